//! What waits on a board.

use crate::board::refused::{Refused, player};
use crate::board::{Until, Waiting};
use language::board::{Board, Scheduled};
use language::event::Script;

/// An event waits, instead of happening now.
pub(crate) fn wait(board: &mut Board, at: usize, until: &Until) -> Result<(), Refused> {
    let script = pulled(&mut board.events, at)?;
    put(board, board.scheduled.len(), until, script)
}

/// Has a script wait; where it is scheduled, it comes to this place among those that are.
pub(crate) fn put(board: &mut Board, at: usize, until: &Until, script: Script) -> Result<(), Refused> {
    let Until::Period(period, whose, waits) = until else {
        board.waiting.push(script);
        return Ok(());
    };
    let whose = match whose {
        Some(place) => vec![player(board, *place)?],
        None => board.players.iter().map(|player| player.name.clone()).collect(),
    };
    let at = at.min(board.scheduled.len());
    board.scheduled.insert(at, Scheduled { period: *period, whose, waits: *waits, script });
    Ok(())
}

/// Takes out what waits; of like abilities one.
pub(crate) fn taken(board: &mut Board, list: Waiting, at: usize) -> Result<Script, Refused> {
    let abilities = match list {
        Waiting::Triggered => &mut board.triggered,
        Waiting::Stack => &mut board.stack,
        Waiting::Next => return pulled(&mut board.waiting, at),
        Waiting::Scheduled => return pulled(&mut board.scheduled, at).map(|one| one.script),
    };
    let ability = abilities.get_mut(at).ok_or(Refused::Gone)?;
    if ability.times > 1 {
        ability.times -= 1;
        return Ok(ability.script.clone());
    }
    pulled(abilities, at).map(|ability| ability.script)
}

fn pulled<T>(list: &mut Vec<T>, at: usize) -> Result<T, Refused> {
    if at < list.len() { Ok(list.remove(at)) } else { Err(Refused::Gone) }
}
