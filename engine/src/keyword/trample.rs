//! Trample and trample over planeswalkers (CR 702.19 (2026-04-17), 502.9 (2006-10-01)): read where combat damage is assigned.

use super::stands_for::has_keyword;
use language::board::{Characteristics, Keyword};

/// Whether as an attacker it may assign more than lethal damage to its blockers to whom it attacks. Trample over
/// planeswalkers is a variant of trample, so that it does, too (CR 702.19c (2022-04-29)).
pub(crate) fn has(is: &Characteristics) -> bool {
    has_keyword(is, &Keyword::Trample) || over_planeswalkers(is)
}

/// Whether as an attacker of a planeswalker it may assign more than that one's loyalty to that one's controller.
pub(crate) fn over_planeswalkers(is: &Characteristics) -> bool {
    has_keyword(is, &Keyword::TrampleOverPlaneswalkers)
}
