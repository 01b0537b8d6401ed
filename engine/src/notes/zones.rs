//! Abilities that never function, because their object is in no zone where they do.

use crate::ruling::Ruling;
use crate::table::Table;
use crate::table::functioning::Holder;
use crate::table::own_effects::enters_itself;
use language::board::{Ability, Board, Object, Zone};
use language::event::{Event, Instruction, Script};
use language::path::{BoardPath, Segment};
use language::select::What;
use language::walk::Node;
use statements::ids::ObjectId;
use statements::note::{About, Note};

/// The abilities of a board that function in none of the zones in which their object ever is. What a spell does is followed as
/// it resolves: where something is cast, and never comes to the stack, the ruling says why, and this nothing more.
pub(super) fn notes(board: &Board, ruling: &Ruling) -> Vec<Note> {
    let mut found = Vec::new();
    let casts = Node::from(board).any(&is_casting);
    for (at, object) in board.objects.iter().enumerate() {
        let zones = zones_of(ruling, ObjectId::at(at));
        for (place, ability) in object.is.abilities.iter().enumerate() {
            let functions = |zone: &Zone| functions(ruling.table(), ability, (object, *zone));
            let may_be_cast = casts && matches!(ability, Ability::Spell { .. });
            if zones.iter().any(functions) || object.phased_out.is_some() || may_be_cast {
                continue;
            }
            let path = [
                Segment::Field("objects"),
                Segment::Index(at),
                Segment::Field("is"),
                Segment::Field("abilities"),
                Segment::Index(place),
            ];
            found.push(note(object, path.to_vec()));
        }
    }
    found
}

/// The spells that wait on the stack from first to last, while things happen that have nothing to do with them: whoever wrote
/// them there may have meant that they have resolved.
pub(super) fn unresolved(board: &Board, ruling: &Ruling) -> Vec<Note> {
    let spell = |ability: &Ability| matches!(ability, Ability::Spell { .. } | Ability::Unread(_));
    let is_named = |object: &Object| {
        let here = |node: Node<'_>| matches!(node, Node::What(What::Is(id)) if *id == object.id);
        let script = |script: &Script| script.source.as_ref() == Some(&object.id);
        Node::from(board).any(&here) || board.events.iter().any(script)
    };
    let waits = |(at, object): &(usize, &Object)| {
        object.zone == Zone::Stack
            && object.is.abilities.iter().any(spell)
            && !is_named(object)
            && zones_of(ruling, ObjectId::at(*at)) == [Zone::Stack]
    };
    if board.events.is_empty() {
        return Vec::new();
    }
    let waiting = board.objects.iter().enumerate().filter(waits);
    waiting.map(|(at, object)| unresolved_note(at, object)).collect()
}

fn unresolved_note(at: usize, object: &Object) -> Note {
    let path = vec![Segment::Field("objects"), Segment::Index(at)];
    Note { at: BoardPath(path), about: About::NeverResolves(object.id.clone()) }
}

const fn is_casting(node: Node<'_>) -> bool {
    matches!(node, Node::Instruction(Instruction::Cast { .. }) | Node::Event(Event::Cast { .. }))
}

fn note(object: &Object, path: Vec<Segment>) -> Note {
    let about = About::FunctionsElsewhere { object: object.id.clone(), zone: object.zone };
    Note { at: BoardPath(path), about }
}

/// The zones in which an object is on any board that the ruling has met.
fn zones_of(ruling: &Ruling, id: ObjectId) -> Vec<Zone> {
    let mut zones = Vec::new();
    for state in ruling.table().boards.values() {
        if let Some(object) = state.objects.get(id.index())
            && !zones.contains(&object.zone)
        {
            zones.push(object.zone);
        }
    }
    zones
}

/// Whether an ability may do anything while its object is in a zone. What is not certain is taken as if it did.
fn functions(table: &Table, ability: &Ability, (object, zone): (&Object, Zone)) -> bool {
    let holder = Holder::of(zone, object.kind, &object.is, object.face_down);
    // What looks at its own entering is found where the object is.
    let enters = matches!(ability, Ability::Effect(effect) if enters_itself(effect));
    enters || holder.has_functioning(table, ability)
}
