//! Which objects the parts of an event move: each is another object then (CR 400.7 (2026-04-17)).

use statements::happening::{Happening, Subject};
use statements::ids::ObjectId;
use statements::part::Part;

/// The object that a part moves itself, not by what it contains.
pub(crate) fn mover(part: &Part) -> Option<ObjectId> {
    if let Some(entering) = part.happening.entering() {
        return if let Subject::Object(id) = entering.subject { Some(id) } else { None };
    }
    if let Happening::Move { object, .. } | Happening::Cast { object, .. } = part.happening {
        return Some(object);
    }
    None
}

/// What is moved by the parts of which this is so, by those that they contain, and by those that contain them. Sorted.
pub(crate) fn moved_with(parts: &[Part], is_so: impl Fn(&Part) -> bool) -> Vec<ObjectId> {
    let outer = |at: usize| parts[at].within.map(usize::from);
    let so: Vec<bool> = parts.iter().map(is_so).collect();
    let (mut inside, mut around) = (so.clone(), so);
    // What contains a part stands before it.
    for at in 0..parts.len() {
        inside[at] |= outer(at).is_some_and(|outer| inside[outer]);
    }
    for at in (0..parts.len()).rev() {
        if let Some(outer) = outer(at) {
            around[outer] |= around[at];
        }
    }
    let moved = (0..parts.len()).filter(|&at| inside[at] || around[at]).filter_map(|at| mover(&parts[at]));
    let mut moved: Vec<ObjectId> = moved.collect();
    moved.sort_unstable();
    moved.dedup();
    moved
}

/// Whether an object is moved by one part, by what that contains, or by what contains it.
pub(crate) fn is_moved_with(parts: &[Part], at: usize, object: ObjectId) -> bool {
    let outer = |at: usize| parts.get(at).and_then(|part| part.within).map(usize::from);
    let contains =
        |around: usize, at: usize| std::iter::successors(outer(at), |&at| outer(at)).any(|one| one == around);
    let moves = |at: usize| parts.get(at).and_then(mover) == Some(object);
    std::iter::successors(Some(at), |&at| outer(at)).any(moves)
        || (at + 1..parts.len()).any(|inner| moves(inner) && contains(at, inner))
}
