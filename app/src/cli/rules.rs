//! `instead rules`: the official texts that the user has, imported, searched and compared, with our explanations.

mod entries;
mod history;
mod import;
mod list;
mod opened;
mod search;
mod show;

use std::io::Write;

use clap::{Args, Subcommand};
use rulebook::library::{Library, LookUps};

use super::end::End;
use super::place::Place;

/// Looks up rules: our explanations, and the official texts that are imported.
#[derive(Args, Debug)]
pub(super) struct Rules {
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    command: Command,
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
        Ok(Library::at(&self.folder()?))
    }

    fn look_ups(&self) -> anyhow::Result<LookUps> {
        Ok(LookUps::at(&self.folder()?))
    }

    /// Remembers a look-up. Where that fails the answer is as good without it.
    fn remember(&self, words: &str) {
        let kept = self.look_ups().and_then(|look_ups| Ok(look_ups.remember(words)?));
        if let Err(error) = kept {
            tracing::warn!("the look-up is not remembered: {error:#}");
        }
    }
}
