//! What is asked of all outcomes together, and of the board with effects left out.

use super::players::sorted;
use super::telling::Telling;
use super::{Mismatch, outcomes, players};
use crate::envelope::BoardFile;
use crate::expected::{Asked, Expected, ExpectedOutcome, Without};
use engine::{InForce, Lanes, Options, Ruling, why};
use statements::completion::Completion;
use statements::shown::EffectName;

/// Every answer that is not the expected one. Predicates with unknown names have been told before.
pub(super) fn compare(ruling: &Ruling, expected: &Expected) -> Vec<Mismatch> {
    expected.asked.iter().enumerate().flat_map(|(place, asked)| one(ruling, place, asked)).collect()
}

fn one(ruling: &Ruling, place: usize, asked: &Asked) -> Vec<Mismatch> {
    let Ok(answered) = ruling.answer_to(&asked.that) else { return Vec::new() };
    let field = |name: &str| format!("asked[{place}].{name}");
    let found = answered.outcomes.len();
    let outcomes = asked.outcomes.filter(|&expected| expected != found);
    let outcomes = outcomes.map(|expected| Mismatch::OtherOutcomes { asked: place, expected, found });
    let paths = asked.paths.and_then(|count| outcomes::other_paths(field("paths"), count, answered.paths));
    let forced =
        players::compare(ruling, &field("forced_by"), asked.forced_by.as_deref(), &answered.forced_by);
    let avoided =
        players::compare(ruling, &field("avoided_by"), asked.avoided_by.as_deref(), &answered.avoided_by);
    [outcomes, paths, forced, avoided].into_iter().flatten().collect()
}

/// What is not as expected when effects are left out.
pub(super) fn without(
    file: &BoardFile,
    ruling: &Ruling,
    expected: &Expected,
    options: &Options,
) -> Vec<Mismatch> {
    let each = expected.without.iter().enumerate();
    let told = each.flat_map(|(without, entry)| {
        let inside = one_without(file, ruling, entry, options).into_iter();
        inside.map(move |mismatch| Mismatch::Without { without, mismatch: Box::new(mismatch) })
    });
    told.collect()
}

fn one_without(file: &BoardFile, ruling: &Ruling, entry: &Without, options: &Options) -> Vec<Mismatch> {
    let name = |label: &String| {
        let label_only = || EffectName { label: label.clone(), source: None };
        ruling.effect_called(label).unwrap_or_else(|_| label_only())
    };
    let in_force = InForce::AllBut(entry.effects.iter().map(name).collect());
    match engine::rule(&file.board, &Options { in_force, lanes: Lanes::Never, ..options.clone() }) {
        Ok(without) if without.completion() != Completion::Whole => {
            vec![Mismatch::NotWhole(without.completion())]
        }
        Ok(without) => outcomes::compare_to(&without, &entry.outcomes),
        Err(error) => vec![Mismatch::NoRuling(error)],
    }
}

/// Outcomes that other effects explain than the named ones.
pub(super) fn explained(
    file: &BoardFile,
    ruling: &Ruling,
    expected: &Expected,
    options: &Options,
) -> Vec<Mismatch> {
    let entries = expected.outcomes.iter().flatten().enumerate();
    entries.flat_map(|(place, entry)| one_explained(file, ruling, place, entry, options)).collect()
}

fn one_explained(
    file: &BoardFile,
    ruling: &Ruling,
    place: usize,
    entry: &ExpectedOutcome,
    options: &Options,
) -> Vec<Mismatch> {
    let Some(labels) = &entry.explained_by else { return Vec::new() };
    let all = ruling.outcomes();
    let telling = Telling::new(&all, std::slice::from_ref(entry));
    let fitting = outcomes::fitting(ruling, &all, entry).into_iter().map(|at| &all[at]);
    let each = fitting.filter_map(|outcome| {
        let why = match why(&file.board, options, ruling, outcome) {
            Ok(why) => why,
            Err(error) => return Some(Mismatch::NoRuling(error)),
        };
        let found = sorted(why.effects.into_iter().map(|effect| effect.label).collect());
        let (expected, facts) = (sorted(labels.clone()), telling.of(outcome));
        (expected != found).then_some(Mismatch::OtherExplanation { outcome: place, expected, found, facts })
    });
    each.collect()
}
