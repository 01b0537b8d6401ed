//! State-based actions, called effects until 2009-07-11 (CR 704.5, 704.6 (2026-04-17), 420.5 (2006-10-01)): which are due
//! on a board. A file for each family; each adds what it finds. All that is found happens as one event, whose parts can
//! be replaced like any others: `script/state_based.rs` carries it out.
//!
//! Known gap: between 2009-07-11 and 2012-05-01, on a day that no text tells, deathtouch began to ask for toughness above
//! 0; here it always does. A creature without toughness goes to the graveyard either way.

pub(crate) mod attachments;
pub(crate) mod battles;
pub(crate) mod commanders;
pub(crate) mod counters;
pub(crate) mod creatures;
pub(crate) mod dungeons;
pub(crate) mod legends;
pub(crate) mod looking;
pub(crate) mod phenomena;
pub(crate) mod planeswalkers;
pub(crate) mod players;
pub(crate) mod roles;
pub(crate) mod sagas;
pub(crate) mod schemes;
pub(crate) mod sectors;
pub(crate) mod speed;
pub(crate) mod teams;
pub(crate) mod tokens;
pub(crate) mod world;

use crate::state_based::looking::{Check, Found};
use crate::table::Table;
use crate::table::state::State;
use crate::table::view::View;

/// What is due on a board, in the order of the families. Tokens and copies cease to exist by [`ceases`].
pub(crate) fn due(table: &Table, state: &State, view: &View) -> Vec<Found> {
    let mut check = Check { table, state, view, found: Vec::new() };
    crate::state_based::players::eval(&mut check);
    crate::state_based::teams::eval(&mut check);
    crate::state_based::creatures::eval(&mut check);
    crate::state_based::planeswalkers::eval(&mut check);
    crate::state_based::legends::eval(&mut check);
    crate::state_based::world::eval(&mut check);
    crate::state_based::attachments::eval(&mut check);
    crate::state_based::counters::eval(&mut check);
    crate::state_based::sagas::eval(&mut check);
    crate::state_based::battles::eval(&mut check);
    crate::state_based::roles::eval(&mut check);
    crate::state_based::commanders::eval(&mut check);
    crate::state_based::dungeons::eval(&mut check);
    crate::state_based::sectors::eval(&mut check);
    crate::state_based::speed::eval(&mut check);
    crate::state_based::schemes::eval(&mut check);
    crate::state_based::phenomena::eval(&mut check);
    check.found
}
