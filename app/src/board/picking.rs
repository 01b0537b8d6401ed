//! Picking objects on the form of the board, and what is done to all that are picked.

use super::{Edit, ObjectEdit, Pick, PickedCommand, Status, editing};
use crate::command::{Command, FilesCommand};
use crate::message::Message;
use crate::outside::Outside;
use crate::state::State;
use language::board::Board;
use saves::BoardFile;

/// Picks objects, or does something to all that are picked.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: PickedCommand) {
    let Some(board) = state.board.as_ref().map(|opened| &opened.file.board) else { return };
    let places = state.editing.places(board);
    let picked = &mut state.editing.picked;
    let edit = match command {
        PickedCommand::Pick(id, how) => return pick(board, picked, id, how),
        PickedCommand::All => {
            *picked = board.objects.iter().map(|object| object.id.clone()).collect();
            return;
        }
        PickedCommand::None => return picked.clear(),
        PickedCommand::Copy => {
            state.copied = copied(board, &places);
            let copied = if let [_] = places[..] { "The object is" } else { "The objects are" };
            state.message =
                state.copied.is_some().then(|| Message::done(format!("{copied} on the clipboard.")));
            return;
        }
        PickedCommand::Tap => {
            let is_tapped = |at: &usize| board.objects.get(*at).is_some_and(|object| object.tapped);
            let tapped = !places.iter().all(is_tapped);
            Edit::Objects(places, ObjectEdit::Is(Status::Tapped, tapped))
        }
        PickedCommand::Edit(edit) => Edit::Objects(places, edit),
        PickedCommand::Move(player, zone) => Edit::Move(places, player, zone),
    };
    if !state.editing.picked.is_empty() {
        editing::edit(state, outside, &edit);
    }
}

/// Adds the objects that somebody has copied to the board that is open, when that is what was pasted. Whether it was.
pub(crate) fn takes(state: &mut State, outside: &mut Outside, command: &Command) -> bool {
    let (Command::Files(FilesCommand::Paste(text)), Some(_)) = (command, &state.board) else { return false };
    let copied = saves::draft("the clipboard", text).ok().map(|file| file.board);
    let Some(copied) = copied.filter(|board| board.players.is_empty() && !board.objects.is_empty()) else {
        return false;
    };
    let player = state.editing.player;
    editing::edit(state, outside, &Edit::AddOwn(player, copied.objects));
    true
}

fn pick(board: &Board, picked: &mut Vec<String>, id: String, how: Pick) {
    match how {
        Pick::Only if *picked == [id.clone()] => picked.clear(),
        Pick::Only | Pick::Alone => *picked = vec![id],
        Pick::Toggle if picked.contains(&id) => picked.retain(|other| *other != id),
        Pick::Toggle => picked.push(id),
        Pick::To => {
            let place = |id: &String| board.objects.iter().position(|object| object.id == *id);
            let (Some(to), from) = (place(&id), picked.last().and_then(place)) else { return };
            let from = from.unwrap_or(to);
            let range = if from <= to { from..=to } else { to..=from };
            for object in board.objects.get(range).unwrap_or_default() {
                if !picked.contains(&object.id) {
                    picked.push(object.id.clone());
                }
            }
        }
    }
}

/// The objects as the text of a board file without players; what is not copied is not pointed at.
fn copied(board: &Board, places: &[usize]) -> Option<String> {
    let objects: Vec<_> = places.iter().filter_map(|at| board.objects.get(*at).cloned()).collect();
    if objects.is_empty() {
        return None;
    }
    saves::to_text(&BoardFile::new("Objects", Board { objects, ..Board::default() })).ok()
}
