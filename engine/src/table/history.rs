//! What has happened, as far as anything on the board asks for it.
//!
//! Everything that words can ask is known from the start: each way of asking for events is counted from then on, for each
//! player who may be "you" in it and each object that may be "this". So a board without such words counts nothing.
//!
//! Judgement: what has happened to objects is told of them as they were then (CR 608.2i (2025-02-07)) at earlier dates as well,
//! of which no text says it.

use statements::error::TooLarge;
use statements::ids::{ObjectId, PlayerId};

/// An object as what it is since it is that: what it becomes is another one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Being {
    pub(crate) object: ObjectId,
    pub(crate) since: u32,
}

/// To whom something has happened.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Of {
    Player(PlayerId),
    Object(Being),
}

/// What is counted: what is asked for, by whom, and of whom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Key {
    /// Its place among all that is asked for.
    pub(crate) asked: usize,
    /// Who is "you", where the words speak of that.
    pub(crate) you: Option<PlayerId>,
    /// What is "this": of that only by how much more or less it is than for what took no part, which is counted where this is
    /// absent. So what comes later knows what happened before it came.
    pub(crate) this: Option<Being>,
    /// To whom it has happened, where that is asked.
    pub(crate) of: Option<Of>,
}

/// What has happened so far, sorted; nothing that is 0.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct History(Vec<(Key, i64)>);

impl History {
    /// How often or how much it was.
    pub(crate) fn count(&self, key: Key) -> i64 {
        self.place(key).map_or(0, |at| self.0[at].1)
    }

    /// So much more has happened. What is only asked for as whether it has is counted once.
    ///
    /// # Errors
    /// When it does not fit.
    pub(crate) fn add(&mut self, key: Key, once: bool, more: i64) -> Result<(), TooLarge> {
        let old = self.count(key);
        let new = if once && more > 0 { 1 } else { old.checked_add(more).ok_or(TooLarge)? };
        match self.place(key) {
            Ok(at) if new == 0 => drop(self.0.remove(at)),
            Ok(at) => self.0[at].1 = new,
            Err(_) if new == 0 => {}
            Err(at) => self.0.insert(at, (key, new)),
        }
        Ok(())
    }

    /// Forgets all that this is not so of.
    pub(crate) fn retain(&mut self, keep: impl Fn(&Key) -> bool) {
        self.0.retain(|(key, _)| keep(key));
    }

    /// What is counted in one place is so in another as well: for each of these, from where and to where.
    pub(crate) fn know_as(&mut self, places: &[(usize, usize)]) {
        let of = |from: usize, to: usize| {
            let known = self.0.iter().filter(move |(key, _)| key.asked == from);
            known.map(move |(key, number)| (Key { asked: to, ..*key }, *number))
        };
        let more: Vec<(Key, i64)> = places.iter().flat_map(|&(from, to)| of(from, to)).collect();
        self.0.extend(more);
        self.0.sort_unstable();
    }

    /// What one object of a row has gone through, the others have.
    pub(crate) fn copy(&mut self, from: ObjectId, to: ObjectId) {
        let other = |being: Being| if being.object == from { Being { object: to, ..being } } else { being };
        let copied = |(key, number): &(Key, i64)| {
            let this = key.this.map(other);
            let of = key.of.map(|of| match of {
                Of::Object(being) => Of::Object(other(being)),
                Of::Player(_) => of,
            });
            let copy = Key { this, of, ..*key };
            (copy != *key).then_some((copy, *number))
        };
        let more: Vec<(Key, i64)> = self.0.iter().filter_map(copied).collect();
        self.0.extend(more);
        self.0.sort_unstable();
        self.0.dedup_by_key(|(key, _)| *key);
    }

    /// Whether it knows anything of an object.
    pub(crate) fn mentions(&self, object: ObjectId) -> bool {
        self.0.iter().any(|(key, _)| {
            let of = matches!(key.of, Some(Of::Object(being)) if being.object == object);
            of || key.this.is_some_and(|being| being.object == object)
        })
    }

    /// All that it knows.
    pub(crate) fn all(&self) -> impl Iterator<Item = (Key, i64)> + '_ {
        self.0.iter().copied()
    }

    fn place(&self, key: Key) -> Result<usize, usize> {
        self.0.binary_search_by_key(&key, |(key, _)| *key)
    }
}
