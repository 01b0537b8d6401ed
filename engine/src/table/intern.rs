//! Keeping each value once.

use std::hash::Hash;

use indexmap::IndexSet;

/// Values under the position at which they first came.
#[derive(Debug, Clone)]
pub(crate) struct Interned<T>(IndexSet<T, hashbrown::DefaultHashBuilder>);

impl<T> Default for Interned<T> {
    fn default() -> Self {
        Self(IndexSet::default())
    }
}

impl<T: Hash + Eq> Interned<T> {
    /// The position of a value, new or known.
    pub(crate) fn add(&mut self, value: T) -> usize {
        self.0.insert_full(value).0
    }

    /// The value at a position that [`Self::add`] gave.
    pub(crate) fn get(&self, at: usize) -> &T {
        &self.0[at]
    }

    /// The values, in the order in which they first came.
    pub(crate) fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }

    /// How many values there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The position of a value, if it is known.
    pub(crate) fn find<Q>(&self, value: &Q) -> Option<usize>
    where
        Q: ?Sized + Hash + indexmap::Equivalent<T>,
    {
        self.0.get_index_of(value)
    }
}
