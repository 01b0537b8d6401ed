//! Effects for which nothing happens: no event of the kind that they look at.

use crate::ruling::Ruling;
use crate::ruling::met::met;
use language::board::{Ability, Board};
use language::path::{BoardPath, Segment};
use statements::chronicle::Happened;
use statements::ids::{EffectId, ObjectId};
use statements::note::{About, Note};

/// The effects of a board that were in force, and that nothing happened for.
pub(super) fn notes(board: &Board, ruling: &Ruling, happened: &[Happened]) -> Vec<Note> {
    let idle = idle(ruling, happened);
    let mut found = Vec::new();
    for (at, object) in board.objects.iter().enumerate() {
        let id = ObjectId::at(at);
        for (place, ability) in object.is.abilities.iter().enumerate() {
            let Ability::Effect(effect) = ability else { continue };
            let is_it = |one: &EffectId| {
                let table = ruling.table();
                table.effect(*one).source == Some(id) && *table.effect(*one).body == *effect
            };
            let all: Vec<EffectId> = ruling.effect_ids().filter(is_it).collect();
            let Some(first) = all.first().filter(|_| all.iter().all(|one| idle.contains(one))) else {
                continue;
            };
            let path = vec![
                Segment::Field("objects"),
                Segment::Index(at),
                Segment::Field("is"),
                Segment::Field("abilities"),
                Segment::Index(place),
            ];
            found.push(note(ruling, *first, path));
        }
    }
    for (at, floating) in board.effects.iter().enumerate() {
        let label = floating.effect.name.as_ref().unwrap_or(&floating.id);
        let is_it = |one: &EffectId| ruling.table().effect(*one).label == *label;
        let all: Vec<EffectId> = ruling.effect_ids().filter(is_it).collect();
        if let Some(first) = all.first().filter(|_| all.iter().all(|one| idle.contains(one))) {
            found.push(note(ruling, *first, vec![Segment::Field("effects"), Segment::Index(at)]));
        }
    }
    found
}

fn note(ruling: &Ruling, effect: EffectId, path: Vec<Segment>) -> Note {
    let label = ruling.table().effect(effect).label.clone();
    Note { at: BoardPath(path), about: About::NoSuchEvent { effect: label } }
}

/// The effects that the ruling met and that look at other kinds of events than any that happens, can't happen or is about to
/// happen on any way.
fn idle(ruling: &Ruling, happened: &[Happened]) -> Vec<EffectId> {
    let met = met(ruling, happened);
    let idle = |one: &EffectId| met.iter().all(|(kind, _)| *kind != ruling.table().effect(*one).kind);
    ruling.effect_ids().filter(idle).collect()
}
