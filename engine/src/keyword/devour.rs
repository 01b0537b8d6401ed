//! Devour (CR 702.82 (2026-04-17)).

use crate::board::CardType;
use crate::effect::{Effect, EnterChoice, EventPattern, Fate, Lifetime, Pattern, Rewrite, Scope};
use crate::select::{What, Who};

/// As it enters, its controller may sacrifice creatures; it gets `each` +1/+1 counters for every one of them.
pub(super) fn effect(each: u64) -> Effect {
    let creatures = What::All(vec![What::Type(CardType::Creature), What::ControlledBy(Who::You)]);
    Effect {
        name: Some(format!("devour {each}")),
        when: Pattern {
            event: EventPattern::Enter { what: What::This, under: Who::Anyone },
            only_if: Vec::new(),
            because: Vec::new(),
            scope: Scope::EachPart,
            recheck: None,
        },
        rewrite: Rewrite::AsEnters(EnterChoice::Objects {
            what: creatures,
            at_most: None,
            fate: Fate::Sacrificed,
            counters_each: each,
        }),
        optional: false,
        decider: None,
        lifetime: Lifetime::WhileFunctions,
        functions_in: Vec::new(),
    }
}
