//! What an instruction has done "this way": how much of its event has really happened, in the end (CR 608.2c, 609.3
//! (2026-04-17)). `Result` in FORMAT.md.
//!
//! What replaced the event counts as far as it is an event of the same kind: damage that became counters is no damage
//! dealt this way. Each kind counts what it does: damage what was dealt, milling the cards that were milled, wherever they
//! went, drawing the cards that were drawn.

use crate::events::affected::affected;
use crate::events::create::total as create_total;
use crate::events::deed::most as most_done;
use crate::pending::situation::Situation;
use crate::table::object::count_counters;
use crate::table::state::State;
use crate::table::tally::Counted;
use crate::table::view::View;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::Target;
use statements::part::Part;

/// How much of what would happen can happen: no more cards, counters or mana than are there.
pub(crate) fn most(state: &State, happening: &Happening) -> u64 {
    if let Happening::Draw { player } | Happening::MoveTop { player, .. } = *happening {
        return state.player(player).library();
    }
    if let Happening::Deed { deed, of: Target::Player(player), .. } = *happening {
        return most_done(deed, state, player);
    }
    if let Happening::RemoveCounters { from, kind, .. } = *happening {
        return match from {
            Target::Player(player) => count_counters(&state.player(player).counters, kind),
            Target::Object(object) => count_counters(&state.object(object).counters, kind),
        };
    }
    u64::MAX
}

/// A part comes down to what can happen of it. Returns whether nothing of it can, though something was asked for.
pub(crate) fn cut(state: &State, part: &mut Part) -> bool {
    let most = most(state, &part.happening);
    let Some(amount) = part.happening.amount_mut() else { return false };
    let comes_to_nothing = *amount > 0 && most == 0;
    *amount = (*amount).min(most);
    comes_to_nothing
}

/// How much a part of an event adds to what counts like that; `event` is all of it, about to happen to this board.
///
/// # Errors
/// When the number does not fit.
pub(crate) fn done(
    counted: Counted,
    (state, view): (&State, &View),
    event: &Situation,
    at: usize,
) -> Result<u64, TooLarge> {
    let part = &event.parts[at];
    if Counted::of(&part.happening) != counted || is_told_by_what_it_contains(&part.happening) {
        return Ok(0);
    }
    if part.happening.creates() {
        return create_total(event, at);
    }
    // What happens to like objects that are counted together happens to each.
    let each = match affected(state, view, part).target {
        Some(Target::Object(id)) if part.happening.entering().is_none() => state.object(id).count,
        Some(Target::Object(_) | Target::Player(_)) | None => 1,
    };
    let entering = part.happening.entering().map(|entering| entering.count);
    let much = entering.or(part.happening.amount()).unwrap_or(1).min(most(state, &part.happening));
    much.checked_mul(each).ok_or(TooLarge)
}

/// Milling is told by the cards that move, a number of draws by single ones.
fn is_told_by_what_it_contains(happening: &Happening) -> bool {
    let is_mill = Counted::of(happening) == Counted::Milled;
    matches!(happening, Happening::DrawCards { .. }) || is_mill && matches!(happening, Happening::Deed { .. })
}
