//! Rule numbers by date, and the words for what the engine states.
//!
//! The engine names rules by concept and answers in structured statements. [`concordance`] knows the number
//! that a concept has at a date, [`title`] gives it a short title, and [`words`] turns statements into
//! sentences that cite those numbers.

pub mod concordance;
pub mod history;
pub mod library;
pub mod links;
pub mod search;
pub mod text;
pub mod title;
pub mod words;

pub use concordance::Citation;
