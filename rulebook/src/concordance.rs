//! The number that a concept of the rules has in the text of a date.
//!
//! The table holds numbers and dates only, no sentence of the rules.

mod citation;
mod keyword;
#[cfg(test)]
mod tests;

pub use citation::{Citation, Place};

use std::collections::BTreeMap;
use std::sync::LazyLock;

use language::date::Date;
use language::rule::Rule;

const TABLE: &str = include_str!("../data/concordance.tsv");

/// A stretch of time whose rules texts are not known.
const UNKNOWN: (Date, Date) = (Date::new(2022, 4, 29), Date::new(2024, 4, 12));

/// The number of a concept from a date on; none when it is gone from that date.
pub(crate) type Row = (Date, Option<&'static str>);

/// The rows of each concept, oldest first.
static ROWS: LazyLock<BTreeMap<&'static str, Vec<Row>>> = LazyLock::new(|| table(TABLE));

/// The rows of a table of numbers by date, oldest first, under the word in front of each.
pub(crate) fn table(text: &'static str) -> BTreeMap<&'static str, Vec<Row>> {
    let mut rows: BTreeMap<&str, Vec<Row>> = BTreeMap::new();
    for (concept, row) in text.lines().filter_map(parsed) {
        rows.entry(concept).or_default().push(row);
    }
    for list in rows.values_mut() {
        list.sort_unstable();
    }
    rows
}

/// A line of the table; none for a comment or a line that is not of the table's form.
fn parsed(line: &'static str) -> Option<(&'static str, Row)> {
    let mut cells = line.split('\t');
    let (concept, from, number) = (cells.next()?, cells.next()?, cells.next()?);
    let row = (from.parse().ok()?, (number != "-").then_some(number));
    (!concept.starts_with('#')).then_some((concept, row))
}

fn rows_of(rule: Rule) -> &'static [Row] {
    if let Rule::Keyword(name) = rule { keyword::rows(name) } else { rows(rule.key()) }
}

fn rows(key: &str) -> &'static [Row] {
    ROWS.get(key).map_or(&[], Vec::as_slice)
}

/// From when and until when the texts have a rule for a concept: the first day, and the first day no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The first day; [`Date::FIRST`] also stands for any day before it. Where it is the day of one of
    /// [`crate::known_texts::READ`], the rule may be some months older: it is not in the text that was read before.
    pub from: Date,
    /// The first day without the rule. None while it is in force.
    pub until: Option<Date>,
}

/// The concepts that have a number at some date, by key, in alphabetical order.
pub fn concepts() -> impl Iterator<Item = &'static str> {
    ROWS.keys().copied()
}

/// When the texts have a rule for a concept. None for a key that is not in the table.
pub fn held(key: &str) -> Option<Held> {
    let rows = rows(key);
    let until = rows.last().and_then(|&(from, number)| number.is_none().then_some(from));
    rows.first().map(|&(from, _)| Held { from, until })
}

/// Each number that a concept has had and the day from which it had it, oldest first; no number from the day
/// on which the rule is gone. Empty for a key that is not in the table.
pub fn history(key: &str) -> impl Iterator<Item = (Date, Option<&'static str>)> {
    rows(key).iter().copied()
}

/// The number of a concept, by its key, in the text that is in force at a date. None when that text has no
/// such rule, or the key is not in the table.
pub fn number_of(key: &str, date: Date) -> Option<&'static str> {
    number_in(rows(key), date)
}

fn number_in(rows: &'static [Row], date: Date) -> Option<&'static str> {
    rows.iter().rev().find(|(from, _)| *from <= date)?.1
}

/// The concepts, by key, that stand under a number in the text that is in force at a date: several where one
/// paragraph says several things, none for a number that the table does not know at that date.
pub fn at_number(number: &str, date: Date) -> Vec<&'static str> {
    concepts().filter(|key| number_of(key, date) == Some(number)).collect()
}

/// The concepts, by key, that stood under a number in the text of any day, each with the first day on which it did.
/// Empty for a number that the table never knew.
pub fn ever_at_number(number: &str) -> Vec<(Date, &'static str)> {
    let first = |key| history(key).find(|(_, had)| *had == Some(number)).map(|(from, _)| (from, key));
    concepts().filter_map(first).collect()
}

/// The number of a concept in the text that is in force at a date. None when that text has no such rule.
pub fn number(rule: Rule, date: Date) -> Option<&'static str> {
    number_in(rows_of(rule), date)
}

/// The first number that a concept gets after a date, and since when. A date whose text has no such rule is
/// judged by it.
pub fn nearest_later(rule: Rule, date: Date) -> Option<(Date, &'static str)> {
    rows_of(rule).iter().find_map(|&(from, number)| (from > date).then_some((from, number?)))
}

/// The last number that a concept had before a date, and the day on which it got it. It says where a concept
/// stood that is gone from the rules.
pub fn nearest_earlier(rule: Rule, date: Date) -> Option<(Date, &'static str)> {
    rows_of(rule).iter().rev().find_map(|&(from, number)| (from <= date).then_some((from, number?)))
}

/// The dates from which on some concept has a new number, in no order.
pub(crate) fn dates() -> impl Iterator<Item = Date> {
    ROWS.values().flatten().map(|row| row.0)
}

/// The stretch without a known text in which a date lies: the last text known before it and the first one
/// after it. None when the text in force at the date is known.
pub fn gap(date: Date) -> Option<(Date, Date)> {
    (UNKNOWN.0 < date && date < UNKNOWN.1).then_some(UNKNOWN)
}
