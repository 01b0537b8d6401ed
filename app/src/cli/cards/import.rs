//! `instead cards import` and `forget`: the card reference comes and goes.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use engine::date::Date;
use rulebook::reference::{Imported, Oddity, Publisher, ReferenceError, Store};
use serde::Serialize;

use super::{Answer, End, Place};

/// Reads files of cards and rulings, in place of those that were imported before.
#[derive(Args, Debug)]
pub(super) struct Import {
    /// Scryfall's bulk files "oracle cards" and "rulings", or MTGJSON's `AtomicCards`, plain or .gz.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Removes the imported cards and rulings.
#[derive(Args, Debug)]
pub(super) struct Forget {}

impl Import {
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        let store = place.store()?;
        let files = self.reports(&store);
        let bad = files.iter().any(|file| matches!(file.became, Became::Refused { .. }));
        place.print(&Reports { files }, out)?;
        Ok(if bad { End::BadInput } else { End::Fine })
    }

    fn reports(&self, store: &Store) -> Vec<Report> {
        let mut found: Vec<_> = self.files.iter().map(|file| (file, store.import(file))).collect();
        // Rulings may be named before their cards.
        for (file, result) in &mut found {
            if matches!(result, Err(ReferenceError::CardsFirst { .. })) {
                *result = store.import(file);
            }
        }
        found.into_iter().map(|(file, result)| Report::new(file, result)).collect()
    }
}

#[derive(Serialize)]
struct Reports {
    files: Vec<Report>,
}

/// What became of a file.
#[derive(Serialize)]
struct Report {
    file: String,
    #[serde(flatten)]
    became: Became,
}

#[derive(Serialize)]
#[serde(tag = "became", rename_all = "snake_case")]
enum Became {
    Cards {
        publisher: Publisher,
        made: Option<Date>,
        cards: usize,
        rulings: usize,
        ruled_before: usize,
        left_out: BTreeMap<Oddity, usize>,
    },
    Rulings {
        rulings: usize,
        cards: usize,
        of_no_card: usize,
        newest: Option<Date>,
        left_out: BTreeMap<Oddity, usize>,
    },
    Refused {
        refused: String,
    },
}

impl Report {
    fn new(file: &Path, result: Result<Imported, ReferenceError>) -> Self {
        let became = match result {
            Ok(Imported::Cards { publisher, made, cards, rulings, ruled_before, left_out }) => {
                Became::Cards { publisher, made, cards, rulings, ruled_before, left_out }
            }
            Ok(Imported::Rulings { rulings, cards, of_no_card, newest, left_out }) => {
                Became::Rulings { rulings, cards, of_no_card, newest, left_out }
            }
            Err(error) => Became::Refused { refused: error.to_string() },
        };
        Self { file: file.display().to_string(), became }
    }
}

impl Answer for Reports {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        self.files.iter().try_for_each(|report| report.write(out))
    }
}

impl Report {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { file, became } = self;
        match became {
            Became::Refused { refused } => writeln!(out, "refused: {refused}"),
            Became::Cards { publisher, made, cards, rulings, ruled_before, left_out } => {
                let made = made.map(|day| format!(", made on {day}")).unwrap_or_default();
                writeln!(out, "imported: {cards} cards of {}{made}, from {file}", name(*publisher))?;
                if *rulings > 0 {
                    writeln!(out, "  {rulings} rulings came with them")?;
                }
                if *ruled_before > 0 {
                    writeln!(
                        out,
                        "  rulings that were imported before stay; {ruled_before} of the cards have some"
                    )?;
                }
                write_left_out(left_out, out)
            }
            Became::Rulings { rulings, cards, of_no_card, newest, left_out } => {
                let newest = newest.map(|day| format!(", the newest of {day}")).unwrap_or_default();
                writeln!(out, "imported: {rulings} rulings{newest}, from {file}")?;
                writeln!(out, "  {cards} cards of the reference have some")?;
                if *of_no_card > 0 {
                    writeln!(
                        out,
                        "  {of_no_card} are about no card of the reference, and kept for cards to come"
                    )?;
                }
                write_left_out(left_out, out)
            }
        }
    }
}

fn write_left_out(left_out: &BTreeMap<Oddity, usize>, out: &mut dyn Write) -> io::Result<()> {
    left_out.iter().try_for_each(|(why, count)| writeln!(out, "  left out: {count} {why}"))
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
