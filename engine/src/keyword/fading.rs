//! Fading (CR 702.32 (2026-04-17)).

use language::board::{Ability, Counter};
use language::effect::Pattern;
use language::event::{Event, Instruction};
use language::select::{Amount, Condition, What, Whom};

/// It enters with so many fade counters; in each upkeep of its controller it loses one, and where it
/// can't it is sacrificed.
pub(crate) fn abilities(amount: u64) -> Vec<Ability> {
    let kind = Counter::Named("fade".to_owned());
    let enters = super::enters_with::counters(kind.clone(), Amount::N(amount));
    let remove =
        Event::RemoveCounters { from: Whom::Object(What::This), kind: kind.clone(), amount: Amount::N(1) };
    let has_one = What::All(vec![What::This, What::With(kind)]);
    let sacrifice = || vec![super::stands_for::together(vec![Event::Sacrifice { what: What::This }])];
    // Also where there is one that can't be removed.
    let removed = Instruction::IfDone { does: vec![remove], then: Vec::new(), otherwise: sacrifice() };
    let fades = Instruction::If {
        condition: Condition::Exists(has_one),
        then: vec![removed],
        otherwise: sacrifice(),
    };
    let upkeep = super::stands_for::triggered(Pattern::new(super::stands_for::your_upkeep()), vec![fades]);
    vec![super::stands_for::effect(format!("fading {amount}"), enters), upkeep]
}
