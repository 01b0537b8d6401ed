//! Why blockers can't be declared, or combat damage can't be assigned, as a board says.

use thiserror::Error;

/// Why combat damage can't be assigned like that. Objects and players are named as the board names them.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The source assigns no damage in this step.
    #[error("`{source_name}` assigns no combat damage in this step: {why}")]
    AssignsNone {
        /// The source that assigns damage nevertheless.
        source_name: String,
        /// Why it doesn't.
        why: &'static str,
    },
    /// It must assign as much as its power.
    #[error(
        "`{source_name}` assigns {assigned} combat damage, and its power is {power}: it assigns all of that"
    )]
    OtherTotal {
        /// The source, an attacker or a blocker.
        source_name: String,
        /// What it assigns.
        assigned: u64,
        /// Its power, all of which it must assign.
        power: u64,
    },
    /// It can't assign damage to this at all.
    #[error("`{source_name}` can't assign combat damage to `{to}`: {why}")]
    NotFought {
        /// The source, an attacker or a blocker.
        source_name: String,
        /// Whom or what the damage would be assigned to.
        to: String,
        /// Why it can't, as the end of a sentence.
        why: &'static str,
    },
    /// What comes before the recipient in the damage assignment order lacks lethal damage.
    #[error(
        "`{source_name}` can't assign combat damage to `{to}`: `{before}` comes before it in the damage assignment order and is not assigned lethal damage"
    )]
    OutOfOrder {
        /// The source, an attacker or a blocker.
        source_name: String,
        /// What the damage would be assigned to.
        to: String,
        /// What comes before it.
        before: String,
    },
    /// In no order that could have been announced is the damage assigned like that.
    #[error(
        "`{source_name}` divides its combat damage in a way that no damage assignment order allows: only the last that is assigned damage may lack lethal damage"
    )]
    InNoOrder {
        /// The source whose damage is divided.
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
        /// A creature that blocks the source.
        blocker: String,
    },
    /// Its damage can be divided, and the board does not say how.
    #[error("`{source_name}` can divide its {power} combat damage; say in `assigned` how")]
    NotSaid {
        /// The source whose damage can be divided.
        source_name: String,
        /// Its power, which is what there is to divide.
        power: u64,
    },
}

/// Why blockers can't be declared like that. Objects are named as the board names them.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum IllegalBlock {
    /// It can't block at all.
    #[error("`{blocker}` can't be declared as a blocker: {why}")]
    CantBlock {
        /// The creature that is declared nevertheless.
        blocker: String,
        /// Why it can't.
        why: &'static str,
    },
    /// It can't block this.
    #[error("`{blocker}` can't block `{attacker}`: {why}")]
    CantBlockThat {
        /// The creature that is declared as a blocker.
        blocker: String,
        /// What it can't block.
        attacker: String,
        /// Why it can't.
        why: &'static str,
    },
    /// Something says that it can't block this.
    #[error("`{blocker}` can't block `{attacker}`: `{source_name}` says so")]
    Restricted {
        /// The creature that is declared as a blocker.
        blocker: String,
        /// What it can't block.
        attacker: String,
        /// What says so.
        source_name: String,
    },
    /// It blocks more than it can.
    #[error("`{blocker}` is declared to block {declared} attackers, and it can block {most}")]
    TooMany {
        /// The creature that is declared to block so many.
        blocker: String,
        /// How many it is declared to block.
        declared: usize,
        /// How many it can block.
        most: usize,
    },
    /// It could obey more requirements.
    #[error(
        "`{blocker}` has to block if it can: {most} of the requirements on it can be obeyed, and this obeys {obeyed}; declare that it blocks {instead}"
    )]
    Disobeyed {
        /// The creature with the requirements on it.
        blocker: String,
        /// How many requirements can be obeyed.
        most: usize,
        /// How many are.
        obeyed: usize,
        /// What it would have to block.
        instead: String,
    },
}
