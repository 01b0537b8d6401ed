//! `instead cards show`: what a card is.

use std::io::{self, Write};

use clap::Args;
use rulebook::cards::Card;
use rulebook::reference::{Face, Printed};
use rulebook::words::card;
use serde::Serialize;

use super::known::{self, KnownCard};
use super::missing::no_such_card;
use crate::cli::end::End;
use crate::cli::place::{Answer, Place};

/// Shows what one card is and does: for boards, by hand where the starter collection has it and sentence by sentence where the
/// catalogue has it, and as it is printed, with its rulings, where the imported reference has it.
#[derive(Args, Debug)]
pub(super) struct Show {
    /// The name of the card or of a face.
    #[arg(required = true)]
    name: Vec<String>,
}

impl Show {
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        let name = self.name.join(" ");
        let reference = place.reference()?;
        let printed = reference.as_ref().and_then(|reference| reference.find(&name));
        let cards = place.all_cards()?;
        let starter = cards.by_hand(&name).map(Starter::new);
        let (taken_from, known) = (known::taken_from(&cards, &name), known::of(&cards, &name));
        if taken_from.is_none() && printed.is_none() {
            return Err(no_such_card(&name, reference.as_ref())?);
        }
        let differs = match &known[..] {
            [newer, other] => newer.differences(other),
            _ => Vec::new(),
        };
        place.print(&ShownCard { taken_from, starter, known, differs, printed }, out)?;
        Ok(End::Fine)
    }
}

/// Never without any.
#[derive(Serialize)]
struct ShownCard<'a> {
    /// Where a board takes it from.
    taken_from: Option<&'static str>,
    starter: Option<Starter>,
    /// By its text.
    known: Vec<KnownCard>,
    /// What an imported text that is newer says otherwise.
    differs: Vec<String>,
    printed: Option<&'a Printed>,
}

/// A card that a board may name.
#[derive(Serialize)]
struct Starter {
    name: String,
    line: String,
    theme: String,
    abilities: Vec<String>,
}

impl Starter {
    fn new(Card { is, theme }: &Card) -> Self {
        let (name, theme) = (is.name.clone(), theme.clone());
        Self { name, line: card::line(is), theme, abilities: card::abilities(is) }
    }
}

impl Answer for ShownCard<'_> {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        if let Some(Starter { name, line, theme, abilities }) = &self.starter {
            title(name, out)?;
            writeln!(out, "In the starter collection, for boards.\n{line}\nTheme: {theme}")?;
            abilities.iter().try_for_each(|ability| writeln!(out, "- {ability}"))?;
        }
        if let (None, Some(known)) = (&self.starter, self.known.first()) {
            title(known.name(), out)?;
        }
        let behind = if self.starter.is_some() { "By its text: " } else { "" };
        for known in &self.known {
            write!(out, "{behind}")?;
            known.write(out)?;
        }
        if !self.differs.is_empty() {
            writeln!(out, "What differs:")?;
        }
        self.differs.iter().try_for_each(|line| writeln!(out, "- {line}"))?;
        if self.taken_from.is_some() && self.printed.is_some() {
            writeln!(out)?;
        }
        self.printed.map_or(Ok(()), |card| printed(card, out))
    }
}

fn title(name: &str, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{name}\n{}", "=".repeat(name.chars().count()))
}

fn printed(card: &Printed, out: &mut dyn Write) -> io::Result<()> {
    title(&card.name, out)?;
    writeln!(out, "In the imported card reference, as it is printed.")?;
    for (at, face) in card.faces.iter().enumerate() {
        if card.faces.len() > 1 {
            writeln!(out, "{}{}", if at == 0 { "" } else { "\n" }, face.name)?;
        }
        write_face(face, out)?;
    }
    if !card.meld.is_empty() {
        writeln!(out, "Its meld: {}", card.meld.join(", "))?;
    }
    if !card.rulings.is_empty() {
        writeln!(out, "\nRulings")?;
    }
    for ruling in &card.rulings {
        let day = ruling.date.map_or_else(|| "without a date".to_owned(), |day| day.to_string());
        writeln!(out, "- {day}: {}", ruling.text)?;
    }
    Ok(())
}

fn write_face(face: &Face, out: &mut dyn Write) -> io::Result<()> {
    let cost = if face.mana_cost.is_empty() { String::new() } else { format!("; {}", face.mana_cost) };
    writeln!(out, "{}{cost}{}", face.type_line, numbers(face))?;
    if face.text.is_empty() { Ok(()) } else { writeln!(out, "{}", face.text) }
}

/// Power and toughness, loyalty and defense, as far as there are any.
fn numbers(face: &Face) -> String {
    let size = face.power.as_ref().zip(face.toughness.as_ref());
    let size = size.map(|(power, toughness)| format!("; {power}/{toughness}"));
    let loyalty = face.loyalty.as_ref().map(|loyalty| format!("; loyalty {loyalty}"));
    let defense = face.defense.as_ref().map(|defense| format!("; defense {defense}"));
    [size, loyalty, defense].into_iter().flatten().collect()
}
