//! The search for what a card meets, beside the window.

use language::cards::Cards as _;

use super::candidate::Candidate;
use super::pair::Meeting;
use super::seek::partners;
use crate::bundled_cards;
use crate::job::{JobContext, Newest};

/// So many cards are listed for each kind of event.
const MOST: usize = 5;

/// The cards that a card meets, each with what happens; or why there are none.
pub type Found = Result<Vec<(String, Meeting)>, String>;

/// Where what a card meets is looked for.
pub struct Seekers {
    newest: Newest<Found>,
}

impl Seekers {
    /// No search yet.
    pub fn new(context: JobContext<'_>) -> Self {
        Self { newest: context.newest() }
    }

    /// Starts to look for what a card meets; an older search is forgotten.
    pub fn start(&mut self, name: String) {
        self.newest.start("what a card meets", move || seek(&name));
    }

    /// What the newest search has found, once.
    pub fn answer(&self) -> Option<Found> {
        self.newest.answer()
    }
}

fn seek(name: &str) -> Found {
    let cards = bundled_cards::cards().map_err(|error| format!("{error:#}"))?;
    let is = cards.card(name).ok_or_else(|| format!("No card is called {name}."))?;
    let card = Candidate::new(&is.name, is)
        .ok_or_else(|| format!("{name} has no effect that waits on the battlefield for an event."))?;
    let among = Candidate::all(cards);
    let met = partners(&card, &among, MOST);
    Ok(met.into_iter().map(|(other, meeting)| (other.to_owned(), meeting)).collect())
}
