//! What several parts of the board form share: asking for a change, what is wrong, and what is offered.

use egui::Ui;

use crate::board::{BoardCommand, Edit};
use crate::command::{Command, Queue};
use crate::effect::form;
use crate::opened::Opened;
use crate::presentation::label::capital;
use crate::state::State;
use crate::widgets::form::wrong;
use language::board::{Counter, Zone};
use language::event::Script;
use rulebook::words::{Vocabulary, Voice};

/// An item of one of the lists of a board.
#[derive(Clone, Copy)]
pub(crate) struct Placed<'a, T> {
    /// Its place in the list.
    pub(crate) at: usize,
    /// The item as the board has it.
    pub(crate) item: &'a T,
}

/// A field of an item of one of the lists of a board, as a board file spells them.
#[derive(Clone, Copy)]
pub(crate) struct ItemField {
    /// The list that the item is in.
    pub(crate) list: &'static str,
    /// The place of the item in it.
    pub(crate) at: usize,
    /// The field of the item.
    pub(crate) field: &'static str,
}

/// Every zone, in the order in which they are listed and offered.
pub(crate) const ZONES: [Zone; 7] =
    [Zone::Battlefield, Zone::Stack, Zone::Hand, Zone::Graveyard, Zone::Exile, Zone::Library, Zone::Command];

/// What a zone is called here.
pub(crate) const fn zone_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Battlefield => "battlefield",
        Zone::Graveyard => "graveyard",
        Zone::Hand => "hand",
        Zone::Library => "library",
        Zone::Exile => "exile",
        Zone::Stack => "stack",
        Zone::Command => "command zone",
        Zone::Outside => "out of the game",
    }
}

/// The kinds of counters that are offered.
pub(crate) const KINDS: [Counter; 7] = [
    Counter::PlusOne,
    Counter::MinusOne,
    Counter::Loyalty,
    Counter::Defense,
    Counter::Stun,
    Counter::Shield,
    Counter::Finality,
];

/// Words with commas between them.
pub(crate) fn listed(words: &str) -> Vec<String> {
    words.split(',').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Those that stand in its second part.
pub(crate) const MORE_FIELDS: [&str; 21] = [
    "changed",
    "counters_over",
    "designations",
    "goaded_by",
    "marks",
    "gained_over",
    "gained_before",
    "attacked",
    "attached_to",
    "chosen_player",
    "attacks",
    "blocks",
    "must_block",
    "damage_order",
    "count",
    "transformed",
    "back",
    "copy",
    "place",
    "phased_out",
    "phased_out_under",
];

/// What a script says, with a capital in front.
pub(crate) fn said(state: &State, script: &Script) -> String {
    let (you, this) = (script.controller.as_deref(), script.source.as_deref());
    capital(&Voice::of(Vocabulary::new(state.rules_date()), you, this).script(script))
}

/// Says what is wrong with a field of an item in a list of the board.
pub(crate) fn wrong_in(ui: &mut Ui, board: &Opened, of: ItemField) {
    for mistake in board.mistakes.iter().filter(|mistake| mistake.is_in(of.list, of.at, of.field)) {
        wrong(ui, &form::in_words(&mistake.words));
    }
}

/// Asks for a change.
pub(crate) fn send(queue: &mut Queue, edit: Edit) {
    queue.send(Command::Board(BoardCommand::Edit(edit)));
}
