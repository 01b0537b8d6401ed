//! The catalogue: its names laid out, cards found, names completed, all of it unpacked.

use std::hint::black_box;
use std::time::{Duration, Instant};

use rulebook::catalogue::{Catalogue, CatalogueError};

/// The bytes that come with the program.
const BYTES: &[u8] = include_bytes!("../data/catalogue.bin");

/// Every so manieth card is looked up, each in a block that is still packed.
const EVERY: usize = 97;

/// What is typed, letter by letter.
const TYPED: [&str; 8] = [
    "hardened scales",
    "the",
    "bolt lightning",
    "Jotun Grunt",
    "lim-dul's vault",
    "lightnign bolt",
    "a e i o u s t r",
    "zzzzzzzz",
];

fn main() -> Result<(), CatalogueError> {
    println!("{} bytes", BYTES.len());
    let mut best = Duration::MAX;
    for _ in 0..7 {
        best = best.min(timed(|| Catalogue::read(BYTES).map(|read| read.len())).0);
    }
    println!("names of all cards at hand: {best:.1?}");
    let catalogue = Catalogue::read(BYTES)?;
    let names: Vec<String> =
        (0..catalogue.len()).step_by(EVERY).filter_map(|at| name(&catalogue, at)).collect();
    // Its own, of which nothing is unpacked.
    let packed = Catalogue::read(BYTES)?;
    told(
        "a name found, and its block unpacked",
        names.iter().map(|name| timed(|| packed.find(name).is_some()).0),
    );
    told("a name found again", names.iter().map(|name| timed(|| packed.find(name).is_some()).0));
    let starts =
        TYPED.iter().flat_map(|typed| typed.char_indices().map(|(at, c)| &typed[..at + c.len_utf8()]));
    told("a keystroke", starts.map(|typed| timed(|| catalogue.search(typed, 50).len()).0));
    let mut best = Duration::MAX;
    for _ in 0..5 {
        best = best.min(timed(|| catalogue.unpack().map(|cards| cards.len())).0);
    }
    println!("all cards unpacked: {best:.1?}");
    Ok(())
}

fn name(catalogue: &Catalogue, at: usize) -> Option<String> {
    catalogue.at(at).map(|card| card.name.clone())
}

fn told(what: &str, times: impl Iterator<Item = Duration>) {
    let mut times: Vec<Duration> = times.collect();
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    println!("{what}: median {:.1?}, 99th percentile {:.1?}, longest {:.1?}", at(50), at(99), at(100));
}

fn timed<T>(run: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let result = black_box(run());
    (start.elapsed(), result)
}
