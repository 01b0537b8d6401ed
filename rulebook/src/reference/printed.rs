//! A card of the reference: what its publisher says of it, in the publisher's words.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use language::board::Color;
use language::date::Date;

/// A card as it is printed. It has no abilities that a board could use; those are of [`crate::cards`].
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Printed {
    /// The whole name; those of two faces have ` // ` between them. Never empty.
    pub name: String,
    /// What the rulings of a card are found by. None where the file that was imported has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub oracle_id: Option<OracleId>,
    /// How its faces belong together, in the word of the file: `normal`, `split`, `transform`. May be empty.
    pub layout: String,
    /// Its mana value; a few funny cards have halves. None where the file has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mana_value: Option<f64>,
    /// Its faces, the front first. Never empty.
    pub faces: Vec<Face>,
    /// The names of the other cards of its meld; empty for any other card, and where the file does not say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub meld: Vec<String>,
    /// Its rulings, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<Ruling>,
}

/// A face of a card, or the half of a split card, or the adventure on a creature. Any text may be empty.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Face {
    /// Its own name.
    pub name: String,
    /// Its cost, in symbols: `{2}{R}`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub mana_cost: String,
    /// Supertypes, types, and subtypes behind a dash.
    pub type_line: String,
    /// Its text, paragraphs with line ends between them.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// Its colours. A flipped card has those of the whole card.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub colors: Vec<Color>,
    /// Power as it is printed, such as `1+*`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<String>,
    /// Toughness as it is printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub toughness: Option<String>,
    /// Loyalty as it is printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loyalty: Option<String>,
    /// Defense as it is printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defense: Option<String>,
}

/// What was decided about a card.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Ruling {
    /// When it was published. None where the file has no such day.
    pub date: Option<Date>,
    /// What it says.
    pub text: String,
    /// Who says so, in the word of the file: `wotc`, `scryfall`. None where the file does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

/// The name of a card for programs: the same for all its printings, and in the files of both publishers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OracleId(u128);

/// A text that is no [`OracleId`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not an oracle id, 32 digits and letters from a to f")]
pub struct NotAnOracleId(pub String);

impl FromStr for OracleId {
    type Err = NotAnOracleId;

    fn from_str(text: &str) -> Result<Self, NotAnOracleId> {
        let wrong = || NotAnOracleId(text.to_owned());
        let digits = text.chars().filter(|c| *c != '-');
        let value =
            digits.clone().try_fold(0_u128, |value, c| Some(value << 4 | u128::from(c.to_digit(16)?)));
        value.filter(|_| digits.count() == 32).map(Self).ok_or_else(wrong)
    }
}

impl fmt::Display for OracleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = format!("{:032x}", self.0);
        write!(f, "{}-{}-{}-{}-{}", &all[..8], &all[8..12], &all[12..16], &all[16..20], &all[20..])
    }
}

impl Serialize for OracleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for OracleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The colours of a list of letters, in the order of white, blue, black, red and green; what is none is left out.
pub(super) fn colors(letters: &[String]) -> Vec<Color> {
    let order = [Color::White, Color::Blue, Color::Black, Color::Red, Color::Green];
    let letter = |color: &Color| match color {
        Color::White => "W",
        Color::Blue => "U",
        Color::Black => "B",
        Color::Red => "R",
        Color::Green => "G",
    };
    order.into_iter().filter(|color| letters.iter().any(|found| found == letter(color))).collect()
}

/// The colours of a mana cost, hybrid symbols included.
pub(super) fn in_cost(cost: &str) -> Vec<Color> {
    let symbols = cost.split(['{', '}', '/']).map(str::to_owned);
    colors(&symbols.collect::<Vec<_>>())
}

/// Whether the faces of a layout are cards of their own: two that meld, and two sides that have the same card.
pub(super) fn is_apart(layout: &str) -> bool {
    matches!(layout, "meld" | "reversible_card")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_oracle_id_is_read_with_and_without_dashes() {
        let written = "0123abcd-0000-1111-2222-3333ffff4444";
        let read = |text: &str| text.parse::<OracleId>().map(|id| id.to_string()).ok();
        assert_eq!(read(written).as_deref(), Some(written));
        assert_eq!(read(&written.replace('-', "").to_uppercase()).as_deref(), Some(written));
        for wrong in ["", "0123", "0123abcd-0000-1111-2222-3333ffff444g", &format!("{written}0")] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn colors_stand_in_their_order() {
        let letters = ["G", "W", "X"].map(str::to_owned);
        assert_eq!(colors(&letters), [Color::White, Color::Green]);
        assert_eq!(in_cost("{2}{G}{W/P}{2/R}{X}"), [Color::White, Color::Red, Color::Green]);
    }
}
