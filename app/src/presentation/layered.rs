//! What an object is, layer by layer: the one that was asked for last is kept, since it is shown frame by frame.

use std::sync::{Arc, Mutex, PoisonError};

use petgraph::graph::NodeIndex;

use rulebook::words::layers::LayersTold;
use statements::ids::ObjectId;

/// What was asked for last.
#[derive(Default)]
pub(super) struct Layered(Mutex<Option<Last>>);

struct Last {
    at: NodeIndex,
    id: ObjectId,
    told: Arc<LayersTold>,
}

impl Layered {
    /// What is told of an object at a moment; `tell` works it out where it was not asked for last.
    pub(super) fn get(
        &self,
        at: NodeIndex,
        id: ObjectId,
        tell: impl FnOnce() -> Option<LayersTold>,
    ) -> Option<Arc<LayersTold>> {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = last.as_ref().filter(|known| (known.at, known.id) == (at, id)) {
            return Some(Arc::clone(&known.told));
        }
        let told = Arc::new(tell()?);
        *last = Some(Last { at, id, told: Arc::clone(&told) });
        Some(told)
    }
}
