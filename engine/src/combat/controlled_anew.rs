//! What follows where a permanent has another controller, by whatever effect: it is removed from combat, and is nobody's
//! Ring-bearer any more (CR 701.54a (2026-04-17), 701.52a (2025-02-07)).

use super::removal::{removed, tell};
use crate::table::Table;
use crate::table::state::State;
use language::board::Designation;
use statements::ids::{BoardId, ObjectId};

/// What follows at once where something that is no event has changed who controls a permanent: it is removed from combat
/// (CR 506.4 (2026-04-17)), and is no Ring-bearer any more.
pub(crate) fn control_changed(table: &mut Table, before: BoardId, now: &mut BoardId) {
    if before == *now {
        return;
    }
    if let Some(state) = removed(table, before, *now) {
        *now = table.keep_board(state);
    }
    if let Some(state) = deposed(table, before, *now) {
        *now = table.keep_board(state);
    }
    tell(table, before, *now);
}

/// The board after an event without what has another controller than before; none where nothing has.
pub(crate) fn deposed(table: &Table, before: BoardId, now: BoardId) -> Option<State> {
    if std::ptr::eq(table.view(before), table.view(now)) {
        // It looks the same: nothing has another controller.
        return None;
    }
    let (old, new) = (table.board(before), table.board(now));
    let seen = |board: BoardId, id: ObjectId| table.view(board).seen[id.index()].controller;
    let another = |&id: &ObjectId| {
        let (then, is) = (old.object(id), new.object(id));
        is.designations.has(Designation::RingBearer)
            && then.since == is.since
            && seen(before, id) != seen(now, id)
    };
    let all: Vec<ObjectId> = new.ids().take(old.objects.len()).filter(another).collect();
    if all.is_empty() {
        return None;
    }
    let mut state = new.clone();
    for id in all {
        state.object_mut(id).designations.lose(Designation::RingBearer);
    }
    Some(state)
}
