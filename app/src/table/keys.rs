//! The keys of the table: the one that opens it, and those of the card that has the keyboard.

use egui::{Context, Id, Key, Modifiers};

use super::{TableCommand, Toward};
use crate::command::Command;
use crate::command::action::{Action, Chapter};

/// The key that opens the panel.
pub(crate) fn keys() -> Vec<Action> {
    let toggle = Command::Table(TableCommand::Toggle);
    vec![Action::ctrl(Chapter::Editing, "Table", "the board as it lies on a table", Key::M, toggle)]
}

/// The card that has the keyboard.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    /// What takes the keyboard.
    pub(crate) id: Id,
    /// The place of the object on the board.
    pub(crate) place: usize,
    /// Whether it was taken up.
    pub(crate) is_lifted: bool,
}

impl Held {
    /// Keeps it until the keys of the next frame are taken.
    pub(crate) fn remember(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Id::unique("the card with the keyboard"), self));
    }

    /// The one that has the keyboard now.
    fn now(ctx: &Context) -> Option<Self> {
        let held: Option<Self> = ctx.data(|data| data.get_temp(Id::unique("the card with the keyboard")));
        held.filter(|held| ctx.memory(|memory| memory.has_focus(held.id)))
    }
}

/// What the keys ask for that a card takes while it has the keyboard. The arrows go to the next card; nobody else takes them.
pub(crate) fn held_keys(ctx: &Context) -> Vec<Command> {
    let Some(held) = Held::now(ctx) else { return Vec::new() };
    let pressed = |key: Key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let mut asked = Vec::new();
    let arrows = [
        (Key::ArrowUp, Toward::Up),
        (Key::ArrowDown, Toward::Down),
        (Key::ArrowLeft, Toward::Left),
        (Key::ArrowRight, Toward::Right),
    ];
    for (key, toward) in arrows {
        if pressed(key) && held.is_lifted {
            asked.push(TableCommand::Choose(toward));
        }
    }
    if held.is_lifted {
        let drops = pressed(Key::Enter) | pressed(Key::Space);
        asked.extend(drops.then_some(TableCommand::Drop));
        asked.extend(pressed(Key::Escape).then_some(TableCommand::Leave));
    } else {
        asked.extend(pressed(Key::Space).then_some(TableCommand::Lift(held.place)));
        let more = pressed(Key::Plus) | pressed(Key::Equals);
        asked.extend(more.then_some(TableCommand::Count(held.place, 1)));
        asked.extend(pressed(Key::Minus).then_some(TableCommand::Count(held.place, -1)));
    }
    asked.into_iter().map(Command::Table).collect()
}
