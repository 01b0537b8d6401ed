//! What is gathered from a file while it is read, one card or ruling after the other.

use std::collections::{BTreeMap, HashSet};

use super::oddity::Oddity;
use super::printed::{OracleId, Printed, Ruling};
use super::publisher::Publisher;
use super::scryfall::Kind;
use super::{mtgjson, scryfall};
use language::date::Date;

/// The rulings of cards, oldest first.
pub type Rulings = BTreeMap<OracleId, Vec<Ruling>>;

/// What a file has.
#[derive(Clone, PartialEq, Debug)]
pub enum Content {
    /// Cards, with rulings where the file has both.
    Cards(Cards),
    /// Rulings, without the cards.
    Rulings {
        /// The rulings of each card.
        rulings: Rulings,
        /// How many entries are no rulings.
        left_out: BTreeMap<Oddity, usize>,
    },
}

/// The cards of a file.
#[derive(Clone, PartialEq, Debug)]
pub struct Cards {
    /// Whose shape the file has.
    pub publisher: Publisher,
    /// When the file was made. None where it does not say.
    pub made: Option<Date>,
    /// The cards, by name. Not empty.
    pub cards: Vec<Printed>,
    /// How many entries are no cards, and why.
    pub left_out: BTreeMap<Oddity, usize>,
}

/// What was gathered so far.
#[derive(Default, Debug)]
pub(super) struct Harvest {
    /// Of the first entry; all others must be the same.
    kind: Option<Kind>,
    made: Option<Date>,
    cards: Vec<Printed>,
    rulings: Rulings,
    ids: HashSet<OracleId>,
    left_out: BTreeMap<Oddity, usize>,
    /// How many entries were read.
    entries: usize,
}

impl Harvest {
    /// Takes in an object of Scryfall's array.
    ///
    /// Fails in words when it is neither a card nor a ruling, or not what the first one was.
    pub(super) fn scryfall(&mut self, entry: scryfall::Entry) -> Result<(), String> {
        let found = entry.kind().map_err(|other| format!("`{other}` is neither a card nor a ruling"))?;
        if *self.kind.get_or_insert(found) != found {
            return Err("cards and rulings are mixed".to_owned());
        }
        self.entries += 1;
        match found {
            Kind::Card => {
                for card in entry.cards() {
                    self.card(card);
                }
            }
            Kind::Ruling => self.ruling(entry.ruling()),
        }
        Ok(())
    }

    /// Takes in what MTGJSON has under a name.
    pub(super) fn mtgjson(&mut self, name: &str, entries: Vec<mtgjson::Entry>) {
        self.entries += 1;
        for card in mtgjson::cards(name, entries) {
            self.card(card);
        }
    }

    /// Notes what MTGJSON says of its file.
    pub(super) fn meta(&mut self, meta: &mtgjson::Meta) {
        self.made = meta.date();
    }

    fn card(&mut self, card: Result<Printed, Oddity>) {
        match card {
            Ok(Printed { oracle_id: Some(id), .. }) if !self.ids.insert(id) => self.leave_out(Oddity::Again),
            Ok(card) => self.cards.push(card),
            Err(why) => self.leave_out(why),
        }
    }

    fn ruling(&mut self, ruling: Option<(OracleId, Ruling)>) {
        match ruling {
            Some((id, ruling)) => self.rulings.entry(id).or_default().push(ruling),
            None => self.leave_out(Oddity::EmptyRuling),
        }
    }

    fn leave_out(&mut self, why: Oddity) {
        *self.left_out.entry(why).or_default() += 1;
    }

    /// How far it came, for a message: after which card.
    pub(super) fn progress(&self) -> String {
        let last = self.cards.last().map(|card| format!(", the last card was `{}`", card.name));
        format!("after {} entries{}", self.entries, last.unwrap_or_default())
    }

    /// Everything, cards by name and rulings by day. None when no card and no ruling was found.
    pub(super) fn content(mut self, publisher: Publisher) -> Option<Content> {
        if !self.rulings.is_empty() {
            self.rulings.values_mut().for_each(|rulings| rulings.sort());
            return Some(Content::Rulings { rulings: self.rulings, left_out: self.left_out });
        }
        self.cards.sort_by(|a, b| a.name.cmp(&b.name).then_with(|| texts(a).cmp(texts(b))));
        let before = self.cards.len();
        self.cards.dedup_by(|a, b| a.name == b.name && a.faces == b.faces && either_unknown(a, b));
        match before - self.cards.len() {
            0 => {}
            again => *self.left_out.entry(Oddity::Again).or_default() += again,
        }
        let Self { made, cards, left_out, .. } = self;
        (!cards.is_empty()).then_some(Content::Cards(Cards { publisher, made, cards, left_out }))
    }
}

fn texts(card: &Printed) -> impl Iterator<Item = &str> {
    card.faces.iter().map(|face| face.text.as_str())
}

/// Whether ids can't tell two cards apart.
fn either_unknown(a: &Printed, b: &Printed) -> bool {
    a.oracle_id.is_none() || b.oracle_id.is_none()
}
