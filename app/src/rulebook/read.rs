//! What a page of the rulebook shows, gathered from the book that is open.

use std::ops::Range;

use super::boards_of::boards_of;
use super::line::Line;
use super::spot::Spot;
use crate::presentation::label::capital;
use language::date::Date;
use rulebook::book::Book;
use rulebook::concordance;
use rulebook::digest::Entry;
use rulebook::search::{Place, Results};
use saves::bundled::Bundled;

/// What a page shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The section, or what else it is.
    pub heading: String,
    /// What stands there, in order.
    pub items: Vec<Item>,
    /// The item that the page is about. None for contents, and where nothing was found.
    pub chosen: Option<usize>,
    /// What we say about it.
    pub explained: Vec<Explained>,
    /// The bundled boards that show it, those that show little else first.
    pub boards: Vec<&'static Bundled>,
    /// What stands before it in the book.
    pub previous: Option<Spot>,
    /// What stands after it.
    pub next: Option<Spot>,
}

/// A rule, a term or a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Where it leads.
    pub spot: Spot,
    /// Its number or term.
    pub label: String,
    /// What it is about, in our words; the title of a section.
    pub title: Option<String>,
    /// What the official text says; what we say where there is none. Empty for a section.
    pub lines: Vec<Line>,
}

/// What we say about a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// Where it stands in any book.
    pub spot: Spot,
    /// What it is about.
    pub title: String,
    /// The explanation in our words.
    pub text: Line,
    /// A small case.
    pub example: Option<Line>,
    /// What was different at the day of the book.
    pub then: Option<Line>,
    /// What it said before: until when, and what.
    pub before: Vec<(Date, &'static str)>,
    /// The numbers that it has had, and since when; none from where it is gone.
    pub numbers: Vec<(Date, Option<&'static str>)>,
    /// What to read next: where it leads, its number at the day of the book, its title.
    pub near: Vec<(Spot, Option<&'static str>, String)>,
}

impl Reading {
    /// All sections of a book.
    pub fn contents(book: &Book) -> Self {
        let item = |section: &rulebook::book::Section| {
            let at = section.rules.start;
            let first = book.rules().get(at).and_then(|rule| rule.explained.first());
            let title = match (section.number, first) {
                (None, _) => "Not in the rules of this day".to_owned(),
                (Some(_), Some(first)) if section.title.is_empty() => capital(&first.title),
                (Some(_), _) => section.title.clone(),
            };
            Some(Item {
                spot: Spot::of(book, Place::Rule(at))?,
                label: section.number.map_or_else(|| "Others".to_owned(), |number| number.to_string()),
                title: Some(title),
                lines: Vec::new(),
            })
        };
        let items = book.sections().iter().filter_map(item).collect();
        Self { heading: "Contents".to_owned(), items, ..Self::nothing() }
    }

    /// A spot with what stands around it; says so when the book has no such thing.
    pub fn of(book: &Book, spot: &Spot, found: Option<&Results>) -> Self {
        match spot.place(book) {
            Some(Place::Rule(at)) => Self::rule(book, at, found),
            Some(Place::Entry(at)) => Self::term(book, at, found),
            None => Self { heading: missing(book, spot), ..Self::nothing() },
        }
    }

    fn rule(book: &Book, at: usize, found: Option<&Results>) -> Self {
        let range = book.around(Place::Rule(at)).unwrap_or(at..at + 1);
        let spot = |at: usize| Spot::of(book, Place::Rule(at));
        let explanations = book.explanations(at);
        Self {
            heading: heading(book, at),
            chosen: at.checked_sub(range.start),
            items: items(book, range, found),
            boards: boards_of(explanations.iter().map(|entry| entry.key.as_str())),
            explained: explanations.into_iter().map(|entry| Explained::new(book, entry, found)).collect(),
            previous: at.checked_sub(1).and_then(spot),
            next: spot(at + 1),
        }
    }

    fn term(book: &Book, at: usize, found: Option<&Results>) -> Self {
        let spot = |at: usize| Spot::of(book, Place::Entry(at));
        let item = spot(at).zip(book.glossary().get(at)).map(|(spot, entry)| Item {
            spot,
            label: entry.term.clone(),
            title: None,
            lines: entry.paragraphs.iter().map(|p| Line::of(book, found, p.is_example, &p.text)).collect(),
        });
        Self {
            heading: "Glossary".to_owned(),
            items: item.into_iter().collect(),
            chosen: Some(0),
            previous: at.checked_sub(1).and_then(spot),
            next: spot(at + 1),
            ..Self::nothing()
        }
    }

    fn nothing() -> Self {
        Self {
            heading: String::new(),
            items: Vec::new(),
            chosen: None,
            explained: Vec::new(),
            boards: Vec::new(),
            previous: None,
            next: None,
        }
    }

    /// The item that the page is about, as plain text with its number and the day of the book. None for contents.
    pub fn copied(&self, book: &Book) -> Option<String> {
        let item = self.items.get(self.chosen?)?;
        let mark = |line: &Line| if line.is_example { "Example: " } else { "" };
        let lines: Vec<String> =
            item.lines.iter().map(|line| format!("{}{}", mark(line), line.text())).collect();
        let about = item.title.as_ref().filter(|_| book.text().is_none()).map(|title| format!("{title}. "));
        let (label, date) = (&item.label, book.date());
        Some(format!("{label} ({date}) {}{}", about.unwrap_or_default(), lines.join("\n")))
    }
}

/// The section that a rule stands in.
fn heading(book: &Book, at: usize) -> String {
    match book.section_of(Place::Rule(at)).map(|section| (section.number, section.title.as_str())) {
        Some((Some(number), "")) => format!("Section {number}"),
        Some((Some(number), title)) => format!("{number}. {title}"),
        Some((None, _)) => "Not in the rules of this day".to_owned(),
        None => String::new(),
    }
}

fn missing(book: &Book, spot: &Spot) -> String {
    let what = match spot {
        Spot::Rule(number) => format!("rule {number}"),
        Spot::Term(term) => format!("term {term}"),
        Spot::Concept(_) => "explanation of this".to_owned(),
    };
    match book.text() {
        Some(_) => format!("The rules of {} have no {what}.", book.date()),
        None => format!("We have no {what} at {}. An imported official text may have it.", book.date()),
    }
}

fn items(book: &Book, range: Range<usize>, found: Option<&Results>) -> Vec<Item> {
    let item = |at: usize| {
        let rule = &book.rules()[at];
        let first = rule.explained.first();
        let official = book.official(at).map(|rule| {
            rule.paragraphs.iter().map(|p| Line::of(book, found, p.is_example, &p.text)).collect()
        });
        let ours = || rule.explained.iter().map(|entry| Line::of(book, found, false, &entry.text)).collect();
        Some(Item {
            spot: Spot::of(book, Place::Rule(at))?,
            label: rule.number.map_or_else(|| "no rule at this date".to_owned(), |number| number.to_string()),
            title: first.map(|entry| capital(&entry.title)),
            lines: official.unwrap_or_else(ours),
        })
    };
    range.filter_map(item).collect()
}

impl Explained {
    fn new(book: &Book, entry: &'static Entry, found: Option<&Results>) -> Self {
        let line = |text: &str| Line::of(book, found, false, text);
        let near = entry.neighbours().map(|near| {
            let number = near.number(book.date());
            (Spot::Concept(near.key.clone()), number, capital(&near.title))
        });
        Self {
            spot: Spot::Concept(entry.key.clone()),
            title: capital(&entry.title),
            text: line(&entry.text),
            example: entry.example_at(book.date()).map(line),
            then: entry.said_at(book.date()).map(line),
            before: entry.before.iter().map(|before| (before.until, before.said.as_str())).collect(),
            numbers: concordance::history(&entry.key).collect(),
            near: near.collect(),
        }
    }
}
