//! Which effects became applicable with the step to a moment.

use std::sync::OnceLock;

use petgraph::Direction;
use petgraph::graph::NodeIndex;

use engine::Ruling;
use statements::ids::EffectId;
use statements::moment::Step;

/// What is new at each moment, worked out when it is asked for the first time: it takes judging every effect twice
/// for each step that leads there.
pub(super) struct News(Vec<OnceLock<Box<[EffectId]>>>);

impl News {
    /// Nothing has been asked for.
    pub(super) fn new(ruling: &Ruling) -> Self {
        Self(std::iter::repeat_with(OnceLock::new).take(ruling.graph().node_count()).collect())
    }

    /// What is new at a moment by every step that leads there.
    pub(super) fn at(&self, ruling: &Ruling, at: NodeIndex) -> &[EffectId] {
        self.0.get(at.index()).map_or(&[], |news| news.get_or_init(|| new_at(ruling, at)))
    }

    /// The same, if it was asked for before.
    pub(super) fn known(&self, at: NodeIndex) -> Option<&[EffectId]> {
        self.0.get(at.index())?.get().map(AsRef::as_ref)
    }
}

/// With another event everything is new, and that says nothing.
fn new_at(ruling: &Ruling, at: NodeIndex) -> Box<[EffectId]> {
    let mut common: Option<Vec<EffectId>> = None;
    for step in ruling.graph().edges_directed(at, Direction::Incoming) {
        if matches!(step.weight(), Step::Happens | Step::Lane(_)) {
            return Box::default();
        }
        let new = ruling.changes(petgraph::visit::EdgeRef::id(&step)).became_applicable;
        let still = |known: Vec<EffectId>| known.into_iter().filter(|one| new.contains(one)).collect();
        common = Some(common.take().map_or_else(|| new.clone(), still));
        if common.as_ref().is_some_and(Vec::is_empty) {
            break;
        }
    }
    common.unwrap_or_default().into_boxed_slice()
}
