//! The card reference: every card of the game as its publisher prints it, with its rulings, to be looked up.
//!
//! It is not the starter collection ([`crate::cards`]), whose few cards were written by hand as objects with
//! abilities and can be put on a board. A [`Printed`] card is text to be read, in its publisher's words, out of a
//! file that the user has: Scryfall's bulk file "oracle cards", with "rulings" beside it, or MTGJSON's
//! `AtomicCards`.
//!
//! Data flows one way: a file is [`read()`] one entry at a time, each becomes a [`Printed`] card or is left out as an
//! [`Oddity`]; a [`Store`] keeps them in two files of the data folder; a [`Reference`] is loaded from there and finds
//! names. Invariant: a file of the store gets its name when it is whole.

mod bounds;
mod error;
mod harvest;
mod mtgjson;
pub(crate) mod names;
mod oddity;
mod printed;
mod publisher;
mod read;
mod scryfall;
mod store;
#[cfg(test)]
mod tests;
mod value;

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use names::{Highlighter, Names};

use crate::library::source::steady;
use language::date::Date;

pub use bounds::{Bound, LARGEST};
pub use error::{Change, ReferenceError, What};
pub use harvest::{Cards, Content, Rulings};
pub use names::Fit;
pub use oddity::Oddity;
pub use printed::{Face, NotAnOracleId, OracleId, Printed, Ruling};
pub use publisher::Publisher;
pub use read::{NotCards, read};

/// Where the reference is kept. Nothing is read before it is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Store {
    cards: PathBuf,
    rulings: PathBuf,
}

/// What an import did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Imported {
    /// The reference has these cards now, and no others.
    Cards {
        /// Whose shape the file has.
        publisher: Publisher,
        /// When the file was made. None where it does not say.
        made: Option<Date>,
        /// How many cards it has.
        cards: usize,
        /// How many rulings stand in the file itself.
        rulings: usize,
        /// To how many of the cards rulings belong that were imported before; they stay.
        ruled_before: usize,
        /// How many entries are no cards, and why.
        left_out: BTreeMap<Oddity, usize>,
    },
    /// The reference has these rulings now, and no others but those of the cards' own file.
    Rulings {
        /// How many there are.
        rulings: usize,
        /// How many cards of the reference have some of them.
        cards: usize,
        /// How many rulings are about none of its cards; they are kept for cards that may come.
        of_no_card: usize,
        /// The day of the newest.
        newest: Option<Date>,
        /// How many entries are no rulings.
        left_out: BTreeMap<Oddity, usize>,
    },
}

/// Whether what was imported before may go for what a file has.
type MayGo = fn(&Path, What, Change) -> Result<(), ReferenceError>;

impl Change {
    /// What a file of the reference has, and so many in its place. Of one that can't be read nothing is lost any more.
    fn of(path: &Path, found: usize) -> Self {
        Self { there: store::count(path).unwrap_or_default(), found }
    }
}

impl Store {
    /// The reference in a data folder; the folder need not exist yet.
    pub fn at(data: &Path) -> Self {
        let folder = data.join("cards");
        Self { cards: folder.join("cards.jsonl.gz"), rulings: folder.join("rulings.jsonl.gz") }
    }

    /// Reads a file of cards or rulings and keeps what it has, in place of what was imported of its kind before.
    /// Cards leave imported rulings as they are, and rulings leave cards.
    ///
    /// Fails when the file can't be read, is something else or only a part, has less than half of what would go, or the disk
    /// refuses; the reference is then as it was before. Takes about two seconds for a file of 150 MB.
    pub fn import(&self, path: &Path) -> Result<Imported, ReferenceError> {
        self.import_over(path, ReferenceError::far_fewer)
    }

    /// The same of somebody who has said that what is there may go, however much it is.
    ///
    /// Fails when the file can't be read, is something else or only a part, or the disk refuses; the reference is
    /// then as it was before.
    pub fn replace(&self, path: &Path) -> Result<Imported, ReferenceError> {
        self.import_over(path, |_, _, _| Ok(()))
    }

    fn import_over(&self, path: &Path, may_go: MayGo) -> Result<Imported, ReferenceError> {
        let unreadable = |reason| ReferenceError::Unreadable { path: path.to_owned(), reason };
        let (content, _) = steady(path, LARGEST, read).map_err(unreadable)?;
        match content.map_err(|reason| ReferenceError::NotCards { path: path.to_owned(), reason })? {
            Content::Cards(cards) => {
                may_go(path, What::Cards, Change::of(&self.cards, cards.cards.len()))?;
                self.import_cards(cards)
            }
            Content::Rulings { rulings, left_out } => {
                may_go(path, What::Rulings, Change::of(&self.rulings, rulings.len()))?;
                self.import_rulings(path, &rulings, left_out)
            }
        }
    }

    fn import_cards(&self, read: Cards) -> Result<Imported, ReferenceError> {
        let Cards { publisher, made, cards, left_out } = read;
        // A file of rulings that can't be read must not keep anyone from importing cards.
        let before = store::rulings(&self.rulings).ok().flatten().unwrap_or_default();
        let head = store::Head { publisher, made };
        store::put_cards(&self.cards, head, &cards).map_err(ReferenceError::unwritten_at(&self.cards))?;
        let is_ruled = |card: &&Printed| card.oracle_id.is_some_and(|id| before.contains_key(&id));
        Ok(Imported::Cards {
            publisher,
            made,
            cards: cards.len(),
            rulings: cards.iter().map(|card| card.rulings.len()).sum(),
            ruled_before: cards.iter().filter(is_ruled).count(),
            left_out,
        })
    }

