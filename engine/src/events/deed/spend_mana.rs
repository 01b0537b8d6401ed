//! Spending mana, as costs are paid with it. It contains nothing; which mana is spent is not asked, colourless goes first.
//! `Deed(deed: SpendMana)` in FORMAT.md.

use super::rules::{Details, PlayerDeed, Stock};
use crate::events::change::Change;
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

    fn is_noted(&self) -> bool {
        true
    }

    fn takes(&self) -> Option<Stock> {
        Some(Stock::Mana)
    }
}
