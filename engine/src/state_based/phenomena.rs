//! Phenomena in Planechase (CR 704.6f, 312.7 (2026-04-17), 704.5x (2013-07-13)): when no ability of one waits or is on the
//! stack, the planar controller planeswalks. All planes and phenomena that are face up go to the bottom of their owners'
//! planar decks, face down (CR 701.31b (2026-04-17)).
//!
//! Known gap: the planar deck is no part of the board, so it is not known which card is turned face up next, and what
//! lasts until somebody planeswalks goes on.

use super::looking::{Check, Due};
use language::board::CardType;
use language::rule::Switch;
use statements::ids::ObjectId;
use statements::state_based::StateBased;

/// Every phenomenon that is face up is looked at.
pub(crate) fn eval(check: &mut Check<'_>) {
    if !check.table.on(Switch::Phenomena) {
        return;
    }
    let phenomena: Vec<ObjectId> = check.face_up_in_command(CardType::Phenomenon).collect();
    let planes = check.face_up_in_command(CardType::Plane);
    let all: Vec<ObjectId> = planes.chain(phenomena.iter().copied()).collect();
    for id in phenomena {
        if !check.has_waiting(id) {
            check.add(StateBased::Phenomenon, Due::TurnedDown(id, all.clone()));
        }
    }
}
