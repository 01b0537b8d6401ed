//! One thing in which a ruling is not what its file says, and the words for it.

use std::fmt;

use crate::expected::{ExpectedUnread, PathCount};
use crate::nearest::did_you_mean;
use engine::timeline::NoLoop;
use language::date::Date;
use statements::completion::Completion;
use statements::error::BoardError;
use statements::fact::Fact;
use statements::predicate::Predicate;
use statements::verdict::Reason;

/// One thing in which a ruling is not what the file says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The rules date of the ruling.
    pub as_of: Date,
    /// Which entry of `rulings`, from 0.
    pub entry: usize,
    /// What is different.
    pub mismatch: Mismatch,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "as of {}, rulings[{}]: {}", self.as_of, self.entry, self.mismatch)
    }
}

/// The findings of a board in words, one of several dates once.
pub fn told(findings: &[Finding]) -> Vec<String> {
    let mut told: Vec<(&Finding, Vec<String>)> = Vec::new();
    for finding in findings {
        let same = |(known, _): &&mut (&Finding, _)| {
            known.entry == finding.entry && known.mismatch == finding.mismatch
        };
        match told.iter_mut().find(same) {
            Some((_, dates)) => dates.push(finding.as_of.to_string()),
            None => told.push((finding, vec![finding.as_of.to_string()])),
        }
    }
    let line = |(finding, dates): (&Finding, Vec<String>)| {
        format!("as of {}, rulings[{}]: {}", dates.join(", "), finding.entry, finding.mismatch)
    };
    told.into_iter().map(line).collect()
}

