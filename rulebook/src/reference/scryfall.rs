//! The shape of Scryfall's bulk files: an array of objects, each a card or a ruling.
//!
//! Source: the card and ruling objects of Scryfall's API documentation. Every field may be absent or null; fields
//! that are not listed here are skipped unread.

use serde::Deserialize;

use super::oddity::{Oddity, oddity};
use super::printed::{Face, OracleId, Printed, Ruling, colors, in_cost, is_apart};
use super::value::{Few, Legal, Value};
use language::board::Color;
use language::date::Date;

/// An object of the array.
#[derive(Deserialize, Debug)]
#[serde(expecting = "a card or a ruling of Scryfall")]
pub(super) struct Entry {
    object: Option<String>,
    name: Option<String>,
    oracle_id: Option<String>,
    layout: Option<String>,
    set_type: Option<String>,
    legalities: Option<Legal>,
    promo_types: Option<Vec<String>>,
    cmc: Option<f64>,
    mana_cost: Option<String>,
    type_line: Option<String>,
    oracle_text: Option<String>,
    colors: Option<Vec<String>>,
    power: Option<Value>,
    toughness: Option<Value>,
    loyalty: Option<Value>,
    defense: Option<Value>,
    card_faces: Option<Few<FaceEntry>>,
    all_parts: Option<Vec<Part>>,
    source: Option<String>,
    published_at: Option<String>,
    comment: Option<String>,
}

/// An object of `card_faces`.
#[derive(Deserialize, Debug)]
#[serde(expecting = "a face of a card of Scryfall")]
struct FaceEntry {
    name: Option<String>,
    oracle_id: Option<String>,
    cmc: Option<f64>,
    mana_cost: Option<String>,
    type_line: Option<String>,
    oracle_text: Option<String>,
    colors: Option<Vec<String>>,
    power: Option<Value>,
    toughness: Option<Value>,
    loyalty: Option<Value>,
    defense: Option<Value>,
}

/// An object of `all_parts`: another card that has to do with this one.
#[derive(Deserialize, Debug)]
#[serde(expecting = "a related card of Scryfall")]
struct Part {
    component: Option<String>,
    name: Option<String>,
}

/// What an entry is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Card,
    Ruling,
}

impl Entry {
    /// What it is, by its own word, or by its fields where that is absent: many things have a name or a comment, so of
    /// those it has to have something that only a card or a ruling has.
    ///
    /// Fails with what it is when it is something else.
    pub(super) fn kind(&self) -> Result<Kind, String> {
        match self.object.as_deref() {
            Some("card") => Ok(Kind::Card),
            Some("ruling") => Ok(Kind::Ruling),
            Some(other) => Err(format!("`{other}`")),
            None if self.comment.is_some() && self.oracle_id.is_some() => Ok(Kind::Ruling),
            None if self.name.is_some() && self.has_a_mark() => Ok(Kind::Card),
            None => Err(match &self.name {
                Some(name) => format!("`{name}`, without types, text, mana cost, faces and oracle id,"),
                None => "something without a name".to_owned(),
            }),
        }
    }

    /// Whether it has what only a card has.
    fn has_a_mark(&self) -> bool {
        let texts = [&self.oracle_id, &self.type_line, &self.oracle_text, &self.mana_cost];
        texts.into_iter().any(Option::is_some) || self.card_faces.is_some()
    }

    /// The card that it is about, and the ruling; none when one of them is missing.
    pub(super) fn ruling(self) -> Option<(OracleId, Ruling)> {
        let id = self.oracle_id?.parse().ok()?;
        let text = self.comment.filter(|text| !text.trim().is_empty())?;
        let date = self.published_at.and_then(|day| day.parse::<Date>().ok());
        Some((id, Ruling { date, text, source: self.source }))
    }

