//! After the event: the board after an outcome as a board of its own, and the tree of boards and rulings that comes of
//! going on from outcomes.

mod after;
mod asks;
mod rounds;
mod totals;
mod tree;
mod verdict;

pub use rounds::{Loop, NoLoop, NoRounds, Round};
pub use tree::{Course, Node, NotGoneOn, Stride, Timeline, Whole, under_control};
