use language::board::{Ability, Color, UnreadOf};
use language::effect::Kind;
use language::event::Mana;

use super::{Card, Catalogue, CatalogueError, Told, compiled, make};
use crate::reference::{Cards, Face, Printed, Publisher};

fn face(name: &str, type_line: &str, text: &str) -> Face {
    Face { name: name.into(), type_line: type_line.into(), text: text.into(), ..Face::default() }
}

fn card(name: &str, faces: Vec<Face>) -> Printed {
    Printed { name: name.into(), layout: "normal".into(), faces, ..Printed::default() }
}

fn bell(text: &str) -> Card {
    compiled(&card("Loud Bell", vec![face("Loud Bell", "Artifact Creature \u{2014} Bell", text)]))
}

/// The unread sentences of its front: number, sort, kinds, whether of itself, words.
fn unread(card: &Card) -> Vec<(String, UnreadOf, Vec<Kind>, bool, String)> {
    let abilities = card.faces.iter().flat_map(|face| &face.is.abilities);
    let each = abilities.filter_map(|ability| {
        let Ability::Unread(one) = ability.itself() else { return None };
        Some((one.sentence.clone(), one.of, one.about.clone(), one.itself, one.words.clone()))
    });
    each.collect()
}

fn cards(list: Vec<Printed>) -> Cards {
    Cards {
        publisher: Publisher::Scryfall,
        made: None,
        cards: list,
        left_out: std::collections::BTreeMap::new(),
    }
}

#[test]
fn the_same_cards_are_the_same_bytes_and_come_back_as_they_were() {
    let list = || {
        let texts = ["Flying", "Frobs the quux", "{T}: Draw a card."];
        let one = |(at, text): (usize, &str)| {
            let name = format!("Bell {at}");
            card(&name, vec![face(&name, "Creature \u{2014} Bell", text)])
        };
        cards((0..90).map(|at| one((at, texts[at % 3]))).collect())
    };
    let (made, again) = (make(&list()).expect("made"), make(&list()).expect("made"));
    assert_eq!(made, again);
    assert_eq!((made.cards, made.whole), (90, 60));
    let read = Catalogue::read(made.bytes.leak()).expect("read");
    assert_eq!(read.len(), 90);
    let mut all = read.unpack().expect("unpacked");
    all.sort_by(|a, b| a.name.cmp(&b.name));
    let mut expected: Vec<Card> = list().cards.iter().map(compiled).collect();
    expected.sort_by(|a, b| a.name.cmp(&b.name));
    assert_eq!(all, expected);
    assert_eq!(read.find("bell 17").map(|found| &*found.card.name), Some("Bell 17"));
    assert_eq!(read.find("bell 90"), None);
}

#[test]
fn what_is_no_catalogue_is_refused() {
    assert!(matches!(Catalogue::read(b"words"), Err(CatalogueError::NotOne)));
    let made = make(&cards(vec![card("Bell", vec![face("Bell", "Artifact", "")])])).expect("made").bytes;
    for end in 0..made.len() {
        assert!(Catalogue::read(made[..end].to_vec().leak()).is_err(), "{end} bytes are a catalogue");
    }
    let mut other = made;
    other[8] = 250;
    assert!(matches!(Catalogue::read(other.leak()), Err(CatalogueError::OtherVersion(250))));
}

#[test]
fn an_unread_trigger_says_what_it_waits_for() {
    let about = |text: &str| {
        unread(&bell(text)).first().map(|(_, of, kinds, itself, _)| (*of, kinds.clone(), *itself))
    };
    let triggered = |kinds: &[Kind], itself| Some((UnreadOf::Triggered, kinds.to_vec(), itself));
    assert_eq!(about("When Loud Bell enters, frob the quux."), triggered(&[Kind::Enter], true));
    assert_eq!(about("Whenever a creature you control dies, frob it."), triggered(&[Kind::Move], false));
    assert_eq!(about("At the beginning of your upkeep, frob it."), triggered(&[Kind::Begin], false));
    assert_eq!(about("Whenever you frob a quux, draw a card."), triggered(&[], false));
    assert_eq!(
        about("If damage would frob a quux, prevent it."),
        Some((UnreadOf::Static, vec![Kind::Damage], false))
    );
    assert_eq!(about("Creatures you control frob."), Some((UnreadOf::Static, vec![], false)));
    assert_eq!(about("Flying"), None);
}

