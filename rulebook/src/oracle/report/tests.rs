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
    let report = measure(&material, &Ask { most: 9, failures: Filter { most: 2, ..Filter::default() } });
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
