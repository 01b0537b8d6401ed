//! How far the ruling is, and by which date.

use crate::presentation::Presentation;
use language::date::Date;

/// The rules date.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DateChoice {
    /// The date chosen; the board's own when nothing.
    pub chosen: Option<Date>,
    /// What stands in the date field.
    pub field: String,
    /// What is wrong with what stands there.
    pub wrong: Option<String>,
}

/// How far the ruling is.
#[derive(Default)]
pub enum Stage {
    /// There is no board, or it can't be ruled on.
    #[default]
    None,
    /// The first of a board is being worked out.
    Working,
    /// It is there.
    Ready(Box<Presentation>),
}
