//! Searching a library (CR 701.23 (2026-04-17)): it is noted, and what is found is up to `with_it`. It contains nothing.
//! `Deed(deed: Search)` in FORMAT.md.

use super::rules::PlayerDeed;

/// A player searches so many cards of a library.
pub(crate) struct Search;

impl PlayerDeed for Search {
    fn is_noted(&self) -> bool {
        true
    }
}
