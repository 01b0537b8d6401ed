//! The objects of a board, kept as what is different from the board at the start: most boards of a ruling differ
//! from it in few objects.

use std::ops::Index;
use std::sync::Arc;

use super::object::ObjectState;
use super::pointers::Lookup;
use statements::ids::ObjectId;

/// The objects of a board. Boards are compared and kept only after [`Objects::settle`].
#[derive(Clone, Debug)]
pub(crate) struct Objects {
    /// Those of the start, the same for all boards of a ruling.
    start: Arc<[ObjectState]>,
    /// Whether any of these attacks or blocks.
    start_fights: bool,
    /// Those that are not as they were, by place; after settling none that is.
    changed: Vec<(usize, ObjectState)>,
    /// Those that came later.
    new: Vec<ObjectState>,
    /// What was looked up of them; it says nothing that they don't.
    lookup: Lookup,
}

impl PartialEq for Objects {
    fn eq(&self, other: &Self) -> bool {
        if Arc::ptr_eq(&self.start, &other.start) {
            self.changed == other.changed && self.new == other.new
        } else {
            self.iter().eq(other.iter())
        }
    }
}

impl Eq for Objects {}

impl std::hash::Hash for Objects {
    /// What is different from the start: that is the same for all boards that are compared.
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.changed.hash(state);
        self.new.hash(state);
    }
}

impl Index<usize> for Objects {
    type Output = ObjectState;

    fn index(&self, at: usize) -> &ObjectState {
        self.all().at(at)
    }
}

/// All objects, to be looked at while something else of them changes.
#[derive(Clone, Copy)]
struct All<'o> {
    start: &'o [ObjectState],
    changed: &'o [(usize, ObjectState)],
    new: &'o [ObjectState],
}

impl<'o> All<'o> {
    fn at(self, at: usize) -> &'o ObjectState {
        if self.changed.is_empty() && at < self.start.len() {
            return &self.start[at];
        }
        match self.changed.binary_search_by_key(&at, |&(place, _)| place) {
            Ok(found) => &self.changed[found].1,
            Err(_) if at < self.start.len() => &self.start[at],
            Err(_) => &self.new[at - self.start.len()],
        }
    }

    fn get(self, at: usize) -> Option<&'o ObjectState> {
        (at < self.start.len() + self.new.len()).then(|| self.at(at))
    }

    fn iter(self) -> impl Iterator<Item = &'o ObjectState> + use<'o> {
        let mut changed = self.changed.iter().peekable();
        let of_start = self.start.iter().enumerate().map(move |(at, object)| {
            changed.next_if(|(place, _)| *place == at).map_or(object, |(_, changed)| changed)
        });
        of_start.chain(self.new)
    }
}

impl Objects {
    /// The objects of the start.
    pub(crate) fn new(start: Vec<ObjectState>) -> Self {
        let start_fights = start.iter().any(ObjectState::fights);
        let (changed, new, lookup) = (Vec::new(), Vec::new(), Lookup::default());
        Self { start: start.into(), start_fights, changed, new, lookup }
    }

    /// Whether any may attack or block: not, where none did at the start and none that has changed does.
    pub(crate) fn may_fight(&self) -> bool {
        let changed = self.changed.iter().map(|(_, object)| object);
        self.start_fights || changed.chain(&self.new).any(ObjectState::fights)
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.start.len() + self.new.len()
    }

    /// How many are kept besides those of the start.
    pub(crate) fn kept(&self) -> usize {
        self.changed.len() + self.new.len()
    }

    /// One of them, if it is there.
    pub(crate) fn get(&self, at: usize) -> Option<&ObjectState> {
        (at < self.len()).then(|| &self[at])
    }

