//! The outcomes of a ruling against those that its file expects.

use super::players::{names_of, sorted};
use super::telling::Telling;
use super::{Mismatch, lanes, reached};
use crate::expected::{Expected, ExpectedOutcome, PathCount};
use engine::Ruling;
use statements::fact::Fact;
use statements::ids::PlayerId;
use statements::outcome::{Outcome, Paths};

/// Every way in which the outcomes are not the expected ones.
pub(super) fn compare(ruling: &Ruling, expected: &Expected) -> Vec<Mismatch> {
    expected.outcomes.as_ref().map_or_else(Vec::new, |entries| compare_to(ruling, entries))
}

/// The same for a list of its own.
pub(super) fn compare_to(ruling: &Ruling, entries: &[ExpectedOutcome]) -> Vec<Mismatch> {
    let outcomes = ruling.outcomes();
    let telling = Telling::new(&outcomes, entries);
    let fits: Vec<Vec<usize>> = entries.iter().map(|entry| fitting(ruling, &outcomes, entry)).collect();
    let near = Nearest { ruling, outcomes: &outcomes, entries, fits: &fits }.pairs();
    let mut mismatches = Vec::new();
    for (at, outcome) in outcomes.iter().enumerate() {
        // Next to the entry to which it is nearest, it is told below.
        if !near.iter().any(|(_, nearest)| *nearest == Some(at)) {
            mismatches.extend(not_one_entry(at, telling.of(outcome), &fits));
        }
    }
    for (place, entry) in entries.iter().enumerate() {
        let nearest = near.iter().find(|(missing, _)| *missing == place);
        if let Some((_, nearest)) = nearest {
            let nearest = nearest.map(|at| &outcomes[at]);
            mismatches.push(missing(ruling, place, entry, nearest.map(|one| (one, telling.of(one)))));
        }
        for &at in &fits[place] {
            mismatches.extend(details(ruling, place, entry, (&outcomes[at], &telling)));
        }
    }
    mismatches
}

/// What is looked at to find the outcome that is nearest to an entry which none fits.
struct Nearest<'a> {
    ruling: &'a Ruling,
    outcomes: &'a [Outcome],
    entries: &'a [ExpectedOutcome],
    fits: &'a [Vec<usize>],
}

impl Nearest<'_> {
    /// Every entry that no outcome fits, with the outcome of which most of its facts are true: first among outcomes
    /// that no entry describes, each of which is near to one entry at most.
    fn pairs(&self) -> Vec<(usize, Option<usize>)> {
        let missing: Vec<usize> =
            (0..self.entries.len()).filter(|place| self.fits[*place].is_empty()).collect();
        if missing.is_empty() {
            return Vec::new();
        }
        let described: Vec<usize> = self.fits.iter().flatten().copied().collect();
        let mut scored = Vec::new();
        for &place in &missing {
            let about = lanes::about(self.ruling, &self.entries[place].facts);
            for (at, outcome) in self.outcomes.iter().enumerate() {
                if outcome.lane.is_none_or(|lane| about.contains(&lane)) {
                    let wrong =
                        self.entries[place].facts.iter().filter(|fact| !self.is_so(outcome, fact)).count();
                    scored.push((described.contains(&at), wrong, place, at));
                }
            }
        }
        scored.sort_unstable();
        let mut pairs: Vec<(usize, usize)> = Vec::new();
        for (is_described, _, place, at) in scored {
            let is_taken = !is_described && pairs.iter().any(|(_, taken)| *taken == at);
            if !is_taken && pairs.iter().all(|(paired, _)| *paired != place) {
                pairs.push((place, at));
            }
        }
        let nearest = |place| pairs.iter().find(|(paired, _)| *paired == place).map(|(_, at)| *at);
        missing.into_iter().map(|place| (place, nearest(place))).collect()
    }

    fn is_so(&self, outcome: &Outcome, fact: &Fact) -> bool {
        self.ruling.holds(outcome.node, fact) == Ok(true)
    }
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

fn not_one_entry(at: usize, facts: Vec<Fact>, fits: &[Vec<usize>]) -> Option<Mismatch> {
    let entries = fits.iter().enumerate().filter(|(_, fits)| fits.contains(&at)).map(|(place, _)| place);
    let outcomes: Vec<usize> = entries.collect();
    match outcomes.len() {
        0 => Some(Mismatch::UnexpectedOutcome { facts }),
        1 => None,
        _ => Some(Mismatch::AmbiguousOutcome { outcomes, facts }),
    }
}

fn missing(
    ruling: &Ruling,
    place: usize,
    entry: &ExpectedOutcome,
    nearest: Option<(&Outcome, Vec<Fact>)>,
) -> Mismatch {
    let holds =
        |fact: &Fact| nearest.as_ref().is_some_and(|(near, _)| ruling.holds(near.node, fact) == Ok(true));
    let expected = entry.facts.iter().filter(|fact| !holds(fact)).cloned().collect();
    Mismatch::MissingOutcome { outcome: place, expected, nearest: nearest.map(|(_, told)| told) }
}

/// What an entry says of an outcome besides its facts.
fn details(
    ruling: &Ruling,
    place: usize,
    entry: &ExpectedOutcome,
    (outcome, telling): (&Outcome, &Telling<'_>),
) -> Vec<Mismatch> {
    let mut mismatches = Vec::new();
    let power = |field, expected: Option<&Vec<String>>, found: Vec<PlayerId>| {
        let expected = sorted(expected?.clone());
        let found = names_of(ruling, &found);
        let facts = telling.of(outcome);
        (expected != found).then_some(Mismatch::OtherPower { outcome: place, field, expected, found, facts })
    };
    mismatches.extend(not_reached(ruling, place, entry, (outcome, telling)));
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
    (outcome, telling): (&Outcome, &Telling<'_>),
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
        facts: telling.of(outcome),
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
