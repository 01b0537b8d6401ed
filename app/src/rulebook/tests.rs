use rulebook::book::Book;
use rulebook::library::Library;
use std::sync::Arc;

use super::*;

fn rule(text: &str) -> Page {
    Page::Spot(Spot::Rule(text.parse().expect("a number")))
}

#[test]
fn the_trail_goes_back_and_forward_and_forgets_what_one_had_gone_back_from() {
    let mut trail = Trail::default();
    for number in ["616.1", "616.2", "616.2"] {
        trail.open(rule(number));
    }
    trail.back();
    assert_eq!(*trail.page(), rule("616.1"));
    trail.forward();
    assert_eq!(*trail.page(), rule("616.2"));
    trail.back();
    trail.open(rule("100.1"));
    assert!(!trail.can_go_forward() && trail.can_go_back());
    trail.back();
    trail.back();
    assert_eq!(*trail.page(), Page::Contents);
    assert!(!trail.can_go_back());
}

/// Books about pebbles, in our own words.
const TEXT: &str = "\
Rules effective as of May 1, 2012.

100. Pebbles

100.1. Pebbles are round.

616. Pebbles That Meet

616.1. Whoever is hit by two pebbles says which one comes first. See rules 616.2 and 999.9.

Example: Two pebbles, one head.

616.2. A pebble may roll on.

Glossary

Heap
Ten pebbles.
";

fn book() -> Book {
    Book::of_text(rulebook::text::read(TEXT.as_bytes(), None).expect("a text"))
}

#[test]
fn a_page_shows_the_section_with_the_rule_in_its_place_and_its_references() {
    let book = book();
    let Page::Spot(spot) = rule("616.1") else { panic!("a spot") };
    let reading = Reading::of(&book, &spot, Some(&book.search("pebbles", 9)));
    assert_eq!(reading.heading, "616. Pebbles That Meet");
    assert_eq!(reading.items.iter().map(|item| item.label.as_str()).collect::<Vec<_>>(), ["616.1", "616.2"]);
    let item = &reading.items[reading.chosen.expect("the rule")];
    assert!(item.lines[1].is_example);
    let leads: Vec<_> = item.lines[0].pieces.iter().filter_map(|piece| piece.leads.clone()).collect();
    assert_eq!(leads, [Spot::Rule("616.2".parse().expect("a number"))], "999.9 leads nowhere");
    let found: Vec<_> = item.lines[0].pieces.iter().filter(|piece| piece.is_found).map(|p| &p.text).collect();
    assert_eq!(found, ["pebbles"]);
    assert_eq!(
        item.lines[0].text(),
        "Whoever is hit by two pebbles says which one comes first. See rules 616.2 and 999.9."
    );
    let copied = reading.copied(&book).expect("a rule");
    assert!(
        copied.starts_with("616.1 (2012-05-01) Whoever")
            && copied.ends_with("Example: Two pebbles, one head.")
    );
}

#[test]
fn a_page_says_so_when_the_book_does_not_have_it() {
    let reading = Reading::of(&book(), &Spot::Rule("999.9".parse().expect("a number")), None);
    assert!(reading.items.is_empty() && reading.heading.contains("999.9"), "{}", reading.heading);
}

#[test]
fn a_day_is_served_by_the_imported_text_in_force_and_otherwise_by_our_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("pebbles.txt");
    std::fs::write(&file, TEXT).expect("a file");
    Library::at(folder.path()).import(&file).expect("an import");
    let wake: crate::job::Wake = Arc::new(|| {});
    let mut shelf = Shelf::new(crate::job::JobContext {
        data: Some(folder.path()),
        place: crate::job::Place::Here,
        wake: &wake,
    });
    let mut official = |day: &str| {
        shelf.read(day.parse().expect("a day"));
        shelf.book().and_then(|loaded| loaded.book.text().map(|text| text.effective.to_string()))
    };
    assert_eq!(official("2012-06-01").as_deref(), Some("2012-05-01"));
    assert_eq!(official("2026-04-17"), None, "its numbers would be those of another time");
    assert_eq!(official("2006-10-01"), None, "it was not there yet");
}
