//! What is looked up of the objects of a board while many of them change: the latest time stamp, and what points at what.

use hashbrown::HashMap;

use super::object::ObjectState;
use statements::ids::{ObjectId, Target};

/// What was looked up, as far as objects have not changed since. A copy of a board looks it up anew.
#[derive(Debug, Default)]
pub(super) struct Lookup(Option<Box<Known>>);

impl Clone for Lookup {
    fn clone(&self) -> Self {
        Self(None)
    }
}

#[derive(Debug, Default)]
struct Known {
    /// The latest time stamp of all that have not changed.
    newest: u32,
    /// Whether what had it has changed.
    is_newest_lost: bool,
    /// For each object by which places it is pointed at, or was.
    pointing: HashMap<ObjectId, Vec<usize>>,
    /// The places that have changed.
    changed: Vec<usize>,
}

impl Lookup {
    /// An object is about to change, or goes.
    pub(super) fn note(&mut self, at: usize, object: &ObjectState) {
        if let Some(known) = &mut self.0 {
            known.is_newest_lost |= time(object) == known.newest;
            if known.changed.last() != Some(&at) {
                known.changed.push(at);
            }
        }
    }

    /// Nothing is kept of it.
    pub(super) fn forget(&mut self) {
        self.0 = None;
    }

    /// Looks at what has changed since, or at all objects where nothing was looked up. `all` are the objects in order, and
    /// `get` is the one at a place.
    fn look<'o, A: Iterator<Item = &'o ObjectState>>(
        &mut self,
        all: impl Fn() -> A,
        get: impl Fn(usize) -> Option<&'o ObjectState>,
    ) -> &Known {
        let known = match &mut self.0 {
            Some(known) => known,
            none => {
                let known = none.insert(Box::default());
                all().enumerate().for_each(|(at, object)| known.add(at, object));
                known
            }
        };
        let before = known.newest;
        known.newest = if known.is_newest_lost { 0 } else { before };
        for at in std::mem::take(&mut known.changed) {
            if let Some(object) = get(at) {
                known.add(at, object);
            }
        }
        if std::mem::take(&mut known.is_newest_lost) && known.newest < before {
            known.newest = all().map(time).max().unwrap_or(0);
        }
        known
    }

    /// The latest time stamp of all; 0 where there are none.
    pub(super) fn newest<'o, A: Iterator<Item = &'o ObjectState>>(
        &mut self,
        all: impl Fn() -> A,
        get: impl Fn(usize) -> Option<&'o ObjectState>,
    ) -> u32 {
        self.look(all, get).newest
    }

    /// The objects that may point at one, in order, each once: none else does.
    pub(super) fn pointing_at<'o, A: Iterator<Item = &'o ObjectState>>(
        &mut self,
        object: ObjectId,
        all: impl Fn() -> A,
        get: impl Fn(usize) -> Option<&'o ObjectState>,
    ) -> Vec<ObjectId> {
        let mut places = self.look(all, &get).pointing.get(&object).cloned().unwrap_or_default();
        places.retain(|&at| get(at).is_some());
        places.sort_unstable();
        places.dedup();
        places.into_iter().map(ObjectId::at).collect()
    }
}

impl Known {
    fn add(&mut self, at: usize, object: &ObjectState) {
        self.newest = self.newest.max(time(object));
        let mut note = |id: ObjectId| self.pointing.entry(id).or_default().push(at);
        let ObjectState { attached_to, gained_over, gained_before, counters_over, changed, .. } = object;
        attached_to.iter().chain(gained_over).copied().for_each(&mut note);
        gained_before.iter().flat_map(|gain| &gain.over).copied().for_each(&mut note);
        counters_over.iter().flat_map(|(_, over)| over).copied().for_each(&mut note);
        changed.iter().flat_map(|changed| &changed.over).copied().for_each(&mut note);
        object.must_block.iter().copied().for_each(&mut note);
        for target in object.aims.iter().flat_map(|aim| &aim.at) {
            if let Target::Object(id) = *target {
                note(id);
            }
        }
    }
}

/// When an object came, or got its last time stamp.
fn time(object: &ObjectState) -> u32 {
    object.since.max(object.stamp)
}
