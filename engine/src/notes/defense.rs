//! Battles that enter without defense counters, since defense is no characteristic here: the board says them, or nobody does.

use crate::ruling::Ruling;
use crate::table::object::count_counters;
use language::board::{Board, CardType, Counter, Zone};
use language::path::{BoardPath, Segment};
use language::rule::Switch;
use statements::ids::{CounterId, ObjectId};
use statements::note::{About, Note};

/// The objects of a board that come onto the battlefield as battles and never have a defense counter there.
pub(super) fn notes(board: &Board, ruling: &Ruling) -> Vec<Note> {
    if !ruling.table().on(Switch::Battles) {
        return Vec::new();
    }
    let elsewhere = board.objects.iter().enumerate().filter(|(_, object)| object.zone != Zone::Battlefield);
    let bare = elsewhere.filter(|(at, _)| is_bare(ruling, ObjectId::at(*at)));
    bare.map(|(at, object)| Note {
        at: BoardPath(vec![Segment::Field("objects"), Segment::Index(at)]),
        about: About::NoDefense(object.id.clone()),
    })
    .collect()
}

/// Whether an object is a battle on some board that the ruling has met, and on none with a defense counter.
fn is_bare(ruling: &Ruling, id: ObjectId) -> bool {
    let table = ruling.table();
    let kind = table.counters.find(&Counter::Defense).map(CounterId::at);
    let there = table.boards.values().filter_map(|state| state.objects.get(id.index()));
    let mut battles = there
        .filter(|object| object.zone == Zone::Battlefield)
        .filter(|object| table.print(object.copiable()).is(CardType::Battle))
        .peekable();
    battles.peek().is_some()
        && battles.all(|object| kind.is_none_or(|kind| count_counters(&object.counters, kind) == 0))
}
