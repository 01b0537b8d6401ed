//! Protection, as far as it prevents damage and keeps from blocking (CR 702.16e, 702.16f (2026-04-17)).

use crate::board::{Ability, Restriction};
use crate::effect::{Effect, EventPattern, Pattern, Prevention, Quantity, Rewrite};
use crate::event::Deed;
use crate::select::{What, Whom};

/// Damage from such sources to it is prevented, and such creatures can't block it.
pub(super) fn abilities(from: &What) -> Vec<Ability> {
    let event = EventPattern::Damage { from: from.clone(), to: Whom::Object(What::This), combat: None };
    let all = Prevention { amount: Quantity::All, then: Vec::new() };
    let to = Some(Whom::Object(What::This));
    let blocks = EventPattern::Undergo { what: from.clone(), deed: Deed::Block, to };
    vec![
        super::effect("protection", Effect::new(event, Rewrite::Prevent(all))),
        Ability::Restriction(Restriction::Cant(Pattern::new(blocks))),
    ]
}
