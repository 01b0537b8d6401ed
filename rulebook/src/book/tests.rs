use super::*;
use crate::links::links;
use crate::test_texts;
use crate::text::read;

/// A small rules text in our own words; 616.1 and 616.2 are numbers that the digest has at its day, too.
const TEXT: &str = "\
Rules effective as of May 1, 2012.

100. Pebbles

100.1. Pebbles are round, see rules 616.1-2.

616. Pebbles That Meet

616.1. Whoever is hit by two pebbles says which one comes first.

616.1b Round ones go before square ones.

616.2. A pebble may roll on.

616.9. Nobody knows why.

Glossary

Heap
Ten pebbles.
";

fn with_text() -> Book {
    Book::of_text(read(TEXT.as_bytes(), None).expect("a text"))
}

fn alone(date: &str) -> Book {
    Book::of_digest(date.parse().expect("a day"))
}

fn number(text: &str) -> Number {
    text.parse().expect("a number")
}

fn keys(book: &Book, at: usize) -> Vec<&str> {
    book.rules()[at].explained.iter().map(|entry| entry.key.as_str()).collect()
}

/// What a query finds: numbers, terms, and keys of what has no number.
fn found(book: &Book, typed: &str) -> Vec<String> {
    let name = |hit: &Hit| match hit.place {
        Place::Rule(at) => {
            let rule = &book.rules()[at];
            rule.number.map_or_else(|| rule.explained[0].key.clone(), |number| number.to_string())
        }
        Place::Entry(at) => book.glossary()[at].term.clone(),
    };
    book.search(typed, 20).hits.iter().map(name).collect()
}

/// What must hold of any book.
fn check(book: &Book) {
    let mut end = 0;
    for section in book.sections() {
        assert_eq!(section.rules.start, end);
        end = section.rules.end;
    }
    assert_eq!(end, book.rules().len());
    let explained: Vec<&str> = (0..end).flat_map(|at| keys(book, at)).collect();
    assert_eq!(explained.len(), digest::all().len(), "{}: each entry stands in one place", book.date());
    for (at, rule) in book.rules().iter().enumerate() {
        assert_eq!(book.official(at).is_some(), book.text().is_some_and(|text| at < text.rules.len()));
        let number = |entry: &&Entry| entry.number(book.date()).map(str::to_owned);
        let numbers: Vec<Option<String>> = rule.explained.iter().map(number).collect();
        assert!(numbers.iter().all(|other| *other == rule.number.map(|number| number.to_string())));
        assert!(book.around(Place::Rule(at)).is_some_and(|around| around.contains(&at)));
        if let Some(number) = rule.number.filter(|_| book.text().is_none()) {
            assert_eq!(book.position(number), Some(at), "{number}");
        }
    }
}

#[test]
fn every_entry_stands_in_one_place_of_every_book() {
    for date in
        ["2004-10-01", "2006-10-01", "2009-07-11", "2012-05-01", "2023-01-01", "2026-04-17", "2031-01-01"]
    {
        check(&alone(date));
    }
    check(&with_text());
}

#[test]
fn without_a_text_our_explanations_are_in_order_of_the_numbers_of_the_day() {
    let (old, new) = (alone("2006-10-01"), alone("2026-04-17"));
    for (book, key, at) in [(&old, "choose-one", "419.9a"), (&new, "choose-one", "616.1")] {
        let place = book.position(number(at)).expect("a rule");
        assert_eq!(keys(book, place)[0], key);
        let section = book.section_of(Place::Rule(place)).expect("a section");
        assert_eq!(section.number, Some(number(at).section));
    }
    assert!(new.rules()[..20].is_sorted_by(|one, other| one.number < other.number));
}

#[test]
fn what_has_no_number_at_a_day_stands_last_and_says_so() {
    let old = alone("2006-10-01");
    let copy = old.position_of("step-copy").expect("an entry");
    assert_eq!(old.rules()[copy].number, None);
    assert_eq!(old.section_of(Place::Rule(copy)), old.sections().last());
    assert_eq!(old.sections().last().map(|section| section.number), Some(None));
}

#[test]
fn a_rule_and_what_we_say_about_it_are_one_hit() {
    let book = with_text();
    let said = ["616.1", "616.1b", "616.1a", "616.1c", "616.1d", "616.1e", "100.1"];
    assert_eq!(found(&book, "616.1"), said, "the text, then what it does not have, then what cites it");
    let place = book.position(number("616.1")).expect("a rule");
    assert_eq!(keys(&book, place), ["choose-one"]);
    assert_eq!(found(&book, "hit by two pebbles"), ["616.1"], "the text's words find it");
    assert_eq!(found(&book, "who picks the next effect")[0], "616.1", "our words find it");
    assert_eq!(found(&book, "heap"), ["Heap"]);
}

