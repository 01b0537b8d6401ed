//! Subtypes: their names, one and many.

use std::collections::HashMap;
use std::sync::LazyLock;

use winnow::error::EmptyError;

use super::words::{said, token};
use super::{Input, Parsed};
use crate::oracle::subtypes::rows;
use crate::oracle::text::{Sort, Token};
use crate::words::grammar::plural;

/// In small letters, one and many of each.
static FORMS: LazyLock<HashMap<String, &'static str>> = LazyLock::new(|| {
    let names = rows().map(|(_, name)| name);
    names
        .flat_map(|name| {
            let lower = name.to_lowercase();
            let many = IRREGULAR.iter().find(|(one, _)| *one == lower).map(|(_, many)| (*many).to_owned());
            [(many.unwrap_or_else(|| plural(&lower)), name), (lower, name)]
        })
        .collect()
});

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
    // "Gold" in small letters is said of many colours.
    let is_color = |token: &Token| token.sort == Sort::Word && &*token.text == "gold";
    token(i, |token| FORMS.get(&*token.text).copied().filter(|_| !is_color(token)))
}

/// Whether a word is a subtype, in small letters.
pub(super) fn is_subtype(word: &str) -> bool {
    FORMS.contains_key(word)
}

/// The subtype that such a word says is not there: "non-Elf".
pub(super) fn not_subtype(i: &mut Input<'_>) -> Parsed<&'static str> {
    token(i, |token| token.text.strip_prefix("non-").and_then(|name| FORMS.get(name).copied()))
}
