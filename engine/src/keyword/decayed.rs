//! Decayed (CR 702.147 (2026-04-17)).

use language::board::{Ability, Period, Restriction, Step};
use language::effect::{EventPattern, Pattern};
use language::event::{Deed, Event, Instruction};
use language::select::{What, Who};

/// It can't block; when it attacks, it is sacrificed at the end of combat.
pub(crate) fn abilities() -> Vec<Ability> {
    let blocks = Pattern::new(EventPattern::undergoes(What::This, Deed::Block, None));
    let sacrifice = super::stands_for::together(vec![Event::Sacrifice { what: What::This }]);
    let later = Instruction::Later {
        period: Period::Step(Step::EndCombat),
        who: Who::Anyone,
        of_next_turn: false,
        does: vec![Instruction::Trigger { does: vec![sacrifice] }],
    };
    vec![
        Ability::Restriction(Restriction::Cant(blocks)),
        super::stands_for::triggered(super::stands_for::of_this(Deed::Attack), vec![later]),
    ]
}
