//! `instead rules`: the official texts that the user has, imported, searched and compared, with our explanations.

mod entries;
mod history;
mod import;
mod list;
mod opened;
mod search;
mod show;

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use rulebook::library::{Library, LookUps};
use serde::Serialize;

use super::End;
use crate::data;

/// The version of what is printed for other programs.
const SCHEMA: u32 = 1;

/// Looks up rules: our explanations, and the official texts that are imported.
#[derive(Args, Debug)]
pub(super) struct Rules {
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    command: Command,
}

/// What all these commands can be told.
#[derive(Args, Debug)]
struct Place {
    /// Keep texts in this folder, instead of the user's data folder or the one that `INSTEAD_DATA` names.
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// How to print: for reading, or for other programs.
    #[arg(long, value_enum, default_value_t = Format::Text, global = true)]
    format: Format,
}

/// How to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// For reading.
    Text,
    /// For other programs.
    Json,
}

#[derive(Subcommand, Debug)]
enum Command {
    Import(import::Import),
    List(list::List),
    Remove(list::Remove),
    Search(search::Search),
    Show(show::Show),
    History(history::History),
    Recent(list::Recent),
}

impl Rules {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        match &self.command {
            Command::Import(import) => import.run(&self.place, out),
            Command::List(list) => list.run(&self.place, out),
            Command::Remove(remove) => remove.run(&self.place, out),
            Command::Search(search) => search.run(&self.place, out),
            Command::Show(show) => show.run(&self.place, out),
            Command::History(history) => history.run(&self.place, out),
            Command::Recent(recent) => recent.run(&self.place, out),
        }
    }
}

impl Place {
    fn library(&self) -> anyhow::Result<Library> {
        Ok(Library::at(&data::folder(self.data.as_deref())?))
    }

    fn look_ups(&self) -> anyhow::Result<LookUps> {
        Ok(LookUps::at(&data::folder(self.data.as_deref())?))
    }

    /// Remembers a look-up. Where that fails the answer is as good without it.
    fn remember(&self, words: &str) {
        let kept = self.look_ups().and_then(|look_ups| Ok(look_ups.remember(words)?));
        if let Err(error) = kept {
            tracing::warn!("the look-up is not remembered: {error:#}");
        }
    }

    /// Prints an answer: its own text, or its fields as JSON.
    fn print(&self, answer: &(impl Serialize + Answer), out: &mut dyn Write) -> anyhow::Result<()> {
        match self.format {
            Format::Text => answer.write(out)?,
            Format::Json => {
                serde_json::to_writer_pretty(&mut *out, &Versioned { schema: SCHEMA, answer })?;
                writeln!(out)?;
            }
        }
        Ok(())
    }
}

/// What a command answers; for other programs it is serialised.
trait Answer {
    /// Prints it for reading.
    fn write(&self, out: &mut dyn Write) -> std::io::Result<()>;
}

#[derive(Serialize)]
struct Versioned<'a, T> {
    schema: u32,
    #[serde(flatten)]
    answer: &'a T,
}
