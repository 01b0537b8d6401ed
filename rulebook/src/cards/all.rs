//! All cards that a board may name, wherever they are known from.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use language::board::Characteristics;
use language::cards::Cards;

use super::{Card, Collection, ThemeError, starter};
use crate::catalogue::{self, Catalogue, CatalogueError, Named, compiled, text_of};
use crate::reference::names::{Names, plain};
use crate::reference::{Fit, Printed, Reference};

/// Where a card is known from; in the order in which they are asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Shelf {
    /// What the user keeps.
    Own,
    /// The starter collection, written by hand.
    Collection,
    /// The cards that the user has imported, whose text is another one than the catalogue was made of.
    Imported,
    /// The catalogue.
    Catalogue,
}

/// A card that is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Found<'a> {
    /// Where it is known from.
    pub from: Shelf,
    /// What a board has by the name.
    pub is: &'a Characteristics,
    /// What its text was compiled to, where it is known by that.
    pub compiled: Option<Named<'a>>,
}

/// Cards that can't be used.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CardsError {
    /// The starter collection.
    #[error(transparent)]
    Collection(#[from] ThemeError),
    /// The catalogue.
    #[error(transparent)]
    Catalogue(&'static CatalogueError),
}

/// All cards that a board may name.
pub struct AllCards {
    own: BTreeMap<String, Characteristics>,
    /// The names of what the user keeps, and those of the collection: the catalogue need not have these.
    first: Called,
    collection: &'static Collection,
    imported: Option<Imported>,
    catalogue: &'static Catalogue,
    /// The parts of names before a comma, each with the only name that begins so; none where several do.
    shorts: OnceLock<BTreeMap<String, Option<String>>>,
}

impl AllCards {
    /// The cards that come with the program.
    ///
    /// # Errors
    /// When they can't be read, which would be a fault of the program.
    pub fn bundled() -> Result<Self, CardsError> {
        let catalogue = catalogue::bundled().map_err(CardsError::Catalogue)?;
        let collection = starter().map_err(ThemeError::clone)?;
        Ok(Self {
            own: BTreeMap::new(),
            first: Called::of(collection.names()),
            collection,
            imported: None,
            catalogue,
            shorts: OnceLock::new(),
        })
    }

    /// With what the user keeps, each under the name that it has.
    #[must_use]
    pub fn with_own(self, own: impl IntoIterator<Item = Characteristics>) -> Self {
        let own: BTreeMap<String, Characteristics> =
            own.into_iter().map(|is| (plain(&is.name), is)).collect();
        let first = Called::of(own.values().map(|is| is.name.as_str()).chain(self.collection.names()));
        Self { own, first, shorts: OnceLock::new(), ..self }
    }

    /// With cards that the user has imported. Where their text is newer than that of the catalogue, it is compiled when it is
    /// asked for.
    #[must_use]
    pub fn with_imported(self, reference: Arc<Reference>) -> Self {
        let is_older = reference.made().zip(self.catalogue.made()).is_some_and(|(made, other)| made < other);
        let compiled = reference.all().iter().map(|_| OnceLock::new()).collect();
        Self { imported: Some(Imported { reference, is_older, compiled }), shorts: OnceLock::new(), ..self }
    }

    /// The starter collection.
    pub const fn collection(&self) -> &'static Collection {
        self.collection
    }

    /// The catalogue.
    pub const fn catalogue(&self) -> &'static Catalogue {
        self.catalogue
    }

    /// The card of a name, or with a face of that name. Case, accents and punctuation may be left out. None when it is known
    /// nowhere.
    pub fn find(&self, name: &str) -> Option<Found<'_>> {
        self.on_shelves(name).next()
    }

    /// Whether two names are of faces of one card.
    pub fn are_of_one_card(&self, one: &str, other: &str) -> bool {
        let card = |name: &str| self.catalogue.find(name).map(|found| std::ptr::from_ref(found.card));
        card(one).is_some_and(|one| card(other) == Some(one))
    }

    /// The only card whose name begins so before a comma: "Leovold" for one who is called an emissary, too.
    pub fn find_short(&self, name: &str) -> Option<Found<'_>> {
        let shorts = self.shorts.get_or_init(|| shorts(self.names()));
        self.find(shorts.get(&plain(name))?.as_ref()?)
    }

    /// The card of the starter collection. None where it does not have it.
    pub fn by_hand(&self, name: &str) -> Option<&'static Card> {
        let whole = || self.catalogue.find(name).map(|found| found.is().name.as_str());
        self.collection.find(name).or_else(|| self.collection.find(whole()?))
    }

    /// The card on each shelf that has it, in the order in which they are asked.
    pub fn on_shelves(&self, name: &str) -> impl Iterator<Item = Found<'_>> {
        let imported = self.imported.as_ref().and_then(|imported| imported.newer(name, self.catalogue));
        let known = |from, is| Found { from, is, compiled: None };
        let own = self.own.get(&plain(name)).map(|is| known(Shelf::Own, is));
        // What was written by hand was written from the text that the catalogue has.
        let by_hand = self.by_hand(name).filter(|_| imported.is_none());
        let of_catalogue = self.catalogue.find(name);
        // Where it leaves more unread than the catalogue, that comes first.
        let unread = by_hand.map_or(0, |card| card.is.unread_within());
        let leaves_out = unread > 0
            && of_catalogue
                .as_ref()
                .is_some_and(|named| named.card.is_whole() || named.is().unread_within() < unread);
        let by_hand = by_hand.map(|card| known(Shelf::Collection, &card.is));
        let imported = imported.map(|named| named_from(Shelf::Imported, named));
        let of_catalogue = of_catalogue.map(|named| named_from(Shelf::Catalogue, named));
        let (first, last) = if leaves_out { (of_catalogue, by_hand) } else { (by_hand, of_catalogue) };
        [own, first, imported, last].into_iter().flatten()
    }

    /// The names that fit best what was typed, best first, at most so many: as a board may say them.
    pub fn search(&self, typed: &str, limit: usize) -> Vec<String> {
        let mut found: Vec<(Fit, String)> = self.first.search(typed, limit);
        let of_catalogue = self.catalogue.search(typed, limit).into_iter();
        found.extend(of_catalogue.map(|(name, fit)| (fit, front(name).to_owned())));
        let reference = self.imported.as_ref().map(|imported| &imported.reference);
        let newer = reference.map(|reference| reference.search(typed, limit)).unwrap_or_default();
        found.extend(newer.into_iter().map(|hit| (hit.fit, front(&hit.card.name).to_owned())));
        found.sort_by_key(|(fit, _)| *fit);
        // What is only nearly so on one shelf is nothing where another has what was typed.
        if found.first().is_some_and(|(fit, _)| *fit < Fit::Near) {
            found.retain(|(fit, _)| *fit < Fit::Near);
        }
        let mut names = Vec::new();
        for (_, name) in found {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.truncate(limit);
        names
    }
}

