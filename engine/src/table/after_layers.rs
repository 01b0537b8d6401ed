//! What an object is after the layers.

use std::sync::Arc;

use language::board::Characteristics;
use statements::ids::PlayerId;

/// What an object is after the layers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AfterLayers {
    pub(crate) is: Arc<Characteristics>,
    /// Only objects on the battlefield and on the stack have a controller.
    pub(crate) controller: Option<PlayerId>,
    /// Whether something has taken all abilities away, those that a rule gives included.
    pub(crate) bare: bool,
}
