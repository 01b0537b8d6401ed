//! Reading, indexing and searching the newest rules text that lies beside the workspace, as one types.

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use rulebook::search::{Index, Query, shown};
use rulebook::text::{Text, read};

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

/// How many hits a panel asks for.
const HITS: usize = 50;

fn main() {
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
    let (indexing, index) = timed(|| Index::of(&text));
    println!("{} documents: read in {reading:.1?}, indexed in {indexing:.1?}", index.len());
    let mut times = keystrokes(&text, &index);
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    println!(
        "{} keystrokes: median {:.2?}, 99th percentile {:.2?}, longest {:.2?}",
        times.len(),
        at(50),
        at(99),
        at(100)
    );
}

/// The time of each keystroke: the query taken apart, found, and its hits highlighted.
fn keystrokes(text: &Text, index: &Index) -> Vec<Duration> {
    let mut times = Vec::new();
    for typed in TYPED.iter().cycle().take(TYPED.len() * 5) {
        for (at, letter) in typed.char_indices() {
            let (time, ()) = timed(|| keystroke(text, index, &typed[..at + letter.len_utf8()]));
            times.push(time);
        }
    }
    times
}

fn keystroke(text: &Text, index: &Index, typed: &str) {
    let results = index.find(&Query::new(typed), HITS);
    for hit in &results.hits {
        if let Some(first) = shown::around(text, hit.place).and_then(|range| text.rules.get(range.start)) {
            black_box(shown::highlights(&results, &first.text()));
        }
    }
}

fn timed<T>(run: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let result = black_box(run());
    (start.elapsed(), result)
}
