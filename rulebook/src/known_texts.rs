//! Which rules texts are known, and what a reader must know about a date.

use std::sync::LazyLock;

use crate::concordance;
use crate::concordance::dates;
use language::date::Date;
use language::rule::Rule;

/// The texts that were read as a whole, oldest first: every number that is cited was looked up in them.
pub const READ: [Date; 12] = [
    Date::new(2006, 10, 1),
    Date::new(2008, 2, 1),
    Date::new(2009, 7, 11),
    Date::new(2012, 5, 1),
    Date::new(2013, 7, 13),
    Date::new(2017, 4, 28),
    Date::new(2018, 4, 27),
    Date::new(2018, 6, 8),
    Date::new(2020, 7, 3),
    Date::new(2022, 4, 29),
    Date::new(2025, 2, 7),
    Date::new(2026, 4, 17),
];

/// The dates of all texts that are known to have brought something that is cited here, and of those that were read as
/// a whole, oldest first.
static KNOWN: LazyLock<Vec<Date>> = LazyLock::new(|| {
    let mut known: Vec<Date> = READ.into_iter().chain(dates()).collect();
    known.sort_unstable();
    known.dedup();
    known
});

/// What is known of the text that is in force at a date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// The text of this date is the one in force, as far as anything that is cited here goes.
    Since(Date),
    /// The date lies after the first and before the second, and no text from between is known.
    Between(Date, Date),
    /// The date lies after the newest text that is known.
    After(Date),
    /// The date lies before the oldest text that is known.
    Before(Date),
}

/// What is known of the text that is in force at a date.
pub fn at(date: Date) -> Known {
    let newest = READ[READ.len() - 1];
    let since = KNOWN.iter().rev().copied().find(|known| *known <= date);
    match (concordance::gap(date), since) {
        (Some((before, after)), _) => Known::Between(before, after),
        (None, _) if date > newest => Known::After(newest),
        (None, Some(since)) => Known::Since(since),
        (None, None) => Known::Before(KNOWN.first().copied().unwrap_or(newest)),
    }
}

/// Whether the text of a date has a rule.
pub fn has(rule: Rule, date: Date) -> bool {
    concordance::number(rule, date).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().expect("a day")
    }

    #[test]
    fn the_list_is_in_order_and_each_text_is_known_from_its_day_on() {
        assert!(READ.is_sorted());
        for date in READ {
            assert_eq!(at(date), Known::Since(date));
        }
        assert_eq!(at(day("2012-06-15")), Known::Since(day("2012-05-01")));
    }

    #[test]
    fn dates_without_a_known_text_are_told_apart() {
        let gap = Known::Between(day("2022-04-29"), day("2024-04-12"));
        assert_eq!(at(day("2023-01-01")), gap);
        assert_eq!(at(day("2030-01-01")), Known::After(Date::NOW));
        assert_eq!(at(day("2001-01-01")), Known::Before(Date::FIRST));
    }

    /// The list is that of the texts that a developer may have beside the workspace.
    #[test]
    fn the_list_has_every_text_that_is_there() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/rules");
        let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let dated = |path: std::path::PathBuf| path.file_stem()?.to_str()?.strip_prefix("cr-")?.parse().ok();
        let mut found: Vec<Date> = files.filter_map(dated).collect();
        found.sort_unstable();
        if found.is_empty() {
            println!(
                "SKIPPED: 0 rules texts found beside the workspace; the committed list is used as it is"
            );
            return;
        }
        println!("found {} rules texts", found.len());
        assert_eq!(found, READ);
    }
}
