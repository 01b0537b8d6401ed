//! Which object is looked at.

/// The object that is looked at layer by layer, at whatever moment is selected.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Inspected {
    /// What it is called; none where all are listed. A name may mean several new tokens, or nothing at the moment.
    pub name: Option<String>,
}
