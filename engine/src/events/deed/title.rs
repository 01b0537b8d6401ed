//! Designations of players: the monarch, the initiative, the city's blessing. A player gets one, and of the first two whoever had
//! it has it no longer (CR 725.3, 726.3 (2026-04-17), 716.3 (2017-04-28)). It contains nothing. Who has it already does not get
//! it again, but for the initiative (CR 726.5 (2026-04-17)). `Deed(deed: Get(..))` in FORMAT.md.
//!
//! Judgement: nor does who is the monarch become it again, so that nothing triggers on it.

use super::rules::{Details, PlayerDeed};
use crate::events::change::Change;
use crate::table::state::State;
use language::board::PlayerDesignation;
use language::event::DeedKind;
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// A player gets a designation.
pub(crate) struct Get;

impl PlayerDeed for Get {
    fn is_nothing(&self, state: &State, player: PlayerId, details: Details) -> bool {
        designation(details).is_some_and(|one| {
            one != PlayerDesignation::Initiative && state.player(player).designations.contains(&one)
        })
    }

    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        if let Some(one) = designation(details) {
            give(&mut change.state, player, one);
        }
        Ok(())
    }
}

/// A player has this designation from now on; where it is of one, nobody else has.
pub(crate) fn give(state: &mut State, player: PlayerId, one: PlayerDesignation) {
    if one.is_of_one() {
        for other in &mut state.players {
            other.designations.retain(|known| *known != one);
        }
    }
    let all = &mut state.player_mut(player).designations;
    if let Err(at) = all.binary_search(&one) {
        all.insert(at, one);
    }
}

fn designation(details: Details) -> Option<PlayerDesignation> {
    if let Some(DeedKind::PlayerDesignation(one)) = details.deed.kind() { Some(one) } else { None }
}
