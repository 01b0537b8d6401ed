//! What is gathered from a file while it is read, one card or ruling after the other.

use std::collections::{BTreeMap, HashSet};
use std::mem::size_of;
use std::rc::Rc;

use super::bounds::{Bound, Gauge};
use super::oddity::Oddity;
use super::printed::{Face, OracleId, Printed, Ruling};
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
    /// How much that is.
    gauge: Rc<Gauge>,
}

impl Harvest {
    /// What tells how much was read and kept, and whether it is too much.
    pub(super) fn gauge(&self) -> Rc<Gauge> {
        Rc::clone(&self.gauge)
    }

    /// Takes in an object of Scryfall's array.
    ///
    /// Fails in words when it is neither a card nor a ruling, not what the first one was, or one too many.
    pub(super) fn scryfall(&mut self, entry: scryfall::Entry) -> Result<(), String> {
        let found = entry.kind().map_err(|other| format!("{other} is neither a card nor a ruling"))?;
        if *self.kind.get_or_insert(found) != found {
            return Err("cards and rulings are mixed".to_owned());
        }
        self.entries += 1;
        self.gauge.entry();
        match found {
            Kind::Card => entry.cards().into_iter().try_for_each(|card| self.card(card)),
            Kind::Ruling => self.ruling(entry.ruling()),
        }
        .map_err(|bound| bound.to_string())
    }

    /// Takes in what MTGJSON has under a name.
    ///
    /// Fails in words when that is no card, or one too many.
    pub(super) fn mtgjson(&mut self, name: &str, entries: Vec<mtgjson::Entry>) -> Result<(), String> {
        if !entries.iter().all(|entry| entry.is_under(name)) {
            return Err(format!("what stands under `{name}` is no card of that name"));
        }
        self.entries += 1;
        self.gauge.entry();
        let cards = mtgjson::cards(name, entries);
        cards.into_iter().try_for_each(|card| self.card(card)).map_err(|bound| bound.to_string())
    }

    /// Notes what MTGJSON says of its file.
    pub(super) fn meta(&mut self, meta: &mtgjson::Meta) {
        self.made = meta.date();
    }

    fn card(&mut self, card: Result<Printed, Oddity>) -> Result<(), Bound> {
        match card {
            Ok(Printed { oracle_id: Some(id), .. }) if !self.ids.insert(id) => self.leave_out(Oddity::Again),
            Ok(card) => {
                self.gauge.card(size(&card))?;
                self.cards.push(card);
            }
            Err(why) => self.leave_out(why),
        }
        Ok(())
    }

    fn ruling(&mut self, ruling: Option<(OracleId, Ruling)>) -> Result<(), Bound> {
        match ruling {
            Some((id, ruling)) => {
                self.gauge.ruling(size_of_ruling(&ruling))?;
                self.rulings.entry(id).or_default().push(ruling);
            }
            None => self.leave_out(Oddity::EmptyRuling),
        }
        Ok(())
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

/// How many bytes a card takes, about.
fn size(card: &Printed) -> usize {
    let Printed { name, oracle_id: _, layout, mana_value: _, faces, meld, rulings } = card;
    let melds = meld.iter().map(|name| size_of::<String>() + name.len());
    let rulings = rulings.iter().map(size_of_ruling);
    let faces = faces.iter().map(size_of_face);
    size_of::<Printed>() + name.len() + layout.len() + melds.chain(rulings).chain(faces).sum::<usize>()
}

fn size_of_face(face: &Face) -> usize {
    let Face { name, mana_cost, type_line, text, colors: _, power, toughness, loyalty, defense } = face;
    let numbers = [power, toughness, loyalty, defense].into_iter().flatten();
    let texts = [name, mana_cost, type_line, text].into_iter().chain(numbers);
    size_of::<Face>() + texts.map(String::len).sum::<usize>()
}

fn size_of_ruling(ruling: &Ruling) -> usize {
    let Ruling { date: _, text, source } = ruling;
    size_of::<(OracleId, Ruling)>() + text.len() + source.as_ref().map_or(0, String::len)
}
