//! Gravestorm (CR 702.69 (2026-04-17)).

use language::board::Ability;
use language::effect::{EventPattern, Zones};
use language::select::{Amount, Past, What};

/// As it is cast it is copied, as often as permanents have gone to graveyards this turn.
pub(crate) fn abilities() -> Vec<Ability> {
    let (from, to) = (Some(Zones::Battlefield), Some(Zones::Graveyard));
    let put = Past::new(EventPattern::Move { what: What::Any, from, to });
    vec![super::copied_as_cast::copies(What::This, Amount::Happened(Box::new(put)))]
}
