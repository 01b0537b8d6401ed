//! Hexproof (CR 702.11 (2026-04-17)).

use language::board::{Ability, Restriction};
use language::select::{What, Who, Whom};

/// Opponents' spells and abilities can't target it.
pub(crate) fn abilities() -> Vec<Ability> {
    from(&What::Any)
}

/// Opponents' spells of such a quality, and abilities of such sources, can't target it.
pub(crate) fn from(from: &What) -> Vec<Ability> {
    let whom = Whom::Object(What::This);
    vec![Ability::Restriction(Restriction::CantBeTargeted { whom, by: Who::Opponents, from: from.clone() })]
}
