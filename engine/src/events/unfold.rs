//! What nothing replaces any more in its next stage: damage and its results, cards drawn one by one.

use super::{damage_results, deed, draw};
use crate::pending::situation::Situation;
use crate::table::Table;
use statements::error::TooLarge;

/// What nothing replaces any more goes into its next stage: damage into its results, milling into the moves of the
/// cards, a number of draws into single draws. `void` are the parts that won't happen. Returns whether anything did.
pub(crate) fn unfold(table: &mut Table, situation: &mut Situation, void: &[u16]) -> Result<bool, TooLarge> {
    Ok(damage_results::deal(table, situation, void)?
        || deed::unfold(table, situation)?
        || draw::draws_after(table, situation)?
        || draw::next_draw(table, situation, void)?)
}
