//! Board files: the format, reading with errors that say where, writing that survives a crash, checking a
//! board against the rulings that it states, and the boards that come with the program.
//!
//! The format is documented field by field in `FORMAT.md`. Cards that a board only names are not looked up
//! here.

pub mod bundled;
pub mod check;
pub mod envelope;
pub mod expected;
mod nearest;
pub mod read;
pub mod write;

pub use check::{Finding, Mismatch, check};
pub use envelope::{BoardFile, FORMAT};
pub use expected::Expected;
pub use read::{ReadError, draft, from_path, from_text, predicate};
pub use write::{WriteError, bytes_to_path, to_path, to_text};
