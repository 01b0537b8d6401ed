//! A planeswalker's loyalty (CR 306.5b (2026-04-17)).

use crate::board::{CardType, Characteristics, Counter};
use crate::effect::{Effect, EventPattern, Lifetime, Pattern, Rewrite, Scope};
use crate::select::{Amount, What, Who};

/// The effect by which a planeswalker enters with its loyalty, if it has one.
pub(crate) fn effect(is: &Characteristics) -> Option<Effect> {
    let loyalty = is.loyalty.filter(|&n| n > 0 && is.is(CardType::Planeswalker))?;
    Some(Effect {
        name: Some("loyalty".to_owned()),
        when: Pattern {
            event: EventPattern::Enter { what: What::This, under: Who::Anyone },
            only_if: Vec::new(),
            because: Vec::new(),
            scope: Scope::EachPart,
            recheck: None,
        },
        rewrite: Rewrite::EnterWithCounters { kind: Counter::Loyalty, amount: Amount::N(loyalty) },
        optional: false,
        decider: None,
        lifetime: Lifetime::WhileFunctions,
        functions_in: Vec::new(),
    })
}
