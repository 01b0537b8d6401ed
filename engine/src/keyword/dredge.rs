//! Dredge (CR 702.52 (2026-04-17), 502.47 (2008-02-01)).

use language::board::{Ability, Zone};
use language::effect::{Effect, EventPattern, Rewrite};
use language::event::{Deed, Event, Place};
use language::rule::Switch;
use language::select::{Amount, Compare, Condition, What, Who};

/// From the graveyard: a draw of its owner may become milling `cards` and returning it, if there are so many.
///
/// Judgement: before the text of 2020-07-03 the cards are put into the graveyard, which nothing that looks at milling sees.
pub(crate) fn abilities(cards: u64, on: &dyn Fn(Switch) -> bool) -> Vec<Ability> {
    let amount = Amount::N(cards);
    let mill = if on(Switch::DredgeMills) {
        Event::does(Who::You, Deed::Mill, amount)
    } else {
        let what = What::TopOfLibrary(Who::You, Box::new(amount));
        Event::Move { what, to: Zone::Graveyard, place: Place::Top }
    };
    let back = Event::Move { what: What::This, to: Zone::Hand, place: Place::Top };
    let instead = Rewrite::Instead([mill, back].map(|event| super::stands_for::together(vec![event])).into());
    let mut effect = Effect::new(EventPattern::Draw { who: Who::You }, instead);
    effect.when.only_if =
        vec![Condition::Number(Amount::Library(Who::You), Compare::AtLeast, Amount::N(cards))];
    effect.optional = true;
    effect.functions_in = vec![Zone::Graveyard];
    vec![super::stands_for::effect(format!("dredge {cards}"), effect)]
}
