//! What somebody asks of a ruling besides how it goes: predicates, reasons, and what comes without some effects.

use anyhow::{Context, anyhow};

use crate::opened::Opened;
use engine::compare::compare;
use engine::{InForce, Options, Ruling};
use statements::compare::Difference;
use statements::outcome::{Answered, Outcome, Why};
use statements::predicate::Predicate;
use statements::shown::EffectName;

/// What is asked, as it was typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Questions {
    /// Predicates in the language of board files.
    pub can: Vec<String>,
    /// Outcomes by their numbers, counted from 1.
    pub why: Vec<usize>,
    /// Effects by their names.
    pub without: Vec<String>,
}

/// The answers to what was asked of a ruling.
#[derive(Default)]
pub struct Answers {
    /// Each predicate with its answer.
    pub can: Vec<(Predicate, Answered)>,
    /// Each outcome, by its number, with what explains it.
    pub why: Vec<(usize, Why)>,
    /// What comes without the effects that were named; none when none were.
    pub without: Option<Without>,
}

/// A ruling with some effects left out.
pub struct Without {
    /// The effects that are left out.
    pub effects: Vec<EffectName>,
    /// The ruling without them.
    pub ruling: Ruling,
    /// In what it differs from the ruling with them, which is the first of the two.
    pub difference: Difference,
}

impl Questions {
    /// Answers everything that is asked of a ruling of a board. `options` are those that the board was ruled with.
    ///
    /// # Errors
    /// When a predicate can't be read, or names something that the board does not have; when there is no such outcome
    /// or effect. The message says what there is. [`NotDecided`](crate::budget::NotDecided) when reasons or what comes
    /// without effects are asked of a ruling that was stopped from outside.
    pub fn answered(&self, opened: &Opened, ruling: &Ruling, options: &Options) -> anyhow::Result<Answers> {
        let can = self.can.iter().map(|text| answer(ruling, text)).collect::<anyhow::Result<_>>()?;
        if !self.why.is_empty() || !self.without.is_empty() {
            opened.decided(options)?;
        }
        let outcomes = if self.why.is_empty() { Vec::new() } else { ruling.outcomes() };
        let reason = |&number: &usize| {
            let why = opened.why(options, ruling, outcome(&outcomes, number)?)?;
            Ok((number, why))
        };
        let why = self.why.iter().map(reason).collect::<anyhow::Result<_>>()?;
        Ok(Answers { can, why, without: self.without(opened, ruling, options)? })
    }

    fn without(
        &self,
        opened: &Opened,
        ruling: &Ruling,
        options: &Options,
    ) -> anyhow::Result<Option<Without>> {
        if self.without.is_empty() {
            return Ok(None);
        }
        let called =
            |name: &String| ruling.effect_called(name).map_err(|problem| anyhow!("--without: {problem}"));
        let effects = self.without.iter().map(called).collect::<anyhow::Result<Vec<_>>>()?;
        let in_force = InForce::AllBut(effects.clone());
        let other = opened.rule(&Options { in_force, ..options.clone() })?;
        opened.decided(options)?;
        let difference = compare(ruling, &other);
        Ok(Some(Without { effects, ruling: other, difference }))
    }
}

fn answer(ruling: &Ruling, text: &str) -> anyhow::Result<(Predicate, Answered)> {
    let predicate = saves::predicate("--can", text).with_context(|| format!("`{text}` can't be asked"))?;
    let answered = ruling.answer_to(&predicate).with_context(|| format!("`{text}` can't be asked"))?;
    Ok((predicate, answered))
}

fn outcome(outcomes: &[Outcome], number: usize) -> anyhow::Result<&Outcome> {
    let place = number.checked_sub(1);
    let there = outcomes.len();
    place
        .and_then(|place| outcomes.get(place))
        .ok_or_else(|| anyhow!("--why: there is no outcome {number}; they are numbered from 1 to {there}"))
}
