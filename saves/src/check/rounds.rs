//! The events of a board as a round of a loop.

use super::Mismatch;
use crate::envelope::BoardFile;
use crate::expected::{AfterRounds, Expected, ExpectedRounds};
use crate::write::on_one_line;
use engine::Options;
use engine::timeline::{Loop, NoLoop, NoRounds, Round};
use statements::loops::Settled;

/// Everything in which the loop is not the expected one.
pub(super) fn compare(file: &BoardFile, expected: &Expected, options: &Options) -> Vec<Mismatch> {
    let Some(expected) = &expected.rounds else { return Vec::new() };
    let found = match found(file, expected, options) {
        Ok(found) => found,
        Err(error) => return vec![Mismatch::NoRounds(error)],
    };
    let mut mismatches = Vec::new();
    let mut note = |field: &str, expected: String, found: String| {
        if expected != found {
            mismatches.push(Mismatch::OtherRounds { field: field.to_owned(), expected, found });
        }
    };
    note("verdict", on_one_line(&expected.verdict), on_one_line(&found.summary.verdict));
    let mut moves: Vec<(_, i128)> =
        expected.per_round.iter().map(|(total, by)| (total.clone(), i128::from(*by))).collect();
    moves.sort();
    note("per_round", on_one_line(&moves), on_one_line(&found.summary.per_round));
    for (place, after) in expected.after.iter().enumerate() {
        let field = format!("after[{place}]");
        match one(&found, after) {
            Ok(told) => note(&field, on_one_line(after), on_one_line(&told)),
            Err(error) => note(&field, on_one_line(after), error),
        }
    }
    mismatches
}

fn found(file: &BoardFile, expected: &ExpectedRounds, options: &Options) -> Result<Loop, NoLoop> {
    let round = Round::taking(&file.board, &expected.taking, options)?;
    Loop::new(&file.board, round, options)
}

/// What really comes of the numbers of an entry, told as the entry tells it.
fn one(found: &Loop, entry: &AfterRounds) -> Result<AfterRounds, String> {
    let settled = found.settle(&entry.numbers).map_err(|error| error.to_string())?;
    let Settled { rounds, steps, last_word, must_differ, stepped_in } = settled;
    let (totals, most) = match found.after_and(rounds, steps) {
        Ok(board) => {
            let value =
                |total: &statements::loops::Total| i64::try_from(total.value(&board)).unwrap_or(i64::MAX);
            let totals = entry.totals.iter().map(|(total, _)| (total.clone(), value(total)));
            (totals.collect(), None)
        }
        Err(NoRounds::Ends { most, .. }) => (Vec::new(), Some(most)),
        Err(error) => return Err(error.to_string()),
    };
    Ok(AfterRounds { numbers: entry.numbers.clone(), totals, last_word, must_differ, stepped_in, most })
}
