//! After the event: the board after an outcome as a board of its own, and the tree of boards and rulings that comes of
//! going on from outcomes.

mod after;
mod tree;

pub use after::{After, Left, NoBoard};
pub use tree::{Course, Node, NotGoneOn, Stride, Timeline, Whole};
