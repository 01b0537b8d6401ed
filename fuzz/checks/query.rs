//! Any text as a query, to a rules text and to our explanations alone: what is found is there.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use rulebook::book::Book;
use rulebook::links::links;
use rulebook::search::{Hit, Place, Rank, Results, shown};
use rulebook::text::{Number, read};

/// A rules text of our own, and our explanations by the numbers of an old day and of a new one.
static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| {
    let text = read(include_bytes!("../corpus/rules_text/whole.txt"), None);
    let days = ["2006-10-01", "2026-04-17"].into_iter().filter_map(|day| day.parse().ok());
    days.map(Book::of_digest).chain(text.ok().map(Book::of_text)).collect()
});

/// Asks each book for the bytes, as far as they are text.
///
/// # Panics
/// When what is found is not as it must be.
pub(crate) fn check(bytes: &[u8]) {
    let Ok(typed) = std::str::from_utf8(bytes) else { return };
    assert_eq!(BOOKS.len(), 3, "the text of our own is whole");
    BOOKS.iter().for_each(|book| asked(book, typed));
    for link in links(typed) {
        assert!(typed.get(link.range).is_some());
        assert!(BOOKS.iter().all(|book| book.rules().get(book.led_to(link.target)).is_some()));
    }
}

fn asked(book: &Book, typed: &str) {
    let most = typed.len() % 20 + 1;
    let results = book.search(typed, most);
    assert!(results.hits.len() <= most && results.hits.len() <= results.total);
    let places: BTreeSet<Place> = results.hits.iter().map(|hit| hit.place).collect();
    assert_eq!(places.len(), results.hits.len(), "a place is there twice");
    results.hits.iter().for_each(|hit| shown_in_place(book, &results, *hit));
    highlighted(&results, typed);
    let number: Option<Number> = typed.parse().ok().filter(|_| !typed.contains(char::is_whitespace));
    if let Some(at) = number.and_then(|number| book.position(number)) {
        let first = results.hits.first().map(|hit| (hit.place, hit.rank));
        assert_eq!(first, Some((Place::Rule(at), Rank::Number)), "{typed} is not the first");
    }
}

fn shown_in_place(book: &Book, results: &Results, hit: Hit) {
    match hit.place {
        Place::Entry(at) => highlighted(results, &book.glossary()[at].text()),
        Place::Rule(at) => {
            assert!(book.around(hit.place).is_some_and(|around| around.contains(&at)));
            book.official(at).iter().for_each(|rule| highlighted(results, &rule.text()));
            book.explanations(at).iter().for_each(|entry| highlighted(results, &entry.text));
        }
    }
}

fn highlighted(results: &Results, text: &str) {
    let mut end = 0;
    for range in shown::highlights(results, text) {
        assert!(range.start >= end && text.get(range.clone()).is_some_and(|found| !found.is_empty()));
        end = range.end;
    }
}
