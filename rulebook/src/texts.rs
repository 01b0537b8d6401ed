//! Which official texts of the rules numbers and explanations were read in.

use engine::date::Date;

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