    /// The cards that it is: one, or none and why not; where both sides are cards of their own, one for each.
    pub(super) fn cards(mut self) -> Vec<Result<Printed, Oddity>> {
        if let Some(why) = self.is_odd() {
            return vec![Err(why)];
        }
        let layout = self.layout.take().unwrap_or_default();
        let faces = self.card_faces.take().map_or_else(Vec::new, |Few(faces)| faces);
        let cards = if !faces.is_empty() && is_apart(&layout) {
            faces.into_iter().map(|face| face.alone(&layout)).collect()
        } else {
            vec![self.whole(layout, faces)]
        };
        cards.into_iter().map(|card| oddity(&card).map_or(Ok(card), Err)).collect()
    }

    fn is_odd(&self) -> Option<Oddity> {
        let promoted = |what: &str| self.promo_types.iter().flatten().any(|kind| kind == what);
        let collected =
            self.set_type.as_deref() == Some("memorabilia") && self.legalities == Some(Legal(false));
        match () {
            () if promoted("rebalanced") => Some(Oddity::Rebalanced),
            // An art card is told more exactly by its layout.
            () if collected && self.layout.as_deref() != Some("art_series") => Some(Oddity::Memorabilia),
            () => None,
        }
    }

    /// One card, of these faces; of its own fields when there are none.
    fn whole(self, layout: String, faces: Vec<FaceEntry>) -> Printed {
        let (name, id) = (self.name.clone().unwrap_or_default(), self.oracle_id.clone());
        let (mana_value, meld) = (self.cmc, self.meld());
        // Some files have the id of a card at its faces only.
        let id = id.or_else(|| faces.iter().find_map(|face| face.oracle_id.clone()));
        let all = colors(self.colors.as_deref().unwrap_or_default());
        let faces = if faces.is_empty() {
            vec![FaceEntry::from(self).face()]
        } else {
            faces.into_iter().map(|face| face.with_colors(&all)).collect()
        };
        let oracle_id = id.and_then(|id| id.parse().ok());
        Printed { name, oracle_id, layout, mana_value, faces, meld, rulings: Vec::new() }
    }

    /// The names of the other cards of a meld.
    fn meld(&self) -> Vec<String> {
        let parts = self.all_parts.iter().flatten();
        let melds = parts.filter(|part| part.component.as_deref().is_some_and(|c| c.starts_with("meld")));
        melds.filter_map(|part| part.name.clone()).filter(|name| Some(name) != self.name.as_ref()).collect()
    }
}

impl From<Entry> for FaceEntry {
    fn from(entry: Entry) -> Self {
        Self {
            name: entry.name,
            oracle_id: entry.oracle_id,
            cmc: entry.cmc,
            mana_cost: entry.mana_cost,
            type_line: entry.type_line,
            oracle_text: entry.oracle_text,
            colors: entry.colors,
            power: entry.power,
            toughness: entry.toughness,
            loyalty: entry.loyalty,
            defense: entry.defense,
        }
    }
}

impl FaceEntry {
    /// The card that this side is.
    fn alone(self, layout: &str) -> Printed {
        let oracle_id = self.oracle_id.as_deref().and_then(|id| id.parse().ok());
        let mana_value = self.cmc;
        let face = self.face();
        Printed {
            name: face.name.clone(),
            oracle_id,
            layout: layout.to_owned(),
            mana_value,
            faces: vec![face],
            ..Printed::default()
        }
    }

    /// The face. Where it names no colours of its own, as halves don't, it has those of its mana cost; without a
    /// cost (a flipped card) those of the whole card.
    fn with_colors(mut self, whole: &[Color]) -> Face {
        let own = self.colors.take().map(|letters| colors(&letters));
        let face = self.face();
        let of_cost = || if face.mana_cost.is_empty() { whole.to_vec() } else { in_cost(&face.mana_cost) };
        Face { colors: own.unwrap_or_else(of_cost), ..face }
    }

    fn face(self) -> Face {
        Face {
            name: self.name.unwrap_or_default(),
            mana_cost: self.mana_cost.unwrap_or_default(),
            type_line: self.type_line.unwrap_or_default(),
            text: self.oracle_text.unwrap_or_default(),
            colors: colors(self.colors.as_deref().unwrap_or_default()),
            power: self.power.map(|value| value.0),
            toughness: self.toughness.map(|value| value.0),
            loyalty: self.loyalty.map(|value| value.0),
            defense: self.defense.map(|value| value.0),
        }
    }
}
