//! Gravestorm (CR 702.69 (2026-04-17)).

use language::board::{Ability, Zone};
use language::effect::{EventPattern, Zones};
use language::select::{Amount, Past, What};

/// When it is cast, it is copied once for each permanent that was put into a graveyard from the battlefield this turn.
pub(crate) fn abilities() -> Vec<Ability> {
    let (from, to) = (Some(Zones::Battlefield), Some(Zone::Graveyard));
    let put = Past::new(EventPattern::Move { what: What::Any, from, to });
    vec![super::copied_as_cast::copies(What::This, Amount::Happened(Box::new(put)))]
}
