//! Affinity (CR 702.41 (2026-04-17), 502.31 (2006-10-01)): read where the cost of a spell is worked out.

use language::board::{Ability, Characteristics, Keyword};
use language::select::What;

/// What a spell has affinity for, once for each instance: each reduces the cost by itself.
pub(crate) fn each(is: &Characteristics) -> impl Iterator<Item = &What> {
    is.abilities.iter().filter_map(|ability| {
        if let Ability::Keyword(Keyword::Affinity(what)) = ability { Some(what) } else { None }
    })
}
