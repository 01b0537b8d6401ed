//! The engine's ruling in the form of the second reading, so that the two can be held against each other.

use std::collections::BTreeMap;

use crate::oracle::{Reading, Summary};
use engine::{Lanes, Limits, Options};
use language::board::Board;
use language::date::Date;
use statements::completion::Completion;
use statements::outcome::Paths;

/// What the engine says of a board at a date, in the form of the second reading. Outcomes that differ only in
/// what a summary leaves out are one.
///
/// # Errors
/// In words, when the engine refuses the board or does not finish.
pub fn ruled(board: &Board, as_of: Date) -> Result<Reading, String> {
    let limits = Limits { nodes: 20_000, bytes: 200 << 20, steps: 2_000 };
    let options = Options { as_of: Some(as_of), limits, lanes: Lanes::Never, ..Options::default() };
    let ruling = engine::rule(board, &options).map_err(|error| error.to_string())?;
    if ruling.completion() != Completion::Whole {
        return Err(format!("stopped early: {:?}", ruling.completion()));
    }
    let start = Summary::start(board);
    let mut outcomes: BTreeMap<Summary, u128> = BTreeMap::new();
    for outcome in ruling.outcomes() {
        let paths = match outcome.paths {
            Paths::Exactly(n) => n,
            Paths::MoreThan | Paths::Endless => return Err("more paths than can be counted".to_owned()),
        };
        *outcomes.entry(start.after(&outcome.facts)).or_default() += paths;
    }
    let names = |ids: Vec<statements::ids::PlayerId>| {
        ids.into_iter().map(|id| ruling.player(id).to_owned()).collect::<Vec<_>>()
    };
    Ok(Reading { outcomes, ordered_by: names(ruling.ordered_by()), decided_by: names(ruling.decided_by()) })
}

/// Where two readings part, in words; nothing when they agree. Two without any outcome do not agree: nothing is compared.
pub fn difference(engine: &Reading, oracle: &Reading) -> Option<String> {
    if engine.outcomes.is_empty() && oracle.outcomes.is_empty() {
        return Some("  no outcome by the engine, and none by the oracle\n".to_owned());
    }
    let mut said = Vec::new();
    let mut all = engine.outcomes.keys().chain(oracle.outcomes.keys());
    let common = all.next().cloned().map(|first| all.fold(first, |a, b| a.shared(b))).unwrap_or_default();
    for (summary, paths) in &oracle.outcomes {
        let found = engine.outcomes.get(summary).copied().unwrap_or(0);
        if found != *paths {
            said.push(format!(
                "  {found} paths by the engine, {paths} by the oracle:\n{}",
                summary.apart_from(&common)
            ));
        }
    }
    for (summary, paths) in engine.outcomes.iter().filter(|(s, _)| !oracle.outcomes.contains_key(*s)) {
        said.push(format!(
            "  {paths} paths by the engine, 0 by the oracle:\n{}",
            summary.apart_from(&common)
        ));
    }
    for (what, ours, theirs) in [
        ("ordered by", &engine.ordered_by, &oracle.ordered_by),
        ("decided by", &engine.decided_by, &oracle.decided_by),
    ] {
        if ours != theirs {
            said.push(format!("  {what} {ours:?} for the engine, {theirs:?} for the oracle\n"));
        }
    }
    (!said.is_empty()).then(|| said.concat())
}
