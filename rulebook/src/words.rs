//! Statements of the engine as sentences that a tired judge understands.

pub mod grammar;
pub mod phrase;
pub mod vocabulary;

pub use phrase::Voice;
pub use vocabulary::Vocabulary;
