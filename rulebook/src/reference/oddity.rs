//! What a file of cards has besides cards.

use std::fmt;

use serde::Serialize;

use super::Printed;

/// Why an entry of a file is no card of the reference.
///
/// Funny cards and those of casual variants (planes, schemes, vanguards, conspiracies, dungeons) stay: somebody
/// plays with them, and they have rulings. A token or an emblem is no card (CR 108.2b (2026-04-17)), and a
/// helper card has no rules of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Oddity {
    /// A token, which is no card.
    Token,
    /// An emblem, which is no card.
    Emblem,
    /// A picture without rules.
    ArtCard,
    /// A card-sized help for players: a theme card, a checklist, a cover.
    Helper,
    /// Made to be collected, and legal in no format.
    Memorabilia,
    /// Another wording of a card for online play.
    Rebalanced,
    /// A card that is there already: another printing, or the same card on the other side.
    Again,
    /// It has no name, or what stands there is far longer than any name, see [`LONGEST_NAME`], or has line ends or signs
    /// in it that steer a terminal.
    Nameless,
    /// A ruling that names no card or says nothing.
    EmptyRuling,
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Token => "tokens",
            Self::Emblem => "emblems",
            Self::ArtCard => "art cards",
            Self::Helper => "helper cards",
            Self::Memorabilia => "memorabilia that no format allows",
            Self::Rebalanced => "rebalanced for online play",
            Self::Again => "more printings of the same cards",
            Self::Nameless => "without a name that could be one",
            Self::EmptyRuling => "rulings that name no card or say nothing",
        })
    }
}

/// The longest name of a card has 141 letters; what is ten times as long is a file gone wrong, and names are searched
/// letter by letter.
const LONGEST_NAME: usize = 1_400;

/// What a card is instead, told by its layout and types. None for a card that one plays with.
pub(super) fn oddity(card: &Printed) -> Option<Oddity> {
    let every = |test: &dyn Fn(&str) -> bool| card.faces.iter().all(|face| test(&face.type_line));
    let has = |word: &'static str| move |types: &str| types.split_whitespace().any(|found| found == word);
    match card.layout.as_str() {
        _ if is_no_name(&card.name) => Some(Oddity::Nameless),
        // A dungeon is a card, though it is printed like a token (CR 309.1 (2026-04-17)).
        _ if every(&has("Dungeon")) => None,
        "token" | "double_faced_token" => Some(Oddity::Token),
        "emblem" => Some(Oddity::Emblem),
        "art_series" => Some(Oddity::ArtCard),
        _ if every(&has("Token")) => Some(Oddity::Token),
        _ if every(&has("Emblem")) => Some(Oddity::Emblem),
        _ if every(&|types| types.trim() == "Card") => Some(Oddity::Helper),
        _ => None,
    }
}

fn is_no_name(name: &str) -> bool {
    name.trim().is_empty() || name.len() > LONGEST_NAME || name.chars().any(char::is_control)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reference::Face;

    #[test]
    fn a_name_is_one_line_that_steers_nothing() {
        for (name, is_none) in
            [("Bell", false), ("", true), (" ", true), ("Bell\nGong", true), ("\u{1b}[2JBell", true)]
        {
            assert_eq!(is_no_name(name), is_none, "{name:?}");
        }
    }

    fn told(layout: &str, types: &[&str]) -> Option<Oddity> {
        let face = |types: &&str| Face { type_line: (*types).to_owned(), ..Face::default() };
        let faces = types.iter().map(face).collect();
        oddity(&Printed { name: "Bell".into(), layout: layout.into(), faces, ..Printed::default() })
    }

    #[test]
    fn what_is_no_card_is_told_by_its_layout_and_types() {
        for (layout, types, expected) in [
            ("token", "Token Creature \u{2014} Goblin", Some(Oddity::Token)),
            ("normal", "Token Artifact", Some(Oddity::Token)),
            ("double_faced_token", "Token Creature", Some(Oddity::Token)),
            ("emblem", "Emblem \u{2014} Chandra", Some(Oddity::Emblem)),
            ("art_series", "Card", Some(Oddity::ArtCard)),
            ("normal", "Card", Some(Oddity::Helper)),
        ] {
            assert_eq!(told(layout, &[types]), expected, "{layout} {types}");
        }
    }

    #[test]
    fn cards_of_casual_variants_and_unknown_layouts_stay() {
        for (layout, types) in [
            ("planar", "Plane \u{2014} Dominaria"),
            ("scheme", "Scheme"),
            ("vanguard", "Vanguard"),
            ("token", "Dungeon"),
            ("normal", "Conspiracy"),
            ("invented_tomorrow", "Instant"),
            ("", ""),
        ] {
            assert_eq!(told(layout, &[types]), None, "{layout} {types}");
        }
        assert_eq!(told("normal", &["Card", "Creature"]), None);
    }
}
