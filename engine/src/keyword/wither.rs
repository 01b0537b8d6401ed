//! Wither (CR 702.80 (2026-04-17)): read where damage is dealt.

use super::stands_for::has_keyword;
use language::board::{Characteristics, Keyword};

/// Whether damage of such a source to a creature is -1/-1 counters.
pub(crate) fn has(is: &Characteristics) -> bool {
    has_keyword(is, &Keyword::Wither)
}
