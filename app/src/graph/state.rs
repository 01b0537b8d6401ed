//! Looking for something in the graph, and folding branches of it away.

use std::collections::{BTreeMap, BTreeSet};

use egui::{Pos2, Rect};
use petgraph::graph::{DiGraph, EdgeIndex, NodeIndex};

use crate::presentation::Presentation;
use crate::presentation::reach::reached;
use statements::moment::{Moment, Step};

/// Where the graph is looked at from.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Camera {
    /// Everything, if it can be read then, or else the beginning.
    #[default]
    Beginning,
    /// Everything, however small.
    Everything,
    /// This place of the graph is in the middle, at this many points for each unit.
    At {
        /// The place in the middle.
        center: Pos2,
        /// Points for each unit.
        zoom: f32,
    },
}

/// What is looked for in the graph, and what is folded away.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Graph {
    /// What stands in the search field.
    pub words: String,
    /// The moments that say it, from top to bottom.
    pub found: Vec<NodeIndex>,
    /// The one that was last gone to, by its place among them.
    pub at: Option<usize>,
    /// Whether the search field is to get the keyboard.
    pub wants_keyboard: bool,
    /// What is folded away.
    pub folds: Option<Folds>,
    /// By how much nearer it is still to be looked at.
    pub zoom: Option<f32>,
    /// What of it is still to be brought into view.
    pub frame: Option<Rect>,
}

/// Branches that are folded away.
#[derive(Clone, PartialEq, Debug)]
pub struct Folds {
    /// The moments behind which nothing is shown.
    pub folded: BTreeSet<NodeIndex>,
    /// For each of them, how many moments that hides.
    pub behind: BTreeMap<NodeIndex, usize>,
    /// What encloses the rest.
    pub bounds: Rect,
    hidden: Vec<bool>,
}

impl Graph {
    /// Whether a moment is folded away.
    pub fn hides(&self, moment: usize) -> bool {
        self.folds.as_ref().is_some_and(|folds| folds.hidden.get(moment).copied().unwrap_or(false))
    }

    /// Whether a step is folded away: all that lead on from what is folded or hidden.
    pub fn hides_step(&self, graph: &DiGraph<Moment, Step>, step: usize) -> bool {
        let Some(folds) = &self.folds else { return false };
        let from = graph.edge_endpoints(EdgeIndex::new(step)).map(|(from, _)| from);
        from.is_some_and(|from| self.hides(from.index()) || folds.folded.contains(&from))
    }

    /// Whether what is behind a moment is folded away.
    pub fn is_folded(&self, moment: NodeIndex) -> bool {
        self.folds.as_ref().is_some_and(|folds| folds.folded.contains(&moment))
    }

    /// Whether a moment says what is looked for.
    pub fn is_found(&self, moment: NodeIndex) -> bool {
        self.found.binary_search(&moment).is_ok()
    }

    /// Looks for words among what is kept of the moments: their events, players and outcomes, and the steps from them.
    pub fn find(&mut self, shown: &Presentation, words: String) {
        let wanted = words.trim().to_lowercase();
        self.at = None;
        self.found.clear();
        if !wanted.is_empty() {
            let says = |text: &str| text.to_lowercase().contains(&wanted);
            let told = |at: NodeIndex| {
                let face = shown.face(at);
                says(&face.lines.join(" ")) || face.mover.as_deref().is_some_and(says)
            };
            let moments = (0..shown.faces().len()).map(NodeIndex::new);
            self.found.extend(moments.filter(|&at| told(at)));
        }
        self.words = words;
    }

    /// The found moment so many places on, or back; round at the ends.
    pub fn next(&mut self, by: isize) -> Option<NodeIndex> {
        let count = isize::try_from(self.found.len()).ok().filter(|count| *count > 0)?;
        let first = if by < 0 { count - 1 } else { 0 };
        let at = self
            .at
            .and_then(|at| isize::try_from(at).ok())
            .map_or(first, |at| at.saturating_add(by).rem_euclid(count));
        let at = usize::try_from(at).ok()?;
        self.at = Some(at);
        self.found.get(at).copied()
    }

    /// Folds away what is behind a moment, or brings it back.
    pub fn fold(&mut self, shown: &Presentation, moment: NodeIndex) {
        let mut folded = self.folds.take().map(|folds| folds.folded).unwrap_or_default();
        if !folded.remove(&moment) {
            folded.insert(moment);
        }
        if !folded.is_empty() {
            self.folds = Some(Folds::of(shown, folded));
        }
    }
}

impl Folds {
    fn of(shown: &Presentation, folded: BTreeSet<NodeIndex>) -> Self {
        let graph = shown.ruling.graph();
        let start = [NodeIndex::new(0)];
        let seen = reached(graph, start, |at| !folded.contains(&at));
        let hidden: Vec<bool> = seen.into_iter().map(|seen| !seen).collect();
        let count = |&at: &NodeIndex| {
            let behind = reached(graph, [at], |_| true);
            let both = behind.iter().zip(&hidden).filter(|(behind, hidden)| **behind && **hidden);
            (at, both.count())
        };
        let behind = folded.iter().map(count).collect();
        let rest = shown.layout.nodes.iter().zip(&hidden).filter(|(_, hidden)| !**hidden);
        let bounds = rest.fold(Rect::NOTHING, |all, (node, _)| all.union(*node));
        Self { folded, behind, bounds, hidden }
    }
}
