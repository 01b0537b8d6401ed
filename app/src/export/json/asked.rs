//! What was asked besides, for other programs.

use serde::Serialize;

use super::reporter::{Reporter, written};
use crate::export::questions::Answers;
use engine::Ruling;
use rulebook::words::ask::named;

/// A predicate and its answer.
#[derive(Serialize, Debug)]
pub struct AskedEntry {
    /// The predicate, in words.
    pub that: String,
    /// The moments of the outcomes of which it is true.
    pub outcomes: Vec<usize>,
    /// How many outcomes there are.
    pub of: usize,
    /// How many ways lead to those of which it is true.
    pub paths: String,
    /// Who can make sure that it comes true.
    pub can_be_forced_by: Vec<String>,
    /// Who can make sure that it does not.
    pub can_be_avoided_by: Vec<String>,
}

/// What explains an outcome.
#[derive(Serialize, Debug)]
pub struct WhyEntry {
    /// The moment of the outcome.
    pub outcome: usize,
    /// The effects without any one of which it is gone.
    pub effects: Vec<String>,
    /// Whether fewer would not do.
    pub is_smallest: bool,
    /// Whether no limit was reached.
    pub is_sure: bool,
}

/// What comes without some effects.
#[derive(Serialize, Debug)]
pub struct WithoutEntry {
    /// The effects that are left out, by their labels.
    pub effects: Vec<String>,
    /// Outcomes that are gone.
    pub lost: Vec<Told>,
    /// Outcomes that are new.
    pub gained: Vec<Told>,
}

/// An outcome in words.
#[derive(Serialize, Debug)]
pub struct Told {
    /// What is true of it.
    pub facts: Vec<String>,
    /// How many ways lead to it.
    pub paths: String,
}

impl Reporter<'_> {
    /// The answers to predicates.
    pub(super) fn asked(&self, answers: &Answers) -> Vec<AskedEntry> {
        let names = |players: &[statements::ids::PlayerId]| {
            players.iter().map(|&player| self.words.player(player).to_owned()).collect()
        };
        let entry = |(that, answered): &(statements::predicate::Predicate, statements::outcome::Answered)| {
            AskedEntry {
                that: self.words.predicate(that).text,
                outcomes: answered.outcomes.iter().filter_map(|&place| self.moment(place)).collect(),
                of: answered.of,
                paths: written(answered.paths),
                can_be_forced_by: names(&answered.forced_by),
                can_be_avoided_by: names(&answered.avoided_by),
            }
        };
        answers.can.iter().map(entry).collect()
    }

    /// The number of the moment of an outcome.
    fn moment(&self, place: usize) -> Option<usize> {
        self.ruling.ends().get(place).map(|&end| crate::presentation::reading::number(end))
    }

    /// What explains outcomes.
    pub(super) fn why(&self, answers: &Answers) -> Vec<WhyEntry> {
        let entry = |(number, why): &(usize, statements::outcome::Why)| WhyEntry {
            outcome: self.moment(number - 1).unwrap_or_default(),
            effects: why.effects.iter().map(named).collect(),
            is_smallest: why.is_smallest,
            is_sure: why.is_sure,
        };
        answers.why.iter().map(entry).collect()
    }

    /// What comes without some effects: nothing, or one entry.
    pub(super) fn without(&self, answers: &Answers) -> Vec<WithoutEntry> {
        let told = |ruling: &Ruling, places: &[usize]| {
            places.iter().filter_map(|&place| self.told(ruling, place)).collect()
        };
        let entry = |without: &crate::export::questions::Without| WithoutEntry {
            effects: without.effects.iter().map(named).collect(),
            lost: told(self.ruling, &without.difference.only_first),
            gained: told(&without.ruling, &without.difference.only_second),
        };
        answers.without.iter().map(entry).collect()
    }

    fn told(&self, ruling: &Ruling, place: usize) -> Option<Told> {
        let &end = ruling.ends().get(place)?;
        let facts = ruling.facts(end).iter().map(|fact| self.words.fact(fact).text).collect();
        Some(Told { facts, paths: written(ruling.paths_to(end)) })
    }
}
