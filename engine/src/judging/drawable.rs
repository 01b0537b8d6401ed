//! Whether as many cards can be drawn as are to be.

use super::pending_event::PendingEvent;
use crate::pending::situation::Situation;
use crate::table::Table;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::PlayerId;
use statements::part::Part;

/// Whether nothing says that the last of so many draws can't happen, once the others have: who can't draw more than one card
/// each turn can't choose to draw two (CR 121.2b, 121.3 (2026-04-17), 119.3 (2009-07-11)). An empty library can be drawn from.
///
/// Judgement: of several cards also before 2018-04-27, when no text speaks of them.
///
/// # Errors
/// When there would be more draws than can be counted.
pub(crate) fn can_draw(
    table: &mut Table,
    situation: &Situation,
    part: &Part,
    (player, amount): (PlayerId, u64),
) -> Result<bool, TooLarge> {
    let last = last_draw(table, situation, part, (player, amount))?;
    Ok(last.is_none_or(|last| !PendingEvent::new(table, &last).forbidden(0)))
}

/// The last of so many draws, once the others have happened; none where there is none.
///
/// # Errors
/// When there would be more draws than can be counted.
pub(crate) fn last_draw(
    table: &mut Table,
    situation: &Situation,
    part: &Part,
    (player, amount): (PlayerId, u64),
) -> Result<Option<Situation>, TooLarge> {
    let Some(others) = amount.checked_sub(1) else { return Ok(None) };
    let mut last = situation.clone();
    if others > 0 {
        let mut state = table.board(situation.board).clone();
        let drawn = &mut state.player_mut(player).drawn;
        *drawn = drawn.checked_add(others).ok_or(TooLarge)?;
        last.board = table.keep_board(state);
    }
    let draw = Part { happening: Happening::Draw { player, underway: false }, ..part.clone() };
    last.parts = [draw].into_iter().collect();
    Ok(Some(last))
}
