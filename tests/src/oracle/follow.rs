//! What is followed after an event.

use super::env::Env;
use language::event::Instruction;

/// Instructions that are followed after the event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Follow {
    pub(super) does: Vec<Instruction>,
    pub(super) env: Env,
    /// Not now: the first thing of the next turn, phase or step that begins.
    pub(super) waits: bool,
}
