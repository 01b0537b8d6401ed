//! The cards that can meet others, and the partners of one.

use engine::cards::looked_at;
use language::board::{CardType, Characteristics};
use language::cards::Cards;
use language::date::Date;
use language::effect::Kind;

use super::pair::{Meeting, Pair};

/// A card with effects that look at events from the battlefield.
#[derive(Debug)]
pub struct Candidate<'a> {
    /// Its name.
    pub name: &'a str,
    pub(super) is: &'a Characteristics,
    /// The kinds of events at which its effects look.
    kinds: Vec<Kind>,
}

impl<'a> Candidate<'a> {
    /// A card, if it stays on the battlefield and has an effect, keywords included, that looks at some event.
    pub fn new(name: &'a str, is: &'a Characteristics) -> Option<Self> {
        let stays = !is.types.is_empty() && !is.is(CardType::Instant) && !is.is(CardType::Sorcery);
        let kinds = if stays { looked_at(is, Date::NOW) } else { Vec::new() };
        (!kinds.is_empty()).then_some(Self { name, is, kinds })
    }

    /// All such cards of a collection, in the order of their names.
    pub fn all(cards: &'a dyn Cards) -> Vec<Self> {
        let mut all: Vec<Self> =
            cards.names().filter_map(|name| Self::new(name, cards.card(name)?)).collect();
        all.sort_by_key(|card| card.name);
        all.dedup_by_key(|card| card.name);
        all
    }

    /// The kinds of events at which effects of both look.
    pub(super) fn common(&self, other: &Self) -> impl Iterator<Item = Kind> {
        self.kinds.iter().copied().filter(|kind| other.kinds.contains(kind))
    }
}

/// The cards that meet one, at most so many for each kind of event, in the order of their names; with each what happens.
pub fn partners<'a>(card: &Candidate<'_>, among: &'a [Candidate<'a>], most: usize) -> Vec<(&'a str, Meeting)> {
    let mut found: Vec<(&str, Meeting)> = Vec::new();
    let count = |found: &[(&str, Meeting)], kind| found.iter().filter(|(_, met)| met.kind == kind).count();
    for other in among {
        if !card.common(other).any(|kind| count(&found, kind) < most) {
            continue;
        }
        for meeting in Pair::new(card, other).meetings() {
            if count(&found, meeting.kind) < most {
                found.push((other.name, meeting));
            }
        }
    }
    found.sort_by_key(|(name, meeting)| (meeting.kind, *name));
    found
}
