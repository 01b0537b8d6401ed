//! What can be asked of the outcomes.

use super::state::By;

/// Something that someone asks of the outcomes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OutcomesCommand {
    /// Get ready to type a condition.
    Search,
    /// The field has the keyboard.
    HasKeyboard,
    /// What stands in the field for a condition.
    Words(String),
    /// The player of whom it is asked whether they can make sure, by place in turn order.
    Player(usize),
    /// Sort by a column.
    Sort(By),
    /// Go on with the board after the outcome to which the ways are highlighted, or after the only one.
    GoOn,
}
