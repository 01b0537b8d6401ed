//! The house as it stands: which file takes what from which, which rooms that ties together, and the circles.
//!
//! A *room* is a module with all that is in it: `board.rs` and `board/` are one room among those of the crate, and
//! `board/turn.rs` is a room among those of `board`. An *arrow* runs from the file that takes something to the file
//! that defines it; who hands it on (`pub use`) is passed by. A parent's own file stands in none of its rooms.
//!
//! Every path counts: in `use`, in bodies, types and patterns, in attributes, and in what a macro is given. A name that
//! came in through `use` counts there; a `use` of a module takes nothing by itself, what is taken through it does.
//! Out of reach: a method called with a dot, which needs no path (so [`House::methods_elsewhere`] tells where methods
//! stand apart from their type), an associated item behind its type (it counts as the type), and what a macro writes but
//! for one that is handed a list.
//! What is only for tests is left out.

mod arrows;
mod building;
mod crates;
pub mod floors;
mod lists;
mod names;
pub mod order;
mod plan;
mod read;
pub mod rooms;
mod tokens;

#[cfg(test)]
mod tests;

pub use plan::{File, FileId, House, Take};
