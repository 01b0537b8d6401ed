//! Whether what is about to happen is begun at all. What isn't does not count as done, and nobody can choose to pay with it
//! (CR 118.3, 118.12, 614.17b (2026-04-17), 419.5b (2006-10-01)). What would enter has to be worked out for that.

use super::drawable::can_draw;
use super::enchanting::{Comes, comes};
use super::pending_event::PendingEvent;
use super::pruning::foresee;
use crate::pending::situation::Situation;
use crate::table::Table;
use statements::error::TooLarge;
use statements::happening::Happening;

/// Whether something about a pending event is begun.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn any_begins(table: &mut Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    foresee(table, situation)?;
    for at in (0..situation.parts.len()).filter(|&at| situation.parts[at].within.is_none()) {
        if begins(table, situation, at)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a part is begun: of several cards to be drawn the first.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn begins(table: &mut Table, situation: &Situation, at: usize) -> Result<bool, TooLarge> {
    if !can_begin(&PendingEvent::new(table, situation), at) {
        return Ok(false);
    }
    let Happening::DrawCards { player, .. } = situation.parts[at].happening else { return Ok(true) };
    can_draw(table, situation, &situation.parts[at], (player, 1))
}

/// Whether a part is something, and neither what says that it can't happen nor the rules keep it from it.
pub(crate) fn can_begin(pending: &PendingEvent<'_>, at: usize) -> bool {
    !pending.is_nothing(at) && !pending.forbidden(at) && !stays_out(pending, at)
}

/// Whether nothing of what would enter does: an Aura that can enchant nothing (CR 303.4g (2026-04-17)); tokens that are such
/// Auras, or no permanents (CR 111.5 (2026-04-17)); a land that is played and can't enter.
fn stays_out(pending: &PendingEvent<'_>, at: usize) -> bool {
    let no_host = |at| matches!(comes(pending, at), Comes::Enchants(_, hosts) if hosts.is_empty());
    let can_t = |at| pending.is_nothing(at) || pending.forbids_itself(at).is_some() || no_host(at);
    let mut inside = pending.entering_within(at).peekable();
    no_host(at) || inside.peek().is_some() && inside.all(can_t)
}
