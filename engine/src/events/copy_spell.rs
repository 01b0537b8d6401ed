//! Copying a spell (CR 707.10 (2026-04-17)): so many copies are put on the stack, which are not cast, and have the same
//! targets, unless new ones are chosen (CR 707.10c (2026-04-17)). It contains nothing. `CopySpell` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::env::Env;
use crate::table::ledger::Entry;
use crate::table::object::{Cast, ObjectState};
use crate::table::queue::{Frame, Todo};
use language::board::paid::CAST_FROM;
use language::board::{ObjectKind, Zone};
use language::effect::Cause;
use language::event::{Deed, Event, Instruction};
use language::select::{Amount, What, Who, Whom};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId, Target, TextId};

/// What a copy is called that has just been put on the stack, and whose targets may be chosen anew: whatever it has then becomes
/// its target.
pub(crate) const COPY: &str = "the copy";

/// Players copy spells.
pub(crate) fn spawn(
    spawning: &mut Spawning<'_>,
    who: &Who,
    what: &What,
    amount: &Amount,
    new_targets: bool,
) -> Result<(), TooLarge> {
    let eval = spawning.eval();
    let (players, amount) = (eval.players(who), eval.amount(amount)?);
    // A spell that has left the stack is copied as it last was there (CR 608.2h (2026-04-17)).
    let spells = eval.meant(what).into_iter().filter(|thing| thing.zone == Zone::Stack);
    let spells: Vec<ObjectId> = spells.filter_map(|spell| spell.id).collect();
    for player in players {
        for &object in &spells {
            // Of like copies that are counted together each is copied.
            let count = spawning.table.board(spawning.board).object(object).count;
            let amount = amount.checked_mul(count).ok_or(TooLarge)?;
            spawning.add(Happening::CopySpell { object, player, amount, new_targets });
        }
    }
    Ok(())
}

/// What a copy of a face-down spell is: what everybody sees of it, and nothing below (CR 707.2, 708.2 (2026-04-17)).
///
/// Judgement: the copy is not itself face down, as a token is not that is a copy of a face-down permanent.
fn face_up(spell: ObjectState) -> ObjectState {
    if spell.face_down.is_none() {
        return spell;
    }
    let print = spell.copiable();
    ObjectState { print, copy: None, back: None, transformed: false, face_down: None, ..spell }
}

/// Copies are put on the stack, as one group.
pub(crate) fn happen(
    change: &mut Change<'_>,
    object: ObjectId,
    player: PlayerId,
    amount: u64,
    new_targets: bool,
) -> Result<(), TooLarge> {
    let now = change.state.object(object);
    let known = change.state.stack.last().iter().rev().find(|known| known.object == object);
    let known = known.filter(|_| now.zone != Zone::Stack).map(|known| &known.was);
    let original = known.unwrap_or(now).clone();
    let original = face_up(original);
    // Nobody cast a copy, from wherever, and no mana was spent on it.
    let is_from = |paid: &TextId| CAST_FROM.contains(&change.table.texts.get(paid.index()).as_str());
    let paid: Vec<TextId> = original.paid.iter().copied().filter(|paid| !is_from(paid)).collect();
    let cast = Cast { by: None, colors: Vec::new(), spent: Vec::new(), before: 0, ..original.cast.clone() };
    let name = change.table.print(original.copiable()).name.clone();
    let id = ObjectId::at(change.state.objects.len());
    let since = change.state.next_since();
    change.state.objects.push(ObjectState {
        kind: ObjectKind::SpellCopy,
        owner: player,
        controller: player,
        count: amount,
        since,
        stamp: since,
        cast,
        paid,
        ..original
    });
    change.table.name_object(id, name);
    if new_targets && amount > 0 {
        let mut env = Env::new(player, None, Cause::Effect);
        env.chosen.push((COPY.to_owned(), vec![id]));
        let of = What::Chosen(COPY.to_owned());
        follows(change, env, Instruction::NewTargets { who: Who::You, of });
    } else if amount > 0 {
        become_targets(change, id, player);
    }
    change.ledger.add(Entry::Copied(player), amount)
}

/// What a copy targets that keeps its targets becomes its target, where anything triggers on that.
fn become_targets(change: &mut Change<'_>, copy: ObjectId, player: PlayerId) {
    if !change.table.views[change.before.index()].are_targets_asked_for() {
        return;
    }
    let object = |target: &Target| if let Target::Object(id) = target { Some(*id) } else { None };
    let mut env = Env::new(player, Some(copy), Cause::Effect);
    let aims = &change.state.object(copy).aims;
    env.chosen.push((COPY.to_owned(), aims.iter().flat_map(|aim| &aim.at).filter_map(object).collect()));
    let targets = What::Chosen(COPY.to_owned());
    let event = Event::undergoes(targets, Deed::BecomeTarget, Some(Whom::Object(What::This)));
    follows(change, env, Instruction::Do { events: vec![event], unless: Vec::new() });
}

fn follows(change: &mut Change<'_>, env: Env, does: Instruction) {
    let block = change.table.keep_block(&[does]);
    let env = change.table.keep_env(env);
    change.follow.push(Todo::Frame(Frame::new(block, env)));
}
