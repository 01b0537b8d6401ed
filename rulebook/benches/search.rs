//! Reading, indexing and searching the newest rules text that lies beside the workspace, with our explanations, as one
//! types; and our explanations alone.

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use language::date::Date;
use rulebook::book::Book;
use rulebook::search::{Place, Results, shown};
use rulebook::text::read;

/// What is typed, letter by letter.
const TYPED: [&str; 16] = [
    "616.1c",
    "rule 704.5 legend",
    "damage prevent shield",
    "as though it had",
    "the active player",
    "isntead of drawing",
    "plainswalker loyality",
    "a creature enters the battlefield",
    "\"last known information\"",
    "regeneration",
    "if an effect would",
    "comander replacment",
    "+1/+1 counter",
    "state-based action",
    "the the the the",
    "zzzzzzzz",
];

/// How often everything is typed. On a shared machine another program may run in the middle of a keystroke: the best time
/// of each says what the search itself takes.
const ROUNDS: usize = 9;

/// How many hits a panel asks for.
const HITS: usize = 50;

fn main() {
    // The first book also reads our explanations.
    let (laying, alone) = timed(|| Book::of_digest(Date::NOW));
    println!("our explanations alone: read, laid out and indexed in {laying:.1?}");
    measure(&alone);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/rules/cr-2026-04-17.txt");
    let Ok(bytes) = std::fs::read(file) else {
        println!("SKIPPED: 0 rules texts found beside the workspace");
        return;
    };
    let (reading, text) = timed(|| read(&bytes, None));
    let Ok(text) = text else {
        println!("SKIPPED: the rules text beside the workspace can't be read");
        return;
    };
    let (indexing, book) = timed(|| Book::of_text(text));
    println!("the newest text: read in {reading:.1?}, laid out and indexed in {indexing:.1?}");
    measure(&book);
}

fn measure(book: &Book) {
    let explained: usize = book.rules().iter().map(|rule| rule.explained.len()).sum();
    let (rules, terms) = (book.rules().len(), book.glossary().len());
    println!("  {rules} rules, {terms} glossary entries, {explained} explanations");
    let rounds: Vec<Vec<Duration>> = (0..ROUNDS).map(|_| keystrokes(book)).collect();
    let best = (0..rounds[0].len()).filter_map(|at| rounds.iter().map(|round| round[at]).min());
    say("as the clock says", rounds.iter().flatten().copied().collect());
    say("the best time of each", best.collect());
}

fn say(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    println!(
        "  {} keystrokes, {what}: median {:.2?}, 99th percentile {:.2?}, longest {:.2?}",
        times.len(),
        at(50),
        at(99),
        at(100)
    );
}

/// The time of each keystroke: the query taken apart, found, and its hits highlighted.
fn keystrokes(book: &Book) -> Vec<Duration> {
    let ends =
        |typed: &'static str| typed.char_indices().map(|(at, letter)| &typed[..at + letter.len_utf8()]);
    TYPED.into_iter().flat_map(ends).map(|typed| timed(|| keystroke(book, typed)).0).collect()
}

fn keystroke(book: &Book, typed: &str) {
    let results = book.search(typed, HITS);
    for hit in &results.hits {
        highlight(book, &results, hit.place);
    }
}

fn highlight(book: &Book, results: &Results, place: Place) {
    match place {
        Place::Entry(at) => drop(black_box(shown::highlights(results, &book.glossary()[at].text()))),
        Place::Rule(at) => {
            if let Some(rule) = book.official(at) {
                black_box(shown::highlights(results, &rule.text()));
            }
            for entry in &book.rules()[at].explained {
                black_box(shown::highlights(results, &entry.text));
            }
        }
    }
}

fn timed<T>(run: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let result = black_box(run());
    (start.elapsed(), result)
}