/// How a ruling is not what the file says. Outcomes are shown by their facts, entries by their place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mismatch {
    /// There is no ruling.
    #[error("the board can't be ruled: {0}")]
    NoRuling(BoardError),
    /// The ruling is not whole, so that nothing of it is proven.
    #[error("the ruling is not whole ({}), nothing of it can be relied on", words::completion(*.0))]
    NotWhole(Completion),
    /// The events are no round of a loop.
    #[error("`rounds`: {0}")]
    NoRounds(NoLoop),
    /// Something of a loop is not what the file says.
    #[error("`rounds.{field}`: expected {expected}, found {found}")]
    OtherRounds {
        /// The field of `rounds` that says it.
        field: String,
        /// What the file says.
        expected: String,
        /// What is so.
        found: String,
    },
    /// A fact names something that the board does not have.
    #[error("outcomes[{outcome}] says {}: {problem}", words::fact(.fact))]
    UnknownInFact {
        /// Which entry of `outcomes`.
        outcome: usize,
        /// The fact that can't be looked for.
        fact: Fact,
        /// What is wrong with it.
        problem: statements::error::Problem,
    },
    /// A player that the board does not have.
    #[error("`{field}` names `{name}`, which is no player{}", did_you_mean(.nearest.as_deref()))]
    UnknownPlayer {
        /// The field that names somebody.
        field: String,
        /// The name that stands there.
        name: String,
        /// The most similar player.
        nearest: Option<String>,
    },
    /// An effect that the ruling does not know.
    #[error("`{field}` names `{name}`, which is the label of no effect{}", did_you_mean(.nearest.as_deref()))]
    UnknownEffect {
        /// The field that names an effect.
        field: String,
        /// The label that stands there.
        name: String,
        /// The most similar label.
        nearest: Option<String>,
    },
    /// An outcome that no entry describes.
    #[error("an outcome that nothing in `outcomes` describes: {}", words::facts(.facts))]
    UnexpectedOutcome {
        /// What is true of the outcome.
        facts: Vec<Fact>,
    },
    /// An outcome that several entries describe.
    #[error("an outcome that several of `outcomes` describe ({}): {}", words::places(.outcomes), words::facts(.facts))]
    AmbiguousOutcome {
        /// Which entries of `outcomes`.
        outcomes: Vec<usize>,
        /// What is true of the outcome.
        facts: Vec<Fact>,
    },
    /// An entry that can't be judged: the ruling was too large with all parts together, and so is made of lanes.
    #[error(
        "outcomes[{outcome}]: the ruling is made of {of} lanes, as it is too large otherwise, and this is about {lanes} \
         of them: state what comes of each lane in an entry of its own"
    )]
    NotOneLane {
        /// Which entry of `outcomes`.
        outcome: usize,
        /// How many lanes it is about.
        lanes: usize,
        /// How many there are.
        of: usize,
    },
    /// An entry that no outcome fits.
    #[error("outcomes[{outcome}] never comes about: {}", words::nearest(.expected, .nearest.as_deref()))]
    MissingOutcome {
        /// Which entry of `outcomes`.
        outcome: usize,
        /// Those of its facts that are not true of the nearest outcome; all, where there is none.
        expected: Vec<Fact>,
        /// What the nearest outcome says, without what all outcomes say.
        nearest: Option<Vec<Fact>>,
    },
    /// An outcome that the named picks do not lead to.
    #[error(
        "outcomes[{outcome}]: no path picks {}; a shortest one picks {} (to {})",
        words::effects(.expected), words::effects(.found), words::facts(.facts)
    )]
    NotReachedBy {
        /// Which entry of `outcomes`.
        outcome: usize,
        /// The labels that should be picked.
        expected: Vec<String>,
        /// The labels that a shortest path picks.
        found: Vec<String>,
        /// What is true of the outcome.
        facts: Vec<Fact>,
    },
    /// Other players than the named ones can force or avoid an outcome.
    #[error(
        "outcomes[{outcome}].{field}: expected {}, found {} (to {})",
        words::players(.expected), words::players(.found), words::facts(.facts)
    )]
    OtherPower {
        /// Which entry of `outcomes`.
        outcome: usize,
        /// `forced_by` or `avoided_by`.
        field: &'static str,
        /// The players named.
        expected: Vec<String>,
        /// The players who can.
        found: Vec<String>,
        /// What is true of the outcome.
        facts: Vec<Fact>,
    },
    /// A predicate names something that the board does not have, or compares what has no number.
    #[error("asked[{asked}] says {}: {problem}", words::predicate(.predicate))]
    UnknownInPredicate {
        /// Which entry of `asked`.
        asked: usize,
        /// The predicate that can't be answered.
        predicate: Predicate,
        /// What is wrong with it.
        problem: statements::error::Problem,
    },
    /// A predicate is true of another number of outcomes.
    #[error("asked[{asked}].outcomes: expected {expected}, found {found}")]
    OtherOutcomes {
        /// Which entry of `asked`.
        asked: usize,
        /// The number named.
        expected: usize,
        /// The number of the ruling.
        found: usize,
    },
    /// Something is not so when some effects are left out.
    #[error("without[{without}]: {mismatch}")]
    Without {
        /// Which entry of `without`.
        without: usize,
        /// What is different.
        mismatch: Box<Self>,
    },
    /// Other effects than the named ones explain an outcome.
    #[error(
        "outcomes[{outcome}].explained_by: expected {}, found {} (to {})",
        words::effects(.expected), words::effects(.found), words::facts(.facts)
    )]
    OtherExplanation {
        /// Which entry of `outcomes`.
        outcome: usize,
        /// The labels named.
        expected: Vec<String>,
        /// The labels found.
        found: Vec<String>,
        /// What is true of the outcome.
        facts: Vec<Fact>,
    },
    /// Other players than the named ones order or decide, or can bring about what is asked.
    #[error("{field}: expected {}, found {}", words::players(.expected), words::players(.found))]
    OtherPlayers {
        /// `ordered_by`, `decided_by`, or a field of `asked`.
        field: String,
        /// The players named.
        expected: Vec<String>,
        /// The players who do.
        found: Vec<String>,
    },
    /// Another number of paths.
    #[error("{field}: expected \"{expected}\", found \"{found}\"")]
    OtherPaths {
        /// `paths` or `outcomes[..].paths`.
        field: String,
        /// The number named.
        expected: PathCount,
        /// The number of the ruling.
        found: String,
    },
    /// Another number of moments.
    #[error("moments: expected {expected}, found {found}")]
    OtherMoments {
        /// The number named.
        expected: usize,
        /// The number of the ruling.
        found: usize,
    },
    /// An effect that should never be offered is.
    #[error("never_offered: `{effect}` is offered at {moments} of the moments")]
    IsOffered {
        /// The label of the effect.
        effect: String,
        /// At how many moments.
        moments: usize,
    },
    /// The ruling depends on unread text, and the file does not say so.
    #[error(
        "depends_on: it depends on {}, which is unread; say here what that does (or `blank: true` of what has no text), or \
         that the ruling depends on it: `depends_on: [{}]`", words::unread(.0), words::unread_in_file(.0)
    )]
    DependsOn(ExpectedUnread),
    /// The file says that the ruling depends on unread text, and it doesn't.
    #[error("depends_on: it does not depend on {}; leave it out", words::unread(.0))]
    DependsNot(ExpectedUnread),
    /// An effect that should be offered at some moment never is.
    #[error("offered: `{effect}` is never offered; reasons found: {}", words::reasons(.reasons))]
    NeverOffered {
        /// The label of the effect.
        effect: String,
        /// The reasons with which it is refused.
        reasons: Vec<Reason>,
    },
    /// An effect is never refused with the named reason.
    #[error("{field}: `{effect}` is never refused with {}; reasons found: {}", words::reasons(&[*.expected]), words::reasons(.found))]
    OtherReason {
        /// `never_offered` or `refused`.
        field: &'static str,
        /// The label of the effect.
        effect: String,
        /// The reason named.
        expected: Reason,
        /// The reasons with which it is refused.
        found: Vec<Reason>,
    },
}

