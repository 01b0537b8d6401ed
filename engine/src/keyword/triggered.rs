//! Keywords that are triggered abilities, some of them at earlier dates only: what they wait for.

use crate::board::{CardType, Counter, Zone};
use crate::effect::{EventPattern, Pattern, Scope};
use crate::select::{Condition, What, Whom};

/// Lifelink (502.68a (2008-02-01)): all that it deals at the same time triggers it once.
pub(super) fn lifelink() -> Pattern {
    let event = EventPattern::Damage { from: What::This, to: Whom::Any, combat: None };
    Pattern { scope: Scope::PerSource, ..Pattern::new(event) }
}

/// Deathtouch (502.63a (2008-02-01)): once for each creature that it deals damage to.
pub(super) fn deathtouch() -> Pattern {
    let to = Whom::Object(What::Type(CardType::Creature));
    Pattern::new(EventPattern::Damage { from: What::This, to, combat: None })
}

/// Persist and undying (CR 702.79a, 702.93a (2026-04-17)): it goes from the battlefield to a graveyard without such a
/// counter.
pub(super) fn dies_without(kind: Counter) -> Pattern {
    let (from, to) = (Some(Zone::Battlefield), Some(Zone::Graveyard));
    let event = EventPattern::Move { what: What::This, from, to };
    Pattern {
        only_if: vec![Condition::Not(Box::new(Condition::It(What::With(kind))))],
        ..Pattern::new(event)
    }
}
