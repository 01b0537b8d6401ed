//! Spending mana, as costs are paid with it. It contains nothing; which mana is spent is not asked, colourless goes first.
//! `Deed(deed: SpendMana)` in FORMAT.md.

use super::rules::{Cost, Details, PlayerDeed};
use crate::events::change::Change;
use crate::table::state::State;
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// Mana is spent, colorless first, as far as it is there.
pub(crate) struct SpendMana;

impl PlayerDeed for SpendMana {
    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        let mut amount = details.amount;
        for pool in change.state.player_mut(player).mana.iter_mut().rev() {
            let taken = amount.min(*pool);
            *pool -= taken;
            amount -= taken;
        }
        Ok(())
    }

    fn most(&self, state: &State, player: PlayerId) -> u64 {
        state.player(player).mana.iter().copied().fold(0, u64::saturating_add)
    }

    fn is_noted(&self) -> bool {
        true
    }

    fn is_there(&self, cost: &Cost<'_>) -> bool {
        cost.together <= self.most(cost.state, cost.player)
    }
}
