//! Where the texts say what a keyword ability means: the first paragraph below its number, or the second where the first
//! says only what sort of ability it is.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{Row, table};
use language::date::Date;
use language::rule::KeywordName;

const TABLE: &str = include_str!("../../data/keywords.tsv");

/// Keywords whose first paragraph says only that they are a static or an evasion ability, from a date on, and until when.
/// The days are those of the texts that were read.
const SORT_FIRST: [(&str, Date, Option<Date>); 19] = [
    ("deathtouch", Date::new(2009, 7, 11), None),
    ("defender", Date::FIRST, None),
    ("double strike", Date::FIRST, None),
    ("fear", Date::FIRST, None),
    ("first strike", Date::FIRST, None),
    ("flying", Date::FIRST, None),
    ("haste", Date::FIRST, None),
    ("hexproof", Date::FIRST, None),
    ("horsemanship", Date::FIRST, None),
    ("indestructible", Date::FIRST, None),
    ("infect", Date::FIRST, None),
    ("intimidate", Date::FIRST, None),
    ("lifelink", Date::new(2011, 6, 17), None),
    ("menace", Date::FIRST, None),
    ("phasing", Date::FIRST, Some(Date::new(2009, 7, 11))),
    ("reach", Date::FIRST, None),
    ("shadow", Date::FIRST, None),
    ("skulk", Date::FIRST, None),
    ("vigilance", Date::FIRST, None),
];

/// The number of a paragraph from a date on; none when it is gone from that date.
type Number = (Date, Option<String>);

/// The numbers of those paragraphs, by the name of the keyword, oldest first.
static NUMBERS: LazyLock<BTreeMap<&'static str, Vec<Number>>> = LazyLock::new(|| {
    let of = |(name, rows): (&'static str, Vec<Row>)| {
        let numbered = |(from, number): Row| (from, number.map(|it| format!("{it}{}", letter(name, from))));
        (name, rows.into_iter().map(numbered).collect())
    };
    table(TABLE).into_iter().map(of).collect()
});

/// The letter of the paragraph that says what a keyword means, below a number that it has from a date on.
fn letter(name: &str, from: Date) -> char {
    let is_second = |&(of, since, until): &(&str, Date, Option<Date>)| {
        of == name && from >= since && until.is_none_or(|until| from < until)
    };
    if SORT_FIRST.iter().any(is_second) { 'b' } else { 'a' }
}

/// The same as rows of a table.
static ROWS: LazyLock<BTreeMap<&'static str, Vec<Row>>> = LazyLock::new(|| {
    let row = |(from, number): &'static Number| (*from, number.as_deref());
    NUMBERS.iter().map(|(&name, rows)| (name, rows.iter().map(row).collect())).collect()
});

/// The rows of the paragraph that says what a keyword means, oldest first.
pub(super) fn rows(name: KeywordName) -> &'static [Row] {
    ROWS.get(name.words()).map_or(&[], Vec::as_slice)
}
