//! A planeswalker's loyalty (CR 306.5b (2026-04-17)).

use language::board::{CardType, Characteristics, Counter};
use language::effect::Effect;
use language::select::Amount;

/// The effect by which a planeswalker enters with its loyalty, if it has one.
pub(crate) fn effect(is: &Characteristics) -> Option<Effect> {
    let loyalty = is.loyalty.filter(|&n| n > 0 && is.is(CardType::Planeswalker))?;
    let enters = super::enters_with::counters(Counter::Loyalty, Amount::N(loyalty));
    Some(Effect { name: Some("loyalty".to_owned()), ..enters })
}
