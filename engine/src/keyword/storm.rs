//! Storm (CR 702.40 (2026-04-17), 502.30 (2006-10-01)).

use language::board::Ability;
use language::select::{Amount, CastNumber, What};

/// When it is cast, it is copied once for each spell that was cast before it this turn, and new targets may
/// be chosen for each copy.
pub(crate) fn abilities() -> Vec<Ability> {
    let before = Amount::OfCast(CastNumber::Before, What::This);
    vec![super::copied_as_cast::copies(What::This, before)]
}
