//! Abilities that a permanent has for as long as it has a designation. None of them is copiable.
//!
//! Known gap: who goaded a creature, which attacks somebody else if it can.

use language::board::{Ability, Designation, Keyword, Restriction};
use language::effect::{EventPattern, Pattern};
use language::event::Deed;
use language::select::What;

/// What a suspected permanent has and can't do (CR 701.60c (2026-04-17), 701.58c (2025-02-07)), and what a goaded one has
/// to do (CR 701.15b (2026-04-17)); nothing for any other designation.
pub(crate) fn abilities(designation: Designation) -> Vec<Ability> {
    match designation {
        Designation::Suspected => {
            let blocks = Pattern::new(EventPattern::undergoes(What::This, Deed::Block, None));
            vec![Ability::Keyword(Keyword::Menace), Ability::Restriction(Restriction::Cant(blocks))]
        }
        Designation::Goaded => {
            vec![Ability::Requirement(Pattern::new(EventPattern::undergoes(What::This, Deed::Attack, None)))]
        }
        Designation::Monstrous
        | Designation::Renowned
        | Designation::Saddled
        | Designation::Solved
        | Designation::RingBearer
        | Designation::Harnessed
        | Designation::Prepared => Vec::new(),
    }
}
