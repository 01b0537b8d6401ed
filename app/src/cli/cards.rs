//! `instead cards`: the cards that a board may name, and those of the imported reference to read up.

mod import;
mod search;
mod show;

use std::io::Write;

use anyhow::anyhow;
use clap::{Args, Subcommand};
use engine::cards::nearest_name;
use rulebook::reference::{Reference, Store};

use super::end::End;
use super::place::Place;
use crate::bundled_cards::cards;

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
    Import(import::Import),
    Forget(import::Forget),
}

impl CardsCommand {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        match &self.ask {
            Ask::Search(search) => search.run(&self.place, out),
            Ask::Show(show) => show.run(&self.place, out),
            Ask::Import(import) => import.run(&self.place, out),
            Ask::Forget(forget) => forget.run(&self.place, out),
        }
    }
}

impl Place {
    fn store(&self) -> anyhow::Result<Store> {
        Ok(Store::at(&self.folder()?))
    }

    /// What was imported; none when nothing was.
    fn reference(&self) -> anyhow::Result<Option<Reference>> {
        Ok(Reference::load(&self.folder()?)?)
    }
}

/// That no card has a name, with the nearest one that there is.
fn no_such_card(name: &str, reference: Option<&Reference>) -> anyhow::Result<anyhow::Error> {
    let nearest = nearest_name(name, cards()?);
    let printed =
        reference.and_then(|reference| reference.search(name, 1).first().map(|f| f.card.name.clone()));
    let like = nearest.or(printed).map(|name| format!("; did you mean `{name}`?")).unwrap_or_default();
    let more = match reference {
        Some(_) => " or in the imported card reference",
        None => "; no card reference is imported",
    };
    Ok(anyhow!("there is no card `{name}` in the collection{more}{like}"))
}
