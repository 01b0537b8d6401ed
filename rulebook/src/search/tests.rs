use super::*;
use crate::text::{Text, read};

/// A small rules text in our own words.
const TEXT: &str = "\
Rules effective as of May 1, 2012.

100. Pebbles

100.1. Pebbles are round. Throwing a pebble is explained in rule 101.1a.

100.2. Two Pebbles

100.2a A pebble's colour is chosen as it enters the game.

100.10. Ten pebbles are a heap.

101. Throwing

101.1. A player throws one pebble at a time.

101.1a It flies far. If it would hit a wall, it falls instead.

101.2. Instead of a pebble, a player throws two.

Glossary

Heap
Ten of them. See rule 100.10.

Far
Out of reach of anyone.
";

fn text() -> Text {
    read(TEXT.as_bytes(), None).expect("a text")
}

/// The text alone, without anything that we say about rules.
fn index(text: &Text) -> Index {
    let rules = text.rules.iter().enumerate().map(|(at, rule)| {
        let section = text.section(rule.number.section).filter(|section| section.rules.start == at);
        let title = section.map_or("", |section| section.title.as_str());
        Document { place: Place::Rule(at), number: Some(rule.number), title, body: rule.text() }
    });
    let glossary = text.glossary.iter().enumerate().map(|(at, entry)| Document {
        place: Place::Entry(at),
        number: None,
        title: &entry.term,
        body: entry.text(),
    });
    Index::new(rules.chain(glossary))
}

/// What a query finds, as numbers and terms.
fn found(typed: &str) -> Vec<String> {
    let text = text();
    let results = index(&text).find(&Query::new(typed), 10);
    let name = |hit: &Hit| match hit.place {
        Place::Rule(at) => text.rules[at].number.to_string(),
        Place::Entry(at) => text.glossary[at].term.clone(),
    };
    assert_eq!(results.total, results.hits.len());
    results.hits.iter().map(name).collect()
}

#[test]
fn a_number_finds_its_rule_and_subrules_and_then_what_cites_it() {
    assert_eq!(found("100.2"), ["100.2", "100.2a"]);
    assert_eq!(found("101.1a"), ["101.1a", "100.1"]);
    assert_eq!(found("100.1"), ["100.1"]);
    assert_eq!(found("100.10"), ["100.10", "Heap"]);
    assert_eq!(found("101"), ["101.1", "101.1a", "101.2"]);
}

#[test]
fn all_words_are_there_in_any_order() {
    assert_eq!(found("wall hit"), ["101.1a"]);
    assert_eq!(found("wall heap"), [""; 0]);
}

#[test]
fn what_has_the_phrase_comes_first() {
    assert_eq!(found("throws one")[0], "101.1");
    assert_eq!(found("one throws"), ["101.1"]);
    assert_eq!(found("\"throws two\""), ["101.2"]);
    assert_eq!(found("\"two throws\""), [""; 0]);
}

#[test]
fn a_beginning_finds_words_as_one_types() {
    assert_eq!(found("hea"), ["Heap", "100.10"]);
    assert_eq!(found("colo ent"), ["100.2a"]);
    assert_eq!(found("w"), ["101.1a"]);
    assert_eq!(found("w "), [""; 0]);
}

#[test]
fn a_misspelling_finds_what_is_spelled_nearly_so() {
    assert_eq!(found("isntead").len(), 2);
    assert_eq!(found("pebbel colour"), ["100.2a"]);
    assert_eq!(found("zzzzzz"), [""; 0]);
}

#[test]
fn a_title_or_term_of_just_these_words_comes_first() {
    assert_eq!(found("far")[0], "Far");
    assert_eq!(found("throwing")[0], "101.1");
}

#[test]
fn a_number_and_words_go_together() {
    assert_eq!(found("100 pebbles").len(), 3);
    assert_eq!(found("101 pebble"), ["101.2", "101.1"], "the shorter one says more");
}

#[test]
fn nothing_finds_nothing() {
    for typed in ["", "  ", "\"\"", "?!", "999.9"] {
        assert_eq!(found(typed), [""; 0], "{typed}");
    }
}

#[test]
fn found_words_are_highlighted_where_they_stand() {
    let results = index(&text()).find(&Query::new("pebb colo"), 10);
    let line = "A Pebble's colour, not a stone's.";
    let ranges = shown::highlights(&results, line);
    assert_eq!(ranges.iter().map(|range| &line[range.clone()]).collect::<Vec<_>>(), ["Pebble's colour"]);
}

#[test]
fn what_is_in_one_place_is_one_hit() {
    let document = |place, title, body: &str| Document { place, number: None, title, body: body.to_owned() };
    let index = Index::new([
        document(Place::Rule(0), "", "A pebble is thrown far and wide."),
        document(Place::Rule(0), "Pebbles", "A pebble is thrown."),
        document(Place::Rule(1), "", "Thrown, a pebble rolls."),
    ]);
    let results = index.find(&Query::new("pebble thrown"), 1);
    assert_eq!((results.hits.len(), results.total), (1, 2));
    let results = index.find(&Query::new("pebbles"), 3);
    let hits: Vec<_> = results.hits.iter().map(|hit| (hit.place, hit.rank)).collect();
    assert_eq!(hits, [(Place::Rule(0), Rank::Title)], "the better document counts");
}

#[test]
fn the_best_are_kept_when_there_are_too_many() {
    let results = index(&text()).find(&Query::new("pebble"), 2);
    assert_eq!((results.hits.len(), results.total), (2, 6));
}
