//! Rebound (CR 702.88 (2026-04-17)).

use language::board::paid::FREE;
use language::board::{Ability, Period, Step, Zone};
use language::effect::Rewrite;
use language::event::Instruction;
use language::select::Who;

/// Cast from hand, it goes to exile as it resolves, and in the next upkeep of its controller an ability triggers: it may be
/// cast from there.
pub(crate) fn abilities() -> Vec<Ability> {
    let mut effect = super::leaving_the_stack::resolving("from hand", Zone::Exile);
    let cast = super::stands_for::cast(Who::You, FREE);
    let later = Instruction::Later {
        period: Period::Step(Step::Upkeep),
        who: Who::You,
        of_next_turn: false,
        does: vec![Instruction::Trigger { does: vec![super::stands_for::may(vec![cast])] }],
    };
    effect.rewrite = Rewrite::All(vec![effect.rewrite, Rewrite::Also(vec![later])]);
    vec![super::stands_for::effect("rebound", effect)]
}
