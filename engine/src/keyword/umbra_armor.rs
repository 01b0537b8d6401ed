//! Umbra armor, once called totem armor (CR 702.89 (2026-04-17)).

use language::board::Ability;
use language::effect::{Effect, EventPattern, Rewrite};
use language::event::{Deed, Event};
use language::select::What;

/// Instead of the enchanted permanent this is destroyed, and the permanent's damage is removed.
pub(crate) fn abilities() -> Vec<Ability> {
    let event = EventPattern::Destroy { what: What::AttachedToBy };
    let heal = Event::undergoes(What::It, Deed::RemoveDamage, None);
    let instead = Event::Destroy { what: What::This, no_regeneration: false };
    vec![super::stands_for::effect("umbra armor", Effect::new(event, Rewrite::Become(vec![heal, instead])))]
}
