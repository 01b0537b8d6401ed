//! Chapter symbols of Sagas (CR 714.2b (2026-04-17)): a chapter ability triggers as the number of lore counters comes to
//! its own.

use language::board::Ability;
use language::effect::{EventPattern, Pattern};
use language::select::{Amount, Compare, Condition, What, Who, Whom};

/// The ability triggers; what it does is in an ability of its own.
pub(crate) fn abilities(number: u64) -> Vec<Ability> {
    vec![super::stands_for::triggered(trigger(number), Vec::new())]
}

/// Lore counters are put on it: before there were fewer than the chapter's number, then at least so many.
fn trigger(number: u64) -> Pattern {
    let lore = super::saga::lore();
    let on = Amount::Counters(lore.clone(), What::This);
    let before = Amount::Minus(Box::new(on.clone()), Box::new(Amount::ThatMuch));
    Pattern {
        only_if: vec![
            Condition::Number(on, Compare::AtLeast, Amount::N(number)),
            Condition::Number(before, Compare::LessThan, Amount::N(number)),
        ],
        ..Pattern::new(EventPattern::PutCounters {
            who: Who::Anyone,
            on: Whom::Object(What::This),
            kind: Some(lore),
        })
    }
}
