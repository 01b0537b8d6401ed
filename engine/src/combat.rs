//! Combat: whether attackers and blockers may be declared like that (CR 508, 509 (2026-04-17), 308, 309 (2006-10-01)); who
//! assigns combat damage in which of the steps, to whom, whether an assignment is legal and which divisions there are
//! (CR 510 (2026-04-17), 310 (2006-10-01)).
//!
//! Only a combat that the board tells of is looked at: creatures that say whom they attack or block. Where none does,
//! combat damage is assigned by whoever writes the board.

pub(crate) mod assignment;
pub(crate) mod attackers;
pub(crate) mod blockers;
pub(crate) mod controlled_anew;
pub(crate) mod demands;
pub(crate) mod dividing;
pub(crate) mod fighters;
mod most;
pub(crate) mod removal;
pub(crate) mod unobeyed;
