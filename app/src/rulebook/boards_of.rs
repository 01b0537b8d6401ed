//! Which of the boards that come with the program show a rule.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use saves::bundled::{Bundled, find};

/// For each concept the boards that show it, those that show little else first. `tests/boards_of` says how it is
/// made, and fails when it is out of date.
const TABLE: &str = include_str!("../../data/boards_by_rule.tsv");

static BOARDS: LazyLock<BTreeMap<&'static str, Vec<&'static Bundled>>> = LazyLock::new(|| {
    let row = |line: &'static str| {
        let (concept, boards) = line.split_once('\t')?;
        Some((concept, boards.split(' ').filter_map(find).collect()))
    };
    TABLE.lines().filter_map(row).collect()
});

/// The boards that show any of these concepts, each once. Empty where none does.
pub(crate) fn boards_of<'a>(concepts: impl IntoIterator<Item = &'a str>) -> Vec<&'static Bundled> {
    let mut boards: Vec<&'static Bundled> = Vec::new();
    for board in concepts.into_iter().filter_map(|concept| BOARDS.get(concept)).flatten() {
        if !boards.contains(board) {
            boards.push(board);
        }
    }
    boards
}
