//! What can be asked of what objects are.

/// Something about what objects are, layer by layer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ObjectCommand {
    /// Open the panel, or close it when it can be seen.
    Toggle,
    /// Open it, and show what makes this object what it is, by its name.
    Show(String),
    /// List all objects of the moment.
    List,
}
