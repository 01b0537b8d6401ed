//! Banding (CR 702.22j, 702.22k (2026-04-17), 502.10h (2006-10-01)): read where combat damage is divided.
//!
//! Known gap: bands are not declared, so attackers do not become blocked together, and "bands with other" is not there.

use super::stands_for::has_keyword;
use language::board::{Characteristics, Keyword};

/// Whether its controller divides the damage of what it blocks, or of what blocks it.
pub(crate) fn has(is: &Characteristics) -> bool {
    has_keyword(is, &Keyword::Banding)
}
