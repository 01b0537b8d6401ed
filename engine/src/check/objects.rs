//! Objects and listed effects: ids, places, attachments.

use super::names::{OBJECTS, known, too_many, unique};
use super::walk::Walk;
use language::board::{Board, Object, ObjectKind, TriggeredAbility};
use language::event::Script;
use statements::error::{BoardError, Problem};

/// Checks what the objects of a board say of themselves.
pub(crate) fn check(board: &Board, walk: &mut Walk) -> Result<(), BoardError> {
    let players: Vec<&str> = board.players.iter().map(|player| player.name.as_str()).collect();
    let ids: Vec<&str> = board.objects.iter().map(|object| object.id.as_str()).collect();
    walk.at("objects", |walk| too_many(walk, "objects", OBJECTS, ids.len()))?;
    walk.at("effects", |walk| too_many(walk, "effects", OBJECTS, board.effects.len()))?;
    let mut before = hashbrown::HashSet::new();
    walk.each("objects", &board.objects, |walk, object| {
        walk.at("id", |walk| unique(walk, "id", &object.id, !before.insert(object.id.as_str())))?;
        super::sense::entered(walk, object, ids.len())?;
        fields(object, &players, &ids, walk)
    })?;
    super::combat::check(board, walk)?;
    walk.each("effects", &board.effects, |walk, effect| {
        walk.at("id", |walk| unique(walk, "id", &effect.id, !before.insert(effect.id.as_str())))?;
        optional(walk, "source", "object", effect.source.as_deref(), &ids)?;
        optional(walk, "controller", "player", effect.controller.as_deref(), &players)
    })?;
    let script = |walk: &mut Walk, script: &Script| {
        optional(walk, "source", "object", script.source.as_deref(), &ids)?;
        optional(walk, "controller", "player", script.controller.as_deref(), &players)?;
        optional(walk, "choice_of", "player", script.choice_of.as_deref(), &players)
    };
    let ability = |walk: &mut Walk, one: &TriggeredAbility| {
        if one.times == 0 {
            let (what, found) = ("a triggered ability", "0 `times`".to_owned());
            let problem =
                Problem::Senseless { what, found, expected: "say how many there are, or leave it out" };
            return Err(walk.at("times", |walk| walk.wrong(problem)));
        }
        walk.at("script", |walk| script(walk, &one.script))
    };
    for (field, abilities) in [("triggered", &board.triggered), ("stack", &board.stack)] {
        let all = abilities.iter().try_fold(0u64, |sum, one| sum.checked_add(one.times));
        if all.is_none() {
            let (what, found) = ("triggered abilities", "more than can be counted".to_owned());
            let problem = Problem::Senseless { what, found, expected: "make it fewer" };
            return Err(walk.at(field, |walk| walk.wrong(problem)));
        }
        walk.each(field, abilities, ability)?;
    }
    walk.each("waiting", &board.waiting, script)?;
    walk.each("scheduled", &board.scheduled, |walk, one| {
        walk.each("whose", &one.whose, |walk, name| known(walk, "player", name, &players))?;
        walk.at("script", |walk| script(walk, &one.script))
    })?;
    walk.each("events", &board.events, script)?;
    circles(board, walk)
}

fn fields(object: &Object, players: &[&str], ids: &[&str], walk: &mut Walk) -> Result<(), BoardError> {
    if let Some(card) = &object.card {
        let problem = Problem::UnresolvedCard { object: object.id.clone(), card: card.clone() };
        return Err(walk.at("card", |walk| walk.wrong(problem)));
    }
    super::sense::object(walk, object)?;
    optional(walk, "owner", "player", object.owner.as_deref(), players)?;
    optional(walk, "controller", "player", object.controller.as_deref(), players)?;
    optional(walk, "chosen_player", "player", object.chosen_player.as_deref(), players)?;
    optional(walk, "exiled_with", "object", object.exiled_with.as_deref(), ids)?;
    optional(walk, "attached_to", "object", object.attached_to.as_deref(), ids)?;
    optional(walk, "attached_to_player", "player", object.attached_to_player.as_deref(), players)?;
    optional(walk, "protector", "player", object.protector.as_deref(), players)?;
    walk.each("commander_damage", &object.commander_damage, |walk, (name, _)| {
        walk.item(0, |walk| known(walk, "player", name, players))
    })?;
    if object.transformed && object.back.is_none() {
        let (what, found) = ("the object's face", "`transformed: true`".to_owned());
        let expected = "say in `back` what its other face is";
        return Err(walk.at("transformed", |walk| walk.wrong(Problem::Senseless { what, found, expected })));
    }
    // Tokens and copies that have ceased to exist can still be mentioned.
    let many = matches!(object.kind, ObjectKind::Token | ObjectKind::SpellCopy);
    if object.count != 1 && !many {
        let found = object.count.to_string();
        let expected =
            "only tokens and copies of spells stand for several objects or for none; list cards one by one";
        return Err(
            walk.at("count", |walk| walk.wrong(Problem::Senseless { what: "the count", found, expected }))
        );
    }
    Ok(())
}

fn optional(
    walk: &mut Walk,
    field: &'static str,
    what: &'static str,
    name: Option<&str>,
    names: &[&str],
) -> Result<(), BoardError> {
    name.map_or(Ok(()), |name| walk.at(field, |walk| known(walk, what, name, names)))
}

/// Attachments must end somewhere.
fn circles(board: &Board, walk: &mut Walk) -> Result<(), BoardError> {
    let host = |id: &str| {
        let object = board.objects.iter().find(|object| object.id == id);
        object.and_then(|object| object.attached_to.as_deref())
    };
    walk.each("objects", &board.objects, |walk, object| {
        let mut next = object.attached_to.as_deref();
        for _ in 0..board.objects.len() {
            match next {
                None => return Ok(()),
                Some(id) if id == object.id => break,
                Some(id) => next = host(id),
            }
        }
        if next == Some(object.id.as_str()) {
            let problem = Problem::AttachedInACircle(object.id.clone());
            return Err(walk.at("attached_to", |walk| walk.wrong(problem)));
        }
        Ok(())
    })
}
