//! A board at some moment, and what everything on it is.

use crate::table::Table;
use crate::table::state::State;
use crate::table::view::View;
use statements::ids::BoardId;

/// A board at some moment, and what everything on it is then: its state without the pending event.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) table: &'a Table,
    pub(crate) state: &'a State,
    /// What the objects of `state` are after the layers.
    pub(crate) view: &'a View,
}

impl<'a> Scene<'a> {
    /// One of the boards of a table.
    pub(crate) fn new(table: &'a Table, board: BoardId) -> Self {
        Self { table, state: table.board(board), view: table.view(board) }
    }
}
