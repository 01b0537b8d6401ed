//! What happens on a shortest way to each moment.

use std::sync::OnceLock;

use petgraph::graph::NodeIndex;

use engine::Ruling;
use rulebook::words::{Sentence, Words};

/// What happens on the way to each moment, worked out when it is asked for the first time: it takes going the way once
/// more.
pub(super) struct Happened(Vec<OnceLock<Box<[Sentence]>>>);

impl Happened {
    /// Nothing has been asked for.
    pub(super) fn new(ruling: &Ruling) -> Self {
        Self(std::iter::repeat_with(OnceLock::new).take(ruling.graph().node_count()).collect())
    }

    /// What happens on a shortest way to a moment.
    pub(super) fn before(&self, words: Words<'_>, ruling: &Ruling, at: NodeIndex) -> &[Sentence] {
        let told = || {
            let happened = ruling.chronicle().of(&ruling.shortest(at));
            happened.iter().flat_map(|happened| words.happened(happened)).collect()
        };
        self.0.get(at.index()).map_or(&[], |one| one.get_or_init(told))
    }
}
