//! Subtypes: their names, one and many.

use std::collections::HashMap;
use std::sync::LazyLock;

use language::board::CardType;
use winnow::error::EmptyError;

use super::words::{said, token};
use super::{Input, Parsed};
use crate::words::grammar::plural;

const NAMES: &str = include_str!("../../../data/subtypes.tsv");

/// In small letters, one and many of each.
static FORMS: LazyLock<HashMap<String, &'static str>> = LazyLock::new(|| {
    let rows = NAMES.lines().filter(|row| !row.starts_with('#'));
    let names = rows.filter_map(|row| row.split_once('\t')).map(|(_, name)| name);
    names
        .flat_map(|name| {
            let lower = name.to_lowercase();
            let many = IRREGULAR.iter().find(|(one, _)| *one == lower).map(|(_, many)| (*many).to_owned());
            [(many.unwrap_or_else(|| plural(&lower)), name), (lower, name)]
        })
        .collect()
});

/// The card types that have them, by name.
static TYPES: LazyLock<HashMap<&'static str, CardType>> = LazyLock::new(|| {
    let rows = NAMES.lines().filter_map(|row| row.split_once('\t'));
    rows.filter_map(|(of, name)| CARD_TYPES.iter().find(|(word, _)| *word == of).map(|(_, of)| (name, *of)))
        .collect()
});

const CARD_TYPES: &[(&str, CardType)] = &[
    ("artifact", CardType::Artifact),
    ("battle", CardType::Battle),
    ("creature", CardType::Creature),
    ("enchantment", CardType::Enchantment),
    ("land", CardType::Land),
    ("planeswalker", CardType::Planeswalker),
];

/// Names whose many are formed by no rule.
const IRREGULAR: &[(&str, &str)] = &[
    ("elf", "elves"),
    ("dwarf", "dwarves"),
    ("wolf", "wolves"),
    ("werewolf", "werewolves"),
    ("mouse", "mice"),
    ("ox", "oxen"),
    ("fungus", "fungi"),
    ("octopus", "octopuses"),
    ("homunculus", "homunculi"),
    ("pegasus", "pegasi"),
    ("hero", "heroes"),
    ("merfolk", "merfolk"),
    ("treefolk", "treefolk"),
    ("eldrazi", "eldrazi"),
    ("samurai", "samurai"),
    ("ninja", "ninjas"),
    ("sheep", "sheep"),
    ("fish", "fish"),
    ("jellyfish", "jellyfish"),
    ("cyclops", "cyclopes"),
    ("phyrexian", "phyrexians"),
    ("plains", "plains"),
    ("urza's", "urza's"),
];

/// A subtype, as cards spell it.
pub(super) fn subtype(i: &mut Input<'_>) -> Parsed<&'static str> {
    // A name that is cut in two.
    if said(i, "urza 's") {
        return FORMS.get("urza's").copied().ok_or(EmptyError);
    }
    token(i, |token| FORMS.get(&*token.text).copied())
}

/// The card type that has this subtype; none for those of spells, and for what is no subtype.
pub(in crate::oracle) fn type_of_subtype(name: &str) -> Option<CardType> {
    TYPES.get(name).copied()
}

/// Whether a word is a subtype, in small letters.
pub(super) fn is_subtype(word: &str) -> bool {
    FORMS.contains_key(word)
}

/// The subtype that such a word says is not there: "non-Elf".
pub(super) fn not_subtype(i: &mut Input<'_>) -> Parsed<&'static str> {
    token(i, |token| token.text.strip_prefix("non-").and_then(|name| FORMS.get(name).copied()))
}
