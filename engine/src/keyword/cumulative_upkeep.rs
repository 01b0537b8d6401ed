//! Cumulative upkeep (CR 702.24 (2026-04-17), 502.13 (2006-10-01)). Whether its cost is paid for all age counters is asked;
//! nothing is looked for to pay it with.

use language::board::{Ability, Counter, Zone};
use language::effect::Pattern;
use language::event::{Event, Instruction};
use language::select::{Condition, What, Who};

/// In its controller's upkeep it gets an age counter, and is sacrificed if its cost is not paid for each of them.
pub(crate) fn abilities() -> Vec<Ability> {
    let age = super::stands_for::puts(What::This, Counter::Named("age".to_owned()), 1);
    let sacrifice = super::stands_for::together(vec![Event::Sacrifice { what: What::This }]);
    let unpaid = Instruction::May { who: Who::You, does: Vec::new(), otherwise: vec![sacrifice] };
    let here = What::All(vec![What::This, What::In(Zone::Battlefield)]);
    let does = vec![Instruction::If {
        condition: Condition::Exists(here),
        then: vec![super::stands_for::together(vec![age]), unpaid],
        otherwise: Vec::new(),
    }];
    vec![super::stands_for::triggered(Pattern::new(super::stands_for::your_upkeep()), does)]
}
