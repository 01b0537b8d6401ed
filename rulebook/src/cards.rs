//! The starter collection: well-known cards, written by hand as objects with abilities.
//!
//! Each file of `data/cards` holds the cards of one theme. There is no sentence of card text in them: what a
//! card does is said in the data language, and what that can't say yet, or what no ruling asks about, is an
//! opaque ability in a few words of our own.

mod collection;

pub use collection::{Card, Collection, ThemeError};

use std::sync::LazyLock;

/// The themes, in the order in which they are listed: what a file is called, and its text.
const THEMES: &[(&str, &str)] = &[("damage", include_str!("../data/cards/damage.ron"))];

static STARTER: LazyLock<Result<Collection, ThemeError>> = LazyLock::new(|| Collection::read(THEMES));

/// The collection that comes with the program; it is read once.
///
/// # Errors
/// When a file of it can't be read, which would be a fault of the program.
pub fn starter() -> Result<&'static Collection, &'static ThemeError> {
    STARTER.as_ref()
}
