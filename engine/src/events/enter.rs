//! Entering the battlefield: it contains the counters that the permanent enters with. `Enter` in FORMAT.md.

use super::spawning::Spawning;
use crate::table::{Form, Table};
use language::board::{Counter, ObjectKind, Zone};
use language::select::{What, Who};
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{BoardId, ObjectId};

/// Objects that aren't on the battlefield enter it.
pub(crate) fn spawn(
    spawning: &mut Spawning<'_>,
    what: &What,
    under: Option<&Who>,
    tapped: bool,
    counters: &[(Counter, u64)],
) {
    let eval = spawning.eval();
    let chosen = under.and_then(|who| eval.first(who));
    // Under the control of who has left nothing enters (CR 800.4b (2026-04-17)).
    if under.is_some() && chosen.is_none() {
        return;
    }
    let what: Vec<ObjectId> = eval.objects(what);
    for id in what {
        let Some(entering) = arrival(spawning.table, spawning.board, id) else { continue };
        let controller = chosen.unwrap_or(entering.controller);
        let form = Form { tapped, ..spawning.table.form(entering.form).clone() };
        let form = spawning.table.keep_form(form);
        let subject = entering.subject;
        spawning.add(Happening::Enter(Entering { controller, form, ..entering }));
        for (kind, amount) in counters {
            let kind = spawning.table.keep_counter(kind);
            let amount = *amount;
            let player = None;
            spawning.add_within(Happening::EnterCounters { subject, controller, player, kind, amount });
        }
    }
}

/// How an object enters when nothing changes it, and under whose control: a permanent spell under its controller's, any other
/// card under its owner's. None for what is a permanent already. (A planeswalker's loyalty is a replacement effect of its
/// own.)
pub(crate) fn arrival(table: &mut Table, board: BoardId, id: ObjectId) -> Option<Entering> {
    let (state, view) = (table.board(board), table.view(board));
    if state.is_permanent(id) {
        return None;
    }
    let object = state.object(id);
    let on_stack = object.zone == Zone::Stack;
    let holder = view.seen[id.index()].controller.filter(|_| on_stack);
    let controller = holder.unwrap_or(object.owner);
    // A copy of a spell has no card that could say what it is.
    let print = if object.kind == ObjectKind::SpellCopy { object.copiable() } else { object.print };
    let (subject, count) = (Subject::Object(id), object.count);
    let form = table.keep_form(Form::plain(print));
    Some(Entering { subject, controller, form, count })
}
