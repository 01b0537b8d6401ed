//! What is so for a time since a spell or an ability has said it: something that can't happen, or an ability that triggers.
//! Unlike what such effects do to objects, it is so of whoever and whatever is there then (CR 611.2c (2026-04-17)).

use std::sync::Arc;

use super::changed::Ends;
use language::board::Ability;
use statements::ids::EnvId;

/// Something that is so for a time.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lasting {
    /// Its number among those that are so, for as long as it is.
    pub(crate) number: u32,
    pub(crate) ability: Arc<Ability>,
    /// What its words refer to.
    pub(crate) env: EnvId,
    pub(crate) ends: Ends,
    /// Whether it triggers the next time only.
    pub(crate) once: bool,
    /// Whether what it does is done immediately afterwards.
    pub(crate) at_once: bool,
}

/// The number of the next one.
pub(crate) fn next_number(all: &[Lasting]) -> u32 {
    all.iter().map(|one| one.number + 1).max().unwrap_or(0)
}
