//! The catalogue: what the cards of the game are and do, compiled from their texts into the data language, by name.
//!
//! [`make`] compiles a file of cards that somebody has into a few megabytes without a sentence of their text; what came of
//! the open data is part of the program. A [`Catalogue`] has the names at hand and unpacks a block of cards when one of them
//! is asked for. Of a text that is not understood whole a card has the number and the sort of each sentence: rulings say
//! that they depend on it.

mod card;
mod file;
mod make;
mod printed;

use std::sync::{LazyLock, OnceLock};

pub use card::{Card, Face, Line, Mark, Told};
pub use file::CatalogueError;
pub use make::{Made, card as compiled, make, text_of};

use file::File;
use language::board::Characteristics;
use language::cards::Cards;
use language::date::Date;

use crate::reference::Fit;
use crate::reference::names::Names;

/// The bytes that come with the program.
const BUNDLED: &[u8] = include_bytes!("../data/catalogue.bin");

static STARTER: LazyLock<Result<Catalogue, CatalogueError>> = LazyLock::new(|| Catalogue::read(BUNDLED));

/// The catalogue that comes with the program; its names are laid out once.
///
/// # Errors
/// When it can't be read, which would be a fault of the program.
pub fn bundled() -> Result<&'static Catalogue, &'static CatalogueError> {
    STARTER.as_ref()
}

/// Cards by name, unpacked when they are asked for.
pub struct Catalogue {
    file: File,
    names: Names,
    blocks: Vec<OnceLock<Vec<Card>>>,
}

/// A card that was found, and which face of it was named.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Named<'a> {
    /// The card.
    pub card: &'a Card,
    /// The face whose name it is. None where it is the name of the whole card.
    pub face: Option<usize>,
}

impl Catalogue {
    /// Reads the bytes of a catalogue. No card is unpacked yet.
    ///
    /// # Errors
    /// When they are none, or one of another version.
    pub fn read(bytes: &'static [u8]) -> Result<Self, CatalogueError> {
        let file = File::read(bytes)?;
        let names = Names::called(file.names().map(|name| (name, name.split(SEPARATOR))));
        let blocks = (0..file.block_count()).map(|_| OnceLock::new()).collect();
        Ok(Self { file, names, blocks })
    }

    /// How many cards it has.
    pub fn len(&self) -> usize {
        self.file.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// When the file that it was made of was made. None where that did not say.
    pub fn made(&self) -> Option<Date> {
        self.file.made()
    }

    /// The card of this name, or with a face of this name; a card's own name goes before a face's. Case, accents and
    /// punctuation may be left out. None when there is none.
    pub fn find(&self, name: &str) -> Option<Named<'_>> {
        let card = self.at(self.names.find(name)?)?;
        Some(Named { card, face: card.face_called(name) })
    }

    /// The card at a place in the order of names. None behind the last one.
    pub fn at(&self, place: usize) -> Option<&Card> {
        let (block, within) = (place / file::BLOCK, place % file::BLOCK);
        self.blocks.get(block)?.get_or_init(|| self.file.block(block).unwrap_or_default()).get(within)
    }

    /// Unpacks every card.
    ///
    /// # Errors
    /// When a block can't be read.
    pub fn unpack(&self) -> Result<Vec<Card>, CatalogueError> {
        let blocks = (0..self.file.block_count()).map(|block| self.file.block(block));
        Ok(blocks.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
    }

    /// The names that fit best what was typed, best first, at most so many; each as the whole name of its card.
    pub fn search(&self, typed: &str, limit: usize) -> Vec<(&str, Fit)> {
        let found = self.names.search(typed, limit).into_iter();
        found.filter_map(|(fit, at)| Some((self.file.name(at)?, fit))).collect()
    }

    /// Whether the text of a card is the one that it was compiled from; none for a card that it does not have.
    pub fn has_text(&self, name: &str, text: u32) -> Option<bool> {
        let at = self.names.find(name)?;
        Some(self.file.text(at) == Some(text))
    }
}

/// What is between the names of the faces of a card.
const SEPARATOR: &str = " // ";

impl<'a> Named<'a> {
    /// What a board has by the name.
    pub fn is(&self) -> &'a Characteristics {
        self.card.is(self.face)
    }
}

impl Cards for Catalogue {
    fn card(&self, name: &str) -> Option<&Characteristics> {
        self.find(name).map(|found| found.is())
    }

    fn back(&self, name: &str) -> Option<&Characteristics> {
        let found = self.find(name)?;
        found.card.back().filter(|_| found.face.is_none_or(|face| face == 0))
    }

    fn front(&self, name: &str) -> Option<&Characteristics> {
        let found = self.find(name)?;
        found.card.back().filter(|_| found.face == Some(1)).map(|_| found.card.is(Some(0)))
    }

    fn is_modal(&self, name: &str) -> bool {
        self.find(name).is_some_and(|found| found.card.is_modal())
    }

    fn names(&self) -> Box<dyn Iterator<Item = &str> + '_> {
        Box::new(self.file.names())
    }
}

#[cfg(test)]
mod tests;
