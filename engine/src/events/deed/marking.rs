//! Marks of the board's author: a player or a permanent gets one, or has it no longer. Each contains nothing. Who has it already
//! does not get it again, and what is no permanent has none. `GetMark`, `LoseMark`, `Mark`, `Unmark` in FORMAT.md.

use super::rules::{Details, ObjectDeed, PlayerDeed};
use crate::events::change::Change;
use crate::table::designated::Marks;
use crate::table::state::State;
use language::event::Deed;
use statements::error::TooLarge;
use statements::ids::{ObjectId, PlayerId};

/// Somebody or something gets a mark.
pub(crate) struct Gain;

/// Somebody or something has a mark no longer.
pub(crate) struct Loss;

impl PlayerDeed for Gain {
    fn is_nothing(&self, state: &State, player: PlayerId, details: Details) -> bool {
        has(&state.player(player).marks, details)
    }

    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        gain(&mut change.state.player_mut(player).marks, details);
        Ok(())
    }
}

impl ObjectDeed for Gain {
    fn is_nothing(&self, board: &State, object: ObjectId, details: Details) -> bool {
        !board.is_permanent(object) || has(&board.object(object).designations.marks, details)
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge> {
        gain(&mut change.state.object_mut(object).designations.marks, details);
        Ok(())
    }
}

impl PlayerDeed for Loss {
    fn is_nothing(&self, state: &State, player: PlayerId, details: Details) -> bool {
        !has(&state.player(player).marks, details)
    }

    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        lose(&mut change.state.player_mut(player).marks, details);
        Ok(())
    }
}

impl ObjectDeed for Loss {
    fn is_nothing(&self, board: &State, object: ObjectId, details: Details) -> bool {
        !board.is_permanent(object) || !has(&board.object(object).designations.marks, details)
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge> {
        lose(&mut change.state.object_mut(object).designations.marks, details);
        Ok(())
    }
}

fn has(marks: &Marks, details: Details) -> bool {
    details.kind.is_some_and(|mark| marks.has(mark))
}

fn gain(marks: &mut Marks, details: Details) {
    if let Some(mark) = details.kind {
        marks.gain(mark);
    }
}

fn lose(marks: &mut Marks, details: Details) {
    if let Some(mark) = details.kind {
        marks.lose(mark);
    }
}
