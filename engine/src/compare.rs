//! Two rulings of one board compared: what comes of one only, and where they part.
//!
//! Rulings are walked in step from their starts: at each pair of moments the pending event, who moves and what is
//! offered are compared; only where all of that is the same does the walk go on, along the same steps.

pub(crate) mod translate;

use std::collections::VecDeque;

use hashbrown::{HashMap, HashSet};
use petgraph::graph::NodeIndex;
use petgraph::visit::EdgeRef;
use translate::Translator;

use crate::ruling::Ruling;
use statements::compare::{Aspect, Difference, Parting};
use statements::fact::Fact;
use statements::ids::EffectId;
use statements::moment::{Moment, Step};
use statements::outcome::Outcome;
use statements::question::Answer;

/// A step as both rulings know it, with effects under the names of the first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Way {
    Pick {
        effect: EffectId,
        part: u16,
        multiplicity: u16,
    },
    Answer(Answer),
    Happens,
    Lane(u32),
    /// A pick of an effect, or an answer, that the other ruling does not know.
    Unknown,
}

/// Compares two rulings of one board, either both in lanes or neither: with [`crate::options::Lanes::Never`] they are
/// neither. Takes time linear in the smaller of them.
pub fn compare(first: &Ruling, second: &Ruling) -> Difference {
    let only_first = missing(&first.outcomes(), &second.outcomes());
    let only_second = missing(&second.outcomes(), &first.outcomes());
    Difference { only_first, only_second, partings: Walk::new(first, second).partings() }
}

/// The places of outcomes whose like the others don't have.
fn missing(outcomes: &[Outcome], others: &[Outcome]) -> Vec<usize> {
    let mut known: HashMap<&[Fact], Vec<&Outcome>> = HashMap::new();
    for other in others {
        known.entry(other.plain_facts()).or_default().push(other);
    }
    let is_there = |outcome: &Outcome| {
        known.get(outcome.plain_facts()).is_some_and(|near| near.iter().any(|other| other.is_like(outcome)))
    };
    let places = outcomes.iter().enumerate().filter(|(_, outcome)| !is_there(outcome));
    places.map(|(place, _)| place).collect()
}

/// A walk through two rulings in step.
struct Walk<'r> {
    first: &'r Ruling,
    second: &'r Ruling,
    translator: Translator<'r>,
}

impl<'r> Walk<'r> {
    fn new(first: &'r Ruling, second: &'r Ruling) -> Self {
        Self { first, second, translator: Translator::new(first, second) }
    }

    fn partings(&self) -> Vec<Parting> {
        let start = [(NodeIndex::new(0), NodeIndex::new(0))];
        let both = self.first.graph().node_count() > 0 && self.second.graph().node_count() > 0;
        let mut open: VecDeque<_> = start.into_iter().filter(|_| both).collect();
        let mut met: HashSet<_> = open.iter().copied().collect();
        let mut partings = Vec::new();
        while let Some((first, second)) = open.pop_front() {
            let aspects = self.aspects(first, second);
            if !aspects.is_empty() {
                partings.push(Parting { first, second, aspects });
                continue;
            }
            let steps = self.steps(first).into_iter().zip(self.other_steps(second));
            for next in steps.map(|((_, first), (_, second))| (first, second)) {
                if met.insert(next) {
                    open.push_back(next);
                }
            }
        }
        partings
    }

    fn aspects(&self, first: NodeIndex, second: NodeIndex) -> Vec<Aspect> {
        let kinds = (self.first.graph()[first], self.second.graph()[second]);
        if kinds.0 != kinds.1 {
            return vec![Aspect::Kind];
        }
        let is_end = matches!(kinds.0, Moment::Outcome | Moment::Loop);
        let ends_differ = || !self.first.outcome(first).is_like(&self.second.outcome(second));
        let ways = |steps: Vec<(Way, NodeIndex)>| steps.into_iter().map(|(way, _)| way).collect::<Vec<_>>();
        let checks = [
            (Aspect::Event, !self.same_event(first, second) || is_end && ends_differ()),
            (Aspect::Mover, self.first.mover(first) != self.second.mover(second)),
            (Aspect::Offer, ways(self.steps(first)) != ways(self.other_steps(second))),
        ];
        checks.into_iter().filter(|(_, differs)| *differs).map(|(aspect, _)| aspect).collect()
    }

    fn same_event(&self, first: NodeIndex, second: NodeIndex) -> bool {
        let (one, other) = (self.first.pending(first), self.second.pending(second));
        let same = |(one, other): (&statements::part::Part, &statements::part::Part)| {
            one.within == other.within && self.translator.same(&one.happening, &other.happening)
        };
        one.len() == other.len() && one.iter().zip(other).all(same)
    }

    /// The steps of a moment of the first ruling, sorted.
    fn steps(&self, at: NodeIndex) -> Vec<(Way, NodeIndex)> {
        sorted(self.first, at, Some, |answer| Some(answer.clone()))
    }

    /// The steps of a moment of the second ruling, with effects under the names of the first, sorted.
    fn other_steps(&self, at: NodeIndex) -> Vec<(Way, NodeIndex)> {
        let (effect, answer) = (|id| self.translator.effect(id), |one: &Answer| self.translator.answer(one));
        sorted(self.second, at, effect, answer)
    }
}

fn sorted(
    ruling: &Ruling,
    at: NodeIndex,
    name: impl Fn(EffectId) -> Option<EffectId>,
    told: impl Fn(&Answer) -> Option<Answer>,
) -> Vec<(Way, NodeIndex)> {
    let way = |step: Step| match step {
        Step::Pick { effect, part, multiplicity } => {
            name(effect).map_or(Way::Unknown, |effect| Way::Pick { effect, part, multiplicity })
        }
        Step::Answer(id) => told(ruling.answer(id)).map_or(Way::Unknown, Way::Answer),
        Step::Happens => Way::Happens,
        Step::Lane(lane) => Way::Lane(lane),
    };
    let mut steps: Vec<_> =
        ruling.graph().edges(at).map(|edge| (way(*edge.weight()), edge.target())).collect();
    steps.sort();
    steps
}
