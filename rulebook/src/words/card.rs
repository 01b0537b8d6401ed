//! A card in words: what it is, and what it does.

use super::grammar::list;
use super::vocabulary::color;
use super::{Vocabulary, Voice};
use language::board::{CardType, Characteristics, Color, Supertype};
use language::date::Date;

/// Its supertypes, types and subtypes: "Legendary Creature, Elf Druid".
pub fn types(is: &Characteristics) -> String {
    let before = is.supertypes.iter().map(|kind| supertype(*kind));
    let kinds: Vec<&str> = before.chain(is.types.iter().map(|kind| card_type(*kind))).collect();
    let kinds = kinds.join(" ");
    if is.subtypes.is_empty() { kinds } else { format!("{kinds}, {}", is.subtypes.join(" ")) }
}

/// What it is, in a line: types, colours, mana value, and the numbers that it has.
pub fn line(is: &Characteristics) -> String {
    let colors: Vec<&str> = is.colors.iter().map(|c: &Color| color(*c)).collect();
    let colors = if colors.is_empty() { "colorless".to_owned() } else { list(&colors) };
    let mut parts = vec![types(is), colors, format!("mana value {}", is.mana_value)];
    if let (Some(power), Some(toughness)) = (is.power, is.toughness) {
        parts.push(format!("{power}/{toughness}"));
    }
    parts.extend(is.loyalty.map(|loyalty| format!("loyalty {loyalty}")));
    parts.join("; ")
}

/// Each of its abilities as a sentence, in the words of today.
pub fn abilities(is: &Characteristics) -> Vec<String> {
    let voice = Voice::of(Vocabulary::new(Date::NOW), None, Some(&is.name));
    is.abilities.iter().map(|ability| voice.ability(ability)).collect()
}

const fn card_type(kind: CardType) -> &'static str {
    match kind {
        CardType::Artifact => "Artifact",
        CardType::Battle => "Battle",
        CardType::Creature => "Creature",
        CardType::Enchantment => "Enchantment",
        CardType::Instant => "Instant",
        CardType::Kindred => "Kindred",
        CardType::Dungeon => "Dungeon",
        CardType::Plane => "Plane",
        CardType::Phenomenon => "Phenomenon",
        CardType::Scheme => "Scheme",
        CardType::Land => "Land",
        CardType::Planeswalker => "Planeswalker",
        CardType::Sorcery => "Sorcery",
    }
}

const fn supertype(kind: Supertype) -> &'static str {
    match kind {
        Supertype::Basic => "Basic",
        Supertype::Legendary => "Legendary",
        Supertype::Snow => "Snow",
        Supertype::World => "World",
        Supertype::Ongoing => "Ongoing",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_told_in_a_line() {
        let is = Characteristics {
            mana_value: 3,
            colors: vec![Color::Green, Color::White],
            supertypes: vec![Supertype::Legendary],
            types: vec![CardType::Creature],
            subtypes: vec!["Elf".into(), "Druid".into()],
            power: Some(2),
            toughness: Some(-1),
            ..Characteristics::default()
        };
        assert_eq!(line(&is), "Legendary Creature, Elf Druid; green and white; mana value 3; 2/-1");
        let rock = Characteristics { types: vec![CardType::Artifact], ..Characteristics::default() };
        assert_eq!(line(&rock), "Artifact; colorless; mana value 0");
    }
}
