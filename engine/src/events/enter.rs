//! Entering the battlefield: it contains the counters that the permanent enters with. `Enter` in FORMAT.md.

use super::spawning::Spawning;
use crate::table::Form;
use language::board::{Counter, Zone};
use language::select::{What, Who};
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{FormId, ObjectId};

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
    let on_stack = |id: ObjectId| eval.state.object(id).zone == Zone::Stack;
    let entering: Vec<_> = eval
        .objects(what)
        .into_iter()
        .filter(|&id| !eval.state.is_permanent(id))
        .map(|id| {
            // A permanent spell enters under its controller's control, any other card under its owner's.
            let default = if on_stack(id) { eval.holder(id) } else { eval.state.object(id).owner };
            (id, chosen.unwrap_or(default))
        })
        .collect();
    for (id, controller) in entering {
        let form = form_of(spawning, id, tapped);
        let subject = Subject::Object(id);
        spawning.add(Happening::Enter(Entering { subject, controller, form, count: 1 }));
        for (kind, amount) in counters {
            let kind = spawning.table.keep_counter(kind);
            let amount = *amount;
            spawning.add_within(Happening::EnterCounters { subject, controller, kind, amount });
        }
    }
}

/// How an object enters when nothing changes it. (A planeswalker's loyalty is a replacement effect of its own.)
fn form_of(spawning: &mut Spawning<'_>, id: ObjectId, tapped: bool) -> FormId {
    let print = spawning.table.board(spawning.board).object(id).print;
    spawning.table.keep_form(Form { tapped, ..Form::plain(print) })
}
