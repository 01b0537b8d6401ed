//! What findings tell of an outcome: what parts it from the others, and what the file speaks of.

use std::collections::BTreeMap;
use std::mem::discriminant;

use super::lanes::subject;
use crate::expected::ExpectedOutcome;
use statements::fact::Fact;
use statements::outcome::Outcome;

/// What findings tell of outcomes.
pub(super) struct Telling<'a> {
    stated: Vec<&'a Fact>,
    /// For each lane the facts that all of its outcomes have.
    common: BTreeMap<Option<usize>, Vec<&'a Fact>>,
}

impl<'a> Telling<'a> {
    /// Of these outcomes, to whoever wrote these entries.
    pub(super) fn new(outcomes: &'a [Outcome], entries: &'a [ExpectedOutcome]) -> Self {
        let mut common: BTreeMap<Option<usize>, Vec<&Fact>> = BTreeMap::new();
        for outcome in outcomes {
            let known = common.entry(outcome.lane).or_insert_with(|| outcome.facts.iter().collect());
            known.retain(|fact| outcome.facts.contains(fact));
        }
        Self { stated: entries.iter().flat_map(|entry| &entry.facts).collect(), common }
    }

    /// What is told of an outcome. Of the only one all but the steps that have begun, which are hardly ever the point;
    /// never nothing, where it says anything.
    pub(super) fn of(&self, outcome: &Outcome) -> Vec<Fact> {
        let common = self.common.get(&outcome.lane).map_or(&[][..], Vec::as_slice);
        let is_told = |fact: &&Fact| !common.contains(fact) || self.is_spoken_of(fact);
        let told: Vec<Fact> = outcome.facts.iter().filter(is_told).cloned().collect();
        if !told.is_empty() {
            return told;
        }
        let begun = |fact: &&Fact| matches!(fact, Fact::Began(..));
        let rest: Vec<Fact> = outcome.facts.iter().filter(|fact| !begun(fact)).cloned().collect();
        if rest.is_empty() { outcome.facts.clone() } else { rest }
    }

    /// Whether the file says anything of the same kind about the same player or object.
    fn is_spoken_of(&self, fact: &Fact) -> bool {
        let same =
            |stated: &&Fact| discriminant(*stated) == discriminant(fact) && subject(stated) == subject(fact);
        self.stated.iter().any(same)
    }
}
