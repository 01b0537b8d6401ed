//! Jump-start (CR 702.133 (2026-04-17)).

use language::board::{Ability, Zone};
use language::select::What;

/// A card is discarded for it. Cast so, it goes to exile from the stack, wherever it was going.
pub(crate) fn abilities() -> Vec<Ability> {
    let exiled = super::leaving_the_stack::anywhere("jump-start", Zone::Exile);
    vec![
        super::stands_for::discard_for_it("jump-start", What::Any),
        super::stands_for::effect("jump-start", exiled),
    ]
}
