//! An event as somebody types it: "Bolt deals 3 damage to Bob", "Bob draws 3", "destroy Bear and Wall".
//!
//! Clauses with a semicolon between them happen at the same time, those with "then" one after the other; how the game
//! goes on is a step, too: "resolve all". Names are those of the board; a name may have blanks in it, and the longest one
//! that fits is meant. In what an effect does, "you" is its controller, "this" its source, "it" and "that player" what
//! the event affects, "that much" its amount.

mod announcing;
mod back;
mod clause;
mod completions;
mod course;
mod read;
mod reader;
mod refusal;
#[cfg(test)]
mod tests;

pub use back::line;
pub(crate) use clause::{counter_named, orders, verbs};
pub use completions::completions;
pub(crate) use course::steps;
pub use read::{event, taken};
pub(crate) use reader::{number_named, short_names};
pub use refusal::NoEvent;
