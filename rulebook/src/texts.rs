//! The official texts of the rules that numbers and explanations were read in.

use engine::date::Date;

/// The effective dates of those texts, oldest first. On other days the text before is taken to be in force,
/// unless the concordance knows better.
pub const KNOWN: &[Date] = &[
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

/// The newest of those texts that was in force at a date. None before the first of them.
pub fn in_force(date: Date) -> Option<Date> {
    KNOWN.iter().rev().find(|known| **known <= date).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_in_force_is_the_last_one_before() {
        assert_eq!(in_force(Date::new(2006, 9, 30)), None);
        assert_eq!(in_force(Date::new(2012, 5, 1)), Some(Date::new(2012, 5, 1)));
        assert_eq!(in_force(Date::new(2016, 1, 1)), Some(Date::new(2013, 7, 13)));
        assert!(KNOWN.is_sorted());
    }
}
