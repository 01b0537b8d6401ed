//! Milling (CR 701.17 (2026-04-17)): the number first, then each card's move, which is contained. `Act(act: Mill)` in
//! FORMAT.md.

use super::zone;
use crate::pending::situation::{Situation, place};
use crate::table::Table;
use language::board::Zone;
use language::event::Act;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::part::Part;

/// A number of cards that nothing replaces any more becomes the moves of these cards, contained in the milling.
/// Returns whether there was one.
///
/// # Errors
/// When there are more cards than parts can be.
pub(crate) fn unfold(table: &Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    let is_open = |part: &Part| matches!(part.happening, Happening::Act { act: Act::Mill, amount, underway: false, .. } if amount > 0);
    let Some(at) = situation.parts.iter().position(is_open) else { return Ok(false) };
    if let Happening::Act { underway, .. } = &mut situation.parts[at].happening {
        *underway = true;
    }
    let part = situation.parts[at].clone();
    let Happening::Act { player, amount, .. } = part.happening else { return Ok(false) };
    let state = table.board(situation.board).player(player);
    for happening in zone::of_top(state, player, amount, Zone::Graveyard) {
        let mut inner = Part::new(happening, part.cause, part.from, part.marks.clone());
        inner.within = Some(place(at)?);
        situation.add_part(inner)?;
    }
    Ok(true)
}
