//! Spending mana, as costs are paid with it. It contains nothing; which mana is spent is not asked, colourless goes first.
//! `Act(act: SpendMana)` in FORMAT.md.

use super::change::Change;
use statements::ids::PlayerId;

/// Mana is spent, colorless first, as far as it is there.
pub(crate) fn happen(change: &mut Change<'_>, player: PlayerId, mut amount: u64) {
    for pool in change.state.player_mut(player).mana.iter_mut().rev() {
        let taken = amount.min(*pool);
        *pool -= taken;
        amount -= taken;
    }
}
