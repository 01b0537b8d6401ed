//! How a line could go on.

use super::{clause, course, reader};
use language::board::Board;

/// How a line could go on: whole lines, each with one more name or verb. Empty where nothing fits.
pub fn completions(line: &str, board: &Board) -> Vec<String> {
    let start = line.rfind([' ', ';']).map_or(0, |at| at + 1);
    let (before, begun) = line.split_at(start);
    let names = reader::names(board).map(|(name, _)| name);
    let words = clause::verbs().chain(course::steps()).map(str::to_owned);
    let fits = |word: &String| {
        !begun.is_empty()
            && word.len() > begun.len()
            && word.get(..begun.len()).is_some_and(|start| start.eq_ignore_ascii_case(begun))
    };
    let mut found: Vec<String> = names.chain(words).filter(fits).collect();
    found.dedup();
    found.into_iter().map(|word| format!("{before}{word} ")).collect()
}
