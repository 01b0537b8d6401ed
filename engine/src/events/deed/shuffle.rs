//! Shuffling a library (CR 701.24a (2026-04-17)): what was known of its order is forgotten. It contains nothing.
//! `Deed(deed: Shuffle)` in FORMAT.md.

use super::rules::{Details, PlayerDeed};
use crate::events::change::Change;
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// Nobody knows where any card of the library is now.
pub(crate) struct Shuffle;

impl PlayerDeed for Shuffle {
    fn happen(&self, change: &mut Change<'_>, player: PlayerId, _: Details) -> Result<(), TooLarge> {
        let library = change.state.player_mut(player);
        library.unknown_library += (library.top.len() + library.bottom.len()) as u64;
        library.known_of_top.clear();
        library.top.clear();
        library.bottom.clear();
        Ok(())
    }

    fn is_noted(&self) -> bool {
        true
    }
}
