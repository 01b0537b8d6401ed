//! Monstrosity (CR 701.37 (2026-04-17), 701.29 (2017-04-28)): what is not monstrous gets so many +1/+1 counters, and then becomes
//! monstrous. It contains nothing: each of the two is an event of its own that follows, and can be replaced; without the
//! counters it becomes monstrous all the same, and with 0 too. What is monstrous already, or no permanent, does nothing.
//! `Deed(deed: Monstrosity)` in FORMAT.md.
//!
//! Known gap: the X of monstrosity X is not known to other abilities. Several permanents at once carry it out in the order of
//! parts.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::state::State;
use language::board::{Counter, Designation};
use language::event::{Deed, Event, Instruction};
use language::select::{Amount, Condition, What, Who, Whom};
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// The permanent carries out monstrosity.
pub(crate) struct Monstrosity;

impl ObjectDeed for Monstrosity {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        !board.is_permanent(object) || board.object(object).designations.has(Designation::Monstrous)
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge> {
        let player = change.state.object(object).controller;
        change.follow_rule(player, Some(object), &[instructions(details.amount)]);
        Ok(())
    }
}

/// Asked once more: where it happens twice at once, the second time finds it monstrous.
fn instructions(counters: u64) -> Instruction {
    let one = |event| Instruction::Do { events: vec![event], unless: Vec::new() };
    let (on, amount) = (Whom::Object(What::It), Amount::N(counters));
    let grow = Event::PutCounters { who: Who::You, on, kind: Counter::PlusOne, amount };
    let becomes = Event::undergoes(What::It, Deed::Become(Designation::Monstrous), None);
    let is_monstrous = What::All(vec![What::It, What::Designated(Designation::Monstrous)]);
    Instruction::If {
        condition: Condition::Not(Box::new(Condition::Exists(is_monstrous))),
        then: vec![one(grow), one(becomes)],
        otherwise: Vec::new(),
    }
}
