//! Combat: whether blockers may be declared like that (CR 509 (2026-04-17), 309 (2006-10-01)); who assigns combat damage in
//! which of the steps, to whom, and whether an assignment is legal (CR 510 (2026-04-17), 310 (2006-10-01)).
//!
//! Only a combat that the board tells of is looked at: creatures that say whom they attack or block. Where none does,
//! combat damage is assigned by whoever writes the board.

mod assignment;
mod blockers;
mod defending;
mod fighters;
mod removal;

pub use blockers::IllegalBlock;

pub(crate) use assignment::{Assigned, complete};
pub(crate) use blockers::{Blocks, check as check_blocks};
pub(crate) use defending::defends;
pub(crate) use fighters::{DamageStep, Fighter, fighters};
pub(crate) use removal::removed;

use thiserror::Error;

/// Why combat damage can't be assigned like that. Objects and players are named as the board names them.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The source assigns no damage in this step.
    #[error("`{source_name}` assigns no combat damage in this step: {why}")]
    AssignsNone {
        /// The source.
        source_name: String,
        /// Why it doesn't.
        why: &'static str,
    },
    /// It must assign as much as its power.
    #[error(
        "`{source_name}` assigns {assigned} combat damage, and its power is {power}: it assigns all of that"
    )]
    OtherTotal {
        /// The source.
        source_name: String,
        /// What it assigns.
        assigned: u64,
        /// Its power.
        power: u64,
    },
    /// It can't assign damage to this at all.
    #[error("`{source_name}` can't assign combat damage to `{to}`: {why}")]
    NotFought {
        /// The source.
        source_name: String,
        /// The recipient.
        to: String,
        /// Why not.
        why: &'static str,
    },
    /// What comes before the recipient in the damage assignment order lacks lethal damage.
    #[error(
        "`{source_name}` can't assign combat damage to `{to}`: `{before}` comes before it in the damage assignment order and is not assigned lethal damage"
    )]
    OutOfOrder {
        /// The source.
        source_name: String,
        /// The recipient.
        to: String,
        /// What comes before it.
        before: String,
    },
    /// In no order that could have been announced is the damage assigned like that.
    #[error(
        "`{source_name}` divides its combat damage in a way that no damage assignment order allows: only the last that is assigned damage may lack lethal damage"
    )]
    InNoOrder {
        /// The source.
        source_name: String,
    },
    /// A blocker lacks lethal damage.
    #[error(
        "`{source_name}` can't assign combat damage to `{to}`: `{blocker}`, which blocks it, is not assigned lethal damage"
    )]
    BeforeLethal {
        /// The source, which has trample.
        source_name: String,
        /// Whom or what it attacks.
        to: String,
        /// The blocker.
        blocker: String,
    },
    /// Its damage can be divided, and the board does not say how.
    #[error("`{source_name}` can divide its {power} combat damage; say in `assigned` how")]
    NotSaid {
        /// The source.
        source_name: String,
        /// Its power.
        power: u64,
    },
}
