//! Merging: equal situations are one moment.

use std::hash::BuildHasher;

use hashbrown::{DefaultHashBuilder, HashTable};
use petgraph::graph::NodeIndex;

use crate::pending::situation::Situation;

/// Which situations have been met, and which moments they are.
#[derive(Default)]
pub(crate) struct Met {
    hasher: DefaultHashBuilder,
    /// The hash of each moment's situation.
    hashes: Vec<u64>,
    moments: HashTable<u32>,
    /// Situations in which something happens of itself, and the moment to which that leads.
    passing: HashTable<(u64, Situation, NodeIndex)>,
}

impl Met {
    /// The hash of a situation. It never decides an order, only where things lie; runs are
    /// equal whatever its seed.
    pub(crate) fn hash(&self, situation: &Situation) -> u64 {
        self.hasher.hash_one(situation)
    }

    /// The moment with this situation, if it was met.
    pub(crate) fn moment(&self, hash: u64, situation: &Situation, all: &[Situation]) -> Option<NodeIndex> {
        let same = |&at: &u32| self.hashes[at as usize] == hash && all[at as usize] == *situation;
        self.moments.find(hash, same).map(|&at| NodeIndex::new(at as usize))
    }

    /// The moment to which a situation leads of itself, if it was met.
    pub(crate) fn passed(&self, hash: u64, situation: &Situation) -> Option<NodeIndex> {
        self.passing.find(hash, |(other, passing, _)| *other == hash && passing == situation).map(|met| met.2)
    }

    /// Remembers where a situation leads of itself.
    pub(crate) fn pass(&mut self, hash: u64, situation: Situation, to: NodeIndex) {
        self.passing.insert_unique(hash, (hash, situation, to), |met| met.0);
    }

    /// Remembers the next moment; without a hash it is not found again.
    pub(crate) fn add(&mut self, at: NodeIndex, hash: Option<u64>) {
        debug_assert_eq!(self.hashes.len(), at.index(), "moments come in order");
        self.hashes.push(hash.unwrap_or(0));
        if let (Some(hash), Ok(id)) = (hash, u32::try_from(at.index())) {
            let hashes = &self.hashes;
            self.moments.insert_unique(hash, id, |&at| hashes[at as usize]);
        }
    }
}
