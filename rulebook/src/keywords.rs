//! Since when the rules have each keyword ability, and by which number: what a keyword is at a date.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::concordance::{Row, table};
use language::board::KeywordName;
use language::date::Date;

const TABLE: &str = include_str!("../data/keywords.tsv");

/// The rows of each keyword, oldest first.
static ROWS: LazyLock<BTreeMap<&'static str, Vec<Row>>> = LazyLock::new(|| table(TABLE));

fn rows(name: KeywordName) -> &'static [Row] {
    ROWS.get(name.words()).map_or(&[], Vec::as_slice)
}

/// The number of a keyword in the text that is in force at a date. None when that text has no such keyword: not yet, or
/// not any more.
pub fn number_of(name: KeywordName, date: Date) -> Option<&'static str> {
    rows(name).iter().rev().find(|(from, _)| *from <= date)?.1
}

/// When a keyword that a date does not have is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nearest {
    /// It will have this number from this day on.
    Comes(&'static str, Date),
    /// It had this number until this day.
    Was(&'static str, Date),
}

/// Where a keyword stands that a date does not have: in the next text that has it, or in the last that had it. None for one
/// that the date has.
pub fn nearest(name: KeywordName, date: Date) -> Option<Nearest> {
    let rows = rows(name);
    let &(from, first) = rows.first()?;
    if date < from {
        return first.map(|number| Nearest::Comes(number, from));
    }
    let [.., (_, Some(last)), (until, None)] = rows else { return None };
    (date >= *until).then_some(Nearest::Was(last, *until))
}
