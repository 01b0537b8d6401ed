//! Where the texts say what a keyword ability means: the first paragraph below its number.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{Row, table};
use language::date::Date;
use language::rule::KeywordName;

const TABLE: &str = include_str!("../../data/keywords.tsv");

/// The number of a paragraph from a date on; none when it is gone from that date.
type Number = (Date, Option<String>);

/// The numbers of those paragraphs, by the name of the keyword, oldest first.
static NUMBERS: LazyLock<BTreeMap<&'static str, Vec<Number>>> = LazyLock::new(|| {
    let first = |(from, number): Row| (from, number.map(|number| format!("{number}a")));
    let of = |(name, rows): (_, Vec<Row>)| (name, rows.into_iter().map(first).collect());
    table(TABLE).into_iter().map(of).collect()
});

/// The same as rows of a table.
static ROWS: LazyLock<BTreeMap<&'static str, Vec<Row>>> = LazyLock::new(|| {
    let row = |(from, number): &'static Number| (*from, number.as_deref());
    NUMBERS.iter().map(|(&name, rows)| (name, rows.iter().map(row).collect())).collect()
});

/// The rows of the paragraph that says what a keyword means, oldest first.
pub(super) fn rows(name: KeywordName) -> &'static [Row] {
    ROWS.get(name.words()).map_or(&[], Vec::as_slice)
}
