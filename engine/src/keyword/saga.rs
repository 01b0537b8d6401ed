//! A Saga's first lore counter (CR 714.3a (2018-04-27), 714.3a (2026-04-17)): a rule first, later a replacement effect of its own.
//!
//! With read ahead it enters with as many as are chosen, up to its last chapter (CR 702.155b (2026-04-17)); that chapters before
//! don't trigger then, their abilities say.

use super::stands_for::has_named;
use language::board::{Ability, Characteristics, Counter, Keyword, KeywordName};
use language::effect::{Effect, Rewrite};
use language::rule::Switch;
use language::select::Amount;

/// The effect by which a Saga enters with a lore counter, from when on it has one.
pub(crate) fn effect(is: &Characteristics, on: &dyn Fn(Switch) -> bool) -> Option<Effect> {
    if !is_saga(is) || !on(Switch::SagaLoreByEffect) {
        return None;
    }
    let with = |many| super::enters_with::counters(lore(), Amount::N(many));
    let mut enters = with(1);
    if has_named(is, KeywordName::ReadAhead) {
        enters.rewrite = Rewrite::ChooseOne((1..=last_chapter(is)).map(|many| with(many).rewrite).collect());
    }
    Some(Effect { name: Some("lore".to_owned()), ..enters })
}

/// The number of its last chapter.
fn last_chapter(is: &Characteristics) -> u64 {
    let chapter = |ability: &Ability| {
        if let Ability::Keyword(Keyword::Chapter(number)) = ability { Some(*number) } else { None }
    };
    is.abilities.iter().filter_map(chapter).max().unwrap_or(1)
}

/// Whether something is a Saga.
pub(crate) fn is_saga(is: &Characteristics) -> bool {
    is.subtypes.iter().any(|subtype| subtype == "Saga")
}

/// What tells how far a Saga has come.
pub(crate) fn lore() -> Counter {
    Counter::Named("lore".to_owned())
}
