//! Which card type has which subtype (CR 205.3 (2026-04-17)).

use std::collections::HashMap;
use std::sync::LazyLock;

use language::board::CardType;

const NAMES: &str = include_str!("../../data/subtypes.tsv");

/// What has them, and their names, as cards spell them.
pub(super) fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    NAMES.lines().filter(|row| !row.starts_with('#')).filter_map(|row| row.split_once('\t'))
}

/// The card type that has this subtype; none for those of spells, and for what is no subtype.
pub(super) fn type_of(name: &str) -> Option<CardType> {
    TYPES.get(name).copied()
}

static TYPES: LazyLock<HashMap<&'static str, CardType>> = LazyLock::new(|| {
    let known = |of: &str| CARD_TYPES.iter().find(|(word, _)| *word == of).map(|(_, of)| *of);
    rows().filter_map(|(of, name)| Some((name, known(of)?))).collect()
});

const CARD_TYPES: &[(&str, CardType)] = &[
    ("artifact", CardType::Artifact),
    ("battle", CardType::Battle),
    ("creature", CardType::Creature),
    ("enchantment", CardType::Enchantment),
    ("land", CardType::Land),
    ("planeswalker", CardType::Planeswalker),
];
