//! Shroud (CR 702.18 (2026-04-17)), an ability with that name from 2007-05-01 on.

use language::board::{Ability, Restriction};
use language::select::{What, Who, Whom};

/// No spells and abilities can target it.
pub(crate) fn abilities() -> Vec<Ability> {
    let this = Whom::Object(What::This);
    vec![Ability::Restriction(Restriction::CantBeTargeted { whom: this, by: Who::Anyone, from: What::Any })]
}