fn named_from(from: Shelf, named: Named<'_>) -> Found<'_> {
    Found { from, is: named.is(), compiled: Some(named) }
}

/// The name of the front of a card, by which it is found as well.
fn front(name: &str) -> &str {
    name.split_once(" // ").map_or(name, |(front, _)| front)
}

/// Names that are searched as those of the catalogue are.
struct Called {
    names: Vec<String>,
    index: Names,
}

impl Called {
    fn of<'a>(names: impl Iterator<Item = &'a str>) -> Self {
        let names: Vec<String> = names.map(str::to_owned).collect();
        let index = Names::called(names.iter().map(|name| (name.as_str(), std::iter::empty())));
        Self { names, index }
    }

    fn search(&self, typed: &str, limit: usize) -> Vec<(Fit, String)> {
        let found = self.index.search(typed, limit).into_iter();
        found.filter_map(|(fit, at)| Some((fit, self.names.get(at)?.clone()))).collect()
    }
}

impl Cards for AllCards {
    fn card(&self, name: &str) -> Option<&Characteristics> {
        self.find(name).map(|found| found.is)
    }

    fn back(&self, name: &str) -> Option<&Characteristics> {
        let found = self.find(name)?;
        if found.from == Shelf::Own {
            return None;
        }
        let named = found.compiled.or_else(|| self.catalogue.find(name))?;
        named.card.back().filter(|_| named.face.is_none_or(|face| face == 0))
    }

    fn front(&self, name: &str) -> Option<&Characteristics> {
        let found = self.find(name).filter(|found| found.from != Shelf::Own)?;
        let named = found.compiled.or_else(|| self.catalogue.find(name))?;
        named.card.back().filter(|_| named.face == Some(1)).map(|_| named.card.is(Some(0)))
    }

    fn is_modal(&self, name: &str) -> bool {
        let found = self.find(name).filter(|found| found.from != Shelf::Own);
        let named = found.and_then(|found| found.compiled.or_else(|| self.catalogue.find(name)));
        named.is_some_and(|named| named.card.is_modal())
    }

    fn names(&self) -> Box<dyn Iterator<Item = &str> + '_> {
        let own = self.own.values().map(|is| is.name.as_str());
        let imported =
            self.imported.iter().flat_map(|one| one.reference.all().iter().map(|card| card.name.as_str()));
        Box::new(own.chain(self.collection.names()).chain(imported).chain(self.catalogue.names()))
    }
}

/// The parts of names before a comma, each with the only name that begins so.
fn shorts<'a>(names: impl Iterator<Item = &'a str>) -> BTreeMap<String, Option<String>> {
    let mut shorts: BTreeMap<String, Option<String>> = BTreeMap::new();
    for name in names {
        let Some((short, _)) = name.split_once(", ") else { continue };
        let only = shorts.entry(plain(short)).or_insert_with(|| Some(name.to_owned()));
        if only.as_ref().is_some_and(|only| plain(only) != plain(name)) {
            *only = None;
        }
    }
    shorts
}

/// What the user has imported.
struct Imported {
    reference: Arc<Reference>,
    /// Whether its file was made before the one that the catalogue was made of.
    is_older: bool,
    /// Of each card what came of its text, once it was asked for; none where the catalogue is made of the same or a newer one.
    compiled: Vec<OnceLock<Option<catalogue::Card>>>,
}

impl Imported {
    /// A card whose text is another one than the catalogue was made of.
    fn newer(&self, name: &str, than: &Catalogue) -> Option<Named<'_>> {
        let at = self.reference.place(name)?;
        let printed = self.reference.all().get(at)?;
        let card =
            self.compiled.get(at)?.get_or_init(|| self.is_newer(printed, than).then(|| compiled(printed)));
        let card = card.as_ref()?;
        Some(Named { card, face: card.face_called(name) })
    }

    fn is_newer(&self, printed: &Printed, than: &Catalogue) -> bool {
        match than.has_text(&printed.name, text_of(printed)) {
            Some(same) => !same && !self.is_older,
            None => true,
        }
    }
}
