//! What lasts "for as long as" something is so ends as soon as it isn't (CR 611.2b (2026-04-17)).
//!
//! Known gap: what ended before its ability resolves, and is so again by then, is not told from what has been so all the time.

use super::ending::{end_on, ends_when};
use crate::table::Table;
use crate::table::changed::Ends;
use crate::table::state::State;
use crate::table::view::View;
use statements::ids::BoardId;

/// The board without what lasts as long as something is so that isn't.
pub(crate) fn lapse(table: &mut Table, mut board: BoardId) -> BoardId {
    while table.view(board).by_itself.lapses {
        let (state, view) = (table.board(board), table.view(board));
        let over: Vec<Ends> = conditional(table, board).filter(|&ends| !holds(state, view, ends)).collect();
        if over.is_empty() {
            return board;
        }
        let mut next = state.clone();
        end_on(table, &mut next, board, &over);
        board = table.keep_board(next);
    }
    board
}

/// Whether what ends then has not ended.
pub(crate) fn holds(state: &State, view: &View, ends: Ends) -> bool {
    match ends {
        Ends::Before => false,
        Ends::AsLongAs { what, by, tapped } => {
            let object = state.object(what);
            state.is_permanent(what)
                && (!tapped || object.tapped)
                && by.is_none_or(|by| view.seen[what.index()].controller == Some(by))
        }
        Ends::Turn | Ends::Combat | Ends::TurnOf(_) | Ends::UntapOf(_) | Ends::Never => true,
    }
}

/// When that ends which lasts as long as something is so.
fn conditional(table: &Table, board: BoardId) -> impl Iterator<Item = Ends> {
    let state = table.board(board);
    let changed = state.objects.iter().flat_map(|object| object.changed.iter().map(|one| one.ends));
    let floating = state.floating.iter().map(move |&id| ends_when(table, board, id));
    let all = changed.chain(state.lasting.iter().map(|one| one.ends)).chain(floating);
    all.filter(|ends| ends.is_conditional())
}
