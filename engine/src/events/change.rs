//! A board and a ledger that are being changed by what happens.

use crate::table::Table;
use crate::table::defending::defender_of;
use crate::table::ledger::Ledger;
use crate::table::queue::Todo;
use crate::table::rows::singles;
use crate::table::state::State;
use statements::error::TooLarge;
use statements::ids::{BoardId, LedgerId, ObjectId, PlayerId};

/// A board and a ledger that are being changed.
pub(crate) struct Change<'t> {
    pub(crate) table: &'t mut Table,
    /// The board before the change.
    pub(crate) before: BoardId,
    pub(crate) state: State,
    pub(crate) ledger: Ledger,
    /// Who controls what makes happen what happens just now.
    pub(crate) by: Option<PlayerId>,
    /// What follows from what happened, in order.
    pub(crate) follow: Vec<Todo>,
}

impl<'t> Change<'t> {
    /// Starts from a board and a ledger.
    pub(crate) fn new(table: &'t mut Table, board: BoardId, ledger: LedgerId) -> Self {
        let state = table.board(board).clone();
        let ledger = table.ledgers.get(ledger.index()).clone();
        Self { table, before: board, state, ledger, by: None, follow: Vec::new() }
    }

    /// Who controlled an object before the change, continuous effects included, or who last did where it had left; its owner
    /// where nobody did.
    pub(crate) fn holder(&self, object: ObjectId) -> PlayerId {
        let board = self.table.board(self.before);
        let mut known = board.stack.last().iter().rev().filter(|known| known.object == object);
        let last = known.next().and_then(|known| known.controller);
        if let Some(player) = last.filter(|_| !board.is_permanent(object)) {
            return player;
        }
        let seen = &self.table.view(self.before).seen[object.index()];
        seen.controller.unwrap_or(self.state.object(object).owner)
    }

    /// Each permanent of a row by itself, where each decides what follows; what is no row, or has left, as it is.
    ///
    /// # Errors
    /// When there are too many to be listed.
    pub(crate) fn each_of(&mut self, object: ObjectId) -> Result<Vec<ObjectId>, TooLarge> {
        if !self.state.is_permanent(object) {
            return Ok(vec![object]);
        }
        singles(self.table, &mut self.state, object)
    }

    /// The defending player of an attacker, as it was before the change.
    pub(crate) fn defender_of(&self, object: ObjectId) -> Option<PlayerId> {
        let seen = &self.table.view(self.before).seen;
        defender_of(self.table, self.table.board(self.before), seen, object)
    }
}
