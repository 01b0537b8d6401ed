//! Entering the battlefield: it contains the counters that the permanent enters with. `Enter` in FORMAT.md.

use super::spawning::Spawning;
use crate::table::bestowed;
use crate::table::functioning::is_kept_in_command;
use crate::table::object::ObjectState;
use crate::table::{Attacks, Form, Table};
use language::board::{Counter, ObjectKind, Zone};
use language::event::FaceDown;
use language::rule::Switch;
use language::select::{What, Who, Whom};
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{BoardId, ObjectId, PlayerId};

/// What an instruction says of how it has something enter.
#[derive(Clone, Copy, Default)]
pub(crate) struct AsItEnters<'a> {
    pub(crate) tapped: bool,
    pub(crate) transformed: bool,
    pub(crate) face_down: Option<FaceDown>,
    pub(crate) counters: &'a [(Counter, u64)],
    pub(crate) attacking: Option<&'a Whom>,
}

/// Objects that aren't on the battlefield enter it.
pub(crate) fn spawn(spawning: &mut Spawning<'_>, what: &What, under: Option<&Who>, how: AsItEnters<'_>) {
    let AsItEnters { tapped, transformed, face_down, counters, attacking } = how;
    let eval = spawning.eval();
    let chosen = under.and_then(|who| eval.first(who));
    // Under the control of who has left nothing enters (CR 800.4b (2026-04-17)).
    if under.is_some() && chosen.is_none() {
        return;
    }
    let what: Vec<ObjectId> = eval.objects(what);
    let attacks = attacking.map(|whom| Attacks::OneOf(eval.targets(whom)));
    for id in what {
        let Some(entering) = arriving(spawning, id, chosen, tapped) else { continue };
        let entering = face_down.map_or(entering, |how| turned_down(spawning.table, entering, how));
        let form = Form { attacks: attacks.clone(), ..spawning.table.form(entering.form).clone() };
        // What has no back face stays where it is (CR 712.14a (2026-04-17)).
        if transformed && spawning.table.board(spawning.board).object(id).back.is_none() {
            continue;
        }
        let form = Form { transformed: transformed || form.transformed, ..form };
        let entering = Entering { form: spawning.table.keep_form(form), ..entering };
        let Entering { controller, subject, .. } = entering;
        spawning.add(Happening::Enter(entering));
        for (kind, amount) in counters {
            let kind = spawning.table.keep_counter(kind);
            let amount = *amount;
            let player = None;
            spawning.add_within(Happening::EnterCounters { subject, controller, player, kind, amount });
        }
    }
}

/// How an object enters under a player's control, or that of whoever it would enter under; none for a permanent.
pub(super) fn arriving(
    spawning: &mut Spawning<'_>,
    id: ObjectId,
    under: Option<PlayerId>,
    tapped: bool,
) -> Option<Entering> {
    let entering = arrival(spawning.table, spawning.board, id)?;
    let controller = under.unwrap_or(entering.controller);
    let form = Form { tapped, ..spawning.table.form(entering.form).clone() };
    let form = spawning.table.keep_form(form);
    Some(Entering { controller, form, ..entering })
}

/// It is turned face down before it enters (CR 708.3 (2026-04-17)); what is face down already stays what it is.
fn turned_down(table: &mut Table, entering: Entering, how: FaceDown) -> Entering {
    let form = table.form(entering.form);
    if form.face_down.is_some() {
        return entering;
    }
    let form = Form { face_down: Some(how), transformed: false, ..form.clone() };
    Entering { form: table.keep_form(form), ..entering }
}

/// How an object enters when nothing changes it, and under whose control: a permanent spell under its controller's, any other
/// card under its owner's, and face down where it has been turned face down for that, be it what it may
/// (CR 701.40a (2026-04-17)). None for what is a permanent already. (A planeswalker's loyalty is a replacement effect of its
/// own.)
pub(crate) fn arrival(table: &mut Table, board: BoardId, id: ObjectId) -> Option<Entering> {
    let (state, view) = (table.board(board), table.view(board));
    let object = state.object(id);
    if state.is_permanent(id) || is_kept_in_command(table, object) {
        return None;
    }
    let on_stack = object.zone == Zone::Stack;
    let holder = view.seen[id.index()].controller.filter(|_| on_stack);
    let controller = holder.unwrap_or(object.owner);
    let (subject, count) = (Subject::Object(id), object.count);
    let face_down =
        object.face_down.filter(|_| matches!(object.zone, Zone::Library | Zone::Hand | Zone::Graveyard));
    let form = Form { face_down, ..Form::plain(object.print) };
    let form = if on_stack { of_spell(table, object) } else { form };
    let form = table.keep_form(form);
    let entering = Entering { subject, controller, form, count };
    let Some(gained) = table.given_for_good(board, entering) else { return Some(entering) };
    let form = Form { gained: Some(gained), ..table.form(form).clone() };
    Some(Entering { form: table.keep_form(form), ..entering })
}

/// How the permanent enters that a spell becomes: with the face up that is up on the stack (CR 712.13 (2026-04-17)), or face
/// down like the spell (CR 708.4 (2026-04-17), 502.26b (2008-02-01)). What comes from elsewhere shows its front face
/// (CR 712.14 (2026-04-17)).
///
/// Judgement: the texts before 2022-04-29 say only that a front face is up by default, and know no spell with its back face
/// up. Where a board has one, it keeps that face, too.
fn of_spell(table: &Table, spell: &ObjectState) -> Form {
    let transformed = spell.transformed && spell.back.is_some();
    let attached_to = bestowed::host(table, spell);
    let form = Form { transformed, face_down: spell.face_down, attached_to, ..Form::plain(spell.print) };
    if spell.kind != ObjectKind::SpellCopy {
        return form;
    }
    // A copy of a spell has no card that could say what it is. It has both faces as tokens have (CR 707.10g (2026-04-17)).
    if table.on(Switch::TokensHaveBothFaces) {
        Form { print: spell.copy.unwrap_or(spell.print), ..form }
    } else {
        Form { print: spell.face_up(), transformed: false, ..form }
    }
}
