//! What is done on the table: it is done to the board, by the same changes as in its form, so that each can be taken back.

use super::state::{Lifted, Place, Shows};
use super::{TableCommand, Toward};
use crate::board::{Edit, ObjectEdit, PickedCommand, Status, editing, picking};
use crate::outside::Outside;
use crate::panels::Panel;
use crate::state::State;
use crate::table::scene::Piece;
use language::board::{Object, Zone};

/// Does what is asked of the table.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: TableCommand) {
    match command {
        TableCommand::Toggle if state.panels.is_in_front(Panel::Table) => state.panels.close(Panel::Table),
        TableCommand::Toggle => state.panels.open(Panel::Table),
        TableCommand::Show(shows) => show(state, shows),
        TableCommand::Pick(id, how) => {
            state.panels.uncover(Panel::Board);
            state.editing.reveal = Some(id.clone());
            picking::update(state, outside, PickedCommand::Pick(id, how));
        }
        TableCommand::Tap(at) => {
            if let Some(object) = object(state, at) {
                let tapped = !object.tapped;
                edit(state, outside, &Edit::Object(at, ObjectEdit::Is(Status::Tapped, tapped)));
            }
        }
        TableCommand::Count(at, by) => count(state, outside, at, by),
        TableCommand::Lift(at) => lift(state, at),
        TableCommand::Choose(toward) => choose(state, toward),
        TableCommand::Leave => state.table.lifted = None,
        TableCommand::Drop => {
            if let Some(Lifted { object, to }) = state.table.lifted.take() {
                put(state, outside, &[object], to);
            }
        }
        TableCommand::Put(places, to) => put(state, outside, &places, to),
    }
}

/// Shows the other board; nothing is held over it any more.
fn show(state: &mut State, shows: Shows) {
    state.table.shows = shows;
    state.table.lifted = None;
}

/// Changes the board, where what lies on the table is that.
fn edit(state: &mut State, outside: &mut Outside, change: &Edit) {
    if state.table.scene.as_ref().is_some_and(|scene| scene.can_edit) {
        editing::edit(state, outside, change);
    }
}

fn object(state: &State, at: usize) -> Option<&Object> {
    state.board.as_ref()?.file.board.objects.get(at)
}

fn piece(state: &State, at: usize) -> Option<&Piece> {
    state.table.scene.as_ref()?.pieces.iter().find(|piece| piece.place == Some(at))
}

/// More or fewer counters of the kind that such an object has usually.
fn count(state: &mut State, outside: &mut Outside, at: usize, by: i64) {
    let kind = piece(state, at).and_then(|piece| piece.usual.clone());
    let Some((kind, object)) = kind.zip(object(state, at)) else { return };
    let there = object.counters.iter().find(|(known, _)| *known == kind).map_or(0, |(_, number)| *number);
    let number = there.saturating_add_signed(by);
    edit(state, outside, &Edit::Object(at, ObjectEdit::Counters(kind, number)));
}

/// Takes an object up; at first it would be laid where it is.
fn lift(state: &mut State, at: usize) {
    let to = piece(state, at).map(|piece| Place::Zone(piece.player, piece.zone));
    let can_edit = state.table.scene.as_ref().is_some_and(|scene| scene.can_edit);
    state.table.lifted = to.filter(|_| can_edit).map(|to| Lifted { object: at, to });
}

/// The zones of a player, in the order in which arrows go through them: as they lie, the battlefield first.
const ACROSS: [Zone; 6] =
    [Zone::Battlefield, Zone::Hand, Zone::Library, Zone::Graveyard, Zone::Exile, Zone::Command];

/// Chooses another place: beside is another zone of the player, above and below are other players, and the stack.
fn choose(state: &mut State, toward: Toward) {
    let players = state.table.scene.as_ref().map_or(0, |scene| scene.sides.len());
    let holder = state.table.lifted.as_ref().and_then(|lifted| piece(state, lifted.object)).map(|p| p.player);
    let Some(Lifted { to: Place::Zone(player, zone), .. }) = &mut state.table.lifted else { return };
    match toward {
        Toward::Left | Toward::Right if *zone != Zone::Stack => {
            let here = ACROSS.iter().position(|one| one == zone).unwrap_or(0);
            let by = if toward == Toward::Left { here.checked_sub(1) } else { here.checked_add(1) };
            *zone = by.and_then(|next| ACROSS.get(next)).copied().unwrap_or(*zone);
        }
        Toward::Left | Toward::Right => {}
        Toward::Up | Toward::Down => {
            // From above: the players there, the stack, those below.
            let below = (players / 2).max(1).min(players);
            let above = players - below;
            let mut rows: Vec<Option<usize>> = (1..=above).map(Some).collect();
            rows.push(None);
            rows.extend(std::iter::once(0).chain((above + 1..players).rev()).map(Some));
            let here = Some(*player).filter(|_| *zone != Zone::Stack);
            let at = rows.iter().position(|row| *row == here).unwrap_or(0);
            let next = if toward == Toward::Up { at.checked_sub(1) } else { at.checked_add(1) };
            match next.and_then(|next| rows.get(next)).copied() {
                Some(Some(other)) if *zone == Zone::Stack => (*player, *zone) = (other, Zone::Battlefield),
                Some(Some(other)) => *player = other,
                Some(None) => (*player, *zone) = (holder.unwrap_or(*player), Zone::Stack),
                None => {}
            }
        }
    }
}

/// Lays objects somewhere. What comes to its own battlefield where it is already is attached to nothing any more.
fn put(state: &mut State, outside: &mut Outside, places: &[usize], to: Place) {
    let change = match to {
        Place::On(host) => {
            let Some(id) = object(state, host).map(|host| host.id.clone()) else { return };
            let others = places.iter().copied().filter(|at| *at != host).collect();
            Edit::Objects(others, ObjectEdit::AttachedTo(Some(id)))
        }
        Place::Zone(player, zone) => {
            let is_there = |at: &usize| {
                piece(state, *at).is_some_and(|piece| (piece.player, piece.zone) == (player, zone))
            };
            if places.iter().all(is_there) {
                Edit::Objects(places.to_vec(), ObjectEdit::AttachedTo(None))
            } else {
                Edit::Move(places.to_vec(), player, zone)
            }
        }
    };
    edit(state, outside, &change);
}
