//! What the window knows. Only [`crate::update`] changes it.

use std::path::PathBuf;

use egui::{Pos2, ThemePreference};
use petgraph::graph::{EdgeIndex, NodeIndex};

use crate::cards::Cards;
use crate::command::Command;
use crate::comparing::Comparing;
use crate::desk::Desk;
use crate::edit::Editing;
use crate::ends::Ends;
use crate::finder::Finder;
use crate::graph::Graph;
use crate::job::Working;
use crate::lookup::Lookup;
use crate::open::Opened;
use crate::own::Own;
use crate::reading::Reading;
use crate::recovery::Recovered;
use crate::shown::Shown;
use crate::timeline::Timeline;
use crate::walk::Walk;
use language::date::Date;

/// What the window knows.
#[derive(Default)]
pub struct State {
    /// The list of boards on the left.
    pub library: Library,
    /// The last board that could be opened.
    pub board: Option<Opened>,
    /// Why the last thing that was asked for could not be done.
    pub message: Option<String>,
    /// The rules date.
    pub date: DateChoice,
    /// The ruling.
    pub ruling: Stage,
    /// The next ruling, while it is worked out; the last one stays until then.
    pub working: Option<Working>,
    /// Whether the ruling is of the board as it was before: what it is now can't be ruled on.
    pub is_outdated: bool,
    /// At most so many moments are worked out.
    pub most_moments: usize,
    /// What is selected in the ruling.
    pub selection: Option<Selection>,
    /// The outcome whose ways are highlighted.
    pub highlight: Option<Highlight>,
    /// Where the graph is looked at from.
    pub camera: Camera,
    /// What is looked for in the graph, and what is folded away.
    pub graph: Graph,
    /// Where somebody is who walks through the ruling.
    pub walk: Option<Walk>,
    /// Two ways or two dates side by side.
    pub comparing: Comparing,
    /// What is asked of the outcomes.
    pub ends: Ends,
    /// What the timeline shows, and the loop on it.
    pub timeline: Timeline,
    /// Light or dark.
    pub theme: ThemePreference,
    /// The size of text, in steps from the usual one.
    pub text_steps: i32,
    /// Where the panels stand.
    pub desk: Desk,
    /// What was changed about the board.
    pub editing: Editing,
    /// The rulebook.
    pub rules: Lookup,
    /// What is known of cards.
    pub cards: Cards,
    /// The user's own collection.
    pub own: Own,
    /// What somebody asked for that would lose changes; it waits for an answer.
    pub leaving: Option<Command>,
    /// Changes that another window did not save before it ended.
    pub recovered: Option<Recovered>,
    /// Whether the window may be closed.
    pub may_close: bool,
    /// The list of everything that can be asked for, while it is open.
    pub finder: Option<Finder>,
    /// Whether the hints of the first start are shown.
    pub hints: bool,
    /// Board files that were opened or saved lately, the last first.
    pub recent: Vec<PathBuf>,
    /// What is on its way to the clipboard.
    pub copied: Option<String>,
}

/// The list of boards on the left.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Library {
    /// Only boards whose name or group has this are listed.
    pub search: String,
    /// What stands in the path field.
    pub path: String,
    /// The full name of the bundled board that is open.
    pub open: Option<String>,
    /// Whether a file dialog is open.
    pub asking: bool,
}

/// The rules date.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DateChoice {
    /// The date chosen; the board's own when nothing.
    pub chosen: Option<Date>,
    /// What stands in the date field.
    pub field: String,
    /// What is wrong with what stands there.
    pub wrong: Option<String>,
}

/// How far the ruling is.
#[derive(Default)]
pub enum Stage {
    /// There is no board, or it can't be ruled on.
    #[default]
    None,
    /// The first of a board is being worked out.
    Working,
    /// It is there.
    Ready(Box<Shown>),
}

/// A selected moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Selection {
    /// The moment.
    pub moment: NodeIndex,
    /// What there is to read about it.
    pub reading: Reading,
    /// The selected step, which starts at the moment.
    pub step: Option<EdgeIndex>,
    /// Whether it is still to be brought into view.
    pub reveal: bool,
    /// Its past and future, when they are lit.
    pub around: Option<Around>,
}

/// What can come before and after a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Around {
    /// Whether each moment can come before it; it itself included.
    pub before: Vec<bool>,
    /// Whether each moment can come after it; it itself included.
    pub after: Vec<bool>,
}

/// The ways to an outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Highlight {
    /// The outcome, by its place in the list.
    pub outcome: usize,
    /// Whether each moment can still lead to it.
    pub moments: Vec<bool>,
    /// Whether each step can.
    pub steps: Vec<bool>,
}

/// Where the graph is looked at from.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Camera {
    /// Everything, if it can be read then, or else the beginning.
    #[default]
    Beginning,
    /// Everything, however small.
    Everything,
    /// This place of the graph is in the middle, at this many points for each unit.
    At {
        /// The place in the middle.
        center: Pos2,
        /// Points for each unit.
        zoom: f32,
    },
}

impl State {
    /// A window without a board.
    pub fn new() -> Self {
        Self { most_moments: crate::shown::USUAL_MOMENTS, ..Self::default() }
    }

    /// The date by which the board is ruled on, or would be.
    pub fn rules_date(&self) -> Date {
        let own = self.board.as_ref().and_then(|board| board.file.board.as_of);
        self.date.chosen.or(own).unwrap_or(Date::NOW)
    }

    /// Whether the board has changes that are in no file: looks at all of the board.
    pub fn has_changes(&self) -> bool {
        self.board.as_ref().is_some_and(|board| self.editing.is_unsaved(&board.file))
    }

    /// Whether leaving the board loses something that is in no file: its changes, or those of other boards of the course.
    pub fn would_lose(&self) -> bool {
        self.has_changes() || self.editing.course.unsaved_elsewhere() > 0
    }

    /// The ruling, when it is there.
    pub fn shown(&self) -> Option<&Shown> {
        match &self.ruling {
            Stage::Ready(shown) => Some(shown),
            Stage::None | Stage::Working => None,
        }
    }
}
