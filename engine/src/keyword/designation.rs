//! Abilities that a permanent has for as long as it has a designation. None of them is copiable.
//!
//! Known gap: menace, which a suspected permanent has besides.

use language::board::{Ability, Designation, Restriction};
use language::effect::{EventPattern, Pattern};
use language::event::Deed;
use language::select::What;

/// What a suspected permanent can't do (CR 701.60c (2026-04-17), 701.58c (2025-02-07)); nothing for any other designation.
pub(crate) fn abilities(designation: Designation) -> Vec<Ability> {
    match designation {
        Designation::Suspected => {
            let blocks = Pattern::new(EventPattern::undergoes(What::This, Deed::Block, None));
            vec![Ability::Restriction(Restriction::Cant(blocks))]
        }
        Designation::Monstrous
        | Designation::Renowned
        | Designation::Goaded
        | Designation::Saddled
        | Designation::Solved
        | Designation::RingBearer
        | Designation::Harnessed
        | Designation::Prepared => Vec::new(),
    }
}
