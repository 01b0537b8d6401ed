//! What finds no object: effects that were made for one that has become another, and abilities that say "it" of what they
//! trigger on where that is about none.

use crate::check::pronouns::Pronouns;
use crate::events::new_object::speaks_of;
use crate::ruling::Ruling;
use crate::table::SourceOf;
use crate::table::state::State;
use language::board::{Ability, Board};
use language::effect::{Effect, Rewrite};
use language::event::Instruction;
use language::path::{BoardPath, Segment};
use language::walk::Node;
use statements::chronicle::Happened;
use statements::ids::{AbilityId, EffectId, ObjectId};
use statements::moment::Step;
use statements::note::{About, Note};

/// The effects of a board that end without being used, since their object is no longer what they were made for, and the
/// abilities that trigger and don't find what they speak of.
pub(super) fn notes(board: &Board, ruling: &Ruling, happened: &[Happened]) -> Vec<Note> {
    let mut found = abilities(board, ruling, happened);
    found.extend(created(board, ruling));
    let table = ruling.table();
    for (at, floating) in board.effects.iter().enumerate() {
        let label = floating.effect.name.as_ref().unwrap_or(&floating.id);
        let mut of_label = ruling.effect_ids().filter(|&one| table.effect(one).label == *label);
        let (Some(effect), None) = (of_label.next(), of_label.next()) else { continue };
        if let Some(object) = outlived(board, ruling, effect) {
            let phased = has_phased(ruling, effect, object);
            let object = table.object_name(object).to_owned();
            let about = About::MadeForAnother { effect: label.clone(), object, phased };
            let path = vec![Segment::Field("effects"), Segment::Index(at)];
            found.push(Note { at: BoardPath(path), about });
        }
    }
    found
}

/// The one object that an effect speaks of which nobody has used, where it has ended though that object is there yet.
fn outlived(board: &Board, ruling: &Ruling, effect: EffectId) -> Option<ObjectId> {
    let table = ruling.table();
    let uses = |step: &Step| matches!(step, Step::Pick { effect: used, .. } if *used == effect);
    if ruling.graph().edge_weights().any(uses) {
        return None;
    }
    let object = (0..board.objects.len()).map(ObjectId::at).find(|&id| speaks_of(table, effect, id))?;
    let start = table.board(ruling.start().board);
    let there = start.floating.contains(&effect) && start.is_on_battlefield(object);
    let ended =
        table.boards.values().any(|state| state.is_on_battlefield(object) && has_lost(state, effect, object));
    (there && ended).then_some(object)
}

/// Whether an effect on an object has ended as that phased out: it has been nowhere else.
fn has_phased(ruling: &Ruling, effect: EffectId, object: ObjectId) -> bool {
    let table = ruling.table();
    let since = table.board(ruling.start().board).object(object).since;
    let mut lost = table.boards.values().filter(|state| has_lost(state, effect, object));
    lost.any(|state| state.is_on_battlefield(object) && state.object(object).since == since)
}

/// The effects that instructions have made for one object, and that nobody has used, where that came back as another one.
fn created(board: &Board, ruling: &Ruling) -> Vec<Note> {
    let table = ruling.table();
    let mut found: Vec<Note> = Vec::new();
    let made = |id: &EffectId| matches!(table.sources.get(id.index()).of, SourceOf::Made(_));
    for effect in ruling.effect_ids().filter(made) {
        let uses = |step: &Step| matches!(step, Step::Pick { effect: used, .. } if *used == effect);
        let object = (0..board.objects.len()).map(ObjectId::at).find(|&id| speaks_of(table, effect, id));
        let Some(object) = object.filter(|_| !ruling.graph().edge_weights().any(uses)) else { continue };
        let there = |state: &&State| state.is_on_battlefield(object);
        let of_it = table.boards.values().filter(there).filter(|state| state.floating.contains(&effect));
        let last = of_it.map(|state| state.object(object).since).min();
        let came_back = |state: &State| {
            last.is_some_and(|last| state.object(object).since > last) && has_lost(state, effect, object)
        };
        let place = last.and_then(|_| made_at(board, &table.effect(effect).body));
        if let Some(at) = place.filter(|_| table.boards.values().filter(there).any(came_back)) {
            let label = table.effect(effect).label.clone();
            let object = table.object_name(object).to_owned();
            let about = About::MadeForAnother { effect: label, object, phased: false };
            found.extend(
                [Note { at, about }].into_iter().filter(|note| !found.contains(note)).collect::<Vec<_>>(),
            );
        }
    }
    found
}

/// Where a board says that an effect is made.
fn made_at(board: &Board, body: &Effect) -> Option<BoardPath> {
    let mut found = None;
    // Nothing refuses a node.
    let walked: Result<(), ()> = Node::Board(board).walk(&mut BoardPath::default(), &mut |path, node| {
        let Node::Instruction(one) = node else { return Ok(()) };
        let makes = matches!(one, Instruction::CreateEffect(effect) if (**effect).clone().having_left() == *body)
            || matches!(one, Instruction::Regenerate { .. }) && body.rewrite == Rewrite::Regenerate;
        if makes && found.is_none() {
            found = Some(path.clone());
        }
        Ok(())
    });
    walked.ok().and(found)
}

/// Whether an effect has ended, or no longer finds an object.
fn has_lost(state: &State, effect: EffectId, object: ObjectId) -> bool {
    let forgets = || state.forgotten.iter().any(|one| (one.effect, one.object) == (effect, object));
    !state.floating.contains(&effect) || forgets()
}

/// The abilities that trigger and say "it" where that means nothing, each once.
fn abilities(board: &Board, ruling: &Ruling, happened: &[Happened]) -> Vec<Note> {
    let table = ruling.table();
    let mut found: Vec<Note> = Vec::new();
    for one in happened {
        let Happened::Triggered { ability, .. } = one else { continue };
        let Some(note) =
            table.ability_env(*ability).about.this.and_then(|this| no_it(board, ruling, *ability, this))
        else {
            continue;
        };
        if !found.contains(&note) {
            found.push(note);
        }
    }
    found
}

fn no_it(board: &Board, ruling: &Ruling, id: AbilityId, this: ObjectId) -> Option<Note> {
    let table = ruling.table();
    let block = table.block(table.ability(id).does);
    if table.ability_env(id).about.it.is_some() || !Pronouns::of(block).it || binds_it(block) {
        return None;
    }
    let object = board.objects.get(this.index())?;
    let is_it = |one: &Ability| matches!(one, Ability::Triggered { does, .. } if **does == **block);
    let place = object.is.abilities.iter().position(is_it)?;
    let path = vec![
        Segment::Field("objects"),
        Segment::Index(this.index()),
        Segment::Field("is"),
        Segment::Field("abilities"),
        Segment::Index(place),
    ];
    Some(Note { at: BoardPath(path), about: About::NoIt { object: object.id.clone() } })
}

/// Whether instructions have an "it" of their own, in a loop or with what an event brings.
fn binds_it(block: &[Instruction]) -> bool {
    let binds = |node: Node<'_>| {
        let Node::Instruction(one) = node else { return false };
        let Instruction::Do { events, .. } = one else { return matches!(one, Instruction::ForEach { .. }) };
        events.iter().any(|event| !event.facts().with_it.is_empty())
    };
    block.iter().any(|one| Node::Instruction(one).any(&binds))
}
