//! What there is to read about one moment of a ruling, gathered for the window and for the printed page.

use petgraph::Direction;
use petgraph::graph::{EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;

use super::label;
use engine::Ruling;
use rulebook::words::{Sentence, Words};
use statements::ids::EffectId;
use statements::moment::Moment;
use statements::verdict::{Judged, Reason, Verdict};

/// The number that a moment is called by everywhere; the start is 1.
pub fn number(at: NodeIndex) -> usize {
    at.index() + 1
}

/// Beyond so many outcomes times moments, who can force and avoid what would take minutes to work out.
const FORCE_LIMIT: usize = 2_000_000_000;

/// Whether who can force and avoid each outcome can be worked out in a few seconds.
pub fn can_tell_force(ruling: &Ruling) -> bool {
    ruling.ends().len().saturating_mul(ruling.graph().node_count()) <= FORCE_LIMIT
}

/// Everything about one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// What sort of moment it is.
    pub moment: Moment,
    /// What is about to happen: how deep the part is contained in others, and its words.
    pub pending: Vec<(usize, String)>,
    /// Who orders or decides, and why; none at an outcome.
    pub who: Option<Sentence>,
    /// Effects that may be picked now.
    pub offered: Vec<Judgement>,
    /// Effects that are applicable, but another part or player comes first.
    pub waiting: Vec<Judgement>,
    /// Effects that may not be picked, those that look at other events last.
    pub refused: Vec<Judgement>,
}

/// An effect and what is said of it at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The effect that is judged.
    pub effect: EffectId,
    /// What it is called, with how many like it there are.
    pub label: String,
    /// What it does.
    pub does: Sentence,
    /// Where it came from, on a board that names cards.
    pub origin: Option<Sentence>,
    /// Why it may be picked, or why not; each reason once, of whichever part.
    pub because: Vec<Sentence>,
    /// Whether it merely looks at events of another kind.
    pub is_elsewhere: bool,
}

impl Reading {
    /// Reads a moment. Takes as long as judging every effect a few times.
    pub fn of(ruling: &Ruling, words: Words<'_>, at: NodeIndex) -> Self {
        let judged = ruling.verdicts(at);
        let reader = Reader { words, at, judged: &judged };
        let mut refused = reader.list(|verdict| matches!(verdict, Verdict::Not(_)));
        refused.retain(|one| !reader.is_ready(one.effect));
        refused.sort_by_key(|one| one.is_elsewhere);
        Self {
            moment: ruling.graph()[at],
            pending: words.parts(at),
            who: words.orderer(at).or_else(|| words.asked(at)),
            offered: reader.list(|verdict| verdict == Verdict::Offered),
            waiting: reader.list(|verdict| verdict == Verdict::Waiting),
            refused,
        }
    }
}

/// The steps that can be taken at a moment, in the order in which the ruling found them.
pub fn steps(ruling: &Ruling, at: NodeIndex) -> Vec<EdgeIndex> {
    let mut steps: Vec<_> = ruling.graph().edges_directed(at, Direction::Outgoing).map(|e| e.id()).collect();
    steps.sort_unstable();
    steps
}

/// Gathers judgements of one moment by effect.
struct Reader<'a> {
    words: Words<'a>,
    at: NodeIndex,
    judged: &'a [Judged],
}

impl Reader<'_> {
    fn is_ready(&self, effect: EffectId) -> bool {
        self.judged.iter().any(|j| j.effect == effect && !matches!(j.verdict, Verdict::Not(_)))
    }

    fn list(&self, wanted: impl Fn(Verdict) -> bool) -> Vec<Judgement> {
        let mut list: Vec<Judgement> = Vec::new();
        for one in self.judged.iter().filter(|one| wanted(one.verdict)) {
            match list.iter_mut().find(|known| known.effect == one.effect) {
                Some(known) => self.add(known, one),
                None => list.push(self.new_judgement(one)),
            }
        }
        list
    }

    fn new_judgement(&self, one: &Judged) -> Judgement {
        Judgement {
            effect: one.effect,
            label: label::effect(self.words, one.effect, one.multiplicity),
            does: self.words.effect(one.effect),
            origin: self.words.origin(one.effect),
            because: vec![self.words.verdict(self.at, one)],
            is_elsewhere: is_elsewhere(one),
        }
    }

    /// A reason that is about another part. "It looks at something else" gives way to any other reason.
    fn add(&self, known: &mut Judgement, one: &Judged) {
        if is_elsewhere(one) && !known.is_elsewhere {
            return;
        }
        let because = self.words.verdict(self.at, one);
        if known.is_elsewhere && !is_elsewhere(one) {
            known.is_elsewhere = false;
            known.because = vec![because];
        } else if !known.because.contains(&because) {
            known.because.push(because);
        }
    }
}

const fn is_elsewhere(one: &Judged) -> bool {
    matches!(one.verdict, Verdict::Not(Reason::OtherEvent))
}
