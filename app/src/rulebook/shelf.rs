//! The work of the rulebook panel that takes a while: reading books, importing texts, following a rule through them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::past::Past;
use crate::data;
use crate::job::{JobContext, Newest};
use language::date::Date;
use rulebook::book::Book;
use rulebook::history::history;
use rulebook::known_texts;
use rulebook::library::{Key, Library, LookUps};
use rulebook::text::{Number, Text};

/// A book that was read, and what else there is on the shelf.
pub struct Loaded {
    /// The day that was asked for.
    pub day: Date,
    /// The book for it: an official text where it is the one in force, else our explanations.
    pub book: Arc<Book>,
    /// The texts that are imported, oldest first.
    pub texts: Vec<Key>,
    /// What was looked up lately.
    pub recent: Vec<String>,
    /// Why there is no official text although there should be one.
    pub problem: Option<String>,
}

/// What became of files to import, a line or two for each.
pub struct Imported(pub Vec<String>);

/// Where the work is done.
pub struct Shelf {
    folder: Option<PathBuf>,
    books: Newest<Loaded>,
    imports: Newest<Imported>,
    pasts: Newest<(Number, Date, Result<Past, String>)>,
    recent: Newest<Vec<String>>,
}

impl Shelf {
    /// Works in a data folder; the user's own when none is given.
    pub fn new(context: JobContext<'_>) -> Self {
        Self {
            folder: context.data.map(Path::to_owned),
            books: context.newest(),
            imports: context.newest(),
            pasts: context.newest(),
            recent: context.newest(),
        }
    }

    /// Reads the book for a day.
    pub fn read(&mut self, day: Date) {
        let folder = self.folder.clone();
        self.books.start("book", move || loaded(folder.as_deref(), day));
    }

    /// The book that was asked for last, once.
    pub fn book(&self) -> Option<Loaded> {
        self.books.answer()
    }

    /// Imports rules texts, one after the other, beside the frames.
    pub fn import(&mut self, files: Vec<PathBuf>) {
        let folder = self.folder.clone();
        self.imports.start("import", move || {
            Imported(with_library(folder.as_deref(), |library| {
                files.iter().map(|file| imported(library, file)).collect()
            }))
        });
    }

    /// Removes a text.
    pub fn remove(&mut self, key: Key) {
        let folder = self.folder.clone();
        self.imports.start("removal", move || {
            Imported(with_library(folder.as_deref(), |library| match library.remove(key) {
                Ok(()) => vec![format!("Removed the rules of {}.", key.effective)],
                Err(error) => vec![error.to_string()],
            }))
        });
    }

    /// What became of the files that were to be imported or removed last, once.
    pub fn imported(&self) -> Option<Imported> {
        self.imports.answer()
    }

    /// Follows a rule through the imported texts, from the number that it has in the one of a day.
    pub fn follow(&mut self, number: Number, from: Date) {
        let folder = self.folder.clone();
        self.pasts.start("history", move || (number, from, past(folder.as_deref(), number, from)));
    }

    /// What became of the rule that was asked for last, once.
    pub fn past(&self) -> Option<(Number, Date, Result<Past, String>)> {
        self.pasts.answer()
    }

    /// Remembers what was looked up.
    pub fn remember(&mut self, words: String) {
        let folder = self.folder.clone();
        self.recent.start("look-ups", move || remembered(folder.as_deref(), &words));
    }

    /// What was looked up lately, after something was remembered, once.
    pub fn recent(&self) -> Option<Vec<String>> {
        self.recent.answer()
    }
}

fn with_library(folder: Option<&Path>, work: impl FnOnce(&Library) -> Vec<String>) -> Vec<String> {
    match data::folder(folder) {
        Ok(folder) => work(&Library::at(&folder)),
        Err(error) => vec![format!("{error:#}")],
    }
}

fn loaded(folder: Option<&Path>, day: Date) -> Loaded {
    let found = data::folder(folder).and_then(|folder| {
        let library = Library::at(&folder);
        let texts = library.list()?;
        let text = in_force(&texts, day).map(|key| library.load(key)).transpose();
        Ok((LookUps::at(&folder).list(), texts, text))
    });
    let ours = || Arc::new(Book::of_digest(day));
    match found {
        Ok((recent, texts, Ok(Some(text)))) => {
            Loaded { day, book: Arc::new(Book::of_text(text)), texts, recent, problem: None }
        }
        Ok((recent, texts, Ok(None))) => Loaded { day, book: ours(), texts, recent, problem: None },
        Ok((recent, texts, Err(error))) => {
            Loaded { day, book: ours(), texts, recent, problem: Some(error.to_string()) }
        }
        Err(error) => Loaded {
            day,
            book: ours(),
            texts: Vec::new(),
            recent: Vec::new(),
            problem: Some(format!("{error:#}")),
        },
    }
}

/// The imported text that serves a day: the newest that is not younger. None where a later one was read for the
/// numbers that we cite and is not imported: its numbers could be others.
fn in_force(texts: &[Key], day: Date) -> Option<Key> {
    let read = known_texts::READ.into_iter().rfind(|read| *read <= day);
    let newest = texts.iter().copied().rfind(|key| key.effective <= day)?;
    (read.is_none_or(|read| newest.effective >= read)).then_some(newest)
}

fn imported(library: &Library, file: &Path) -> String {
    match library.import(file) {
        Ok(imported) => {
            let counts = imported.text.counts();
            let kept = if imported.is_new { "Imported" } else { "Here already:" };
            let rules = counts.rules + counts.subrules;
            let found = match imported.text.findings.len() {
                0 => "every check passed".to_owned(),
                1 => "one thing to know about".to_owned(),
                many => format!("{many} things to know about"),
            };
            let findings: Vec<String> =
                imported.text.findings.iter().map(|finding| format!("\n  {finding}")).collect();
            format!(
                "{kept} the rules of {}: {} sections, {rules} rules, {} examples, {} glossary entries; {found}.{}",
                imported.key.effective,
                counts.sections,
                counts.examples,
                counts.glossary,
                findings.concat()
            )
        }
        Err(error) => error.to_string(),
    }
}

fn past(folder: Option<&Path>, number: Number, from: Date) -> Result<Past, String> {
    let library = Library::at(&data::folder(folder).map_err(|error| format!("{error:#}"))?);
    let texts = all(&library).map_err(|error| error.to_string())?;
    let Some(at) = texts.iter().position(|text| text.effective == from) else {
        return Err(format!("the text of {from} is not imported any more"));
    };
    Ok(Past::new(number, from, history(&texts, at, number)))
}

/// All texts, oldest first, one for each day; of two with the same day the later import counts.
fn all(library: &Library) -> Result<Vec<Text>, rulebook::library::LibraryError> {
    let mut keys = library.list()?;
    keys.reverse();
    keys.dedup_by_key(|key| key.effective);
    keys.reverse();
    keys.into_iter().map(|key| library.load(key)).collect()
}

fn remembered(folder: Option<&Path>, words: &str) -> Vec<String> {
    let Ok(folder) = data::folder(folder) else { return Vec::new() };
    let look_ups = LookUps::at(&folder);
    if let Err(error) = look_ups.remember(words) {
        tracing::warn!("the look-up is not remembered: {error}");
    }
    look_ups.list()
}