#[test]
fn all_sentences_of_a_line_are_lost_with_one_of_them() {
    let found = bell("Flying\nWhen Loud Bell enters, draw a card. Frob the quux.\n{T}: Draw a card.");
    let numbers: Vec<String> = unread(&found).into_iter().map(|(number, ..)| number).collect();
    assert_eq!(numbers, ["2.1", "2.2"]);
    let marks: Vec<(String, Told)> =
        found.faces[0].sentences().map(|(number, mark)| (number, mark.told)).collect();
    assert_eq!(marks.len(), 4);
    assert_eq!((marks[1].1, marks[2].1), (Told::Understood, Told::Unread));
    assert_eq!(found.faces[0].lines.iter().map(|line| line.abilities).collect::<Vec<_>>(), [1, 2, 1]);
}

#[test]
fn keywords_are_kept_beside_one_that_is_known_by_name_only() {
    let found = bell("Flying, cascade");
    assert_eq!(found.faces[0].is.abilities.len(), 3);
    let [(number, of, kinds, _, words)] = &unread(&found)[..] else { panic!("{found:?}") };
    assert_eq!(
        (&**number, *of, &kinds[..], &**words),
        ("1.1", UnreadOf::Triggered, &[Kind::Cast][..], "cascade")
    );
}

#[test]
fn activated_abilities_are_called_by_their_costs() {
    let named = |text: &str| {
        let found = bell(text);
        let each = found.faces[0].is.abilities.iter().filter_map(|ability| {
            if let Ability::Activated { name, .. } = ability {
                Some(name.clone())
            } else if let Ability::Unread(unread) = ability {
                Some(unread.words.clone())
            } else {
                None
            }
        });
        each.collect::<Vec<_>>()
    };
    assert_eq!(named("{T}: Draw a card."), [""]);
    assert_eq!(named("{2}, {T}: Draw a card.\n{T}: You gain 1 life."), ["{2}, {T}", "{T}"]);
    assert_eq!(named("{T}: Draw a card.\n{T}: Frob the quux."), ["{T} (1)", "{T} (2)"]);
    assert_eq!(
        named("Sacrifice Loud Bell: Draw a card.\n{1}, Discard a card: You gain 1 life."),
        ["sacrifice", "{1}, discard"]
    );
    assert_eq!(
        named("{4}: Draw a card.\nRemove a +1/+1 counter from Loud Bell: You gain 1 life."),
        ["{4}", "remove counters"]
    );
    assert_eq!(named("+1: Draw a card.\n\u{2212}2: You gain 1 life."), ["+1", "-2"]);
}

#[test]
fn what_is_printed_is_read() {
    let mut printed =
        card("Bell", vec![face("Bell", "Legendary Snow Artifact Creature \u{2014} Time Lord Bell", "")]);
    printed.faces[0].mana_cost = "{X}{2}{W}{W}{C}".into();
    printed.faces[0].colors = vec![Color::White];
    printed.faces[0].power = Some("1+*".into());
    printed.mana_value = Some(5.0);
    let is = compiled(&printed).faces[0].is.clone();
    let cost = is.cost.clone().expect("a cost");
    assert_eq!((cost.generic, cost.x, &cost.mana[..]), (2, 1, &[(Mana::White, 2), (Mana::Colorless, 1)][..]));
    assert_eq!(
        (is.mana_value, is.power, &is.subtypes[..]),
        (5, None, &["Time Lord".to_owned(), "Bell".to_owned()][..])
    );
    assert_eq!((is.supertypes.len(), is.types.len()), (2, 2));
    printed.faces[0].mana_cost = "{W/U}{2}".into();
    assert_eq!(compiled(&printed).faces[0].is.cost, None);
    let odd = compiled(&card("Bell", vec![face("Bell", "Vanguard", "")]));
    assert_eq!(unread(&odd).first().map(|(number, ..)| number.as_str()), Some("type"));
}

#[test]
fn a_split_card_is_both_halves_and_each_half_what_it_is() {
    let mut printed = card(
        "Ring // Song",
        vec![face("Ring", "Instant", "Draw a card."), face("Song", "Sorcery", "Draw a card.")],
    );
    printed.layout = "split".into();
    printed.faces[0].mana_cost = "{1}{U}".into();
    printed.faces[1].mana_cost = "{2/R}".into();
    let found = compiled(&printed);
    assert_eq!(
        (found.is(None).mana_value, found.is(Some(0)).mana_value, found.is(Some(1)).mana_value),
        (4, 2, 2)
    );
    assert_eq!(found.is(None).types.len(), 2);
    assert_eq!((found.face_called("song"), found.face_called("ring // song")), (Some(1), None));
    assert!(found.back().is_none());
}
