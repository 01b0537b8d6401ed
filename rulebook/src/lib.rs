//! Rule numbers by date, and the words for what the engine states.
//!
//! The engine names rules by concept and answers in structured statements. [`concordance`] knows the number
//! that a concept has at a date, [`keywords`] that of a keyword, [`digest`] explains it in words of our own, and [`words`] turns statements into
//! sentences that cite those numbers. [`known_texts`] lists the official texts that all this was read in, and
//! [`cards`] is a collection of cards that a board may name. Every other card can be read up in the [`reference`] that
//! a user imports.
//!
//! Official texts are read by [`text`] and kept by [`library`]. A [`book`] is such a text with our explanations beside
//! its rules, or those alone; it is asked by [`search`], [`links`] and [`history`].

pub mod book;
pub mod cards;
pub mod catalogue;
pub mod concordance;
pub mod digest;
pub mod history;
pub mod keywords;
pub mod known_texts;
pub mod library;
pub mod line;
pub mod links;
pub mod oracle;
pub mod reference;
pub mod search;
#[cfg(test)]
mod test_texts;
pub mod text;
pub mod title;
pub mod typed;
pub mod words;

pub use concordance::Citation;
