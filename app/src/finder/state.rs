//! The list of everything that can be asked for.

/// The list, while it is open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Finder {
    /// What stands in its field.
    pub typed: String,
    /// The offer that is chosen, by its place among those that fit.
    pub chosen: usize,
}
