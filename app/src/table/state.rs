//! What the table shows, and what somebody holds over it.

use language::board::{Board, Zone};
use petgraph::graph::NodeIndex;
use statements::position::Position;

use super::scene::Scene;
use crate::presentation::reading::Reading;

/// The table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Table {
    /// What lies there; nothing as long as no board is open or the panel was not seen.
    pub scene: Option<Scene>,
    /// Which of the two is shown.
    pub shows: Shows,
    /// What somebody holds over the table, by keyboard.
    pub lifted: Option<Lifted>,
    /// Of what the scene was made: it is made anew once any of this is different.
    pub(crate) made_of: Option<MadeOf>,
}

/// Of what a scene was made.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct MadeOf {
    /// The board as its file says it.
    pub(crate) board: Board,
    /// The moment that was selected.
    pub(crate) moment: NodeIndex,
    /// The board at that moment, where there is a ruling of just this board.
    pub(crate) position: Option<Position>,
    /// What is read about the moment.
    pub(crate) reading: Option<Reading>,
    /// Which of the two was shown.
    pub(crate) shows: Shows,
    /// Whether what the moment is not about stood back.
    pub(crate) is_told: bool,
}

/// What the table shows where the moment that is looked at is not the board as it was entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shows {
    /// The board as it was entered: it can be changed.
    Entered,
    /// The moment that is looked at.
    #[default]
    Moment,
}

/// Something that was taken up by keyboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lifted {
    /// The object, by its place on the board.
    pub object: usize,
    /// Where it would be laid.
    pub to: Place,
}

/// A place on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A zone of the player at a place in turn order.
    Zone(usize, Zone),
    /// Under an object, by its place on the board, to which it becomes attached.
    On(usize),
}
