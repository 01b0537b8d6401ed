//! What keywords that send a spell elsewhere as it leaves the stack have in common.

use language::board::Zone;
use language::effect::{Cause, Effect, EventPattern, Rewrite, Zones};
use language::event::Place;
use language::select::What;

/// Instead of anywhere else, as it leaves the stack, if this was paid.
pub(crate) fn anywhere(paid: &str, zone: Zone) -> Effect {
    leaving(paid, Zones::Not(Box::new(zone.into())), zone)
}

/// Instead of its owner's graveyard as it resolves, if this was paid.
pub(crate) fn resolving(paid: &str, zone: Zone) -> Effect {
    let mut effect = leaving(paid, Zones::Graveyard, zone);
    effect.when.because = vec![Cause::Rules];
    effect
}

fn leaving(paid: &str, to: Zones, zone: Zone) -> Effect {
    let what = What::All(vec![What::This, What::Paid(paid.to_owned())]);
    let event = EventPattern::Move { what, from: Some(Zones::Stack), to: Some(to) };
    Effect::new(event, Rewrite::ToZone { zone, place: Place::Top })
}
