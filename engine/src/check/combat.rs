//! Who fights whom in a combat, and what spells target: names, and what makes no sense together.

use super::names::known;
use language::board::{Board, Object, Targets};
use language::effect::Lifetime;
use language::path::BoardPath;
use language::select::Who;
use statements::error::{BoardError, Problem};

/// Checks what the objects of a board say of the combat.
pub(crate) fn check(board: &Board, path: &mut BoardPath) -> Result<(), BoardError> {
    let players: Vec<&str> = board.players.iter().map(|player| player.name.as_str()).collect();
    let ids: Vec<&str> = board.objects.iter().map(|object| object.id.as_str()).collect();
    let either: Vec<&str> = players.iter().chain(&ids).copied().collect();
    path.each("objects", &board.objects, |path, object| {
        path.each("targets", &object.targets, |path, targets| targeted(board, path, targets, &either))?;
        path.each("gained_over", &object.gained_over, |path, id| known(path, "object", id, &ids))?;
        path.each("counters_over", &object.counters_over, |path, (_, over)| {
            over.iter().try_for_each(|id| known(path, "object", id, &ids))
        })?;
        path.each("changed", &object.changed, |path, changed| {
            path.each("over", &changed.over, |path, id| known(path, "object", id, &ids))?;
            path.at("until", |path| named_turn(path, &changed.until))
        })?;
        path.each("gained_before", &object.gained_before, |path, (player, over)| {
            known(path, "player", player, &players)?;
            over.iter().try_for_each(|id| known(path, "object", id, &ids))
        })?;
        if let Some(host) = &object.attached_to {
            path.at("attached_to", |path| one_alone(board, path, "what it is attached to", host))?;
        }
        if let Some(defender) = &object.attacked {
            path.at("attacked", |path| known(path, "player", defender, &players))?;
        }
        if let Some(attacked) = &object.attacks {
            path.at("attacks", |path| known(path, "player or object", attacked, &either))?;
        }
        path.each("blocks", &object.blocks, |path, id| {
            known(path, "object", id, &ids)?;
            attacker(board, path, "what is blocked", id)
        })?;
        path.each("must_block", &object.must_block, |path, id| {
            known(path, "object", id, &ids)?;
            attacker(board, path, "what has to be blocked", id)
        })?;
        alone(path, object)?;
        path.each("damage_order", &object.damage_order, |path, id| {
            known(path, "object", id, &ids)?;
            let blocks_it = |other: &Object| other.id == *id && other.blocks.contains(&object.id);
            if object.blocks.contains(id) || board.objects.iter().any(blocks_it) {
                return Ok(());
            }
            senseless(path, "the damage assignment order", id, "list what it blocks, or what blocks it")
        })
    })
}

/// What a permanent is changed by until somebody's next turn says whose that is.
fn named_turn(path: &mut BoardPath, until: &Lifetime) -> Result<(), BoardError> {
    match until {
        Lifetime::UntilTurnOf(who) | Lifetime::ThroughUntapOf(who) if !matches!(who, Who::Named(_)) => {
            senseless(
                path,
                "whose next turn it is",
                "somebody",
                "name the player: UntilTurnOf(Named(\"Anna\"))",
            )
        }
        Lifetime::UntilTurnOf(_)
        | Lifetime::ThroughUntapOf(_)
        | Lifetime::WhileFunctions
        | Lifetime::ThisTurn
        | Lifetime::ThisCombat
        | Lifetime::AsLongAs { .. }
        | Lifetime::Always => Ok(()),
    }
}

/// What is pointed at is one object, not a row of like ones.
fn one_alone(board: &Board, path: &mut BoardPath, what: &'static str, id: &str) -> Result<(), BoardError> {
    let row = board.objects.iter().find(|object| object.id == id && object.count > 1);
    if row.is_none() || board.players.iter().any(|player| player.name == id) {
        return Ok(());
    }
    senseless(path, what, id, "it stands for several; list the one that is meant by itself")
}

/// What a spell targets is there, each once.
fn targeted(
    board: &Board,
    path: &mut BoardPath,
    targets: &Targets,
    names: &[&str],
) -> Result<(), BoardError> {
    let mut before = hashbrown::HashSet::new();
    path.each("chosen", &targets.chosen, |path, name| {
        known(path, "player or object", name, names)?;
        one_alone(board, path, "a target", name)?;
        if before.insert(name.as_str()) {
            return Ok(());
        }
        senseless(path, "a target", name, "one use of the word targets each only once; leave the other out")
    })
}

fn attacker(board: &Board, path: &mut BoardPath, what: &'static str, id: &str) -> Result<(), BoardError> {
    let attacker = board.objects.iter().find(|other| other.id == id);
    if attacker.is_some_and(|attacker| attacker.attacking || attacker.attacks.is_some()) {
        return Ok(());
    }
    senseless(path, what, id, "only an attacker can be blocked; say whom it attacks")
}

fn alone(path: &mut BoardPath, object: &Object) -> Result<(), BoardError> {
    let fights = object.attacks.is_some() || !object.blocks.is_empty();
    if object.attacks.is_some() && !object.blocks.is_empty() {
        let expected = "a creature attacks or blocks, leave one of the two out";
        return path.at("blocks", |path| senseless(path, "a blocker", "an attacker", expected));
    }
    if fights && object.count > 1 {
        let found = object.count.to_string();
        let expected = "what fights is listed one by one";
        return path.at("count", |path| senseless(path, "the count", &found, expected));
    }
    Ok(())
}

fn senseless(
    path: &mut BoardPath,
    what: &'static str,
    found: &str,
    expected: &'static str,
) -> Result<(), BoardError> {
    Err(BoardError::at(path, Problem::Senseless { what, found: found.to_owned(), expected }))
}
