//! Schemes in Archenemy (CR 704.6e, 314.6 (2026-04-17), 704.5w (2012-05-01)): one that is not ongoing is turned face down
//! and put on the bottom of its owner's scheme deck once nothing holds it back. Until 2018-04-27 only its own abilities
//! do, from then on those of any scheme.
//!
//! The scheme deck is no part of the board: what is face down in the command zone lies in it, and in which order does not
//! matter here.

use super::looking::{Check, Due};
use language::board::{CardType, Supertype};
use language::rule::Switch;
use statements::ids::ObjectId;
use statements::state_based::StateBased;

/// Every scheme that is face up is looked at.
pub(crate) fn eval(check: &mut Check<'_>) {
    if !check.table.on(Switch::Schemes) {
        return;
    }
    let of_all = check.table.on(Switch::AnySchemeHolds);
    let is_scheme = |id: ObjectId| check.table.print(check.state.object(id).print).is(CardType::Scheme);
    let any_waits = check.waits_of(is_scheme);
    for id in check.face_up_in_command(CardType::Scheme) {
        let ongoing = check.view.seen[id.index()].is.supertypes.contains(&Supertype::Ongoing);
        let held = if of_all { any_waits } else { check.has_waiting(id) };
        if !ongoing && !held {
            check.add(StateBased::Scheme, Due::TurnedDown(id, vec![id]));
        }
    }
}
