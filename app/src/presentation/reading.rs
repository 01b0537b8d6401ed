//! What there is to read about one moment of a ruling, gathered for the window and for the printed page.

use std::collections::{HashMap, HashSet};

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
    /// Why it may be picked, or why not; each reason once, with its parts where there are several.
    pub because: Vec<Sentence>,
    /// Of one that may be picked or waits: why it can't be applied to the other parts at which it looks.
    pub not_for: Vec<Sentence>,
    /// Whether it merely looks at events of another kind.
    pub is_elsewhere: bool,
}

impl Reading {
    /// Reads a moment. Takes as long as judging every effect a few times.
    pub fn of(ruling: &Ruling, words: Words<'_>, at: NodeIndex) -> Self {
        let judged = ruling.verdicts(at);
        let reader = Reader { words, at, judged: &judged };
        let mut refused = reader.list(Sort::Refused);
        refused.sort_by_key(|one| one.is_elsewhere);
        Self {
            moment: ruling.graph()[at],
            pending: words.parts(at),
            who: words.orderer(at).or_else(|| words.asked(at)),
            offered: reader.list(Sort::Offered),
            waiting: reader.list(Sort::Waiting),
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

/// Whether an effect can be picked for any part, waits for one, or neither.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sort {
    Offered,
    Waiting,
    Refused,
}

impl Sort {
    const fn of(one: &Judged) -> Self {
        match one.verdict {
            Verdict::Offered => Self::Offered,
            Verdict::Waiting => Self::Waiting,
            Verdict::Not(_) => Self::Refused,
        }
    }
}

impl Reader<'_> {
    fn list(&self, sort: Sort) -> Vec<Judgement> {
        let mut effects: Vec<EffectId> = Vec::new();
        let mut listed: HashSet<EffectId> = HashSet::new();
        let mut of: HashMap<EffectId, Vec<&Judged>> = HashMap::new();
        for one in self.judged {
            if Sort::of(one) == sort && listed.insert(one.effect) {
                effects.push(one.effect);
            }
            of.entry(one.effect).or_default().push(one);
        }
        effects.iter().filter_map(|effect| self.judgement(sort, of.get(effect)?)).collect()
    }

    /// What is said of an effect; none where it is among those that come first.
    fn judgement(&self, sort: Sort, all: &[&Judged]) -> Option<Judgement> {
        let of = |sort: Sort| -> Vec<&Judged> {
            all.iter().copied().filter(|one| Sort::of(one) == sort).collect()
        };
        let (these, refused) = (of(sort), of(Sort::Refused));
        let is_ready = refused.len() < all.len();
        let first = these.first().filter(|_| sort != Sort::Refused || !is_ready)?;
        // Of one that can be picked for a part and waits for another it is said once.
        let says = match sort {
            Sort::Offered => true,
            Sort::Waiting => of(Sort::Offered).is_empty(),
            Sort::Refused => false,
        };
        let of_others: Vec<&Judged> = refused.into_iter().filter(|one| says && !is_elsewhere(one)).collect();
        Some(Judgement {
            effect: first.effect,
            label: label::effect(self.words, first.effect, first.multiplicity),
            does: self.words.effect(first.effect),
            origin: self.words.origin(first.effect),
            because: self.words.verdicts(self.at, &these),
            not_for: self.words.verdicts(self.at, &of_others),
            is_elsewhere: these.iter().all(|one| is_elsewhere(one)),
        })
    }
}

const fn is_elsewhere(one: &Judged) -> bool {
    matches!(one.verdict, Verdict::Not(Reason::OtherEvent))
}
