//! Who fights whom in a combat, and what spells target: names, and what makes no sense together.

use super::names::known;
use super::walk::Walk;
use language::board::{Board, Object, Targets};
use statements::error::{BoardError, Problem};

/// Checks what the objects of a board say of the combat.
pub(crate) fn check(board: &Board, walk: &mut Walk) -> Result<(), BoardError> {
    let players: Vec<&str> = board.players.iter().map(|player| player.name.as_str()).collect();
    let ids: Vec<&str> = board.objects.iter().map(|object| object.id.as_str()).collect();
    let either: Vec<&str> = players.iter().chain(&ids).copied().collect();
    walk.each("objects", &board.objects, |walk, object| {
        walk.each("targets", &object.targets, |walk, targets| targeted(board, walk, targets, &either))?;
        walk.each("gained_over", &object.gained_over, |walk, id| known(walk, "object", id, &ids))?;
        if let Some(host) = &object.attached_to {
            walk.at("attached_to", |walk| one_alone(board, walk, "what it is attached to", host))?;
        }
        if let Some(defender) = &object.attacked {
            walk.at("attacked", |walk| known(walk, "player", defender, &players))?;
        }
        if let Some(attacked) = &object.attacks {
            walk.at("attacks", |walk| known(walk, "player or object", attacked, &either))?;
        }
        walk.each("blocks", &object.blocks, |walk, id| {
            known(walk, "object", id, &ids)?;
            attacker(board, walk, "what is blocked", id)
        })?;
        walk.each("must_block", &object.must_block, |walk, id| {
            known(walk, "object", id, &ids)?;
            attacker(board, walk, "what has to be blocked", id)
        })?;
        alone(walk, object)?;
        walk.each("damage_order", &object.damage_order, |walk, id| {
            known(walk, "object", id, &ids)?;
            let blocks_it = |other: &Object| other.id == *id && other.blocks.contains(&object.id);
            if object.blocks.contains(id) || board.objects.iter().any(blocks_it) {
                return Ok(());
            }
            senseless(walk, "the damage assignment order", id, "list what it blocks, or what blocks it")
        })
    })
}

/// What is pointed at is one object, not a row of like ones.
fn one_alone(board: &Board, walk: &mut Walk, what: &'static str, id: &str) -> Result<(), BoardError> {
    let row = board.objects.iter().find(|object| object.id == id && object.count > 1);
    if row.is_none() || board.players.iter().any(|player| player.name == id) {
        return Ok(());
    }
    senseless(walk, what, id, "it stands for several; list the one that is meant by itself")
}

/// What a spell targets is there, each once.
fn targeted(board: &Board, walk: &mut Walk, targets: &Targets, names: &[&str]) -> Result<(), BoardError> {
    let mut before = hashbrown::HashSet::new();
    walk.each("chosen", &targets.chosen, |walk, name| {
        known(walk, "player or object", name, names)?;
        one_alone(board, walk, "a target", name)?;
        if before.insert(name.as_str()) {
            return Ok(());
        }
        senseless(walk, "a target", name, "one use of the word targets each only once; leave the other out")
    })
}

fn attacker(board: &Board, walk: &mut Walk, what: &'static str, id: &str) -> Result<(), BoardError> {
    let attacker = board.objects.iter().find(|other| other.id == id);
    if attacker.is_some_and(|attacker| attacker.attacking || attacker.attacks.is_some()) {
        return Ok(());
    }
    senseless(walk, what, id, "only an attacker can be blocked; say whom it attacks")
}

fn alone(walk: &mut Walk, object: &Object) -> Result<(), BoardError> {
    let fights = object.attacks.is_some() || !object.blocks.is_empty();
    if object.attacks.is_some() && !object.blocks.is_empty() {
        let expected = "a creature attacks or blocks, leave one of the two out";
        return walk.at("blocks", |walk| senseless(walk, "a blocker", "an attacker", expected));
    }
    if fights && object.count > 1 {
        let found = object.count.to_string();
        let expected = "what fights is listed one by one";
        return walk.at("count", |walk| senseless(walk, "the count", &found, expected));
    }
    Ok(())
}

fn senseless(
    walk: &mut Walk,
    what: &'static str,
    found: &str,
    expected: &'static str,
) -> Result<(), BoardError> {
    Err(walk.wrong(Problem::Senseless { what, found: found.to_owned(), expected }))
}
