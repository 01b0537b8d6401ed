//! Protection, as far as it prevents damage and stops targeting (CR 702.16b, 702.16e (2026-04-17)).

use crate::board::{Ability, Characteristics, Keyword};
use crate::effect::{Effect, EventPattern, Prevention, Quantity, Rewrite};
use crate::select::{What, Whom};

/// Damage from such sources to it is prevented.
pub(super) fn abilities(from: &What) -> Vec<Ability> {
    let event = EventPattern::Damage { from: from.clone(), to: Whom::Object(What::This), combat: None };
    let all = Prevention { amount: Quantity::All, then: Vec::new() };
    vec![super::effect("protection", Effect::new(event, Rewrite::Prevent(all)))]
}

/// What the protection is from, each time that it has it.
pub(crate) fn from(is: &Characteristics) -> impl Iterator<Item = &What> {
    is.abilities.iter().filter_map(|ability| {
        if let Ability::Keyword(Keyword::Protection(from)) = ability { Some(from) } else { None }
    })
}
