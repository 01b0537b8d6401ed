//! The starter collection: well-known cards, written by hand as objects with abilities.
//!
//! Each file of `data/cards` holds the cards of one theme. There is no sentence of card text in them: what a
//! card does is said in the data language, and what that can't say yet, or what no ruling asks about, is an
//! opaque ability in a few words of our own.

mod all;
mod collection;

pub use all::{AllCards, CardsError, Found, Shelf};
pub use collection::{Card, Collection, ThemeError};

use std::sync::LazyLock;

/// The themes, in the order in which they are listed: what a file is called, and its text.
const THEMES: &[(&str, &str)] = &[
    ("more-damage", include_str!("../data/cards/more-damage.ron")),
    ("less-damage", include_str!("../data/cards/less-damage.ron")),
    ("no-damage", include_str!("../data/cards/no-damage.ron")),
    ("prevented-and-then", include_str!("../data/cards/prevented-and-then.ron")),
    ("chosen-sources", include_str!("../data/cards/chosen-sources.ron")),
    ("redirection", include_str!("../data/cards/redirection.ron")),
    ("damage-becomes", include_str!("../data/cards/damage-becomes.ron")),
    ("life", include_str!("../data/cards/life.ron")),
    ("draws", include_str!("../data/cards/draws.ron")),
    ("tokens", include_str!("../data/cards/tokens.ron")),
    ("counters", include_str!("../data/cards/counters.ron")),
    ("devour", include_str!("../data/cards/devour.ron")),
    ("copies", include_str!("../data/cards/copies.ron")),
    ("others-tapped", include_str!("../data/cards/others-tapped.ron")),
    ("lands", include_str!("../data/cards/lands.ron")),
    ("chosen-colors", include_str!("../data/cards/chosen-colors.ron")),
    ("graveyards", include_str!("../data/cards/graveyards.ron")),
    ("destruction", include_str!("../data/cards/destruction.ron")),
    ("planeswalkers", include_str!("../data/cards/planeswalkers.ron")),
    ("skipped", include_str!("../data/cards/skipped.ron")),
    ("layers", include_str!("../data/cards/layers.ron")),
    ("umbras", include_str!("../data/cards/umbras.ron")),
    ("protection", include_str!("../data/cards/protection.ron")),
    ("enters-keywords", include_str!("../data/cards/enters-keywords.ron")),
    ("spells-and-discards", include_str!("../data/cards/spells-and-discards.ron")),
    ("games", include_str!("../data/cards/games.ron")),
];

static STARTER: LazyLock<Result<Collection, ThemeError>> = LazyLock::new(|| Collection::read(THEMES));

static BUNDLED: LazyLock<Result<AllCards, CardsError>> = LazyLock::new(AllCards::bundled);

/// All cards that come with the program: the starter collection, and the catalogue behind it.
///
/// # Errors
/// When they can't be read, which would be a fault of the program.
pub fn bundled() -> Result<&'static AllCards, &'static CardsError> {
    BUNDLED.as_ref()
}

/// The collection that comes with the program; it is read once.
///
/// # Errors
/// When a file of it can't be read, which would be a fault of the program.
pub fn starter() -> Result<&'static Collection, &'static ThemeError> {
    STARTER.as_ref()
}
