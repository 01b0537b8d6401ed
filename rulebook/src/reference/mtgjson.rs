//! The shape of MTGJSON's `AtomicCards`: under `data`, for each name the list of what is printed under it.
//!
//! Source: the "Card (Atomic)" model of MTGJSON's documentation. Every field may be absent or null; fields that
//! are not listed here are skipped unread.

use serde::Deserialize;

use super::oddity::{Oddity, oddity};
use super::printed::{Face, Printed, Ruling, colors, is_apart};
use super::value::Value;
use language::date::Date;

/// What the file says of itself.
#[derive(Deserialize, Debug)]
#[serde(expecting = "the meta data of MTGJSON")]
pub(super) struct Meta {
    date: Option<String>,
}

impl Meta {
    /// When the file was made.
    pub(super) fn date(&self) -> Option<Date> {
        self.date.as_deref()?.parse().ok()
    }
}

/// A face of a card, or a whole card with one face.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "camelCase", expecting = "a card of MTGJSON's AtomicCards")]
pub(super) struct Entry {
    name: Option<String>,
    face_name: Option<String>,
    side: Option<String>,
    layout: Option<String>,
    #[serde(rename = "type")]
    type_line: Option<String>,
    text: Option<String>,
    mana_cost: Option<String>,
    mana_value: Option<f64>,
    colors: Option<Vec<String>>,
    power: Option<Value>,
    toughness: Option<Value>,
    loyalty: Option<Value>,
    defense: Option<Value>,
    rulings: Option<Vec<RulingEntry>>,
    identifiers: Option<Identifiers>,
    card_parts: Option<Vec<String>>,
    is_rebalanced: Option<bool>,
}

#[derive(Deserialize, Debug)]
#[serde(expecting = "a ruling of MTGJSON")]
struct RulingEntry {
    date: Option<String>,
    text: Option<String>,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "camelCase", expecting = "the identifiers of a card of MTGJSON")]
struct Identifiers {
    scryfall_oracle_id: Option<String>,
}

/// The cards under a name, or why one is none. Entries are faces of one card as long as their sides go on from `a`;
/// a funny card can stand under one name in several versions.
pub(super) fn cards(name: &str, entries: Vec<Entry>) -> Vec<Result<Printed, Oddity>> {
    let mut groups: Vec<Vec<Entry>> = Vec::new();
    for entry in entries {
        match groups.last_mut() {
            Some(faces) if faces.last().is_some_and(|last| entry.goes_on(last)) => faces.push(entry),
            _ => groups.push(vec![entry]),
        }
    }
    groups.into_iter().map(|faces| card(name, faces)).collect()
}

impl Entry {
    /// Whether it is a card that stands under this name, and not something else that has a list under it.
    pub(super) fn is_under(&self, name: &str) -> bool {
        let has_id = self.identifiers.as_ref().is_some_and(|ids| ids.scryfall_oracle_id.is_some());
        let is_face = self.face_name.is_some() && (self.side.is_some() || self.layout.is_some());
        let texts = [&self.type_line, &self.text, &self.mana_cost, &self.layout];
        has_id || is_face || self.name.as_deref() == Some(name) && texts.into_iter().any(Option::is_some)
    }

    fn goes_on(&self, last: &Self) -> bool {
        let apart = self.layout.as_deref().is_some_and(is_apart);
        !apart && last.side.is_some() && last.side < self.side
    }

    fn face(&mut self, name: &str) -> Face {
        Face {
            name: self.face_name.take().unwrap_or_else(|| name.to_owned()),
            mana_cost: self.mana_cost.take().unwrap_or_default(),
            type_line: self.type_line.take().unwrap_or_default(),
            text: self.text.take().map(without_brackets).unwrap_or_default(),
            colors: colors(self.colors.as_deref().unwrap_or_default()),
            power: self.power.take().map(|value| value.0),
            toughness: self.toughness.take().map(|value| value.0),
            loyalty: self.loyalty.take().map(|value| value.0),
            defense: self.defense.take().map(|value| value.0),
        }
    }
}

/// One card. `key` is the name that it stands under.
fn card(key: &str, mut entries: Vec<Entry>) -> Result<Printed, Oddity> {
    let first = entries.first_mut().ok_or(Oddity::Nameless)?;
    if first.is_rebalanced == Some(true) {
        return Err(Oddity::Rebalanced);
    }
    let layout = first.layout.take().unwrap_or_default();
    let whole = first.name.take().unwrap_or_else(|| key.to_owned());
    let name = first.face_name.clone().filter(|_| is_apart(&layout)).unwrap_or(whole);
    let ids = first.identifiers.take();
    let mut meld = first.card_parts.take().unwrap_or_default();
    meld.retain(|part| *part != name);
    let mut card = Printed {
        oracle_id: ids.and_then(|ids| ids.scryfall_oracle_id?.parse().ok()),
        mana_value: first.mana_value,
        rulings: entries
            .iter_mut()
            .filter_map(|entry| entry.rulings.take())
            .flatten()
            .filter_map(ruling)
            .collect(),
        faces: entries.iter_mut().map(|entry| entry.face(&name)).collect(),
        name,
        layout,
        meld,
    };
    // Both faces of a card have all its rulings.
    card.rulings.sort();
    card.rulings.dedup();
    oddity(&card).map_or(Ok(card), Err)
}

fn ruling(entry: RulingEntry) -> Option<Ruling> {
    let text = entry.text.filter(|text| !text.trim().is_empty())?;
    Some(Ruling { date: entry.date.and_then(|day| day.parse().ok()), text, source: None })
}

/// A text with costs in loyalty as they are printed: `+1:` and not `[+1]:`.
fn without_brackets(text: String) -> String {
    let bare = |line: &str| {
        let (cost, rest) = line.strip_prefix('[')?.split_once("]:")?;
        let is_cost = (1..=4).contains(&cost.chars().count()) && cost.chars().all(is_of_cost);
        is_cost.then(|| format!("{cost}:{rest}"))
    };
    if !text.contains('[') {
        return text;
    }
    text.split('\n').map(|line| bare(line).unwrap_or_else(|| line.to_owned())).collect::<Vec<_>>().join("\n")
}

fn is_of_cost(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, 'X' | '+' | '-' | '\u{2212}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_in_loyalty_lose_their_brackets_and_nothing_else_does() {
        let plain = |text: &str| without_brackets(text.to_owned());
        assert_eq!(
            plain("[+1]: Ring.\n[\u{2212}X]: Gong.\n[0]: Rest."),
            "+1: Ring.\n\u{2212}X: Gong.\n0: Rest."
        );
        for same in ["Ring [a bell]: loudly.", "[bell]: Ring.", "{T}: Ring.", "[]: Ring."] {
            assert_eq!(plain(same), same);
        }
    }
}
