//! Retrace (CR 702.81 (2026-04-17)).

use language::board::{Ability, CardType};
use language::select::What;

/// Out of the graveyard a land card is discarded for it.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![super::stands_for::discard_for_it("retrace", What::Type(CardType::Land))]
}
