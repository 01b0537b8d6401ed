//! The outcomes of a ruling against those that its file expects.

use super::players::{names_of, sorted};
use super::{Mismatch, lanes, reached};
use crate::expected::{Expected, ExpectedOutcome, PathCount};
use engine::Ruling;
use statements::ids::PlayerId;
use statements::outcome::{Outcome, Paths};

/// Every way in which the outcomes are not the expected ones.
pub(super) fn compare(ruling: &Ruling, expected: &Expected) -> Vec<Mismatch> {
    expected.outcomes.as_ref().map_or_else(Vec::new, |entries| compare_to(ruling, entries))
}

/// The same for a list of its own.
pub(super) fn compare_to(ruling: &Ruling, entries: &[ExpectedOutcome]) -> Vec<Mismatch> {
    let outcomes = ruling.outcomes();
    let mut mismatches = Vec::new();
    let fits: Vec<Vec<usize>> = entries.iter().map(|entry| fitting(ruling, &outcomes, entry)).collect();
    let outcome = |(at, outcome)| not_one_entry(at, outcome, &fits);
    mismatches.extend(outcomes.iter().enumerate().filter_map(outcome));
    for (place, entry) in entries.iter().enumerate() {
        if fits[place].is_empty() {
            mismatches.push(missing(place, entry, &outcomes));
        }
        for &at in &fits[place] {
            mismatches.extend(details(ruling, place, entry, &outcomes[at]));
        }
    }
    mismatches
}

/// Which outcomes an entry describes. Facts about unknown names are true of none; they have been told before.
pub(super) fn fitting(ruling: &Ruling, outcomes: &[Outcome], entry: &ExpectedOutcome) -> Vec<usize> {
    let holds =
        |outcome: &Outcome| entry.facts.iter().all(|fact| ruling.holds(outcome.node, fact) == Ok(true));
    let about = lanes::about(ruling, &entry.facts);
    let of_lane = |outcome: &Outcome| outcome.lane.is_none_or(|lane| about.contains(&lane));
    let fits = outcomes.iter().enumerate().filter(|(_, outcome)| of_lane(outcome) && holds(outcome));
    fits.map(|(at, _)| at).collect()
}

fn not_one_entry(at: usize, outcome: &Outcome, fits: &[Vec<usize>]) -> Option<Mismatch> {
    let entries = fits.iter().enumerate().filter(|(_, fits)| fits.contains(&at)).map(|(place, _)| place);
    let outcomes: Vec<usize> = entries.collect();
    let facts = outcome.facts.clone();
    match outcomes.len() {
        0 => Some(Mismatch::UnexpectedOutcome { facts }),
        1 => None,
        _ => Some(Mismatch::AmbiguousOutcome { outcomes, facts }),
    }
}

fn missing(place: usize, entry: &ExpectedOutcome, outcomes: &[Outcome]) -> Mismatch {
    let found = outcomes.iter().map(|outcome| outcome.facts.clone()).collect();
    Mismatch::MissingOutcome { outcome: place, expected: entry.facts.clone(), found }
}

/// What an entry says of an outcome besides its facts.
fn details(ruling: &Ruling, place: usize, entry: &ExpectedOutcome, outcome: &Outcome) -> Vec<Mismatch> {
    let mut mismatches = Vec::new();
    let power = |field, expected: Option<&Vec<String>>, found: Vec<PlayerId>| {
        let expected = sorted(expected?.clone());
        let found = names_of(ruling, &found);
        let facts = outcome.facts.clone();
        (expected != found).then_some(Mismatch::OtherPower { outcome: place, field, expected, found, facts })
    };
    mismatches.extend(not_reached(ruling, place, entry, outcome));
    mismatches.extend(power("forced_by", entry.forced_by.as_ref(), ruling.can_force(outcome.node)));
    mismatches.extend(power("avoided_by", entry.avoided_by.as_ref(), ruling.can_avoid(outcome.node)));
    let field = || format!("outcomes[{place}].paths");
    mismatches.extend(entry.paths.and_then(|count| other_paths(field(), count, outcome.paths)));
    mismatches
}

fn not_reached(
    ruling: &Ruling,
    place: usize,
    entry: &ExpectedOutcome,
    outcome: &Outcome,
) -> Option<Mismatch> {
    let expected = entry.reached_by.as_ref()?;
    if reached::is_reached_by(ruling, outcome.node, expected) {
        return None;
    }
    let found = reached::shortest(ruling, outcome.node);
    Some(Mismatch::NotReachedBy {
        outcome: place,
        expected: expected.clone(),
        found,
        facts: outcome.facts.clone(),
    })
}

/// A number of paths that is not the expected one.
pub(super) fn other_paths(field: String, expected: PathCount, found: Paths) -> Option<Mismatch> {
    let shown = match found {
        Paths::Exactly(count) => count.to_string(),
        Paths::MoreThan => format!("more than {}", u128::MAX),
        Paths::Endless => "endless".to_owned(),
    };
    (!expected.is(found)).then_some(Mismatch::OtherPaths { field, expected, found: shown })
}
