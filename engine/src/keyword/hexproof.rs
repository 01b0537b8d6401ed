//! Hexproof (CR 702.11 (2026-04-17)).

use language::board::{Ability, Restriction};
use language::select::{What, Who, Whom};

/// Opponents' spells and abilities can't target it.
pub(crate) fn abilities() -> Vec<Ability> {
    let this = Whom::Object(What::This);
    vec![Ability::Restriction(Restriction::CantBeTargeted {
        whom: this,
        by: Who::Opponents,
        from: What::Any,
    })]
}
