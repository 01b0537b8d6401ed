//! Since when the rules have each keyword ability and each keyword action, and by which number: what a keyword is at a date.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::concordance::{Row, table};
use language::board::KeywordName;
use language::date::Date;
use language::event::KeywordAction;

const TABLE: &str = include_str!("../data/keywords.tsv");
const ACTIONS: &str = include_str!("../data/keyword_actions.tsv");

/// The rows of each keyword, oldest first.
static ROWS: LazyLock<BTreeMap<&'static str, Vec<Row>>> = LazyLock::new(|| table(TABLE));

/// Those of each keyword action that has no other words here.
static ACTION_ROWS: LazyLock<BTreeMap<&'static str, Vec<Row>>> = LazyLock::new(|| table(ACTIONS));

/// A keyword ability, or a keyword action, by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// An ability.
    Ability(KeywordName),
    /// An action.
    Action(KeywordAction),
}

impl Named {
    /// How the rules write it, in small letters.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Ability(name) => name.words(),
            Self::Action(action) => action.words(),
        }
    }
}

fn rows(named: Named) -> &'static [Row] {
    let of = match named {
        Named::Ability(_) => &ROWS,
        Named::Action(_) => &ACTION_ROWS,
    };
    of.get(named.words()).map_or(&[], Vec::as_slice)
}

/// The number of a keyword in the text that is in force at a date. None when that text has no such keyword: not yet, or
/// not any more.
pub fn number_of(named: Named, date: Date) -> Option<&'static str> {
    rows(named).iter().rev().find(|(from, _)| *from <= date)?.1
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
pub fn nearest(named: Named, date: Date) -> Option<Nearest> {
    let rows = rows(named);
    let &(from, first) = rows.first()?;
    if date < from {
        return first.map(|number| Nearest::Comes(number, from));
    }
    let [.., (_, Some(last)), (until, None)] = rows else { return None };
    (date >= *until).then_some(Nearest::Was(last, *until))
}
