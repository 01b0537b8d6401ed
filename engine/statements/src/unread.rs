//! Text that a ruling does without, and that could change it.

/// Something unread on which a ruling depends: it holds if that does nothing here.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DependsOn {
    /// The name of the object.
    pub object: String,
    /// The sentence of it that is unread; all that it says when absent, as only its name is known.
    pub sentence: Option<String>,
    /// What that is about in its author's own words, where somebody has said it.
    pub words: String,
}
