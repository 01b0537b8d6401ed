//! What there is to read about one moment of a ruling, gathered for the window and for the printed page.

use engine::ids::EffectId;
use engine::ruling::{Judged, Moment, Reason, Ruling, Verdict};
use petgraph::Direction;
use petgraph::graph::{EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;

use crate::say::Say;

/// The number that a moment is called by everywhere; the start is 1.
pub fn number(at: NodeIndex) -> usize {
    at.index() + 1
}

/// Everything about one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// What sort of moment it is.
    pub moment: Moment,
    /// What is about to happen: how deep the part is contained in others, and its words.
    pub pending: Vec<(usize, String)>,
    /// Who orders or decides, and why; none at an outcome.
    pub who: Option<String>,
    /// Effects that may be picked now.
    pub offered: Vec<Shown>,
    /// Effects that are applicable, but another part or player comes first.
    pub waiting: Vec<Shown>,
    /// Effects that may not be picked, those that look at other events last.
    pub refused: Vec<Refused>,
}

/// An effect in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The effect.
    pub effect: EffectId,
    /// What it is called, with how many like it there are.
    pub label: String,
    /// What it does.
    pub does: String,
}

/// An effect that may not be picked, with every reason there is among the parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The effect.
    pub effect: EffectId,
    /// What it is called.
    pub label: String,
    /// Why, each once: the reason, its words, and the number of its rule.
    pub because: Vec<Because>,
}

/// A reason for not being offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Because {
    /// The reason.
    pub reason: Reason,
    /// Its words.
    pub words: String,
    /// The number of the rule behind it, when the rules of the date have one.
    pub rule: Option<String>,
}

impl Refused {
    /// Whether it merely looks at events of another kind everywhere.
    pub fn is_elsewhere(&self) -> bool {
        self.because.iter().all(|b| matches!(b.reason, Reason::OtherEvent))
    }
}

impl Reading {
    /// Reads a moment. Takes as long as judging every effect once.
    pub fn of(ruling: &Ruling, at: NodeIndex) -> Self {
        let say = Say::new(ruling);
        let moment = ruling.graph()[at];
        let judged = ruling.verdicts(at);
        Self {
            moment,
            pending: say.pending(at),
            who: say.orderer(at).or_else(|| say.asked(at)),
            offered: shown(say, &judged, Verdict::Offered),
            waiting: shown(say, &judged, Verdict::Waiting),
            refused: refused(say, &judged),
        }
    }
}

/// The steps that can be taken at a moment, in the order in which the ruling found them.
pub fn steps(ruling: &Ruling, at: NodeIndex) -> Vec<EdgeIndex> {
    let mut steps: Vec<_> = ruling.graph().edges_directed(at, Direction::Outgoing).map(|e| e.id()).collect();
    steps.sort_unstable();
    steps
}

fn shown(say: Say<'_>, judged: &[Judged], wanted: Verdict) -> Vec<Shown> {
    let mut list: Vec<Shown> = Vec::new();
    for one in judged.iter().filter(|j| j.verdict == wanted) {
        if list.iter().all(|s| s.effect != one.effect) {
            let label = times(&say.effect(one.effect), one.multiplicity);
            list.push(Shown { effect: one.effect, label, does: say.does(one.effect) });
        }
    }
    list
}

/// A label with how many interchangeable effects it stands for, when it is more than one.
pub fn times(label: &str, multiplicity: u16) -> String {
    if multiplicity > 1 { format!("{label} ×{multiplicity}") } else { label.to_owned() }
}

fn refused(say: Say<'_>, judged: &[Judged]) -> Vec<Refused> {
    let mut list: Vec<Refused> = Vec::new();
    for one in judged {
        let Verdict::Not(reason) = one.verdict else { continue };
        if judged.iter().any(|j| j.effect == one.effect && !matches!(j.verdict, Verdict::Not(_))) {
            continue;
        }
        let because = Because { reason, words: say.reason(one, reason), rule: say.rule(reason) };
        match list.iter_mut().find(|r| r.effect == one.effect) {
            Some(refused) if refused.because.iter().all(|b| b.reason != reason) => {
                refused.because.push(because);
            }
            Some(_) => {}
            None => {
                let label = times(&say.effect(one.effect), one.multiplicity);
                list.push(Refused { effect: one.effect, label, because: vec![because] });
            }
        }
    }
    for one in &mut list {
        if !one.is_elsewhere() {
            one.because.retain(|b| !matches!(b.reason, Reason::OtherEvent));
        }
    }
    list.sort_by_key(Refused::is_elsewhere);
    list
}
