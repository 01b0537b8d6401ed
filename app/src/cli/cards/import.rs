//! `instead cards import` and `forget`: the card reference comes and goes.

use std::collections::BTreeMap;
use std::io;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use crate::cli::end::End;
use crate::cli::place::{Answer, Place};
use language::date::Date;
use rulebook::reference::{Imported, Oddity, Publisher, ReferenceError, Store};

/// Reads files of cards and rulings, in place of those that were imported before.
#[derive(Args, Debug)]
pub(super) struct Import {
    /// Scryfall's bulk files "oracle cards" and "rulings", or MTGJSON's `AtomicCards`, plain or .gz.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Let a file take the place of what was imported even if it has less than half of it.
    #[arg(long)]
    replace: bool,
}

/// Removes the imported cards and rulings.
#[derive(Args, Debug)]
pub(super) struct Forget {}

impl Import {
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        let store = place.store()?;
        let files = self.reports(&store);
        let bad = files.iter().any(|file| file.refused.is_some());
        place.print(&CardImports { files }, out)?;
        Ok(if bad { End::BadInput } else { End::Fine })
    }

    fn reports(&self, store: &Store) -> Vec<CardFile> {
        let import = if self.replace { Store::replace } else { Store::import };
        let mut found: Vec<_> = self.files.iter().map(|file| (file, import(store, file))).collect();
        // Rulings may be named before their cards.
        for (file, result) in &mut found {
            if matches!(result, Err(ReferenceError::CardsFirst { .. })) {
                *result = import(store, file);
            }
        }
        found.into_iter().map(|(file, result)| CardFile::new(file, result)).collect()
    }
}

#[derive(Serialize)]
struct CardImports {
    files: Vec<CardFile>,
}

/// What became of a file: one of the three.
#[derive(Serialize)]
struct CardFile {
    file: String,
    /// Why nothing was imported.
    refused: Option<String>,
    cards: Option<ImportedCards>,
    rulings: Option<ImportedRulings>,
}

/// The cards that the reference has now.
#[derive(Serialize)]
struct ImportedCards {
    publisher: Publisher,
    made: Option<Date>,
    cards: usize,
    rulings: usize,
    ruled_before: usize,
    left_out: Vec<LeftOut>,
}

/// The rulings that the reference has now.
#[derive(Serialize)]
struct ImportedRulings {
    rulings: usize,
    cards: usize,
    of_no_card: usize,
    newest: Option<Date>,
    left_out: Vec<LeftOut>,
}

/// Entries that were not kept.
#[derive(Serialize)]
struct LeftOut {
    why: Oddity,
    count: usize,
}

impl CardFile {
    fn new(file: &Path, result: Result<Imported, ReferenceError>) -> Self {
        let report = Self { file: file.display().to_string(), refused: None, cards: None, rulings: None };
        match result {
            Ok(Imported::Cards { publisher, made, cards, rulings, ruled_before, left_out }) => {
                let left_out = counted(left_out);
                let cards = ImportedCards { publisher, made, cards, rulings, ruled_before, left_out };
                Self { cards: Some(cards), ..report }
            }
            Ok(Imported::Rulings { rulings, cards, of_no_card, newest, left_out }) => {
                let left_out = counted(left_out);
                let rulings = ImportedRulings { rulings, cards, of_no_card, newest, left_out };
                Self { rulings: Some(rulings), ..report }
            }
            Err(error) => Self { refused: Some(error.to_string()), ..report },
        }
    }
}

fn counted(left_out: BTreeMap<Oddity, usize>) -> Vec<LeftOut> {
    left_out.into_iter().map(|(why, count)| LeftOut { why, count }).collect()
}

impl Answer for CardImports {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        self.files.iter().try_for_each(|report| report.write(out))
    }
}

impl CardFile {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { file, refused, cards, rulings } = self;
        refused.iter().try_for_each(|refused| writeln!(out, "refused: {refused}"))?;
        cards.iter().try_for_each(|cards| cards.write(file, out))?;
        rulings.iter().try_for_each(|rulings| rulings.write(file, out))
    }
}

impl ImportedCards {
    fn write(&self, file: &str, out: &mut dyn Write) -> io::Result<()> {
        let Self { publisher, made, cards, rulings, ruled_before, left_out } = self;
        let made = made.map(|day| format!(", made on {day}")).unwrap_or_default();
        writeln!(out, "imported: {cards} cards of {}{made}, from {file}", name(*publisher))?;
        if *rulings > 0 {
            writeln!(out, "  {rulings} rulings came with them")?;
        }
        if *ruled_before > 0 {
            writeln!(out, "  rulings that were imported before stay; {ruled_before} of the cards have some")?;
        }
        write_left_out(left_out, out)
    }
}

impl ImportedRulings {
    fn write(&self, file: &str, out: &mut dyn Write) -> io::Result<()> {
        let Self { rulings, cards, of_no_card, newest, left_out } = self;
        let newest = newest.map(|day| format!(", the newest of {day}")).unwrap_or_default();
        writeln!(out, "imported: {rulings} rulings{newest}, from {file}")?;
        writeln!(out, "  {cards} cards of the reference have some")?;
        if *of_no_card > 0 {
            writeln!(out, "  {of_no_card} are about no card of the reference, and kept for cards to come")?;
        }
        write_left_out(left_out, out)
    }
}

fn write_left_out(left_out: &[LeftOut], out: &mut dyn Write) -> io::Result<()> {
    left_out.iter().try_for_each(|LeftOut { why, count }| writeln!(out, "  left out: {count} {why}"))
}

const fn name(publisher: Publisher) -> &'static str {
    match publisher {
        Publisher::Scryfall => "Scryfall",
        Publisher::Mtgjson => "MTGJSON",
    }
}

impl Forget {
    #[expect(clippy::unused_self, reason = "every command is run the same way")]
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        place.print(&Forgotten { forgotten: place.store()?.forget()? }, out)?;
        Ok(End::Fine)
    }
}

#[derive(Serialize)]
struct Forgotten {
    forgotten: bool,
}

impl Answer for Forgotten {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let said =
            if self.forgotten { "the card reference is removed" } else { "no card reference was imported" };
        writeln!(out, "{said}")
    }
}
