//! The list of everything that can be asked for.

/// Something with the list of everything that can be asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FinderCommand {
    /// Open it, or close it.
    Open,
    /// Close it, whether or not it is open.
    Close,
    /// What stands in its field.
    Typed(String),
    /// Choose the offer so many places below, or above.
    Choose(isize),
    /// Do what the offer at this place says, or the chosen one.
    Do(Option<usize>),
}
