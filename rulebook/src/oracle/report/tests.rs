//! What is counted of invented cards.

use super::{Ask, Card, Filter, Material, Piece, measure};

fn piece(text: &str, class: Option<&str>) -> Piece {
    let class = class.map(str::to_owned);
    Piece {
        name: "Wren".to_owned(),
        type_line: "Creature".to_owned(),
        text: text.to_owned(),
        is_one: class.is_some(),
        class,
    }
}

fn card(name: &str, pieces: Vec<Piece>) -> Card {
    Card { name: name.to_owned(), pieces }
}

#[test]
fn each_sentence_is_counted_once_and_a_card_without_text_is_whole() {
    let wren = card("Wren", vec![piece("Wren enters tapped. Zing.\nZang", None), piece("Zong", None)]);
    let material = Material { cards: vec![wren, card("Mute", vec![piece("", None)])] };
    let ask = Ask { most: 9, failures: Filter { most: 2, ..Filter::default() }, spoil: None };
    let report = measure(&material, &ask);
    assert_eq!((report.sentences.total, report.cards.total), (4, 2));
    assert_eq!(report.sorts.values().map(|tally| tally.total).sum::<usize>(), 4);
    assert_eq!(report.classes.keys().collect::<Vec<_>>(), ["etb-tapped-self"]);
    assert_eq!(report.replacement.total, 1);
    assert!(report.cards.whole >= 1 && report.cues.is_none());
    assert!(report.failures.iter().all(|failure| failure.card == "Wren" && failure.number > 0));
}

#[test]
fn a_file_with_classes_counts_by_them_and_says_where_the_cues_agree() {
    let pieces =
        vec![piece("Wren enters tapped.", Some("etb-tapped-self")), piece("Zing. Zang.", Some("odd"))];
    let report = measure(&Material { cards: vec![card("Wren", pieces)] }, &Ask::default());
    assert_eq!((report.sentences.total, report.replacement.total, report.classes.len()), (2, 2, 2));
    let cues = report.cues.unwrap();
    assert_eq!((cues.total, cues.same, cues.classes["odd"].same), (2, 1, 0));
}

#[test]
fn spoilt_sentences_are_counted_and_the_same_for_the_same_seed() {
    let material = Material { cards: vec![card("Wren", vec![piece("Wren enters tapped.", None)])] };
    let ask = |seed| Ask { spoil: Some(seed), ..Ask::default() };
    let shadow = |seed| measure(&material, &ask(seed)).shadow.unwrap();
    assert_eq!(shadow(7), shadow(7));
    assert!(shadow(7).swapped.tried <= 1 && shadow(7).swapped.understood <= shadow(7).swapped.tried);
    assert!(shadow(7).changed.same <= shadow(7).changed.tried);
    assert_eq!(measure(&material, &Ask::default()).shadow, None);
}
