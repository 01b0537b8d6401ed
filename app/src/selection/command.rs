//! Where to from a moment.

/// Where to from a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To the start.
    Start,
    /// By the selected step, or the first.
    Down,
    /// Back to a moment that leads here.
    Up,
    /// To the neighbour on the left.
    Left,
    /// To the neighbour on the right.
    Right,
}
