//! What a panel adds to the window: what it shows, its keys, what its jobs answer, and what it has made ready.

use egui::{Context, Ui};

use crate::command::action::Action;
use crate::command::{Command, Queue};
use crate::outside::Outside;
use crate::state::State;

/// What a panel adds to the window.
#[derive(Clone, Copy)]
pub(crate) struct Definition {
    /// Shows what is in it.
    pub(crate) show: fn(&mut Ui, &Seen<'_>, &mut Queue),
    /// Whether it stands on the ground of panels, with room around it.
    pub(crate) ground: Ground,
    /// The commands that have keys.
    pub(crate) keys: fn() -> Vec<Action>,
    /// Keys that are taken before all others, while something in it has the keyboard.
    pub(crate) held_keys: fn(&Context) -> Vec<Command>,
    /// Keys that are only taken while it is in front, and nobody types.
    pub(crate) front_keys: fn(&Context) -> Vec<Command>,
    /// Takes in what its jobs have answered; called before each frame.
    pub(crate) take_answers: fn(&mut State, &mut Outside),
    /// Has what it shows made ready; called after each command and answer.
    pub(crate) keep_up: fn(&mut State, &mut Outside),
}

/// What a panel stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    /// The ground of panels, with room around what it shows.
    Framed,
    /// What it draws itself, up to the edge.
    Own,
}

/// What a panel sees.
pub(crate) struct Seen<'a> {
    /// What the window knows.
    pub(crate) state: &'a State,
    /// How much of the window it has.
    pub(crate) room: Room,
}

/// How much of the window a panel has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Room {
    /// A part, beside others or with a row of their titles above it.
    Part,
    /// All of it.
    Whole,
}

impl Definition {
    /// A framed panel without keys and jobs, which needs nothing made ready.
    pub(crate) const fn new(show: fn(&mut Ui, &Seen<'_>, &mut Queue)) -> Self {
        Self {
            show,
            ground: Ground::Framed,
            keys: Vec::new,
            held_keys: |_| Vec::new(),
            front_keys: |_| Vec::new(),
            take_answers: |_, _| {},
            keep_up: |_, _| {},
        }
    }
}
