//! Files that are written whole or not at all, and locks that end with their process.
//!
//! What board files, rules texts, cards and exports share: of a kill at any moment, of a full disk, or of two programs at
//! once, the old file or the new one comes, whole. A path that leads to a device or a pipe gets the bytes as they are.

mod error;
mod lock;
mod place;
mod put;
mod sweep;
#[cfg(test)]
mod tests;

pub use error::PutError;
pub use lock::{Lock, Taken};
pub use put::{put, put_by};
