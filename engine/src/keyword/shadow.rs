//! Shadow (CR 702.28b (2026-04-17), 502.8b (2006-10-01)).

use super::evasion::{cant_block, lacking, not_by};
use language::board::{Ability, Keyword};
use language::select::What;

/// Creatures without shadow can't block it, and it can't block them.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![not_by(lacking(Keyword::Shadow)), cant_block(What::This, lacking(Keyword::Shadow))]
}