#[test]
fn what_the_text_has_not_stands_behind_it() {
    let book = with_text();
    let place = book.position_of("step-any").expect("an entry");
    assert!(place >= book.text().map_or(0, |text| text.rules.len()));
    assert_eq!(book.section_of(Place::Rule(place)).map(|section| section.number), Some(None));
    assert_eq!(book.position(number("616.1e")), None, "it is not in the text");
}

#[test]
fn the_digest_alone_is_searched_like_a_text() {
    let book = alone("2026-04-17");
    assert_eq!(found(&book, "616.1c"), ["616.1c"]);
    assert_eq!(found(&book, "616.1")[..3], ["616.1", "616.1a", "616.1b"]);
    assert_eq!(found(&book, "who picks the next effect")[0], "616.1");
    assert_eq!(found(&book, "picks effect next who").len(), found(&book, "who picks effect next").len());
    assert_eq!(found(&book, "self-replacem first")[0], "616.1a", "a beginning");
    assert!(found(&book, "replacment").contains(&"614.1".to_owned()), "a misspelling");
    assert!(found(&alone("2006-10-01"), "as a copy of what").contains(&"step-copy".to_owned()));
    assert_eq!(found(&book, " "), [""; 0]);
}

#[test]
fn an_entry_speaks_for_letters_that_have_none() {
    let book = alone("2026-04-17");
    let lifelink = book.position_of("lifelink").expect("an entry");
    assert_eq!(book.position(number("702.15f")), None);
    assert_eq!(book.speaking_for(number("702.15f")), [lifelink]);
    let results = book.search("702.15f", 5);
    assert_eq!((results.hits[0].place, results.hits[0].rank), (Place::Rule(lifelink), Rank::Number));
    assert!(book.speaking_for(number("616.1z")).is_empty() && book.search("616.1z", 5).total == 0);
    assert!(with_text().speaking_for(number("702.15f")).is_empty(), "a text has all of its rules");
}

#[test]
fn what_a_day_said_differently_is_found_at_that_day() {
    let said = "side by side";
    assert!(found(&alone("2017-01-01"), &format!("\"stood {said}\"")).len() == 1);
    assert_eq!(found(&alone("2026-04-17"), &format!("\"stood {said}\"")), [""; 0]);
}

#[test]
fn references_lead_to_places() {
    let led = |book: &Book, said: &str| -> Vec<String> {
        let target = links(said)[0].target;
        let rules = &book.rules()[book.led_to(target)];
        rules.iter().filter_map(|rule| rule.number).map(|number| number.to_string()).collect()
    };
    let alone = alone("2026-04-17");
    assert_eq!(led(&alone, "616.1a-c"), ["616.1a", "616.1b", "616.1c"]);
    assert_eq!(led(&alone, "999.1"), [""; 0]);
    assert!(led(&alone, "section 7").iter().all(|number| number.starts_with('7')));
    assert!(
        led(&alone, "rule 616").len() > 5
            && led(&alone, "rules 615-616").len() > led(&alone, "rule 616").len()
    );
    assert_eq!(led(&with_text(), "616.1-2"), ["616.1", "616.1b", "616.2"]);
}

#[test]
fn a_rule_has_its_subrules_with_it() {
    let book = alone("2026-04-17");
    let numbers =
        |range: Range<usize>| book.rules()[range].iter().filter_map(|rule| rule.number).collect::<Vec<_>>();
    let family = numbers(book.with_subrules(number("616.1")));
    assert!(
        family.len() > 5
            && family.iter().all(|n| *n == number("616.1") || n.parent() == Some(number("616.1")))
    );
    assert_eq!(numbers(book.with_subrules(number("616.1c"))), [number("616.1c")]);
    assert_eq!(book.with_subrules(number("999.1")).len(), 0);
}

#[test]
fn a_hit_is_shown_with_its_section() {
    let book = with_text();
    assert_eq!(book.around(Place::Rule(2)), Some(1..5));
    assert_eq!(book.around(Place::Entry(0)), None);
    assert_eq!(book.around(Place::Rule(usize::MAX)), None);
    assert_eq!(
        book.section_of(Place::Rule(2)).map(|section| section.title.as_str()),
        Some("Pebbles That Meet")
    );
}

#[test]
fn with_every_official_text_all_that_has_a_number_stands_beside_its_rule() {
    for (date, text) in test_texts::texts() {
        let book = Book::of_text(read(text.as_bytes(), Some(date)).expect("a text"));
        check(&book);
        let rules = book.text().map_or(0, |text| text.rules.len());
        let apart: Vec<Number> = book.rules()[rules..].iter().filter_map(|rule| rule.number).collect();
        assert!(apart.is_empty(), "{date}: {apart:?}");
        let is_there = book.position(number("616.1")).is_some();
        let first = book.search("616.1", 5).hits.first().map(|hit| hit.rank);
        assert_eq!(first == Some(Rank::Number), is_there, "{date}");
    }
}
