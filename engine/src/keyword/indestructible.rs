//! Indestructible (CR 702.12 (2026-04-17)): "can't be destroyed" as an ability, later as a keyword.

use language::board::{Ability, Restriction};
use language::effect::{EventPattern, Pattern};
use language::select::What;

/// It can't be destroyed.
pub(crate) fn abilities() -> Vec<Ability> {
    let destroyed = EventPattern::Destroy { what: What::This };
    vec![Ability::Restriction(Restriction::Cant(Pattern::new(destroyed)))]
}
