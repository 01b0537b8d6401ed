//! Keywords that send a spell elsewhere as it leaves the stack: flashback, buyback, rebound
//! (CR 702.34, 702.27, 702.88 (2026-04-17)).

use crate::board::Zone;
use crate::effect::{Cause, Effect, EventPattern, Rewrite};
use crate::event::Place;
use crate::select::What;

/// Paid for, it goes to exile from the stack, wherever it was going.
pub(super) fn flashback() -> Effect {
    Effect { name: Some("flashback".to_owned()), ..leaving("flashback", None, Zone::Exile) }
}

/// Paid for, it goes to its owner's hand as it resolves.
pub(super) fn buyback() -> Effect {
    resolving("buyback", "buyback", Zone::Hand)
}

/// Cast from hand, it goes to exile as it resolves.
pub(super) fn rebound() -> Effect {
    resolving("rebound", "from hand", Zone::Exile)
}

fn resolving(name: &str, paid: &str, zone: Zone) -> Effect {
    let mut effect = leaving(paid, Some(Zone::Graveyard), zone);
    effect.when.because = vec![Cause::Rules];
    Effect { name: Some(name.to_owned()), ..effect }
}

fn leaving(paid: &str, to: Option<Zone>, zone: Zone) -> Effect {
    let what = What::All(vec![What::This, What::Paid(paid.to_owned())]);
    let event = EventPattern::Move { what, from: Some(Zone::Stack), to };
    Effect::new(event, Rewrite::ToZone { zone, place: Place::Top })
}
