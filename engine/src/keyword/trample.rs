//! Trample (CR 702.19 (2026-04-17), 502.9 (2006-10-01)): read where combat damage is assigned.
//!
//! Known gap: trample over planeswalkers.

use super::stands_for::has_keyword;
use language::board::{Characteristics, Keyword};

/// Whether as an attacker it may assign more than lethal damage to its blockers to whom it attacks.
pub(crate) fn has(is: &Characteristics) -> bool {
    has_keyword(is, &Keyword::Trample)
}
