//! Double strike (CR 702.4 (2026-04-17), 502.28 (2006-10-01)): read where combat damage is assigned.

use super::stands_for::has_keyword;
use language::board::{Ability, Characteristics, Keyword};

/// Whether it deals combat damage in both of two combat damage steps.
pub(crate) fn has(is: &Characteristics) -> bool {
    has_keyword(is, &Keyword::DoubleStrike)
}

/// How many times it has it.
pub(crate) fn times(is: &Characteristics) -> usize {
    let same = |ability: &&Ability| matches!(ability, Ability::Keyword(Keyword::DoubleStrike));
    is.abilities.iter().filter(same).count()
}
