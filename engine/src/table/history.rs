//! What has happened, as far as anything on the board asks for it.
//!
//! Everything that words can ask is known from the start: each way of asking for events is counted from then on, for each
//! player who may be "you" in it and each object that may be "this". So a board without such words counts nothing.
//!
//! Judgement: what has happened to objects is told of them as they were then (CR 608.2i (2025-02-07)) at earlier dates as well,
//! of which no text says it.

use language::select::{Past, Since};
use statements::error::TooLarge;
use statements::ids::{LastId, ObjectId, PlayerId};

use super::Table;
use super::asked::{Asked, Way};
use super::selectors::Evaluator;
use super::state::State;
use super::thing::Thing;

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
    /// What is "this", where the words speak of that.
    pub(crate) this: Option<Being>,
    /// To whom it has happened, where that is asked.
    pub(crate) of: Option<Of>,
}

/// What has happened so far, sorted; nothing that is 0.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct History(Vec<(Key, u64)>);

impl History {
    /// How often or how much it was.
    pub(crate) fn count(&self, key: Key) -> u64 {
        self.place(key).map_or(0, |at| self.0[at].1)
    }

    /// So much more has happened. What is only asked for as whether it has is counted once.
    ///
    /// # Errors
    /// When it does not fit.
    pub(crate) fn add(&mut self, key: Key, way: Way, more: u64) -> Result<(), TooLarge> {
        let add = |to: u64| match way {
            Way::Times | Way::Total => to.checked_add(more).ok_or(TooLarge),
            Way::Ever | Way::Objects | Way::Dealers | Way::Players => Ok(1),
        };
        match self.place(key) {
            Ok(at) => self.0[at].1 = add(self.0[at].1)?,
            Err(at) if more > 0 => self.0.insert(at, (key, add(0)?)),
            Err(_) => {}
        }
        Ok(())
    }

    /// Forgets all that this is not so of.
    pub(crate) fn retain(&mut self, keep: impl Fn(&Key) -> bool) {
        self.0.retain(|(key, _)| keep(key));
    }

    /// What one object of a row has gone through, the others have.
    pub(crate) fn copy(&mut self, from: ObjectId, to: ObjectId) {
        let other = |being: Being| if being.object == from { Being { object: to, ..being } } else { being };
        let copied = |(key, number): &(Key, u64)| {
            let this = key.this.map(other);
            let of = key.of.map(|of| match of {
                Of::Object(being) => Of::Object(other(being)),
                Of::Player(_) => of,
            });
            let copy = Key { this, of, ..*key };
            (copy != *key).then_some((copy, *number))
        };
        let more: Vec<(Key, u64)> = self.0.iter().filter_map(copied).collect();
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
    pub(crate) fn all(&self) -> impl Iterator<Item = (Key, u64)> + '_ {
        self.0.iter().copied()
    }

    fn place(&self, key: Key) -> Result<usize, usize> {
        self.0.binary_search_by_key(&key, |(key, _)| *key)
    }
}

impl Table {
    /// Forgets what has happened since one of these began, as another begins.
    pub(crate) fn forget(&self, state: &mut State, over: &[Since]) {
        if !self.asked.is_empty() {
            state.history.retain(|key| !over.contains(&self.asked[key.asked].past.since));
        }
    }

    /// Whether it is asked for objects to which something has happened.
    pub(crate) fn asks_for_objects(&self) -> bool {
        self.asked.iter().any(|one| one.of_this || matches!(one.way, Way::Objects | Way::Dealers))
    }
}

impl Evaluator<'_> {
    /// How often or how much has happened of what is asked for in this way, to whom.
    pub(super) fn past(&self, past: &Past, way: Way, of: Option<Of>) -> u64 {
        let known = self.table.asked.iter().position(|one| one.way == way && one.past == *past);
        let Some(asked) = known else { return 0 };
        let Asked { of_you, of_this, .. } = self.table.asked[asked];
        let this = of_this.then(|| self.this_being()).flatten();
        if of_this && this.is_none() {
            return 0;
        }
        let key = Key { asked, you: of_you.then_some(self.about.you), this, of };
        self.history.unwrap_or(&self.state.history).count(key)
    }

    /// Whether something has happened to an object, or it has dealt such damage.
    pub(super) fn has_been(&self, past: &Past, way: Way, thing: &Thing<'_>) -> bool {
        let being = thing.id.zip(thing.state).map(|(object, state)| Being { object, since: state.since });
        being.is_some_and(|being| self.past(past, way, Some(Of::Object(being))) > 0)
    }

    /// The source as what it is, or last was.
    fn this_being(&self) -> Option<Being> {
        let object = self.about.this?;
        let last = self.about.last.this.map(|last: LastId| self.table.lasts.get(last.index()).was.since);
        let since = last.unwrap_or_else(|| self.state.object(object).since);
        Some(Being { object, since })
    }
}
