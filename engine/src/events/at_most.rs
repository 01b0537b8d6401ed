//! How much of an event can happen: no more cards, counters or mana than are there
//! (CR 608.2c, 609.3 (2026-04-17)).

use crate::events::deed::most as most_done;
use crate::events::deed::rules::Stock;
use crate::table::state::State;
use statements::happening::Happening;
use statements::ids::Target;
use statements::part::Part;

/// How much of what would happen can happen: no more cards, counters or mana than are there.
pub(crate) fn most(state: &State, happening: &Happening) -> u64 {
    if let Happening::Draw { player, .. } = *happening {
        return state.player(player).library();
    }
    if let Happening::MoveUnknown { player, from, .. } = *happening {
        return Stock::of_unknown(from).map_or(0, |stock| stock.of(state.player(player)));
    }
    if let Happening::Deed { deed, of: Target::Player(player), .. } = *happening {
        return most_done(deed, state, player);
    }
    if let Happening::RemoveCounters { from, kind, .. } = *happening {
        return state.counters(from, kind);
    }
    u64::MAX
}

/// A part comes down to what can happen of it: what was there before the event, and is there yet. Returns whether nothing
/// of it can, though something was asked for.
pub(crate) fn cut([before, now]: [&State; 2], part: &mut Part) -> bool {
    let most = most(before, &part.happening).min(most(now, &part.happening));
    let Some(amount) = part.happening.amount_mut() else { return false };
    let comes_to_nothing = *amount > 0 && most == 0;
    *amount = (*amount).min(most);
    comes_to_nothing
}
