//! Entwine (CR 702.42 (2026-04-17), 502.32 (2006-10-01)): its cost is read where the cost of a spell is worked out, and
//! whether it was paid where modes are followed.

use language::board::{Ability, Characteristics, Cost, Keyword};

/// How a board says that it was paid.
pub(crate) const PAID: &str = "entwine";

/// The cost of a spell's entwine, if it has one.
pub(crate) fn cost(is: &Characteristics) -> Option<&Cost> {
    is.abilities.iter().find_map(|ability| {
        if let Ability::Keyword(Keyword::Entwine(cost)) = ability { Some(cost) } else { None }
    })
}
