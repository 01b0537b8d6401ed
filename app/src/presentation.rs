//! A ruling made ready for the window: laid out, with its words, its outcomes and who can force them.

pub mod columns;
mod face;
pub mod glance;
mod happened;
pub mod label;
mod layered;
pub mod layout;
pub mod measure;
pub mod names;
mod news;
pub mod reach;
pub mod reading;

use std::borrow::Cow;
use std::sync::Arc;

use egui::Vec2;
use petgraph::graph::{EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;

use engine::{Cancel, Ruling};
use rulebook::words::layers::LayersTold;
use rulebook::words::{Sentence, Words};
use statements::completion::Completion;
use statements::ids::{EffectId, ObjectId, PlayerId};
use statements::moment::{Moment, Step};
use statements::outcome::Outcome;

pub use face::Face;

use columns::Columns;
use glance::Glance;
use happened::Happened;
use layered::Layered;
use layout::shape::{Layout, Link};
use layout::{LineIndex, Map, lanes, lay_out};
use names::Names;
use news::News;
use reading::can_tell_force;

use crate::opened::Opened;
use crate::theme::size;

/// At first a ruling is worked out as far as this.
pub const USUAL_MOMENTS: usize = 50_000;

/// Beyond so many steps they have no labels.
const LABELLED: usize = 12_000;

/// The words of so many moments are kept; the boxes of further ones have the same size all, and can't be searched.
pub const FACED: usize = 60_000;

/// A ruling made ready.
pub struct Presentation {
    /// The board that was ruled on.
    pub opened: Opened,
    /// The ruling of that board.
    pub ruling: Ruling,
    /// Where everything stands.
    pub layout: Layout,
    /// The whole of it, very small.
    pub map: Map,
    /// Which lines pass where.
    pub line_index: LineIndex,
    /// The outcomes, in the order in which they were found.
    pub outcomes: Vec<Ending>,
    /// What is different between the outcomes.
    pub columns: Columns,
    /// What has a name on the board.
    pub names: Names,
    /// What it comes to at a glance, where nobody reads all of it.
    pub glance: Option<Glance>,
    /// What does nothing on the board: where it stands in the file, and why.
    pub notes: Vec<(String, Sentence)>,
    faces: Vec<Face>,
    labels: Vec<String>,
    news: News,
    happened: Happened,
    layered: Layered,
}

/// An outcome, and who has power over it.
pub struct Ending {
    /// The outcome as the engine found it.
    pub outcome: Outcome,
    /// Who can force it; nothing when it would take too long.
    pub forced_by: Option<Vec<PlayerId>>,
    /// Who can avoid it.
    pub avoided_by: Option<Vec<PlayerId>>,
}

impl Presentation {
    /// Makes a ruling ready. Takes about as long as building it; once `stop` says so, who can force what is not
    /// worked out any more.
    pub fn of(opened: Opened, ruling: Ruling, stop: &Cancel) -> Self {
        let found = ruling.outcomes();
        let Drawn { layout, columns, faces, labels } = Drawn::of(&opened, &ruling, &found);
        let small = can_tell_force(&ruling);
        let powers = |at: NodeIndex| {
            let goes_on = small && stop.why().is_none();
            goes_on.then(|| (ruling.can_force(at), ruling.can_avoid(at)))
        };
        let ending = |outcome: Outcome| {
            let (forced_by, avoided_by) = powers(outcome.node).unzip();
            Ending { outcome, forced_by, avoided_by }
        };
        let is_whole = ruling.completion() == Completion::Whole && ruling.lane_count() == 0;
        let tells = ruling.graph().node_count() > size::MANY && is_whole && found.len() > 1;
        let glance = tells.then(|| Glance::of(&ruling, opened.words(&ruling), &columns, &found));
        let outcomes = found.into_iter().map(ending).collect();
        let (map, line_index) = (Map::of(&layout), LineIndex::of(&layout));
        let (names, news) = (Names::of(&opened.board), News::new(&ruling));
        let happened = Happened::new(&ruling);
        let notes = if stop.why().is_some() { Vec::new() } else { opened.notes(&ruling) };
        Self {
            opened,
            ruling,
            layout,
            map,
            line_index,
            outcomes,
            columns,
            names,
            glance,
            notes,
            faces,
            labels,
            news,
            happened,
            layered: Layered::default(),
        }
    }

    /// Whether anything is about to happen on the board: else there is no ruling to tell of.
    pub fn has_events(&self) -> bool {
        !self.opened.board.events.is_empty()
    }

    /// The words for the ruling.
    pub fn words(&self) -> Words<'_> {
        self.opened.words(&self.ruling)
    }

    /// The words in the box of a moment.
    pub fn face(&self, at: NodeIndex) -> Cow<'_, Face> {
        match self.faces.get(at.index()) {
            Some(face) => Cow::Borrowed(face),
            None => Cow::Owned(Face::of(&self.ruling, self.words(), &self.columns, at)),
        }
    }

    /// The words in the boxes of the first moments, as far as they are kept.
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// The words on a step.
    pub fn step(&self, step: EdgeIndex) -> Cow<'_, str> {
        match self.labels.get(step.index()) {
            Some(words) => Cow::Borrowed(words),
            None => Cow::Owned(label::step(&self.ruling, self.words(), step)),
        }
    }

    /// Whether steps have labels.
    pub fn has_labels(&self) -> bool {
        !self.labels.is_empty()
    }

    /// The effects that became applicable with whichever step leads to a moment. Judges them when it is asked for the
    /// first time.
    pub fn news(&self, at: NodeIndex) -> &[EffectId] {
        self.news.at(&self.ruling, at)
    }

    /// The same, if it was asked for before.
    pub fn known_news(&self, at: NodeIndex) -> Option<&[EffectId]> {
        self.news.known(at)
    }

    /// Whether a step picks an effect that became applicable only with the step before it.
    pub fn is_new(&self, step: EdgeIndex) -> bool {
        let from = self.ruling.graph().edge_endpoints(step).map(|(from, _)| from);
        match self.ruling.graph()[step] {
            Step::Pick { effect, .. } => from.is_some_and(|from| self.news(from).contains(&effect)),
            Step::Answer(_) | Step::Happens | Step::Lane(_) => false,
        }
    }

    /// What happens on a shortest way to a moment: events, triggers, what resolves. Goes the way when it is asked for the
    /// first time.
    pub fn happened(&self, before: NodeIndex) -> &[Sentence] {
        self.happened.before(self.words(), &self.ruling, before)
    }

    /// What an object is at a moment, layer by layer; none for what is not there.
    pub fn by_layer(&self, at: NodeIndex, id: ObjectId) -> Option<Arc<LayersTold>> {
        self.layered.get(at, id, || Some(self.words().by_layer(&self.ruling.by_layer(Some(at), id)?)))
    }

    /// What an object is at a moment, in a line; none for what is not there.
    pub fn look(&self, at: NodeIndex, id: ObjectId) -> Option<String> {
        Some(self.words().look(&self.ruling.look(Some(at), id)?))
    }

    /// The place of an outcome in the list, for the moment at which it is reached.
    pub fn place(&self, at: NodeIndex) -> Option<usize> {
        self.columns.place(at)
    }

    /// Whether a moment is an end.
    pub fn is_end(&self, at: NodeIndex) -> bool {
        matches!(self.ruling.graph()[at], Moment::Outcome | Moment::Loop | Moment::Open)
    }
}

