//! Rule numbers by date, and the words for what the engine states.
//!
//! The engine names rules by concept and answers in structured statements. [`concordance`] knows the number
//! that a concept has at a date, [`digest`] explains it in words of our own, and [`words`] turns statements into
//! sentences that cite those numbers. [`texts`] lists the official texts that all this was read in, and [`cards`] is a
//! collection of cards that a board may name. Every other card can be read up in the [`reference`] that a user imports.
//!
//! Official texts are read by [`text`], kept by [`library`], and asked by [`search`], [`links`] and [`history`].

pub mod cards;
pub mod concordance;
pub mod digest;
pub mod history;
pub mod library;
pub mod links;
#[cfg(test)]
mod official;
pub mod reference;
pub mod search;
pub mod text;
pub mod texts;
pub mod title;
pub mod words;

pub use concordance::Citation;
