use super::*;
use crate::text::read;

fn text(day: &str, rules: &str) -> Text {
    let text = format!(
        "Effective as of {day}.\n\n1. Play\n\n100. Pebbles\n\n{rules}\n\nGlossary\n\nPebble\nA stone.\n"
    );
    read(text.as_bytes(), None).expect("a text")
}

fn old() -> Text {
    text(
        "May 1, 2012",
        "100.1. A pebble's owner throws it once each turn (see rule 100.3).\n\n\
         100.2. A heap of ten or more pebbles can never be thrown at another player.\n\n\
         100.3. Nobody throws at night.\n\n\
         100.4. Pebbles of different colours are kept apart while a game is going on.",
    )
}

fn new() -> Text {
    text(
        "July 13, 2013",
        "100.1. A pebble\u{2019}s owner throws it once each turn (see rule 100.4).\n\n\
         100.2. Everyone gathers stones by hand and counts them.\n\n\
         100.3. A heap of twelve or more pebbles can never be thrown at any player.\n\n\
         100.4. Nobody throws at night.",
    )
}

fn stands(number: &str) -> (Option<String>, Change) {
    let (old, new) = (old(), new());
    let place = old.position(number.parse().expect("a number")).expect("a rule");
    let found = standing(&old, place, &new);
    (found.place.map(|place| new.rules[place].number.to_string()), found.change)
}

#[test]
fn a_citation_stands_where_its_words_went() {
    assert_eq!(stands("100.1"), (Some("100.1".into()), Change::Citations));
    assert_eq!(stands("100.2"), (Some("100.3".into()), Change::Edited));
    assert_eq!(stands("100.3"), (Some("100.4".into()), Change::Renumbered));
    assert_eq!(stands("100.4"), (None, Change::Gone));
}

#[test]
fn quotes_and_dashes_are_no_change() {
    let new =
        text("July 13, 2013", "100.1. A pebble\u{2019}s owner throws it once each turn (see rule 100.3).");
    let found = standing(&old(), 0, &new);
    assert_eq!((found.place, found.change), (Some(0), Change::Unchanged));
}

#[test]
fn a_history_goes_back_and_forth_from_where_the_number_is() {
    let texts = [old(), new()];
    let steps = |from, number: &str| {
        let steps = history(&texts, from, number.parse().expect("a number"));
        steps.iter().map(|step| (step.number.map(|n| n.to_string()), step.change)).collect::<Vec<_>>()
    };
    let night = vec![(Some("100.3".into()), None), (Some("100.4".into()), Some(Change::Renumbered))];
    assert_eq!(steps(0, "100.3"), night);
    assert_eq!(steps(1, "100.4"), night);
    assert_eq!(steps(1, "100.2"), [(None, None), (Some("100.2".into()), Some(Change::New))]);
    assert_eq!(steps(0, "100.4")[1], (None, Some(Change::Gone)));
    assert_eq!(steps(0, "100.9"), []);
}

#[test]
fn differences_are_found_word_by_word() {
    let pieces = differences(
        "Ten or more \u{201c}pebbles\u{201d} fly.\nThey fall.",
        "Ten or fewer \"pebbles\" fly far.\nThey fall.",
    );
    let (kept, removed, added) = (Piece::Kept, Piece::Removed, Piece::Added);
    assert_eq!(
        pieces,
        [
            kept("Ten or".into()),
            removed("more".into()),
            added("fewer".into()),
            kept("\"pebbles\"".into()),
            removed("fly.".into()),
            added("fly far.".into()),
            kept("\nThey fall.".into()),
        ]
    );
}

#[test]
fn equal_wordings_are_one_kept_piece() {
    assert_eq!(differences("One two.", "One two."), [Piece::Kept("One two.".into())]);
    assert_eq!(differences("", ""), []);
}
