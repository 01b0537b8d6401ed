//! A board and a ledger that are being changed by what happens.

use crate::table::Table;
use crate::table::ledger::Ledger;
use crate::table::queue::Todo;
use crate::table::state::State;
use statements::ids::{BoardId, LedgerId, ObjectId, PlayerId};

/// A board and a ledger that are being changed.
pub(crate) struct Change<'t> {
    pub(crate) table: &'t mut Table,
    /// The board before the change.
    pub(crate) before: BoardId,
    pub(crate) state: State,
    pub(crate) ledger: Ledger,
    /// What follows from what happened, in order.
    pub(crate) follow: Vec<Todo>,
}

impl<'t> Change<'t> {
    /// Starts from a board and a ledger.
    pub(crate) fn new(table: &'t mut Table, board: BoardId, ledger: LedgerId) -> Self {
        let state = table.board(board).clone();
        let ledger = table.ledgers.get(ledger.index()).clone();
        Self { table, before: board, state, ledger, follow: Vec::new() }
    }

    /// Who controlled an object before the change, continuous effects included; its owner where nobody did.
    pub(crate) fn holder(&self, object: ObjectId) -> PlayerId {
        let seen = &self.table.view(self.before).seen[object.index()];
        seen.controller.unwrap_or(self.state.object(object).owner)
    }
}
