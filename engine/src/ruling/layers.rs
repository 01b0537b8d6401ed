//! What objects are at a moment, and what makes that of them, layer by layer.

use petgraph::graph::NodeIndex;

use super::Ruling;
use crate::answer::outcome_reader::unknown;
use crate::table::layers;
use statements::error::Problem;
use statements::ids::{BoardId, ObjectId};
use statements::layers::{ByLayer, Look};

impl Ruling {
    /// The board at a moment; without one, before anything has happened.
    fn board_at(&self, at: Option<NodeIndex>) -> BoardId {
        at.map_or(self.start(), |at| self.situation(at)).board
    }

    /// The objects that there are at a moment, or without one before anything has happened: those that are phased out
    /// included, in the order in which they were met.
    pub fn objects_at(&self, at: Option<NodeIndex>) -> Vec<ObjectId> {
        let state = self.table().board(self.board_at(at));
        state.ids().filter(|&id| state.object(id).count > 0).collect()
    }

    /// The objects of this name that there are then; several are tokens.
    ///
    /// # Errors
    /// When there is none; the error names the most similar one.
    pub fn objects_called(&self, at: Option<NodeIndex>, name: &str) -> Result<Vec<ObjectId>, Problem> {
        let there = self.objects_at(at);
        let called: Vec<ObjectId> = there.iter().copied().filter(|&id| self.object(id) == name).collect();
        if called.is_empty() {
            let names: Vec<String> = there.iter().map(|&id| self.object(id).to_owned()).collect();
            return Err(unknown("object", name, &names));
        }
        Ok(called)
    }

    /// What an object is then, after all layers; none for what is not there.
    pub fn look(&self, at: Option<NodeIndex>, id: ObjectId) -> Option<Look> {
        let board = self.board_at(at);
        self.table().board(board).objects.get(id.index())?;
        let seen = self.table().view(board).seen.get(id.index())?;
        Some(Look { is: seen.is.clone(), controller: seen.controller })
    }

    /// What an object is then and which effect made what of it, layer by layer; none for what is not there. Takes as
    /// long as applying all layers once.
    pub fn by_layer(&self, at: Option<NodeIndex>, id: ObjectId) -> Option<ByLayer> {
        let state = self.table().board(self.board_at(at));
        state.objects.get(id.index())?;
        layers::told(self.table(), state, id)
    }
}