    fn import_rulings(
        &self,
        path: &Path,
        rulings: &Rulings,
        left_out: BTreeMap<Oddity, usize>,
    ) -> Result<Imported, ReferenceError> {
        let Some((_, cards)) = store::cards(&self.cards)? else {
            return Err(ReferenceError::CardsFirst { path: path.to_owned() });
        };
        let ids: BTreeSet<OracleId> = cards.iter().filter_map(|card| card.oracle_id).collect();
        let ruled = rulings.keys().filter(|id| ids.contains(id)).count();
        if ruled == 0 {
            return Err(ReferenceError::NoneFits { path: path.to_owned() });
        }
        store::put_rulings(&self.rulings, rulings).map_err(ReferenceError::unwritten_at(&self.rulings))?;
        let of_others = rulings.iter().filter(|(id, _)| !ids.contains(id));
        Ok(Imported::Rulings {
            rulings: rulings.values().map(Vec::len).sum(),
            cards: ruled,
            of_no_card: of_others.map(|(_, rulings)| rulings.len()).sum(),
            newest: rulings.values().flatten().filter_map(|ruling| ruling.date).max(),
            left_out,
        })
    }

    /// Removes everything that was imported. Says whether there was something.
    pub fn forget(&self) -> Result<bool, ReferenceError> {
        // The rulings first: without cards they are nothing.
        let rulings = remove(&self.rulings)?;
        Ok(remove(&self.cards)? || rulings)
    }
}

/// Removes a file. Says whether it was there.
fn remove(path: &Path) -> Result<bool, ReferenceError> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        result => result.map(|()| true).map_err(ReferenceError::io_at(path)),
    }
}

/// The cards that were imported, in memory.
#[derive(Clone, PartialEq, Debug)]
pub struct Reference {
    publisher: Publisher,
    made: Option<Date>,
    cards: Vec<Printed>,
    names: Names,
}

/// A card whose name fits what was typed.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<'a> {
    /// The card that has the name.
    pub card: &'a Printed,
    /// How well it fits.
    pub fit: Fit,
    /// The bytes of its name to highlight; empty where the name is only [`Fit::Near`].
    pub highlights: Vec<Range<usize>>,
}

impl Reference {
    /// Loads what was imported into a data folder. None when nothing was. Takes some tenths of a second for all
    /// cards, so do it beside the window's frames.
    ///
    /// A card has the rulings of the file of rulings where that has any for it, otherwise those of its own file.
    /// Fails when a file was changed from outside or can't be read.
    pub fn load(data: &Path) -> Result<Option<Self>, ReferenceError> {
        let store = Store::at(data);
        let Some((head, mut cards)) = store::cards(&store.cards)? else { return Ok(None) };
        let mut rulings = store::rulings(&store.rulings)?.unwrap_or_default();
        for card in &mut cards {
            let imported = card.oracle_id.and_then(|id| rulings.remove(&id));
            card.rulings = imported.unwrap_or_else(|| std::mem::take(&mut card.rulings));
        }
        Ok(Some(Self::with(head.publisher, head.made, cards)))
    }

    /// The cards of a file that was read, without keeping them anywhere.
    pub fn of(read: Cards) -> Self {
        Self::with(read.publisher, read.made, read.cards)
    }

    fn with(publisher: Publisher, made: Option<Date>, cards: Vec<Printed>) -> Self {
        let names = Names::of(&cards);
        Self { publisher, made, cards, names }
    }

    /// Whose cards they are.
    pub fn publisher(&self) -> Publisher {
        self.publisher
    }

    /// When their file was made. None where it did not say.
    pub fn made(&self) -> Option<Date> {
        self.made
    }

    /// Every card, by name.
    pub fn all(&self) -> &[Printed] {
        &self.cards
    }

    /// The card with this name, or with a face of this name; a card's own name goes before a face's. Accents, case,
    /// apostrophes, hyphens and slashes may be left out. None when there is none.
    pub fn find(&self, name: &str) -> Option<&Printed> {
        self.cards.get(self.place(name)?)
    }

    /// Its place among all cards.
    pub(crate) fn place(&self, name: &str) -> Option<usize> {
        self.names.find(name)
    }

    /// The cards whose names fit best what was typed, best first, at most so many. Every word has to be in the name,
    /// in any order, longer ones maybe with letters left out; where no name has them, a name may start nearly so. Empty when
    /// nothing is typed.
    pub fn search(&self, typed: &str, limit: usize) -> Vec<Found<'_>> {
        let mut highlighter = Highlighter::of(typed);
        let found = self.names.search(typed, limit).into_iter();
        let found = found.filter_map(|(fit, at)| Some((fit, self.cards.get(at)?)));
        found.map(|(fit, card)| Found { card, fit, highlights: highlighter.highlights(&card.name) }).collect()
    }
}
