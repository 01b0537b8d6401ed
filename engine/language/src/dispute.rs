//! Where the rules do not decide: both readings are followed, as a question to nobody.
//!
//! Each is listed in `docs/judgements.md` with the texts that were read. A reading once taken holds for
//! the whole path.

use serde::{Deserialize, Serialize};

use crate::rule::Rule;

/// A reading of what the rules leave open.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Reading {
    /// The reading that its dispute names first.
    First,
    /// The reading that its dispute names second.
    Second,
}

/// Something that the rules of a date leave open.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Dispute {
    /// Before 2017-04-28: whether a self-replacement effect can be applied to an event that can't happen. First
    /// reading: it can, for what it replaces never happens. Second: what can't happen can't be replaced.
    SelfReplacementOfCant,
    /// Of tokens that have become different before "that many plus some" is applied, what the added ones are. First
    /// reading: like some of those that are there, as the player says. Second: as the instruction describes them.
    MoreOfUnlikeTokens,
    /// Before 2025-07-25: whether an object that has been chosen to change zones as one permanent enters can be chosen for
    /// another that enters with it. First reading: it can't, as with what is sacrificed. Second: it can, once for each
    /// permanent.
    ChosenForSeveral,
}

impl Dispute {
    /// Every dispute, in the order of the declaration.
    pub const ALL: &[Self] = &[Self::SelfReplacementOfCant, Self::MoreOfUnlikeTokens, Self::ChosenForSeveral];

    /// The rule that leaves it open.
    pub const fn rule(self) -> Rule {
        match self {
            Self::SelfReplacementOfCant => Rule::CantEffects,
            Self::MoreOfUnlikeTokens => Rule::TokensCountersEffects,
            Self::ChosenForSeveral => Rule::EntersObjectOnce,
        }
    }
}
