//! A Saga's first lore counter (CR 714.3a (2018-04-27), 714.3a (2026-04-17)): a rule first, later a replacement effect of its own.
//!
//! With read ahead it enters with as many as are chosen, up to its last chapter, and chapters before don't trigger
//! (CR 702.155 (2026-04-17)).

use super::stands_for::has_named;
use language::board::{Ability, Characteristics, Counter, Keyword, KeywordName};
use language::effect::{Effect, EventPattern, Rewrite};
use language::rule::Switch;
use language::select::{Amount, Compare, Condition, Past, What};

/// The effect by which a Saga enters with a lore counter, from when on it has one.
pub(crate) fn effect(is: &Characteristics, on: &dyn Fn(Switch) -> bool) -> Option<Effect> {
    let ahead = reads_ahead(is);
    if !(is_saga(is) && (on(Switch::SagaLoreByEffect) || ahead && on(Switch::SagaLoreByRule))) {
        return None;
    }
    let with = |many| super::enters_with::counters(lore(), Amount::N(many));
    let mut enters = with(1);
    if ahead {
        let last = last_chapter(is).unwrap_or(1);
        enters.rewrite = Rewrite::ChooseOne((1..=last).map(|many| with(many).rewrite).collect());
    }
    Some(Effect { name: Some("lore".to_owned()), ..enters })
}

/// The greatest number among its chapter abilities; none when it has none.
pub(crate) fn last_chapter(is: &Characteristics) -> Option<u64> {
    let chapter = |ability: &Ability| {
        if let Ability::Keyword(Keyword::Chapter(number)) = ability { Some(*number) } else { None }
    };
    is.abilities.iter().filter_map(chapter).max()
}

/// Whether it is chosen with how many lore counters it enters.
pub(crate) fn reads_ahead(is: &Characteristics) -> bool {
    has_named(is, KeywordName::ReadAhead)
}

/// What a chapter of what reads ahead asks for of what has happened.
pub(crate) fn entered() -> Past {
    Past::new(EventPattern::enters(What::Any))
}

/// A chapter ability of what reads ahead: in the turn in which that enters, it triggers only where there are just as many lore
/// counters (CR 702.155a (2026-04-17)).
pub(crate) fn from_there_on(chapter: &mut Ability, number: u64) {
    let Ability::Triggered { when, .. } = chapter else { return };
    let entered = What::HappenedTo(Box::new(entered()));
    let entered = Condition::Exists(What::All(vec![What::This, entered]));
    let on = Amount::Counters(lore(), What::This);
    let exactly = Condition::Number(on, Compare::Exactly, Amount::N(number));
    when.only_if.push(Condition::OneOf(vec![Condition::Not(Box::new(entered)), exactly]));
}

/// Whether something is a Saga.
pub(crate) fn is_saga(is: &Characteristics) -> bool {
    is.subtypes.iter().any(|subtype| subtype == "Saga")
}

/// What tells how far a Saga has come.
pub(crate) fn lore() -> Counter {
    Counter::Named("lore".to_owned())
}
