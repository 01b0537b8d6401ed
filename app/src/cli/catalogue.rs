//! `instead catalogue`: makes the catalogue of cards that comes with the program.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::Args;
use rulebook::catalogue::make;
use rulebook::reference::{Content, read};
use serde::Serialize;

use super::end::End;
use super::place::{Answer, Shape};

/// Compiles a file of cards into a catalogue: what each card is and does, without its text.
#[derive(Args, Debug)]
pub(super) struct CatalogueCommand {
    /// Scryfall's bulk file "oracle cards" or MTGJSON's `AtomicCards`, plain or .gz.
    file: PathBuf,
    /// Where it is written; that of the program is `rulebook/data/catalogue.bin`.
    #[arg(long, value_name = "FILE")]
    output: PathBuf,
    #[command(flatten)]
    shape: Shape,
}

impl CatalogueCommand {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        let path = self.file.display();
        let file = File::open(&self.file).with_context(|| format!("`{path}` can't be read"))?;
        let content = read(BufReader::new(file)).with_context(|| format!("`{path}` can't be used"))?;
        let Content::Cards(cards) = content else { bail!("`{path}` has rulings, and no cards") };
        let made = make(&cards)?;
        let output = self.output.display();
        disk::put(&self.output, &made.bytes).with_context(|| format!("`{output}`"))?;
        let told =
            Told { cards: made.cards, whole: made.whole, partly: made.partly, bytes: made.bytes.len() };
        self.shape.print(&told, out)?;
        Ok(End::Fine)
    }
}

/// What was made.
#[derive(Serialize)]
struct Told {
    cards: usize,
    whole: usize,
    partly: usize,
    bytes: usize,
}

impl Answer for Told {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { cards, whole, partly, bytes } = self;
        writeln!(out, "{cards} cards in {bytes} bytes: {whole} known whole, {partly} in part")
    }
}
