//! Indestructible (CR 702.12 (2026-04-17)): "can't be destroyed" as an ability, later as a keyword.

use crate::board::Restriction;
use crate::effect::{EventPattern, Pattern, Scope};
use crate::select::What;

/// It can't be destroyed.
pub(super) fn restriction() -> Restriction {
    Restriction::Cant(Pattern {
        event: EventPattern::Destroy { what: What::This },
        only_if: Vec::new(),
        because: Vec::new(),
        scope: Scope::EachPart,
        recheck: None,
    })
}
