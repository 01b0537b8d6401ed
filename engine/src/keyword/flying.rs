//! Flying (CR 702.9b, 702.17b (2026-04-17), 502.4b (2006-10-01)).

use super::evasion::{having, only_by};
use language::board::{Ability, Keyword};
use language::select::What;

/// Only creatures with flying or reach can block it.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![only_by(What::OneOf(vec![having(Keyword::Flying), having(Keyword::Reach)]))]
}
