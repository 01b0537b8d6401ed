//! Board files: the format, reading with errors that say where, writing that survives a crash, checking a
//! board against the rulings that it states, and the boards that come with the program.
//!
//! Files are read and written without the engine; [`check`] asks it whether a board makes sense, and what its ruling is.
//!
//! The format is documented field by field in `FORMAT.md`. Cards that a board only names are not looked up
//! here.

pub mod bundled;
pub mod check;
pub mod code;
pub mod envelope;
pub mod expected;
mod nearest;
pub mod read;
pub mod write;

pub use check::sense::{from_bytes, from_path, from_text};
pub use check::{Finding, Mismatch, check};
pub use envelope::{BoardFile, FORMAT};
pub use expected::Expected;
pub use read::{ReadError, draft, predicate};
pub use write::{WriteError, bytes_to_path, to_code, to_path, to_text};
