//! Absorb (CR 702.64 (2026-04-17)).

use language::board::Ability;
use language::effect::{Effect, EventPattern, Prevention, Quantity, Rewrite, Scope};
use language::select::{Amount, What, Whom};

/// So much of the damage that a source would deal to it at any one time is prevented.
pub(crate) fn abilities(much: u64) -> Vec<Ability> {
    let event = EventPattern::Damage { from: What::Any, to: Whom::Object(What::This), combat: None };
    let some = Prevention { amount: Quantity::Some(Amount::N(much)), ..Prevention::default() };
    let mut effect = Effect::new(event, Rewrite::Prevent(some));
    effect.when.scope = Scope::PerSource;
    vec![super::stands_for::effect(format!("absorb {much}"), effect)]
}
