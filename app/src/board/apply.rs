//! Making a change.

mod effects;
mod line;
mod objects;
mod players;
mod waiting;

use super::refused::{Refused, player, remove};
use super::{Edit, EffectEdit, ObjectEdit, PlayerEdit, Waiting};
use crate::opened::names::{Renamed, is_taken, renamed, unique};
use language::board::{Board, Player};
use language::event::Script;
use rulebook::cards::AllCards;
use rulebook::typed;
use saves::BoardFile;

/// A file with a change made; rulings that were stated for it are left out once something but its title is changed.
///
/// Fails when the change makes no sense; whether the board makes sense is not looked at.
pub fn apply(file: &BoardFile, edit: &Edit, cards: &AllCards) -> Result<BoardFile, Refused> {
    if let Some(changed) = of_file(file, edit) {
        return changed;
    }
    let mut new = file.clone();
    change(&mut new.board, edit, cards)?;
    new.rulings.clear();
    Ok(new)
}

/// A change of the whole file: its title, its text, a name wherever it stands. None for changes of the board alone.
fn of_file(file: &BoardFile, edit: &Edit) -> Option<Result<BoardFile, Refused>> {
    if let Edit::Title(title) = edit {
        return Some(Ok(BoardFile { title: title.clone(), ..file.clone() }));
    }
    if let Edit::Text(text) = edit {
        let read = saves::draft("the text", text);
        return Some(read.map_err(|error| Refused::NoBoard(Box::new(error))));
    }
    let board = &file.board;
    let (what, old, name) = if let Edit::Player(at, PlayerEdit::Name(name)) = edit {
        (Renamed::Player, board.players.get(*at).map(|player| &player.name), name)
    } else if let Edit::Object(at, ObjectEdit::Name(name)) = edit {
        let object = board.objects.get(*at);
        let is_its_name = object.is_some_and(|object| object.card.is_none() && object.is.name.is_empty());
        (Renamed::Object { is_its_name }, object.map(|object| &object.id), name)
    } else if let Edit::Effect(at, EffectEdit::Name(name)) = edit {
        (Renamed::Effect, board.effects.get(*at).map(|effect| &effect.id), name)
    } else {
        return None;
    };
    let new = old.ok_or(Refused::Gone).and_then(|old| rename(file, what, old, name));
    Some(new.map(|new| BoardFile { rulings: Vec::new(), ..new }))
}

/// Changes a board.
fn change(board: &mut Board, edit: &Edit, cards: &AllCards) -> Result<(), Refused> {
    match edit {
        // These are changes of the whole file, and made already.
        Edit::Title(_) | Edit::Text(_) => {}
        Edit::Step(step) => board.turn.step = *step,
        Edit::Daytime(daytime) => board.turn.daytime = *daytime,
        Edit::Happened(told) => board.happened.clone_from(told),
        Edit::CastLastTurn(spells) => board.turn.cast_last_turn = *spells,
        Edit::StartingLife(life) => {
            board.players.iter_mut().for_each(|player| (player.life, player.team) = (*life, None));
        }
        Edit::TwoHeads(life) => players::two_heads(board, *life),
        Edit::AddPlayer => board.players.push(Player::new(unique(board, "Player"))),
        Edit::Player(at, edit) => players::change(board, *at, edit)?,
        Edit::Line(player, line) => *board = line::said(board, *player, line, cards)?,
        Edit::AddOwn(player, list) => {
            list.iter().try_for_each(|object| objects::add_own(board, *player, object))?;
        }
        Edit::Object(at, edit) => objects::change(board, *at, edit)?,
        Edit::Objects(places, edit) => objects::change_all(board, places, edit)?,
        Edit::Move(places, player, zone) => objects::go(board, places, *player, *zone)?,
        Edit::AddEffect(effect) => effects::add(board, effect)?,
        Edit::Effect(at, edit) => effects::change(board, *at, edit)?,
        Edit::RemoveLasting(at) => remove(&mut board.lasting, *at)?,
        Edit::RemoveEffect(at) => remove(&mut board.effects, *at)?,
        Edit::AddEvent(line) => board.events.push(typed::event(line, &resolved(board, cards))?),
        Edit::Event(at, line) => {
            let script = typed::event(line, &resolved(board, cards))?;
            let event = board.events.get_mut(*at).ok_or(Refused::Gone)?;
            // A line says neither what makes it happen, nor who is "you", nor whose choice it is.
            let (controller, choice_of) = (event.controller.take(), event.choice_of.take());
            *event = Script { cause: event.cause, controller, choice_of, ..script };
        }
        Edit::RemoveEvent(at) => remove(&mut board.events, *at)?,
        Edit::EventDoes(at, does) => board.events.get_mut(*at).ok_or(Refused::Gone)?.does.clone_from(does),
        Edit::EventCause(at, cause) => board.events.get_mut(*at).ok_or(Refused::Gone)?.cause = *cause,
        Edit::EventBy(at, place) => {
            let controller = place.map(|place| player(board, place)).transpose()?;
            board.events.get_mut(*at).ok_or(Refused::Gone)?.controller = controller;
        }
        Edit::EventChoice(at, place) => {
            let choice_of = place.map(|place| player(board, place)).transpose()?;
            board.events.get_mut(*at).ok_or(Refused::Gone)?.choice_of = choice_of;
        }
        Edit::AddScript(script) => board.events.push((**script).clone()),
        Edit::Wait(at, until) => waiting::wait(board, *at, until)?,
        Edit::Reschedule(at, until) => {
            let script = waiting::taken(board, Waiting::Scheduled, *at)?;
            waiting::put(board, *at, until, script)?;
        }
        Edit::Happen(list, at) => {
            let script = waiting::taken(board, *list, *at)?;
            board.events.push(script);
        }
        Edit::RemoveWaiting(list, at) => {
            waiting::taken(board, *list, *at)?;
        }
        Edit::EventUp(at) if *at > 0 && *at < board.events.len() => board.events.swap(*at, at - 1),
        Edit::EventUp(_) => return Err(Refused::Gone),
    }
    Ok(())
}

/// The board with its cards looked up, so that an event can name them; as it is where one is not in the collection.
fn resolved(board: &Board, cards: &AllCards) -> Board {
    engine::cards::resolve(board, cards).map_or_else(|_| board.clone(), |resolved| resolved.board)
}

fn rename(file: &BoardFile, what: Renamed, old: &str, name: &str) -> Result<BoardFile, Refused> {
    let name = name.trim();
    if name.is_empty() {
        return Err(Refused::NoName);
    }
    if is_taken(&file.board, name) {
        return Err(Refused::Taken(name.to_owned()));
    }
    renamed(file, what, old, name).ok_or_else(|| Refused::NotRenamed(old.to_owned()))
}
