//! Chapter symbols of Sagas (CR 714.2b (2026-04-17)): a chapter ability triggers as the number of lore counters comes to
//! its own.

use language::board::{Ability, Characteristics};
use language::effect::{EventPattern, Pattern};
use language::select::{Amount, Compare, Condition, What, Who, Whom};

/// The ability triggers; what it does is in an ability of its own.
pub(crate) fn abilities(number: u64) -> Vec<Ability> {
    vec![super::stands_for::triggered(trigger(number), Vec::new())]
}

/// Whether something has the chapter ability of such a number written out, with what it does: it is one ability then.
pub(crate) fn is_written_out(is: &Characteristics, number: u64) -> bool {
    let reaches = Condition::Number(lore_on_it(), Compare::AtLeast, Amount::N(number));
    is.abilities.iter().any(|ability| {
        let Ability::Triggered { when, as_it_happens, .. } = ability else { return false };
        let EventPattern::PutCounters { on: Whom::Object(What::This), kind: Some(kind), .. } = &when.event
        else {
            return false;
        };
        *kind == super::saga::lore() && when.only_if.iter().chain(as_it_happens).any(|one| *one == reaches)
    })
}

fn lore_on_it() -> Amount {
    Amount::Counters(super::saga::lore(), What::This)
}

/// Lore counters are put on it: before there were fewer than the chapter's number, then at least so many.
fn trigger(number: u64) -> Pattern {
    let lore = super::saga::lore();
    let on = lore_on_it();
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