    /// All of them, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &ObjectState> {
        self.all().iter()
    }

    fn all(&self) -> All<'_> {
        All { start: &self.start, changed: &self.changed, new: &self.new }
    }

    /// The latest time stamp of all; 0 where there are none. Asked again and again while some change, it looks only at these.
    pub(crate) fn newest(&mut self) -> u32 {
        let all = All { start: &self.start, changed: &self.changed, new: &self.new };
        self.lookup.newest(|| all.iter(), |at| all.get(at))
    }

    /// The objects that may point at one, in order: what is attached to it, targets it, or names it in any other way. None
    /// else does. Asked again and again while some change, it looks only at these.
    pub(crate) fn pointing_at(&mut self, object: ObjectId) -> Vec<ObjectId> {
        let all = All { start: &self.start, changed: &self.changed, new: &self.new };
        self.lookup.pointing_at(object, || all.iter(), |at| all.get(at))
    }

    /// One of them, to be changed.
    pub(crate) fn change(&mut self, at: usize) -> &mut ObjectState {
        self.lookup.note(at, All { start: &self.start, changed: &self.changed, new: &self.new }.at(at));
        if at >= self.start.len() {
            return &mut self.new[at - self.start.len()];
        }
        let found = match self.changed.binary_search_by_key(&at, |&(place, _)| place) {
            Ok(found) => found,
            Err(found) => {
                self.changed.insert(found, (at, self.start[at].clone()));
                found
            }
        };
        &mut self.changed[found].1
    }

    /// Adds an object that came later than the start.
    pub(crate) fn push(&mut self, object: ObjectState) {
        self.lookup.note(self.len(), &object);
        self.new.push(object);
    }

    /// Takes the last one out, if it came later than the start.
    pub(crate) fn pop(&mut self) {
        if let Some(gone) = self.new.pop() {
            self.lookup.note(self.len(), &gone);
        }
    }

    /// Forgets that objects were changed which are as they were.
    pub(crate) fn settle(&mut self) {
        self.lookup.forget();
        let start = &self.start;
        self.changed.retain(|(at, object)| *object != start[*at]);
    }

    /// Where two boards of one ruling may differ, as far as both have objects there.
    pub(crate) fn apart<'o>(&'o self, other: &'o Self) -> impl Iterator<Item = usize> + 'o {
        let places = |of: &'o Self| of.changed.iter().map(|&(at, _)| at);
        let both = itertools::Itertools::dedup(itertools::Itertools::merge(places(self), places(other)));
        let new = self.start.len()..self.len().min(other.len());
        both.chain(new).filter(|&at| self[at] != other[at])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::setup::from_board::lay;
    use crate::terms::Terms;
    use language::board::{Board, Object};

    fn object(damage: u64) -> ObjectState {
        let object = Object { id: "Bear".to_owned(), count: 1, damage, ..Object::default() };
        let board = Board { objects: vec![object], ..Board::default() };
        let (table, start) = lay(&board, Terms::of(&board, &Options::default()));
        table.board(start.board).objects[0].clone()
    }

    #[test]
    fn what_is_changed_back_is_as_if_it_had_never_changed() {
        let start = Objects::new(vec![object(0), object(1)]);
        let mut other = start.clone();
        other.change(1).damage = 3;
        assert_eq!((other[0].damage, other[1].damage, start[1].damage), (0, 3, 1));
        assert_eq!(start.apart(&other).collect::<Vec<_>>(), [1]);
        other.change(1).damage = 1;
        other.settle();
        assert_eq!(other, start);
    }

    #[test]
    fn what_is_looked_up_is_what_the_objects_say() {
        let mut all = Objects::new((0..6).map(object).collect());
        let expected = |all: &mut Objects| {
            let newest = all.iter().map(|object| object.since.max(object.stamp)).max();
            assert_eq!(Some(all.newest()), newest);
            for id in (0..7).map(ObjectId::at) {
                let is_attached = |&at: &usize| all[at].attached_to == Some(id);
                let attached: Vec<usize> = (0..all.len()).filter(is_attached).collect();
                let pointing = all.clone().pointing_at(id);
                let looked_up = all.pointing_at(id);
                assert!(attached.iter().all(|&at| looked_up.contains(&ObjectId::at(at))), "{id:?}");
                assert!(pointing.iter().all(|id| looked_up.contains(id)), "{id:?}");
            }
        };
        expected(&mut all);
        for (at, since) in [(3, 20), (1, 21), (3, 4), (1, 2), (5, 9)] {
            all.change(at).since = since;
            all.change(at).attached_to = Some(ObjectId::at(since as usize % 7));
            expected(&mut all);
        }
        let late = ObjectState { since: 50, ..all[0].clone() };
        all.push(late);
        expected(&mut all);
        all.pop();
        expected(&mut all);
        all.settle();
        expected(&mut all);
    }

    #[test]
    fn what_came_later_is_compared_by_place() {
        let start = Objects::new(vec![object(0)]);
        let (mut one, mut other) = (start.clone(), start);
        one.push(object(4));
        other.push(object(5));
        assert_eq!(one.apart(&other).collect::<Vec<_>>(), [1]);
        other.change(1).damage = 4;
        assert_eq!((one.len(), one), (2, other));
    }
}
