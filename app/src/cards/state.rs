//! The cards panel: what is known of a card, from the collection that boards can use and from the card reference that
//! a user imports.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rulebook::cards::Found;
use rulebook::reference::{Found as Printing, Imported, Printed, Reference, Store};

use crate::job::{JobContext, Newest};
use crate::{bundled_cards, data};

/// What the cards panel knows.
#[derive(Default)]
pub struct Cards {
    /// The card reference.
    pub stock: Stock,
    /// What stands in the search field.
    pub typed: String,
    /// The names that fit, best first. Empty while nothing is typed.
    pub hits: Vec<Hit>,
    /// The hit that is shown, by its place among them.
    pub chosen: usize,
    /// Whether that is still to be brought into view.
    pub reveal: bool,
    /// The card that is shown.
    pub card: Option<Known>,
    /// What came of the last import.
    pub note: Option<String>,
    /// Whether the search field is to get the keyboard.
    pub wants_keyboard: bool,
    /// Whether a file dialog is open.
    pub is_asking: bool,
}

/// The card reference.
#[derive(Clone, Default)]
pub enum Stock {
    /// It was not asked for yet.
    #[default]
    None,
    /// It is being loaded.
    Loading,
    /// It is there, if one was imported.
    Ready(Option<Arc<Reference>>),
}

/// A name that fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hit {
    /// The name as it is printed.
    pub name: String,
    /// The bytes of it to highlight.
    pub highlights: Vec<Range<usize>>,
}

/// What is known of a card.
#[derive(Clone, PartialEq, Debug)]
pub struct Known {
    /// Its name, as it was asked for where nothing is known.
    pub name: String,
    /// What it says, in the words of its publisher. None when the reference does not have it.
    pub printed: Option<Arc<Printed>>,
    /// What it does on a board. None when it is not known there.
    pub on_boards: Option<Found<'static>>,
}

/// Hits are listed up to this many.
const MOST_HITS: usize = 40;

impl Stock {
    /// The reference, when it is there.
    pub fn reference(&self) -> Option<&Reference> {
        match self {
            Self::Ready(reference) => reference.as_deref(),
            Self::None | Self::Loading => None,
        }
    }

    /// The names that fit what is typed. Without a reference those of the catalogue.
    pub fn search(&self, typed: &str) -> Vec<Hit> {
        if typed.trim().is_empty() {
            return Vec::new();
        }
        if let Some(reference) = self.reference() {
            return reference.search(typed, MOST_HITS).into_iter().map(Hit::of).collect();
        }
        let found = bundled_cards::cards().map(|cards| cards.search(typed, MOST_HITS)).unwrap_or_default();
        found.into_iter().map(|name| Hit { name, highlights: Vec::new() }).collect()
    }

    /// What is known of a card.
    pub fn known(&self, name: &str) -> Known {
        let printed = self.reference().and_then(|reference| reference.find(name)).cloned().map(Arc::new);
        let on_boards = bundled_cards::cards().ok().and_then(|cards| cards.find(name));
        let name = printed.as_ref().map_or_else(|| name.to_owned(), |printed| printed.name.clone());
        Known { name, printed, on_boards }
    }
}

impl Hit {
    fn of(found: Printing<'_>) -> Self {
        Self { name: found.card.name.clone(), highlights: found.highlights }
    }
}

/// What a job on the reference found: the reference, if there is one, or why it can't be read.
type Loaded = Result<Option<Arc<Reference>>, String>;

/// Where the reference is loaded and changed.
pub struct CardShelf {
    folder: Option<PathBuf>,
    loads: Newest<Loaded>,
    imports: Newest<Vec<String>>,
}

impl CardShelf {
    /// Works in a data folder; the user's own when none is given.
    pub fn new(context: JobContext<'_>) -> Self {
        let folder = context.data.map(Path::to_owned);
        Self { folder, loads: context.newest(), imports: context.newest() }
    }

    /// Loads the reference.
    pub fn load(&mut self) {
        let folder = self.folder.clone();
        self.loads.start("cards", move || {
            let folder = data::folder(folder.as_deref()).map_err(|error| format!("{error:#}"))?;
            Reference::load(&folder).map(|found| found.map(Arc::new)).map_err(|error| error.to_string())
        });
    }

    /// The reference that was asked for last, once.
    pub fn loaded(&self) -> Option<Loaded> {
        self.loads.answer()
    }

    /// Imports files of cards and of rulings, in the order in which they are given.
    pub fn import(&mut self, files: Vec<PathBuf>) {
        let folder = self.folder.clone();
        self.imports.start("import of cards", move || match data::folder(folder.as_deref()) {
            Ok(folder) => files.iter().map(|file| imported(&Store::at(&folder), file)).collect(),
            Err(error) => vec![format!("{error:#}")],
        });
    }

    /// Removes the reference.
    pub fn forget(&mut self) {
        let folder = self.folder.clone();
        self.imports.start("removal of cards", move || {
            let forgotten = data::folder(folder.as_deref())
                .and_then(|folder| Ok(Store::at(&folder).forget()?))
                .map_or_else(|error| format!("{error:#}"), |_| "The card reference is removed.".to_owned());
            vec![forgotten]
        });
    }

    /// What became of the last import or removal, once.
    pub fn imported(&self) -> Option<Vec<String>> {
        self.imports.answer()
    }
}

fn imported(store: &Store, file: &Path) -> String {
    match store.import(file) {
        Ok(Imported::Cards { cards, rulings, left_out, .. }) => {
            let left_out: usize = left_out.values().sum();
            format!(
                "Imported {cards} cards with {rulings} rulings; {left_out} entries are no cards to play with."
            )
        }
        Ok(Imported::Rulings { rulings, cards, .. }) => {
            format!("Imported {rulings} rulings on {cards} cards.")
        }
        Err(error) => error.to_string(),
    }
}
