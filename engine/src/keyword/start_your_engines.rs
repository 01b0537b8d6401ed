//! Start your engines! (CR 702.179 (2026-04-17)): read when state-based actions look at a player's speed.
//!
//! Known gap: the ability by which speed goes up when opponents lose life is not there.

use super::stands_for::has_keyword;
use language::board::{Characteristics, Keyword};

/// Whether it gives its controller a speed.
pub(crate) fn has(is: &Characteristics) -> bool {
    has_keyword(is, &Keyword::StartYourEngines)
}
