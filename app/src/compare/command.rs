//! What somebody can ask who compares.

use super::state::{Way, What};
use language::date::Date;

/// Something that someone asks who compares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompareCommand {
    /// Open the panel.
    Open,
    /// Open it on two rules dates.
    OpenDates,
    /// Ways or dates.
    What(What),
    /// One of the two ways, by its place.
    Way(usize, Way),
    /// One of the two dates.
    Date(usize, Date),
    /// What stands in the field for one of the two dates.
    Field(usize, String),
    /// The date that stands in the field.
    ByField(usize),
    /// Stop comparing dates.
    Stop,
    /// Show another of the moments at which the dates part.
    Parting(usize),
}
