//! Riot (CR 702.136 (2026-04-17)).

use language::board::{Ability, Counter, Keyword};
use language::effect::{Effect, EnterChoice, EventPattern, Rewrite};
use language::select::{Amount, What};

/// It enters with a +1/+1 counter, or it gains haste.
pub(crate) fn abilities() -> Vec<Ability> {
    let counter = Rewrite::EnterWithCounters { kind: Counter::PlusOne, amount: Amount::N(1) };
    let haste = EnterChoice::Gains(Box::new(Ability::Keyword(Keyword::Haste)));
    let event = EventPattern::enters(What::This);
    let either = Rewrite::ChooseOne(vec![counter, Rewrite::AsEnters(haste)]);
    vec![super::stands_for::effect("riot", Effect::new(event, either))]
}
