//! From when and until when something is so.

use crate::date::Date;

/// From when and until when a switch is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The first day on which it is on.
    pub from: Date,
    /// The first day on which it is no longer on; none while it still is.
    pub until: Option<Date>,
}

/// From a day on.
pub(super) const fn from(year: u16, month: u8, day: u8) -> Span {
    Span { from: Date::new(year, month, day), until: None }
}

impl Span {
    /// And from another day on no more.
    pub(super) const fn until(self, year: u16, month: u8, day: u8) -> Self {
        Self { until: Some(Date::new(year, month, day)), ..self }
    }
}
