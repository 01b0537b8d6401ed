//! The starter collection: every card can be used, and is what the card is.

use std::collections::BTreeSet;

use engine::cards::resolve;
use language::board::{Board, Object, Player, Zone};
use language::cards::Cards;
use rulebook::cards::{Collection, starter};
use rulebook::words::card;

fn collection() -> &'static Collection {
    starter().unwrap_or_else(|error| panic!("{error}"))
}

/// A board of one card that two players look at.
fn board(name: &str, zone: Zone) -> Board {
    let it = Object { id: "it".into(), card: Some(name.into()), zone, count: 1, ..Object::default() };
    Board { players: vec![Player::new("Alice"), Player::new("Bob")], objects: vec![it], ..Board::default() }
}

#[test]
fn there_are_at_least_a_hundred_and_fifty_cards_under_many_themes() {
    let themes: BTreeSet<&str> = collection().all().iter().map(|card| card.theme.as_str()).collect();
    assert!(collection().all().len() >= 150, "only {} cards", collection().all().len());
    assert!(themes.len() >= 15, "only {themes:?}");
}

#[test]
fn every_card_is_found_by_its_name_and_makes_sense_on_a_board() {
    for name in collection().names() {
        let zone = if name == "Nexus of Fate" { Zone::Stack } else { Zone::Battlefield };
        let resolved = resolve(&board(name, zone), collection()).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(engine::validate(&resolved.board), Ok(()), "{name}");
        assert_eq!(resolved.origins.named().count(), 1, "{name}");
    }
}

#[test]
fn every_card_can_be_told_in_words() {
    for one in collection().all() {
        assert!(!card::types(&one.is).is_empty(), "{} has no type", one.is.name);
        let told = card::abilities(&one.is);
        for (ability, words) in one.is.abilities.iter().zip(&told) {
            let is_keyword = matches!(ability, language::board::Ability::Keyword(_));
            let is_sentence = words.ends_with(['.', '"', '\u{201d}']);
            assert!(is_keyword || is_sentence, "{}: {words}", one.is.name);
        }
        assert_eq!(told.len(), one.is.abilities.len(), "{}", one.is.name);
    }
}

#[test]
fn no_card_says_anything_in_a_long_run_of_its_own_words() {
    for one in collection().all() {
        for ability in &one.is.abilities {
            if let language::board::Ability::Opaque(words) = ability {
                assert!(words.len() <= 90, "{}: `{words}` is too long", one.is.name);
            }
        }
    }
}
