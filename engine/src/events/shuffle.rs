//! Shuffling a library (CR 701.24a (2026-04-17)): what was known of its order is forgotten. It contains nothing.
//! `Act(act: Shuffle)` in FORMAT.md.

use super::change::Change;
use statements::ids::PlayerId;

/// Nobody knows where any card of the library is now.
pub(crate) fn happen(change: &mut Change<'_>, player: PlayerId) {
    let library = change.state.player_mut(player);
    library.unknown_library += (library.top.len() + library.bottom.len()) as u64;
    library.top.clear();
    library.bottom.clear();
}
