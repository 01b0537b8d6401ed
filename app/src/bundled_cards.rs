//! The cards that a board may name.

use anyhow::Context;
use rulebook::cards::{Collection, starter};

/// The cards at hand: the collection that comes with the program.
///
/// # Errors
/// When the collection can't be read, which would be a fault of the program.
pub fn cards() -> anyhow::Result<&'static Collection> {
    starter().context("the cards that come with the program can't be read")
}
