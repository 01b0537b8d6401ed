//! Space sculptor (CR 702.158 (2026-04-17)): read when state-based actions look for creatures without a sector.

use super::stands_for::has_keyword;
use language::board::{Characteristics, Keyword};

/// Whether creatures get sectors because of it.
pub(crate) fn has(is: &Characteristics) -> bool {
    has_keyword(is, &Keyword::SpaceSculptor)
}
