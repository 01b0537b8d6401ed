//! How often abilities have triggered that trigger only so often in a turn, or another stretch of the game.

use super::history::Being;
use language::select::Since;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// An ability of an object, as that since which it has it, that triggers only so often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Limited {
    pub(crate) key: Key,
    /// How often it triggers at most.
    pub(crate) most: u64,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Key {
    pub(crate) of: Being,
    /// The place of the ability among all such abilities that were met.
    pub(crate) ability: usize,
    pub(crate) since: Since,
}

/// How often such abilities have triggered, sorted; nothing that is 0.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Spent(Vec<(Key, u64)>);

impl Spent {
    /// How often an ability has triggered.
    pub(crate) fn count(&self, key: Key) -> u64 {
        self.0.binary_search_by_key(&key, |(known, _)| *known).map_or(0, |at| self.0[at].1)
    }

    /// It has triggered so often more.
    ///
    /// # Errors
    /// When it does not fit.
    pub(crate) fn add(&mut self, key: Key, times: u64) -> Result<(), TooLarge> {
        match self.0.binary_search_by_key(&key, |(known, _)| *known) {
            Ok(at) => self.0[at].1 = self.0[at].1.checked_add(times).ok_or(TooLarge)?,
            Err(at) if times > 0 => self.0.insert(at, (key, times)),
            Err(_) => {}
        }
        Ok(())
    }

    /// What is counted since one of these began is forgotten as another begins.
    pub(crate) fn forget(&mut self, over: &[Since]) {
        self.0.retain(|(key, _)| !over.contains(&key.since));
    }

    /// What one object of a row has done, the others have.
    pub(crate) fn copy(&mut self, from: ObjectId, to: ObjectId) {
        let of = |key: &Key| Key { of: Being { object: to, ..key.of }, ..*key };
        let same = self.0.iter().filter(|(key, _)| key.of.object == from);
        let more: Vec<(Key, u64)> = same.map(|(key, times)| (of(key), *times)).collect();
        self.0.extend(more);
        self.0.sort_unstable();
        self.0.dedup_by_key(|(key, _)| *key);
    }

    /// Whether it knows anything of an object.
    pub(crate) fn mentions(&self, object: ObjectId) -> bool {
        self.0.iter().any(|(key, _)| key.of.object == object)
    }

    /// All that it knows.
    pub(crate) fn all(&self) -> impl Iterator<Item = (Key, u64)> + '_ {
        self.0.iter().copied()
    }
}
