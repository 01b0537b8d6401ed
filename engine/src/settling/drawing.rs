//! A card that is drawn is put into its owner's hand (CR 121.1 (2026-04-17)): where anything looks at such moves, the draw
//! contains it, and what can be applied to the move is applied after what can be applied to the draw (CR 616.1g (2026-04-17)).

use crate::events::draw;
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::Situation;
use crate::table::Table;
use language::board::Zone;
use language::effect::EventPattern;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::part::Part;

/// The draw that is pending contains the move of the card, if anything looks at that. `void` are the parts that won't happen.
/// Returns whether it does.
pub(crate) fn put_into_hand(
    table: &Table,
    situation: &mut Situation,
    void: &[u16],
) -> Result<bool, TooLarge> {
    if !void.is_empty() {
        return Ok(false);
    }
    let Some(part) = draw::to_hand(table, situation) else { return Ok(false) };
    let pending = PendingEvent::new(table, situation);
    let triggers = triggers_look(&pending);
    if !triggers && !may_be_looked_at(&pending, &part) {
        return Ok(false);
    }
    let mut with = situation.clone();
    if let Happening::Draw { underway, .. } = &mut with.parts[0].happening {
        *underway = true;
    }
    with.add_part(part)?;
    let judged = PendingEvent::new(table, &with).judged();
    let looks = triggers || !judged.found.is_empty() || !judged.void.is_empty() || judged.dispute.is_some();
    if looks {
        *situation = with;
    }
    Ok(looks)
}

/// Whether there is an effect, or a permanent that says what can't happen, that could look at such a part.
fn may_be_looked_at(pending: &PendingEvent<'_>, part: &Part) -> bool {
    pending.candidates(part).next().is_some() || !pending.view.restrictions.is_empty()
}

/// Whether an ability triggers on cards that are put into hands.
fn triggers_look(pending: &PendingEvent<'_>) -> bool {
    pending.view.triggers.iter().any(|trigger| {
        let EventPattern::Move { from, to, .. } = &trigger.when.event else { return false };
        to.as_ref().is_none_or(|to| to.hold(Zone::Hand))
            && from.as_ref().is_none_or(|from| from.hold(Zone::Library))
    })
}
