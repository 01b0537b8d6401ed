//! Infect (CR 702.90 (2026-04-17)): read where damage is dealt.

use super::stands_for::has_keyword;
use language::board::{Characteristics, Keyword};

/// Whether damage of such a source is -1/-1 counters on a creature, and poison counters on a player.
pub(crate) fn has(is: &Characteristics) -> bool {
    has_keyword(is, &Keyword::Infect)
}
