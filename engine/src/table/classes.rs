//! Which permanents of a board are interchangeable.

use statements::ids::ObjectId;

/// Which permanents are interchangeable: the same but for their ids, and nothing on the board points at them.
#[derive(Clone, Debug)]
pub(crate) struct Classes {
    /// For each object the first one that it is interchangeable with.
    pub(crate) first: Vec<Option<ObjectId>>,
    /// Whether any two are.
    pub(crate) twins: bool,
}

impl Classes {
    /// The class of an object; none for what is like nothing else by nature.
    pub(crate) fn class(&self, id: ObjectId) -> Option<ObjectId> {
        self.first.get(id.index()).copied().flatten()
    }
}
