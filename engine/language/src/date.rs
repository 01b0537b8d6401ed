//! The effective date of a set of Comprehensive Rules.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A calendar day, written `2026-04-17`. Ordered by time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The newest rules text known to the program: what a board is ruled by when it names no date.
    pub const NOW: Self = Self::new(2026, 4, 17);
    /// The first date that can be ruled by.
    pub const FIRST: Self = Self::new(2004, 10, 1);

    /// A day by its parts. The caller vouches for its existence; text goes through [`FromStr`].
    pub const fn new(year: u16, month: u8, day: u8) -> Self {
        Self { year, month, day }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// A text that is not a day.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a date: write it as year-month-day, like 2012-05-01")]
pub struct NotADate(pub String);

impl FromStr for Date {
    type Err = NotADate;

    fn from_str(text: &str) -> Result<Self, NotADate> {
        let wrong = || NotADate(text.to_owned());
        let mut parts = text.split('-');
        let mut next = |digits: usize| {
            let part = parts.next().filter(|p| p.len() == digits && p.bytes().all(|b| b.is_ascii_digit()));
            part.and_then(|p| p.parse::<u16>().ok()).ok_or_else(wrong)
        };
        let (year, month, day) = (next(4)?, next(2)?, next(2)?);
        let date = Self::new(year, u8::try_from(month).unwrap_or(0), u8::try_from(day).unwrap_or(0));
        if parts.next().is_some() || day == 0 || day > days_in(year, month) {
            return Err(wrong());
        }
        Ok(date)
    }
}

/// Days of a month; 0 when there is no such month.
fn days_in(year: u16, month: u16) -> u16 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 => 28 + u16::from(leap),
        _ => 0,
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_read_and_written_the_same() {
        assert_eq!("2024-02-29".parse::<Date>().map(|d| d.to_string()), Ok("2024-02-29".into()));
    }

    #[test]
    fn a_day_that_does_not_exist_is_refused() {
        for text in ["2023-02-29", "2012-5-1", "2012-13-01", "2012-05-01-1", "today", ""] {
            assert!(text.parse::<Date>().is_err(), "{text}");
        }
    }
}
