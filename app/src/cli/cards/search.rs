//! `instead cards search`: finds cards by words.

use std::io;
use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::Range;

use clap::Args;
use serde::Serialize;

use super::missing::no_such_card;
use crate::bundled_cards::cards;
use crate::cli::end::End;
use crate::cli::place::{Answer, Place};
use language::date::Date;
use rulebook::cards::{AllCards, Card};
use rulebook::reference;
use rulebook::reference::{Fit, Publisher, Reference};
use rulebook::words::card;

/// Lists the cards of the starter collection whose name or theme has these words (all of them without words), and those of
/// the catalogue and the imported cards whose names fit.
#[derive(Args, Debug)]
pub(super) struct Search {
    /// Words of the name or, in the starter collection, the theme.
    words: Vec<String>,
    /// Show at most so many cards of the catalogue, and so many imported ones.
    #[arg(long, value_name = "N", default_value = "20")]
    limit: NonZeroUsize,
}

impl Search {
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        let query = self.words.join(" ");
        let reference = place.reference()?;
        let cards = cards()?;
        let starter = cards.collection().search(&query).into_iter().map(StarterHit::new);
        let starter: Vec<StarterHit> = starter.collect();
        let catalogue = cards.catalogue().search(&query, self.limit.get());
        let catalogue = catalogue.into_iter().map(|(found, fit)| CatalogueHit::new(found, fit, cards));
        let catalogue: Vec<CatalogueHit> = catalogue.collect();
        let hits = reference.as_ref().map(|reference| InReference::new(reference, &query, self.limit.get()));
        if starter.is_empty() && catalogue.is_empty() && hits.as_ref().is_none_or(|hits| hits.hits.is_empty())
        {
            return Err(no_such_card(&query, reference.as_ref())?);
        }
        place.print(&FoundCards { query, starter, catalogue, reference: hits }, out)?;
        Ok(End::Fine)
    }
}

#[derive(Serialize)]
struct FoundCards {
    query: String,
    starter: Vec<StarterHit>,
    catalogue: Vec<CatalogueHit>,
    reference: Option<InReference>,
}

/// A card that a board may name.
#[derive(Serialize)]
struct StarterHit {
    name: String,
    types: String,
    theme: String,
}

/// A card of the catalogue.
#[derive(Serialize)]
struct CatalogueHit {
    name: String,
    types: String,
    fit: &'static str,
    /// Whether every sentence of it is understood.
    whole: bool,
}

/// What was found in the imported reference.
#[derive(Serialize)]
struct InReference {
    publisher: Publisher,
    made: Option<Date>,
    cards: usize,
    hits: Vec<NameHit>,
}

#[derive(Serialize)]
struct NameHit {
    name: String,
    type_lines: Vec<String>,
    fit: &'static str,
    /// Bytes of the name.
    highlights: Vec<Range<usize>>,
}

impl StarterHit {
    fn new(found: &Card) -> Self {
        Self { name: found.is.name.clone(), types: card::types(&found.is), theme: found.theme.clone() }
    }
}

impl CatalogueHit {
    fn new(found: &str, fit: Fit, cards: &AllCards) -> Self {
        let card = cards.catalogue().find(found).map(|named| named.card);
        let faces = card.into_iter().flat_map(|card| &card.faces);
        let types: Vec<String> = faces.map(|face| card::types(&face.is)).collect();
        let whole = card.is_some_and(rulebook::catalogue::Card::is_whole);
        Self { name: found.to_owned(), types: types.join(" // "), fit: name(fit), whole }
    }
}

impl InReference {
    fn new(reference: &Reference, query: &str, limit: usize) -> Self {
        Self {
            publisher: reference.publisher(),
            made: reference.made(),
            cards: reference.all().len(),
            hits: reference.search(query, limit).into_iter().map(NameHit::new).collect(),
        }
    }
}

impl NameHit {
    fn new(found: reference::Found<'_>) -> Self {
        let type_lines = found.card.faces.iter().map(|face| face.type_line.clone()).collect();
        Self { name: found.card.name.clone(), type_lines, fit: name(found.fit), highlights: found.highlights }
    }
}

const fn name(fit: Fit) -> &'static str {
    match fit {
        Fit::Whole => "whole",
        Fit::Start => "start",
        Fit::Within => "within",
        Fit::Near => "near",
    }
}

impl Answer for FoundCards {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        if !self.starter.is_empty() {
            writeln!(out, "In the starter collection, for boards:")?;
        }
        for StarterHit { name, types, theme } in &self.starter {
            writeln!(out, "  {name}: {types} ({theme})")?;
        }
        if !self.catalogue.is_empty() {
            writeln!(out, "In the catalogue, for boards:")?;
        }
        for CatalogueHit { name, types, whole, .. } in &self.catalogue {
            let partly = if *whole { "" } else { " (not all of it is understood)" };
            writeln!(out, "  {name}: {types}{partly}")?;
        }
        match &self.reference {
            None => writeln!(out, "No card reference is imported; `instead cards import FILE...` reads one."),
            Some(InReference { hits, .. }) if !hits.is_empty() => {
                writeln!(out, "In the imported card reference, to read up:")?;
                hits.iter()
                    .try_for_each(|hit| writeln!(out, "  {}: {}", hit.name, hit.type_lines.join(" // ")))
            }
            Some(InReference { cards, .. }) => {
                writeln!(out, "None of the {cards} cards of the imported card reference.")
            }
        }
    }
}
