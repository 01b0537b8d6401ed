//! Walking through a ruling: one moment at a time, the picks so far, and what each pick would lead to.

use std::collections::BTreeSet;

use petgraph::graph::{EdgeIndex, NodeIndex};

use crate::presentation::Presentation;
use crate::presentation::reach::reached;
use crate::presentation::reading::{Reading, steps};
use rulebook::words::Sentence;
use statements::ids::PlayerId;
use statements::moment::{Moment, Step};

/// At most so many picks are told with what they lead to; a question can have thousands of answers.
pub const MOST: usize = 60;

/// Beyond so many moments times picks it is not worked out what each still leads to.
const MOST_REACHED: usize = 4_000_000;

/// Where somebody who walks through the ruling is.
#[derive(Clone, PartialEq, Debug)]
pub struct Walk {
    /// The steps taken so far.
    pub trail: Vec<EdgeIndex>,
    /// The moment that the trail leads to.
    pub at: NodeIndex,
    /// What there is to read about it.
    pub reading: Reading,
    /// Who picks or answers.
    pub mover: Option<PlayerId>,
    /// What can be picked or answered, at most [`MOST`].
    pub picks: Vec<Pick>,
    /// How many there are more.
    pub more: usize,
    /// The outcomes that can still be come to, by their places in the list.
    pub open: Vec<usize>,
}

/// Something that can be picked, and what it would lead to.
#[derive(Clone, PartialEq, Debug)]
pub struct Pick {
    /// The step that picking it takes.
    pub step: EdgeIndex,
    /// What it is called.
    pub label: String,
    /// What the effect does, where it is one.
    pub does: Option<Sentence>,
    /// Whether the effect became applicable only with the step before.
    pub is_new: bool,
    /// What would be about to happen then, in few words.
    pub then: String,
    /// The outcomes that could still be come to; none where that would take too long.
    pub open: Option<Vec<usize>>,
}

impl Walk {
    /// At the start of a ruling. None when it has no moments.
    pub fn new(shown: &Presentation) -> Option<Self> {
        (shown.ruling.graph().node_count() > 0).then(|| Self::at(shown, Vec::new()))
    }

    /// The same walk through another ruling: the same picks, as far as they can be made there.
    pub fn again(&self, before: &Presentation, shown: &Presentation) -> Option<Self> {
        let mut trail = Vec::new();
        let mut at = NodeIndex::new(0);
        for step in &self.trail {
            let label = before.step(*step);
            let same = |next: &EdgeIndex| shown.step(*next) == label;
            let Some(next) = Some(at)
                .filter(|at| at.index() < shown.ruling.graph().node_count())
                .and_then(|at| steps(&shown.ruling, at).into_iter().find(same))
            else {
                break;
            };
            at = end(shown, next);
            trail.push(next);
        }
        (shown.ruling.graph().node_count() > 0).then(|| Self::at(shown, trail))
    }

    /// Where these steps lead.
    pub fn at(shown: &Presentation, trail: Vec<EdgeIndex>) -> Self {
        let at = trail.last().map_or(NodeIndex::new(0), |step| end(shown, *step));
        let reading = Reading::of(&shown.ruling, shown.words(), at);
        let steps = steps(&shown.ruling, at);
        let told = steps.len().min(MOST);
        let reaches = shown.ruling.graph().node_count().saturating_mul(told) <= MOST_REACHED;
        let pick = |step: &EdgeIndex| pick(shown, &reading, *step, reaches);
        let picks = steps.iter().take(MOST).map(pick).collect();
        let mover = shown.ruling.mover(at);
        Self { trail, at, mover, picks, more: steps.len() - told, open: open(shown, at), reading }
    }

    /// One step further.
    pub fn on(&self, shown: &Presentation, step: EdgeIndex) -> Self {
        let from = shown.ruling.graph().edge_endpoints(step).map(|(from, _)| from);
        let mut trail = self.trail.clone();
        if from == Some(self.at) {
            trail.push(step);
        }
        Self::at(shown, trail)
    }

    /// Back to where only so many steps had been taken.
    pub fn back_to(&self, shown: &Presentation, steps: usize) -> Self {
        Self::at(shown, self.trail.iter().take(steps).copied().collect())
    }

    /// Whether it ends here.
    pub fn is_over(&self) -> bool {
        self.picks.is_empty()
    }

    /// In a ruling of lanes, the step into the lane after the one that was walked through.
    pub fn next_lane(&self, shown: &Presentation) -> Option<EdgeIndex> {
        let lane = shown.ruling.lane_of(self.at)?;
        let first = steps(&shown.ruling, NodeIndex::new(0));
        let into = |step: &EdgeIndex| matches!(shown.ruling.graph()[*step], Step::Lane(to) if to as usize == lane + 1);
        first.into_iter().find(into)
    }
}

fn pick(shown: &Presentation, reading: &Reading, step: EdgeIndex, reaches: bool) -> Pick {
    let to = end(shown, step);
    let does = match shown.ruling.graph()[step] {
        Step::Pick { effect, .. } => {
            reading.offered.iter().find(|one| one.effect == effect).map(|one| one.does.clone())
        }
        Step::Answer(_) => shown.words().step(step),
        Step::Happens | Step::Lane(_) => None,
    };
    let then = match (shown.place(to), shown.ruling.graph()[to]) {
        (Some(place), _) => format!("It ends: outcome {}", place + 1),
        (None, Moment::Open) => "Not worked out: a limit was reached".to_owned(),
        (None, Moment::Deciding) => shown.words().asked(to).map(|asked| asked.text).unwrap_or_default(),
        (None, _) => format!("Then: {}", shown.words().short(to)),
    };
    Pick {
        step,
        label: crate::presentation::label::capital(&shown.step(step)),
        does,
        is_new: shown.is_new(step),
        then,
        open: reaches.then(|| open(shown, to)),
    }
}

/// The outcomes that can be come to from a moment.
fn open(shown: &Presentation, from: NodeIndex) -> Vec<usize> {
    let met = reached(shown.ruling.graph(), [from], |_| true);
    let places = shown.outcomes.iter().enumerate();
    places.filter(|(_, ending)| met[ending.outcome.node.index()]).map(|(place, _)| place).collect()
}

fn end(shown: &Presentation, step: EdgeIndex) -> NodeIndex {
    shown.ruling.graph().edge_endpoints(step).map_or(NodeIndex::new(0), |(_, to)| to)
}

/// The moments of a walk, from the start on.
pub fn moments(shown: &Presentation, trail: &[EdgeIndex]) -> BTreeSet<NodeIndex> {
    std::iter::once(NodeIndex::new(0)).chain(trail.iter().map(|step| end(shown, *step))).collect()
}
