//! A whole board in one line: `Furnace of Rath; Bob: shield 3; Ogre 3/3 red trample deals 3 to Bob`.
//!
//! Things stand in a line with commas between them, parts of it with semicolons: `Bob:` before a part says whose it is. What
//! happens is said as [`crate::typed`] reads it, and may name what is not on the board yet. [`read`] makes a board of a
//! line and says what it made of each piece, [`offers`] how it could go on, and [`said`] is the way back.

mod attach;
mod cursor;
mod event;
mod keyword;
mod lost;
mod modifier;
mod noun;
mod offers;

mod piece;
mod player;
mod put;
mod read;
mod refusal;
mod say;
mod segment;
mod size;
#[cfg(test)]
mod tests;
mod thing;
mod tokens;
mod twins;
mod vocabulary;

pub use lost::Lost;

pub use offers::{Becomes, Offer, offers};
pub use piece::{Context, Guess, Meaning, Piece, Read};
pub use put::{is_taken, unique};
pub use read::read;
pub use refusal::Refusal;
pub use say::{Said, object_words, said};