/// What is drawn of a ruling: where everything stands, and the words there.
pub struct Drawn {
    /// Where everything stands.
    pub layout: Layout,
    /// What is different between the outcomes.
    pub columns: Columns,
    /// The words in the boxes of the first moments; those of further ones are not drawn.
    pub faces: Vec<Face>,
    /// The words on the steps; none where there are too many.
    pub labels: Vec<String>,
}

impl Drawn {
    /// Lays out a ruling whose outcomes are these.
    pub fn of(opened: &Opened, ruling: &Ruling, outcomes: &[Outcome]) -> Self {
        let (words, graph) = (opened.words(ruling), ruling.graph());
        let columns = Columns::of(words, &opened.board, outcomes);
        let faces: Vec<Face> =
            graph.node_indices().take(FACED).map(|at| Face::of(ruling, words, &columns, at)).collect();
        let labelled = graph.edge_count() <= LABELLED && !is_wide(ruling);
        let labels = graph.edge_indices().filter(|_| labelled);
        let labels: Vec<String> = labels.map(|step| label::step(ruling, words, step)).collect();
        let layout = laid_out(ruling, &faces, &labels);
        Self { layout, columns, faces, labels }
    }
}

/// Whether a ruling has more moments than somebody reads.
pub fn is_many(shown: &Presentation) -> bool {
    shown.ruling.graph().node_count() > size::MANY
}

/// Whether some row has too many moments for labels beside each other.
fn is_wide(ruling: &Ruling) -> bool {
    let graph = ruling.graph();
    let links: Vec<Link> = graph
        .edge_references()
        .map(|e| Link { from: e.source().index(), to: e.target().index(), label: None })
        .collect();
    ruling.lane_count() == 0 && layout::is_wide(graph.node_count(), &links)
}

fn laid_out(ruling: &Ruling, faces: &[Face], labels: &[String]) -> Layout {
    let graph = ruling.graph();
    let size = |at: NodeIndex| faces.get(at.index()).map_or(size::PLAIN_MOMENT, measure::moment);
    let sizes: Vec<Vec2> = graph.node_indices().map(size).collect();
    let links: Vec<Link> = graph
        .edge_references()
        .map(|e| Link {
            from: e.source().index(),
            to: e.target().index(),
            label: labels.get(e.id().index()).map(|words| measure::label(words)),
        })
        .collect();
    let spacing = measure::spacing(!labels.is_empty());
    if ruling.lane_count() > 0 {
        let lanes: Vec<Option<usize>> = graph.node_indices().map(|at| ruling.lane_of(at)).collect();
        return lanes::lay_out(&sizes, &links, &lanes, spacing);
    }
    lay_out(&sizes, &links, spacing)
}
