//! The cards that can meet others.

use engine::cards::looked_at;
use language::board::{CardType, Characteristics};
use language::cards::Cards;
use language::date::Date;
use language::effect::Kind;

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
