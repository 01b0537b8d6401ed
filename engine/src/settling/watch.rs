//! Noting what the exploration of a lane reads and changes.

use crate::events::draw::is_draw;
use crate::judging::judged::Judged;
use crate::judging::pending_event::PendingEvent;
use crate::judging::tied::reads_number;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::changes::Thing;
use crate::table::ledger::Entry;
use crate::table::queue::Todo;
use crate::table::watch::Footprint;
use statements::happening::Happening;
use statements::ids::{BoardId, CounterId, LedgerId, ObjectId, QueueId, Target};

/// Notes what is pending, and who has something to order that ties parts.
fn parts(watch: &mut Footprint, pending: PendingEvent<'_>, judged: &Judged) {
    watch.unclear |= pending.situation.parts.iter().any(is_draw);
    let looked_at = pending.situation.parts.iter().filter_map(|part| looked_at(&part.happening));
    watch.things.extend(looked_at.map(|id| Thing::Target(Target::Object(id))));
    for about in &judged.about {
        watch.things.insert(about.target.map_or(Thing::Nobody, Thing::Target));
    }
    for one in &judged.found {
        let orderer = judged.about(*one).orderer;
        if pending.is_shared(one.effect) {
            watch.things.insert(Thing::Effect(one.effect));
            watch.sharing.insert(orderer);
            watch.unclear |= reads_number(&pending.table.effect(one.effect).body.when);
        }
        if pending.brings_under_others(one.effect) {
            watch.bringing.insert(orderer);
        }
    }
}

/// An object that is looked at when a part happens, besides whom the part affects: what other parts have done to it
/// by then counts.
fn looked_at(happening: &Happening) -> Option<ObjectId> {
    if let Happening::CopySpell { object: id, .. }
    | Happening::Cast { object: id, .. }
    | Happening::Attach { to: Target::Object(id), .. } = *happening
    {
        return Some(id);
    }
    None
}

/// Notes the board, the ledger and what follows, while a lane is explored.
pub(crate) fn note_board(table: &mut Table, situation: &Situation) {
    let Some(mut watch) = table.watch.take() else { return };
    board(&mut watch, table, situation.board);
    ledger(&mut watch, table, situation.ledger);
    queue(&mut watch, table, situation.queue);
    queue(&mut watch, table, situation.after);
    table.watch = Some(watch);
}

/// Notes what is pending and which effects can be applied to it, while a lane is explored.
pub(crate) fn note_parts(table: &mut Table, situation: &Situation, judged: &Judged) {
    let Some(mut watch) = table.watch.take() else { return };
    parts(&mut watch, PendingEvent::new(table, situation), judged);
    table.watch = Some(watch);
}

/// Notes how a board differs from the first.
fn board(watch: &mut Footprint, table: &Table, board: BoardId) {
    if watch.boards.insert(board) {
        let (old, new) = (table.board(watch.from.0), table.board(board));
        let is_keyword = |kind: CounterId| table.counters.get(kind.index()).keyword().is_some();
        watch.changes.compare(&is_keyword, [old, new], &mut watch.things);
        // The end of the game ends all of it: nothing follows anywhere, and others lose or win. Who gets a
        // designation may take it from another.
        let mut standings = old.players.iter().zip(&new.players);
        watch.unclear |=
            standings.any(|(old, new)| old.standing != new.standing || old.designations != new.designations);
    }
}

/// Notes what a ledger counts more.
fn ledger(watch: &mut Footprint, table: &Table, ledger: LedgerId) {
    if watch.ledgers.insert(ledger) {
        let (old, new) = (table.ledgers.get(watch.from.1.index()), table.ledgers.get(ledger.index()));
        let changed = |&&(entry, count): &&(Entry, u64)| old.count(entry) != count;
        watch.things.extend(new.entries().iter().filter(changed).map(|&(entry, _)| Thing::Counted(entry)));
    }
}

/// Notes whether anything is still to be done.
fn queue(watch: &mut Footprint, table: &Table, queue: QueueId) {
    let queue = table.queues.get(queue.index());
    watch.follows |= !queue.is_empty();
    watch.unclear |= queue.iter().any(|todo| !matches!(todo, Todo::Frame(_) | Todo::Due(_)));
}
