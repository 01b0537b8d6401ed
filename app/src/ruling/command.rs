//! What can be asked about the ruling as a whole.

use language::date::Date;

/// Something about the ruling as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulingCommand {
    /// Rule by this date; by the board's own when nothing.
    AsOf(Option<Date>),
    /// What stands in the date field.
    DateField(String),
    /// Rule by the date that stands in the date field.
    ByDateField,
    /// Stop working on the ruling.
    Stop,
    /// Work on the ruling again, as far as ten times as many moments, and ten times as long.
    GoOn,
}
