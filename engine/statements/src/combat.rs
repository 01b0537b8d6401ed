//! Why attackers or blockers can't be declared, or combat damage can't be assigned, as a board says.

use language::rule::Rule;
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
        "`{source_name}` assigns {assigned} combat damage, and has {power} to assign: it assigns all of that"
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
    /// The planeswalker that it attacks is not assigned as much as its loyalty.
    #[error(
        "`{source_name}` can't assign combat damage to `{to}`: `{walker}`, which it attacks, is not assigned as much as its loyalty"
    )]
    BeforeLoyalty {
        /// The source, which has trample over planeswalkers.
        source_name: String,
        /// Who controls what it attacks.
        to: String,
        /// The planeswalker that it attacks.
        walker: String,
    },
    /// There are more ways to divide all damage than are asked for.
    #[error(
        "there are more than {most} ways to divide combat damage; say in `assigned` how `{source_name}` does"
    )]
    TooManyWays {
        /// A source whose damage can be divided.
        source_name: String,
        /// So many ways are gone through.
        most: usize,
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

/// Who says something of a declaration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Says {
    /// What says so.
    pub source_name: String,
    /// By which keyword; none where it is said in words.
    pub keyword: Option<&'static str>,
}

impl std::fmt::Display for Says {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { source_name, keyword } = self;
        match keyword {
            Some(keyword) => write!(f, "`{source_name}` has {keyword}"),
            None => write!(f, "`{source_name}` says so"),
        }
    }
}

/// Why attackers can't be declared like that. Objects and players are named as the board names them.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum IllegalAttack {
    /// It can't attack at all.
    #[error("`{attacker}` can't be declared as an attacker: {why}")]
    CantAttack {
        /// The creature that is declared nevertheless.
        attacker: String,
        /// Why it can't.
        why: &'static str,
    },
    /// It can't attack this.
    #[error("`{attacker}` can't attack `{to}`: {why}")]
    CantAttackThat {
        /// The creature that is declared as an attacker.
        attacker: String,
        /// Whom or what it can't attack.
        to: String,
        /// Why it can't.
        why: &'static str,
    },
    /// Something says that it can't attack this.
    #[error("`{attacker}` can't attack `{to}`: {says}")]
    Restricted {
        /// The creature that is declared as an attacker.
        attacker: String,
        /// Whom or what it can't attack.
        to: String,
        /// What says so.
        says: Says,
    },
    /// It is declared alone, and can't attack alone.
    #[error("`{attacker}` can't attack alone: {says}")]
    Alone {
        /// The only creature that is declared.
        attacker: String,
        /// What says so.
        says: Says,
    },
    /// More requirements can be obeyed.
    #[error(
        "{most} of the requirements to attack can be obeyed, and this obeys {obeyed}; declare that {instead}"
    )]
    FewerObeyed {
        /// How many requirements can be obeyed.
        most: usize,
        /// How many are.
        obeyed: usize,
        /// A declaration that obeys so many.
        instead: String,
    },
    /// There are more ways to declare than the program goes through.
    #[error("there are more ways to attack than the program goes through; leave out what does not matter")]
    TooManyWays,
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
    #[error("`{blocker}` can't block `{attacker}`: {says}")]
    Restricted {
        /// The creature that is declared as a blocker.
        blocker: String,
        /// What it can't block.
        attacker: String,
        /// What says so.
        says: Says,
    },
    /// It is blocked by fewer creatures than it can be blocked by.
    #[error("`{attacker}` can't be blocked by {found}, but by {least} or more: {says}")]
    TooFewBlockers {
        /// What is blocked.
        attacker: String,
        /// By how many it is blocked.
        found: usize,
        /// By how many at least it can be.
        least: usize,
        /// What says so.
        says: Says,
    },
    /// It is blocked by more creatures than it can be blocked by.
    #[error("`{attacker}` can't be blocked by {found}, but by {most} at most: {says}")]
    TooManyBlockers {
        /// What is blocked.
        attacker: String,
        /// By how many it is blocked.
        found: usize,
        /// By how many at most it can be.
        most: usize,
        /// What says so.
        says: Says,
    },
    /// It is declared alone, and can't block alone.
    #[error("`{blocker}` can't block alone: {says}")]
    Alone {
        /// The only creature that is declared.
        blocker: String,
        /// What says so.
        says: Says,
    },
    /// More requirements can be obeyed by all together.
    #[error(
        "{most} of the requirements to block can be obeyed, and this obeys {obeyed}; declare that {instead}"
    )]
    FewerObeyed {
        /// How many requirements can be obeyed.
        most: usize,
        /// How many are.
        obeyed: usize,
        /// A declaration that obeys so many.
        instead: String,
    },
    /// There are more ways to declare than the program goes through.
    #[error("there are more ways to block than the program goes through; leave out what does not matter")]
    TooManyWays,
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

impl Illegal {
    /// The rule that it breaks.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::AssignsNone { .. }
            | Self::OtherTotal { .. }
            | Self::NotFought { .. }
            | Self::TooManyWays { .. }
            | Self::NotSaid { .. } => Rule::CombatDamageAssigned,
            Self::OutOfOrder { .. } | Self::InNoOrder { .. } => Rule::DamageOrder,
            Self::BeforeLethal { .. } | Self::BeforeLoyalty { .. } => Rule::Trample,
        }
    }
}

impl IllegalAttack {
    /// The rule that it breaks.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::CantAttack { .. } | Self::CantAttackThat { .. } => Rule::AttackersDeclared,
            Self::Restricted { .. } | Self::Alone { .. } => Rule::AttacksRestricted,
            Self::FewerObeyed { .. } | Self::TooManyWays => Rule::AttacksRequired,
        }
    }
}

impl IllegalBlock {
    /// The rule that it breaks.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::CantBlock { .. } | Self::CantBlockThat { .. } | Self::TooMany { .. } => {
                Rule::BlockersDeclared
            }
            Self::Restricted { .. }
            | Self::TooFewBlockers { .. }
            | Self::TooManyBlockers { .. }
            | Self::Alone { .. } => Rule::BlocksRestricted,
            Self::Disobeyed { .. } | Self::FewerObeyed { .. } | Self::TooManyWays => Rule::BlocksRequired,
        }
    }
}
