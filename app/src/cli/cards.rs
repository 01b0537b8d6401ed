//! `instead cards`: the cards that a board may name, and those of the imported reference to read up.

mod import;
mod known;
mod meet;
mod missing;
mod search;
mod show;

use std::io::Write;

use clap::{Args, Subcommand};
use rulebook::cards::AllCards;
use rulebook::reference::{Reference, Store};

use super::end::End;
use super::place::Place;
use crate::bundled_cards;

/// Shows the cards that a board may name, and the card reference that you have imported.
#[derive(Args, Debug)]
pub(super) struct CardsCommand {
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    ask: Ask,
}

#[derive(Subcommand, Debug)]
enum Ask {
    Search(search::Search),
    Show(show::Show),
    Meet(meet::Meet),
    Import(import::Import),
    Forget(import::Forget),
}

impl CardsCommand {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        match &self.ask {
            Ask::Search(search) => search.run(&self.place, out),
            Ask::Show(show) => show.run(&self.place, out),
            Ask::Meet(meet) => meet.run(&self.place, out),
            Ask::Import(import) => import.run(&self.place, out),
            Ask::Forget(forget) => forget.run(&self.place, out),
        }
    }
}

impl Place {
    fn store(&self) -> anyhow::Result<Store> {
        Ok(Store::at(&self.folder()?))
    }

    /// The cards at hand with those of its folder.
    fn all_cards(&self) -> anyhow::Result<AllCards> {
        bundled_cards::of_folder(&self.folder()?)
    }

    /// What was imported; none when nothing was.
    fn reference(&self) -> anyhow::Result<Option<Reference>> {
        Ok(Reference::load(&self.folder()?)?)
    }
}
