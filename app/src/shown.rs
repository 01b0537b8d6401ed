//! A ruling made ready for the window: laid out, with its outcomes and who can force them.

use std::sync::atomic::{AtomicBool, Ordering};

use egui::Vec2;
use engine::answer::Outcome;
use engine::ids::PlayerId;
use engine::ruling::{Moment, Ruling};
use petgraph::graph::{EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;
use rulebook::words::Words;

use crate::columns::Columns;
use crate::label;
use crate::layout::{Layout, Link, lay_out};
use crate::open::Opened;
use crate::reading::can_tell_force;
use crate::theme::size;

/// At first a ruling is worked out as far as this.
pub const USUAL_MOMENTS: usize = 50_000;

/// Beyond so many steps they have no labels.
const LABELLED: usize = 12_000;

/// Beyond so many moments all boxes have the same size.
const SIZED: usize = 30_000;

/// A ruling made ready.
pub struct Shown {
    /// The board that was ruled on.
    pub opened: Opened,
    /// The ruling.
    pub ruling: Ruling,
    /// Where everything stands.
    pub layout: Layout,
    /// The outcomes, in the order in which they were found.
    pub outcomes: Vec<Ending>,
    /// What is different between the outcomes.
    pub columns: Columns,
}

/// An outcome.
pub struct Ending {
    /// The outcome.
    pub outcome: Outcome,
    /// Who can force it; nothing when it would take too long.
    pub forced_by: Option<Vec<PlayerId>>,
    /// Who can avoid it.
    pub avoided_by: Option<Vec<PlayerId>>,
}

impl Shown {
    /// Makes a ruling ready. Takes about as long as building it; once `stop` is set, who can force what is not
    /// worked out any more.
    pub fn of(opened: Opened, ruling: Ruling, stop: &AtomicBool) -> Self {
        let found = ruling.outcomes();
        let words = opened.words(&ruling);
        let columns = Columns::of(words, &found);
        let small = can_tell_force(&ruling);
        let powers = |at: NodeIndex| {
            let goes_on = small && !stop.load(Ordering::Relaxed);
            goes_on.then(|| (ruling.can_force(at), ruling.can_avoid(at)))
        };
        let ending = |outcome: Outcome| {
            let (forced_by, avoided_by) = powers(outcome.node).unzip();
            Ending { outcome, forced_by, avoided_by }
        };
        let outcomes = found.into_iter().map(ending).collect();
        let layout = laid_out(&ruling, words, &columns);
        Self { opened, ruling, layout, outcomes, columns }
    }

    /// The words for the ruling.
    pub fn words(&self) -> Words<'_> {
        self.opened.words(&self.ruling)
    }

    /// The words in the box of a moment.
    pub fn face(&self, at: NodeIndex) -> Face {
        face(&self.ruling, self.words(), &self.columns, at)
    }

    /// The words on a step.
    pub fn step(&self, step: EdgeIndex) -> String {
        label::step(&self.ruling, self.words(), step)
    }

    /// Whether steps have labels.
    pub fn has_labels(&self) -> bool {
        self.ruling.graph().edge_count() <= LABELLED
    }
}

/// The words in the box of a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// Lines of text, short enough for the box.
    pub lines: Vec<String>,
    /// Who orders or decides.
    pub player: Option<PlayerId>,
}

fn face(ruling: &Ruling, words: Words<'_>, columns: &Columns, at: NodeIndex) -> Face {
    match ruling.graph()[at] {
        Moment::Ordering | Moment::Passing => {
            Face { lines: size::wrapped(&words.short(at), size::MOMENT_LINES), player: ruling.orderer(at) }
        }
        Moment::Deciding => {
            let player = ruling.asked(at).and_then(|asked| asked.decider);
            let question = words.asked(at).map_or_else(|| words.short(at), |asked| asked.text);
            Face { lines: size::wrapped(&question, size::MOMENT_LINES), player }
        }
        Moment::Outcome => Face { lines: columns.lines(at), player: None },
        Moment::Loop => Face { lines: vec!["Never ends".to_owned()], player: None },
        Moment::Split => {
            Face { lines: vec![format!("Splits into {} lanes", ruling.lane_count())], player: None }
        }
        Moment::Open => Face { lines: vec!["Not worked out".to_owned()], player: None },
    }
}

fn laid_out(ruling: &Ruling, words: Words<'_>, columns: &Columns) -> Layout {
    let graph = ruling.graph();
    let (labelled, boxed) = (graph.edge_count() <= LABELLED, graph.node_count() <= SIZED);
    let sizes: Vec<Vec2> = graph
        .node_indices()
        .map(|at| if boxed { size::moment(&face(ruling, words, columns, at)) } else { size::PLAIN_MOMENT })
        .collect();
    let links: Vec<Link> = graph
        .edge_references()
        .map(|e| Link {
            from: e.source().index(),
            to: e.target().index(),
            label: labelled.then(|| size::label(&label::step(ruling, words, e.id()))),
        })
        .collect();
    lay_out(&sizes, &links, size::spacing(labelled))
}
