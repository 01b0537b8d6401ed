//! The catalogue that comes with the program can be read, whole, and knows no less than it did.
//!
//! `cargo run --release -- catalogue FILE --output rulebook/data/catalogue.bin` makes it anew; what has become less here is
//! then looked at before the numbers are changed.

use language::board::{Ability, CardType, Color, Counter};
use language::cards::Cards;
use rulebook::cards::{AllCards, Shelf, starter};
use rulebook::catalogue::{Card, Catalogue, bundled};
use rulebook::words::card;

/// The catalogue may be so many bytes long.
const BYTES: usize = 4 << 20;

/// So many cards are known whole at least.
const WHOLE: usize = 11_000;

fn catalogue() -> &'static Catalogue {
    bundled().unwrap_or_else(|error| panic!("{error}"))
}

fn unpacked() -> Vec<Card> {
    catalogue().unpack().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_card_can_be_unpacked_and_the_counts_are_no_less() {
    let cards = unpacked();
    assert_eq!(cards.len(), catalogue().len());
    let whole = cards.iter().filter(|card| card.is_whole()).count();
    assert!(cards.len() >= 30_000 && whole >= WHOLE, "{} cards, {whole} of them whole", cards.len());
    let bytes = include_bytes!("../data/catalogue.bin").len();
    assert!(bytes <= BYTES, "{bytes} bytes are more than {BYTES}");
}

#[test]
fn each_card_is_found_by_its_name_and_by_those_of_its_faces() {
    let (mut faces, mut other) = (0, Vec::new());
    for card in unpacked() {
        let found = catalogue().find(&card.name).unwrap_or_else(|| panic!("{} is not found", card.name));
        if found.card != &card {
            other.push(card.name.clone());
        }
        for face in card.faces.iter().skip(1) {
            faces += 1;
            let found = catalogue().find(&face.is.name);
            assert!(found.is_some(), "{} is not found", face.is.name);
        }
    }
    // Names that differ in nothing but punctuation.
    assert!(other.len() < 5, "{other:?} are found as others");
    assert!(faces > 500, "only {faces} faces");
}

#[test]
fn what_is_not_understood_is_an_ability_that_says_so() {
    for card in unpacked() {
        for face in &card.faces {
            let said = |sentence: &str| {
                face.is.abilities.iter().any(|ability| {
                    matches!(ability.itself(), Ability::Unread(unread) if unread.sentence == sentence)
                })
            };
            // A keyword that changes no ruling is not marked.
            let marked = face.unread().filter(|sentence| said(sentence)).count();
            let unread = face.unread().count();
            let of_keywords =
                face.sentences().filter(|(_, mark)| mark.of == rulebook::oracle::Sort::Keyword).count();
            assert!(marked + of_keywords >= unread, "{} is not marked", card.name);
            let held: usize = face.lines.iter().map(|line| line.abilities).sum();
            assert!(held <= face.is.abilities.len(), "{} has fewer abilities than its lines say", card.name);
        }
    }
}

#[test]
fn no_text_of_a_card_is_in_it() {
    for card in unpacked() {
        for face in &card.faces {
            for ability in &face.is.abilities {
                assert!(!matches!(ability.itself(), Ability::Opaque(_)), "{}: {ability:?}", card.name);
                if let Ability::Unread(unread) = ability.itself() {
                    assert!(unread.words.split(' ').count() <= 8, "{}: `{}`", card.name, unread.words);
                }
            }
        }
    }
}

#[test]
fn every_card_can_be_told_in_words() {
    for card in unpacked() {
        for face in &card.faces {
            let told = card::abilities(&face.is);
            assert_eq!(told.len(), face.is.abilities.len(), "{}", card.name);
        }
    }
}

#[test]
fn a_name_is_found_without_case_accents_and_punctuation_and_the_hand_goes_before_the_catalogue() {
    let cards = AllCards::bundled().unwrap_or_else(|error| panic!("{error}"));
    let from = |name: &str| cards.find(name).map(|found| (found.from, found.is.name.clone()));
    assert_eq!(from("furnace OF rath"), Some((Shelf::Collection, "Furnace of Rath".to_owned())));
    assert_eq!(from("lim duls vault"), Some((Shelf::Catalogue, "Lim-Dul's Vault".to_owned())));
    assert_eq!(from("Insectile Aberration").map(|(_, name)| name).as_deref(), Some("Insectile Aberration"));
    assert_eq!(from("no such card as this"), None);
    // The catalogue need not have what was written by hand.
    for card in cards.collection().names() {
        let start: String = card.chars().take(12).collect();
        assert!(cards.search(&start, 30).iter().any(|name| name == card), "{card} is not found by {start}");
    }
    let names = cards.search("lim-d", 5);
    assert!(names.iter().any(|name| name.starts_with("Lim-D")), "{names:?}");
    let of_hand = starter().unwrap_or_else(|error| panic!("{error}"));
    for card in of_hand.all() {
        // But for what it leaves unread, where the catalogue leaves less.
        let unread = card.is.unread_within();
        let leaves_out = catalogue().find(&card.is.name).is_some_and(|named| {
            unread > 0 && (named.card.is_whole() || named.is().unread_within() < unread)
        });
        let shelf = if leaves_out { Shelf::Catalogue } else { Shelf::Collection };
        assert_eq!(from(&card.is.name).map(|(shelf, _)| shelf), Some(shelf), "{}", card.is.name);
    }
}

#[test]
fn faces_halves_and_what_is_printed_beside_the_text() {
    let is = |name: &str| catalogue().card(name).unwrap_or_else(|| panic!("{name}")).clone();
    let delver = is("Delver of Secrets");
    assert_eq!((delver.mana_value, &delver.colors[..]), (1, &[Color::Blue][..]));
    let back =
        catalogue().back("Delver of Secrets").map(|back| (back.name.clone(), back.power, back.mana_value));
    assert_eq!(back, Some(("Insectile Aberration".to_owned(), Some(3), 0)));
    assert_eq!(catalogue().back("Insectile Aberration"), None);
    let front = |name: &str| catalogue().front(name).map(|front| front.name.clone());
    assert_eq!(front("Insectile Aberration").as_deref(), Some("Delver of Secrets"));
    assert_eq!((front("Delver of Secrets"), front("Ice")), (None, None));
    let (both, fire) = (is("Fire // Ice"), is("Fire"));
    assert_eq!((both.mana_value, both.colors.len(), fire.mana_value), (4, 2, 2));
    assert!(matches!(&both.abilities[..], [Ability::Unread(_)]) && fire.types == [CardType::Instant]);
    let siege = is("Invasion of Zendikar");
    let defense = siege.abilities.iter().any(|ability| {
        matches!(ability, Ability::Effect(effect) if format!("{:?}", effect.rewrite).contains("Defense"))
    });
    assert!(defense && siege.types == [CardType::Battle], "{:?}", Counter::Defense);
    assert_eq!(is("Liliana of the Veil").loyalty, Some(3));
}

#[test]
fn of_several_activated_abilities_each_has_a_name_of_its_own() {
    for card in unpacked() {
        for face in &card.faces {
            let names: Vec<&str> = face.is.abilities.iter().filter_map(activated).collect();
            let mut different = names.clone();
            different.sort_unstable();
            different.dedup();
            assert_eq!(names.len(), different.len(), "{}: {names:?}", card.name);
        }
    }
}

fn activated(ability: &Ability) -> Option<&str> {
    if let Ability::Activated { name, .. } = ability.itself() { Some(name) } else { None }
}
