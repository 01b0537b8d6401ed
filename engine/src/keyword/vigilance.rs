//! Vigilance (CR 702.20b (2026-04-17), 502.14 (2006-10-01)): read where attackers are declared.

use super::stands_for::has_keyword;
use language::board::{Characteristics, Keyword};

/// Whether attacking does not tap it.
pub(crate) fn has(is: &Characteristics) -> bool {
    has_keyword(is, &Keyword::Vigilance)
}
