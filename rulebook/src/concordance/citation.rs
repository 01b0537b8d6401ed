//! A rule as a sentence cites it.

use std::fmt;

use super::{nearest_earlier, nearest_later, number};
use language::date::Date;
use language::rule::Rule;

/// A concept of the rules, cited at a date.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Citation {
    /// The concept that is cited.
    pub rule: Rule,
    /// The rules date of the ruling that cites it.
    pub at: Date,
}

/// Where a cited concept stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// Under this number in the text of the date.
    Here(&'static str),
    /// Not at the date; under this number from a later date on.
    Later(Date, &'static str),
    /// No longer at the date; under this number from an earlier date on, until it went.
    Earlier(Date, &'static str),
    /// In no text of any date.
    Nowhere,
}

impl Citation {
    /// Cites a concept at a date.
    pub const fn new(rule: Rule, at: Date) -> Self {
        Self { rule, at }
    }

    /// Where it stands.
    pub fn place(self) -> Place {
        let later = || nearest_later(self.rule, self.at).map(|(from, number)| Place::Later(from, number));
        let earlier =
            || nearest_earlier(self.rule, self.at).map(|(from, number)| Place::Earlier(from, number));
        number(self.rule, self.at).map(Place::Here).or_else(later).or_else(earlier).unwrap_or(Place::Nowhere)
    }

    /// The number to look up, and a date whose text has it. None when the concept stands nowhere.
    pub fn number(self) -> Option<(&'static str, Date)> {
        match self.place() {
            Place::Here(number) => Some((number, self.at)),
            Place::Later(from, number) | Place::Earlier(from, number) => Some((number, from)),
            Place::Nowhere => None,
        }
    }

    /// The number without its date, such as `616.1c`; "no rule at this date" where there is none.
    pub fn short(self) -> String {
        match self.place() {
            Place::Here(number) => number.to_owned(),
            Place::Later(..) | Place::Earlier(..) | Place::Nowhere => "no rule at this date".to_owned(),
        }
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place() {
            Place::Here(number) => write!(f, "CR {number} ({})", self.at),
            Place::Later(from, number) => write!(f, "no rule at this date; judged by CR {number} ({from})"),
            Place::Earlier(from, number) => write!(f, "no rule at this date; it was CR {number} ({from})"),
            Place::Nowhere => write!(f, "no rule has a number for this"),
        }
    }
}
