//! After the event: the board after an outcome as a board of its own, and the tree of boards and rulings that comes of
//! going on from outcomes.

pub(crate) mod asks;
pub(crate) mod numbers;
pub(crate) mod played;
pub(crate) mod round;
pub(crate) mod rounds;
pub(crate) mod totals;
pub(crate) mod tree;
pub(crate) mod verdict;

pub use crate::timeline::round::{NoLoop, Round};
pub use rounds::{Loop, NoRounds};
pub use tree::{Course, Node, NotGoneOn, Stride, Timeline, Whole, under_control};
