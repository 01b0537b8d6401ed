//! Protection, as far as it prevents damage (CR 702.16e (2026-04-17)).

use crate::effect::{Effect, EventPattern, Prevention, Quantity, Rewrite};
use crate::select::{What, Whom};

/// Damage from such sources to it is prevented.
pub(super) fn effect(from: &What) -> Effect {
    let event = EventPattern::Damage { from: from.clone(), to: Whom::Object(What::This), combat: None };
    let all = Prevention { amount: Quantity::All, then: Vec::new() };
    Effect { name: Some("protection".to_owned()), ..Effect::new(event, Rewrite::Prevent(all)) }
}
