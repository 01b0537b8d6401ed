//! Split second (CR 702.61 (2026-04-17), 502.58 (2006-10-01)).
//!
//! That nobody can activate abilities meanwhile is asked as one is announced (`engine/src/script/announcing.rs`).

use language::board::{Ability, Restriction, Zone};
use language::effect::{EventPattern, Pattern};
use language::select::{What, Who};

/// While it is on the stack, nobody can cast other spells.
pub(crate) fn abilities() -> Vec<Ability> {
    let what = What::Not(Box::new(What::This));
    let cast = Pattern::new(EventPattern::Cast { who: Who::Anyone, what });
    let ability = Box::new(Ability::Restriction(Restriction::Cant(cast)));
    vec![Ability::FunctionsIn { zones: vec![Zone::Stack], ability }]
}
