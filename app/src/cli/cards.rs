//! `instead cards`: the cards that a board may name.

use std::io::Write;

use anyhow::anyhow;
use clap::{Args, Subcommand};
use engine::cards::nearest_name;
use rulebook::cards::Card;
use rulebook::words::card;

use super::End;
use crate::collection::cards;

/// Shows the cards that a board may name.
#[derive(Args, Debug)]
pub(super) struct CardsCommand {
    #[command(subcommand)]
    ask: Ask,
}

#[derive(Subcommand, Debug)]
enum Ask {
    /// Lists the cards whose name or theme has these words; all of them without words.
    Search {
        /// Words of the name or the theme.
        words: Vec<String>,
    },
    /// Shows what one card is and does.
    Show {
        /// The name of the card.
        #[arg(required = true)]
        name: Vec<String>,
    },
}

impl CardsCommand {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        match &self.ask {
            Ask::Search { words } => search(&words.join(" "), out),
            Ask::Show { name } => show(&name.join(" "), out),
        }
    }
}

fn search(words: &str, out: &mut dyn Write) -> anyhow::Result<End> {
    let found = cards()?.search(words);
    if found.is_empty() {
        return Err(no_such_card(words)?);
    }
    for Card { is, theme } in found {
        writeln!(out, "{}: {} ({theme})", is.name, card::types(is))?;
    }
    Ok(End::Fine)
}

fn show(name: &str, out: &mut dyn Write) -> anyhow::Result<End> {
    let Some(Card { is, theme }) = cards()?.find(name) else { return Err(no_such_card(name)?) };
    writeln!(
        out,
        "{}\n{}\n{}\nTheme: {theme}",
        is.name,
        "=".repeat(is.name.chars().count()),
        card::line(is)
    )?;
    for ability in card::abilities(is) {
        writeln!(out, "- {ability}")?;
    }
    Ok(End::Fine)
}

fn no_such_card(name: &str) -> anyhow::Result<anyhow::Error> {
    let nearest = nearest_name(name, cards()?);
    let like = nearest.map(|name| format!("; did you mean `{name}`?")).unwrap_or_default();
    Ok(anyhow!("there is no card `{name}` in the collection{like}"))
}