impl Mismatch {
    /// Whether a limit was reached, so that with more time or memory the ruling could be what the file says. A number
    /// that does not fit, and what happens without end, are faults.
    pub fn is_not_decided(&self) -> bool {
        match self {
            Self::NotWhole(completion) => match completion {
                Completion::NodeLimit | Completion::ByteLimit | Completion::Cancelled | Completion::Time => {
                    true
                }
                Completion::Whole | Completion::StepLimit | Completion::TooLarge | Completion::LongRow => {
                    false
                }
            },
            Self::Without { mismatch, .. } => mismatch.is_not_decided(),
            Self::NoRuling(_)
            | Self::NoRounds(_)
            | Self::OtherRounds { .. }
            | Self::UnknownInFact { .. }
            | Self::UnknownPlayer { .. }
            | Self::UnknownEffect { .. }
            | Self::UnexpectedOutcome { .. }
            | Self::AmbiguousOutcome { .. }
            | Self::NotOneLane { .. }
            | Self::MissingOutcome { .. }
            | Self::NotReachedBy { .. }
            | Self::OtherPower { .. }
            | Self::UnknownInPredicate { .. }
            | Self::OtherOutcomes { .. }
            | Self::OtherExplanation { .. }
            | Self::OtherPlayers { .. }
            | Self::OtherPaths { .. }
            | Self::OtherMoments { .. }
            | Self::IsOffered { .. }
            | Self::NeverOffered { .. }
            | Self::DependsOn(_)
            | Self::DependsNot(_)
            | Self::OtherReason { .. } => false,
        }
    }
}

mod words {
    use crate::expected::ExpectedUnread;
    use serde::Serialize;
    use statements::completion::Completion;
    use statements::fact::Fact;
    use statements::predicate::Predicate;
    use statements::verdict::Reason;

    /// As it would stand in a file.
    fn written(value: &impl Serialize) -> String {
        crate::write::on_one_line(value)
    }

    /// Unread text in words.
    pub(super) fn unread(unread: &ExpectedUnread) -> String {
        match &unread.sentence {
            Some(sentence) => format!("sentence {sentence} of `{}`", unread.object),
            None => format!("whatever `{}` says, of which only the name is known", unread.object),
        }
    }

    /// Unread text as a file says it.
    pub(super) fn unread_in_file(unread: &ExpectedUnread) -> String {
        written(unread)
    }

    pub(super) fn fact(fact: &Fact) -> String {
        written(fact)
    }

    pub(super) fn predicate(predicate: &Predicate) -> String {
        written(predicate)
    }

    pub(super) fn facts(facts: &[Fact]) -> String {
        format!("[{}]", facts.iter().map(fact).collect::<Vec<_>>().join(", "))
    }

    pub(super) fn nearest(expected: &[Fact], nearest: Option<&[Fact]>) -> String {
        match nearest {
            None => "there is no outcome that it could be".to_owned(),
            Some(nearest) => {
                format!("expected {}, the nearest outcome has {}", facts(expected), facts(nearest))
            }
        }
    }

    pub(super) fn players(names: &[String]) -> String {
        list(names, "nobody")
    }

    pub(super) fn effects(labels: &[String]) -> String {
        list(labels, "nothing")
    }

    fn list(names: &[String], none: &str) -> String {
        if names.is_empty() {
            return none.to_owned();
        }
        names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn places(places: &[usize]) -> String {
        places.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn reasons(reasons: &[Reason]) -> String {
        if reasons.is_empty() {
            return "none".to_owned();
        }
        reasons.iter().map(|reason| format!("`{}`", written(reason))).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn completion(completion: Completion) -> &'static str {
        match completion {
            Completion::Whole => "whole",
            Completion::NodeLimit => "the limit of moments was reached",
            Completion::ByteLimit => "the limit of memory was reached",
            Completion::StepLimit => "more happens of itself than the limit allows",
            Completion::Cancelled => "it was cancelled",
            Completion::Time => "the time for it was up",
            Completion::TooLarge => "an amount does not fit 64 bits",
            Completion::LongRow => "a long row of like objects is not gone through one by one",
        }
    }
}
