//! It becomes day or night (CR 731 (2026-04-17)). It contains nothing; what has daybound or nightbound transforms right
//! after it (`events/day_and_night.rs`). `Daytime` in FORMAT.md.

use super::change::Change;
use language::board::Daytime;

/// The game has this designation and no longer the other.
pub(crate) const fn happen(change: &mut Change<'_>, becomes: Daytime) {
    change.state.daytime = Some(becomes);
}
