//! The rulebook panel: what is read in it, and what was read before.

use std::sync::Arc;

use super::past::Stage as PastStage;
use super::read::Reading;
use super::spot::Spot;
use language::date::Date;
use rulebook::book::Book;
use rulebook::library::Key;
use rulebook::search::Results;
use rulebook::text::Number;

/// What the rulebook panel knows.
#[derive(Default)]
pub struct Rulebook {
    /// The day whose rules somebody chose to read; those of the ruling when nothing.
    pub day: Option<Date>,
    /// The official texts that are imported, oldest first.
    pub texts: Vec<Key>,
    /// The book that is open.
    pub book: Opened,
    /// What stands in the search field.
    pub typed: String,
    /// What was found for it. None while nothing is searched for.
    pub found: Option<Found>,
    /// The pages that were read.
    pub trail: Trail,
    /// What the page shows.
    pub reading: Option<Reading>,
    /// What became of the rule whose history is open.
    pub past: Option<PastStage>,
    /// Whether the page is still to be brought into view.
    pub reveal: bool,
    /// What was looked up lately, the latest first.
    pub recent: Vec<String>,
    /// What came of the last import, or why something could not be done.
    pub note: Option<String>,
    /// Whether the search field is to get the keyboard.
    pub wants_keyboard: bool,
    /// Whether a file dialog is open.
    pub is_asking: bool,
}

/// The book that is open.
#[derive(Clone, Default)]
pub enum Opened {
    /// None was asked for yet.
    #[default]
    None,
    /// The one for this day is being read.
    Reading(Date),
    /// It is there: the day that was asked for, and the book that serves it.
    Ready(Date, Arc<Book>),
}

impl Opened {
    /// The day that was asked for.
    pub const fn day(&self) -> Option<Date> {
        match self {
            Self::None => None,
            Self::Reading(day) | Self::Ready(day, _) => Some(*day),
        }
    }

    /// The book, when it is there.
    pub fn book(&self) -> Option<&Arc<Book>> {
        match self {
            Self::Ready(_, book) => Some(book),
            Self::None | Self::Reading(_) => None,
        }
    }
}

/// What was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The hits, and the words to highlight.
    pub results: Results,
    /// The hits in a line each, as many as there are hits.
    pub lines: Vec<HitLine>,
    /// The hit that is shown, by its place among them.
    pub chosen: usize,
}

/// A hit in a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HitLine {
    /// Where it leads.
    pub spot: Spot,
    /// The number of a rule, or a term.
    pub label: String,
    /// What it is about.
    pub title: String,
}

/// A page that the rulebook can be opened at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Page {
    /// The list of all sections.
    #[default]
    Contents,
    /// A rule, an explanation or a term, with what stands around it.
    Spot(Spot),
    /// What became of a rule, by the number that it has in the text of the day.
    Past(Number, Date),
}

/// The pages that were read, with one of them open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trail {
    pages: Vec<Page>,
    at: usize,
}

/// Older pages are forgotten.
const MOST_PAGES: usize = 200;

impl Default for Trail {
    fn default() -> Self {
        Self { pages: vec![Page::Contents], at: 0 }
    }
}

impl Trail {
    /// The page that is open.
    pub fn page(&self) -> &Page {
        &self.pages[self.at]
    }

    /// Opens a page; those that one had gone back from are forgotten.
    pub fn open(&mut self, page: Page) {
        if *self.page() == page {
            return;
        }
        self.pages.truncate(self.at + 1);
        self.pages.push(page);
        let surplus = self.pages.len().saturating_sub(MOST_PAGES);
        self.pages.drain(..surplus);
        self.at = self.pages.len() - 1;
    }

    /// Whether there is a page to go back to.
    pub const fn can_go_back(&self) -> bool {
        self.at > 0
    }

    /// Whether there is a page to go forward to.
    pub const fn can_go_forward(&self) -> bool {
        self.at + 1 < self.pages.len()
    }

    /// Goes back, if there is a page.
    pub fn back(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    /// Goes forward, if there is a page.
    pub fn forward(&mut self) {
        if self.can_go_forward() {
            self.at += 1;
        }
    }
}
