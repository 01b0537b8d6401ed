//! Objects and listed effects: ids, places, attachments.

use super::names::{OBJECTS, known, too_many, unique};
use super::rows::can_be_counted_together;
use language::board::{Board, Object, ObjectKind, TriggeredAbility, Zone};
use language::event::Script;
use language::path::BoardPath;
use statements::error::{BoardError, Problem};

/// Checks what the objects of a board say of themselves.
pub(crate) fn check(board: &Board, path: &mut BoardPath) -> Result<(), BoardError> {
    let players: Vec<&str> = board.players.iter().map(|player| player.name.as_str()).collect();
    let ids: Vec<&str> = board.objects.iter().map(|object| object.id.as_str()).collect();
    path.at("objects", |path| too_many(path, "objects", OBJECTS, ids.len()))?;
    path.at("effects", |path| too_many(path, "effects", OBJECTS, board.effects.len()))?;
    let mut before = hashbrown::HashSet::with_capacity(ids.len() + board.effects.len());
    path.each("objects", &board.objects, |path, object| {
        path.at("id", |path| unique(path, "id", &object.id, !before.insert(object.id.as_str())))?;
        super::sense::entered(path, object, ids.len())?;
        fields(object, &players, &ids, path)
    })?;
    super::combat::check(board, path)?;
    path.each("effects", &board.effects, |path, effect| {
        path.at("id", |path| unique(path, "id", &effect.id, !before.insert(effect.id.as_str())))?;
        optional(path, "source", "object", effect.source.as_deref(), &ids)?;
        optional(path, "controller", "player", effect.controller.as_deref(), &players)
    })?;
    let script = |path: &mut BoardPath, script: &Script| {
        optional(path, "source", "object", script.source.as_deref(), &ids)?;
        optional(path, "controller", "player", script.controller.as_deref(), &players)?;
        optional(path, "choice_of", "player", script.choice_of.as_deref(), &players)
    };
    let ability = |path: &mut BoardPath, one: &TriggeredAbility| {
        if one.times == 0 {
            let (what, found) = ("a triggered ability", "0 `times`".to_owned());
            let problem =
                Problem::Senseless { what, found, expected: "say how many there are, or leave it out" };
            return Err(path.at("times", |path| BoardError::at(path, problem)));
        }
        path.at("script", |path| script(path, &one.script))
    };
    for (field, abilities) in [("triggered", &board.triggered), ("stack", &board.stack)] {
        let all = abilities.iter().try_fold(0u64, |sum, one| sum.checked_add(one.times));
        if all.is_none() {
            let (what, found) = ("triggered abilities", "more than can be counted".to_owned());
            let problem = Problem::Senseless { what, found, expected: "make it fewer" };
            return Err(path.at(field, |path| BoardError::at(path, problem)));
        }
        path.each(field, abilities, ability)?;
    }
    path.each("waiting", &board.waiting, script)?;
    path.each("scheduled", &board.scheduled, |path, one| {
        path.each("whose", &one.whose, |path, name| known(path, "player", name, &players))?;
        path.at("script", |path| script(path, &one.script))
    })?;
    path.each("events", &board.events, script)?;
    circles(board, path)
}

fn fields(object: &Object, players: &[&str], ids: &[&str], path: &mut BoardPath) -> Result<(), BoardError> {
    if let Some(card) = &object.card {
        let problem = Problem::UnresolvedCard { object: object.id.clone(), card: card.clone() };
        return Err(path.at("card", |path| BoardError::at(path, problem)));
    }
    super::sense::object(path, object)?;
    optional(path, "owner", "player", object.owner.as_deref(), players)?;
    optional(path, "controller", "player", object.controller.as_deref(), players)?;
    optional(path, "chosen_player", "player", object.chosen_player.as_deref(), players)?;
    optional(path, "exiled_with", "object", object.exiled_with.as_deref(), ids)?;
    optional(path, "attached_to", "object", object.attached_to.as_deref(), ids)?;
    optional(path, "attached_to_player", "player", object.attached_to_player.as_deref(), players)?;
    optional(path, "protector", "player", object.protector.as_deref(), players)?;
    optional(path, "phased_out_under", "player", object.phased_out_under.as_deref(), players)?;
    path.each("goaded_by", &object.goaded_by, |path, name| known(path, "player", name, players))?;
    path.each("commander_damage", &object.commander_damage, |path, (name, _)| {
        path.item(0, |path| known(path, "player", name, players))
    })?;
    if object.transformed && object.back.is_none() {
        let (what, found) = ("the object's face", "`transformed: true`".to_owned());
        let expected = "say in `back` what its other face is";
        return Err(
            path.at("transformed", |path| BoardError::at(path, Problem::Senseless { what, found, expected }))
        );
    }
    // Tokens and copies that have ceased to exist can still be mentioned.
    let many = matches!(object.kind, ObjectKind::Token | ObjectKind::SpellCopy);
    if object.count != 1 && !many {
        let found = object.count.to_string();
        let expected =
            "only tokens and copies of spells stand for several objects or for none; list cards one by one";
        return Err(path.at("count", |path| {
            BoardError::at(path, Problem::Senseless { what: "the count", found, expected })
        }));
    }
    row(object, path)
}

/// Like permanents in one row have no effects on anything but themselves: each would have its own, and its own chance.
fn row(object: &Object, path: &mut BoardPath) -> Result<(), BoardError> {
    let is_row = object.count > 1 && object.zone == Zone::Battlefield;
    if !is_row || object.is.abilities.iter().all(can_be_counted_together) {
        return Ok(());
    }
    let found = object.count.to_string();
    let expected = "each of them has an effect on more than itself; list them one by one";
    let problem = Problem::Senseless { what: "the count", found, expected };
    path.at("count", |path| Err(BoardError::at(path, problem)))
}

fn optional(
    path: &mut BoardPath,
    field: &'static str,
    what: &'static str,
    name: Option<&str>,
    names: &[&str],
) -> Result<(), BoardError> {
    name.map_or(Ok(()), |name| path.at(field, |path| known(path, what, name, names)))
}

/// Attachments must end somewhere.
fn circles(board: &Board, path: &mut BoardPath) -> Result<(), BoardError> {
    let host = |id: &str| {
        let object = board.objects.iter().find(|object| object.id == id);
        object.and_then(|object| object.attached_to.as_deref())
    };
    path.each("objects", &board.objects, |path, object| {
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
            return Err(path.at("attached_to", |path| BoardError::at(path, problem)));
        }
        Ok(())
    })
}
