//! Whether a board's rulings are what its file says they are.

mod asked;
mod finding;
mod lanes;
mod names;
mod outcomes;
mod players;
mod reached;
mod rounds;
mod seen;
pub(crate) mod sense;
mod telling;
mod unread;

pub use finding::{Finding, Mismatch, told};

use crate::envelope::BoardFile;
use crate::expected::Expected;
use engine::{Lanes, Limits, Options, Ruling};
use language::date::Date;
use statements::completion::Completion;
use statements::error::BoardError;

/// Rulings with more moments are looked at in lanes, where they have lanes.
const TOGETHER: usize = 20_000;

/// Everything in which the rulings of a board are not what its file says; empty when all is well.
///
/// Builds one ruling for each rules date that the file names. A ruling that is not whole never passes. One that is
/// too large with all parts together is looked at in lanes, unless the file asks something of all outcomes together:
/// then each entry of `outcomes` must be about one lane.
pub fn check(file: &BoardFile) -> Vec<Finding> {
    check_with(file, &Options::default())
}

/// Like [`check`], with limits of the caller's own; the rules date in `options` is not looked at.
pub fn check_with(file: &BoardFile, options: &Options) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (entry, expected) in file.rulings.iter().enumerate() {
        let own = [file.board.as_of.unwrap_or(Date::NOW)];
        for &as_of in if expected.as_of.is_empty() { &own[..] } else { &expected.as_of[..] } {
            let options = Options { as_of: Some(as_of), ..options.clone() };
            let mut mismatches = at_date(file, expected, &options);
            if let Some(why) = options.stopped() {
                // Whatever was found, another run may find otherwise.
                mismatches = vec![Mismatch::NotWhole(why)];
            }
            findings.extend(mismatches.into_iter().map(|mismatch| Finding { as_of, entry, mismatch }));
        }
    }
    findings
}

fn at_date(file: &BoardFile, expected: &Expected, options: &Options) -> Vec<Mismatch> {
    let together = asks_of_all(expected);
    let options = &Options { lanes: if together { Lanes::Never } else { options.lanes }, ..options.clone() };
    let ruling = match ruled(file, options) {
        Ok(ruling) => ruling,
        Err(error) => return vec![Mismatch::NoRuling(error)],
    };
    if ruling.completion() != Completion::Whole {
        return vec![Mismatch::NotWhole(ruling.completion())];
    }
    let unknown = names::unknown(&file.board, &ruling, expected);
    if !unknown.is_empty() {
        // What names nothing is not met by anything; more findings would only hide it.
        return unknown;
    }
    let across = lanes::across(&ruling, expected);
    if !across.is_empty() {
        return across;
    }
    let mut mismatches = outcomes::compare(&ruling, expected);
    mismatches.extend(unread::compare(&ruling, expected));
    mismatches.extend(players::compare(
        &ruling,
        "ordered_by",
        expected.ordered_by.as_deref(),
        &ruling.ordered_by(),
    ));
    mismatches.extend(players::compare(
        &ruling,
        "decided_by",
        expected.decided_by.as_deref(),
        &ruling.decided_by(),
    ));
    mismatches.extend(seen::compare(&ruling, expected));
    mismatches.extend(counts(&ruling, expected));
    mismatches.extend(asked::compare(&ruling, expected));
    mismatches.extend(asked::without(file, &ruling, expected, options));
    mismatches.extend(asked::explained(file, &ruling, expected, options));
    mismatches.extend(rounds::compare(file, expected, options));
    mismatches
}

/// The ruling of all parts of an event together, where that is not too large; otherwise, where it becomes whole
/// so, in lanes. With [`Lanes::Never`] always all parts together.
fn ruled(file: &BoardFile, options: &Options) -> Result<Ruling, BoardError> {
    let with = |lanes, nodes| {
        let limits = Limits { nodes, ..options.limits };
        engine::rule(&file.board, &Options { lanes, limits, ..options.clone() })
    };
    if options.lanes == Lanes::Never {
        return with(Lanes::Never, options.limits.nodes);
    }
    let together = with(Lanes::Never, options.limits.nodes.min(TOGETHER))?;
    if together.completion() != Completion::NodeLimit {
        return Ok(together);
    }
    let apart = with(Lanes::Always, options.limits.nodes)?;
    if apart.lane_count() > 0 || options.limits.nodes <= TOGETHER {
        return Ok(apart);
    }
    with(Lanes::Never, options.limits.nodes)
}

/// Whether something is expected of all outcomes together, or with effects left out: that can't be told lane by lane.
fn asks_of_all(expected: &Expected) -> bool {
    let mut outcomes = expected.outcomes.iter().flatten();
    !expected.asked.is_empty()
        || !expected.without.is_empty()
        || outcomes.any(|entry| entry.explained_by.is_some())
}

fn counts(ruling: &Ruling, expected: &Expected) -> Vec<Mismatch> {
    let found = ruling.graph().node_count();
    let moments = expected.moments.filter(|&moments| moments != found);
    let moments = moments.map(|expected| Mismatch::OtherMoments { expected, found });
    let paths =
        expected.paths.and_then(|count| outcomes::other_paths("paths".to_owned(), count, ruling.paths()));
    moments.into_iter().chain(paths).collect()
}
