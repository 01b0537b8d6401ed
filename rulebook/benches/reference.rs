//! Importing and loading the files of cards that lie beside the workspace, and finding names as one types.

use std::alloc::System;
use std::collections::BTreeMap;
use std::fs::File;
use std::hint::black_box;
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use cap::Cap;
use flate2::read::GzDecoder;
use rulebook::reference::{Reference, Store};
use tempfile::TempDir;

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

/// What is typed, letter by letter.
const TYPED: [&str; 16] = [
    "furnace of rath",
    "the",
    "bolt lightning",
    "Jotun Grunt",
    "lim-dul's vault",
    "aether vial",
    "urza",
    "fire // ice",
    "gideon jura",
    "dmg doubler",
    "lightnign bolt",
    "plainswalker",
    "a e i o u s t r",
    "sssssss",
    "brisela voice of nightmares",
    "zzzzzzzz",
];

/// How many results a panel asks for.
const RESULTS: usize = 50;

/// How many bytes the large file gets, as many as a real one.
const LARGE: u64 = 150_000_000;

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/cards");
    let files = ["oracle-cards.json.gz", "AtomicCards.json.gz"].map(|name| folder.join(name));
    if !files.iter().all(|file| file.is_file()) {
        println!("SKIPPED: 0 files of cards found beside the workspace");
        return Ok(());
    }
    let desk = TempDir::new()?;
    for file in &files {
        import(file, &desk.path().join("data"));
    }
    import(&large(&files[0], desk.path())?, &desk.path().join("data"));
    let before = MEMORY.allocated();
    let (time, reference) = timed(|| Reference::load(&desk.path().join("data")));
    if let Ok(Some(reference)) = reference {
        let (kept, peak) = (MEMORY.allocated() - before, MEMORY.max_allocated());
        let count = reference.all().len();
        println!(
            "load {count} cards: {time:.1?}, {} MB kept; {} MB at the peak of all this",
            mb(kept),
            mb(peak)
        );
        keystrokes(&reference);
    }
    Ok(())
}

fn import(file: &Path, data: &Path) {
    let name = file.file_name().unwrap_or_default().display().to_string();
    let before = spent();
    let (time, imported) = timed(|| Store::at(data).import(file));
    let worked = before.zip(spent()).map(|(before, after)| after.saturating_sub(before));
    let worked = worked.map(|time| format!(", of that {time:.1?} on a processor")).unwrap_or_default();
    match imported {
        Ok(_) => println!(
            "import {name}: {time:.1?}{worked}, {} MB at the peak so far",
            mb(MEMORY.max_allocated())
        ),
        Err(error) => println!("import {name}: {error}"),
    }
}

/// The plain file with fields that nobody reads, so that it has the size of a real one.
fn large(file: &Path, folder: &Path) -> io::Result<PathBuf> {
    let path = folder.join("large.json");
    let mut text = String::new();
    GzDecoder::new(File::open(file)?).read_to_string(&mut text)?;
    let mark = "{\"object\":\"card\",";
    let cards = text.matches(mark).count().max(1) as u64;
    let each = usize::try_from((LARGE.saturating_sub(text.len() as u64)) / cards).unwrap_or_default();
    let uri = "\"large\": \"https://example.org/large/front/0/0/00000000-0000-0000-0000-000000000000.jpg\", ";
    let uris = uri.repeat(each / uri.len());
    let padded = format!("{mark}\"image_uris\": {{{}}}, ", uris.trim_end_matches(", "));
    let mut out = BufWriter::new(File::create(&path)?);
    for (at, part) in text.split(mark).enumerate() {
        out.write_all(if at == 0 { b"" } else { padded.as_bytes() })?;
        out.write_all(part.as_bytes())?;
    }
    out.flush()?;
    println!("large.json: {} MB, {cards} cards", path.metadata()?.len() / 1_000_000);
    Ok(path)
}

/// The time of each keystroke, with what is highlighted: by the clock, and the best of five, because on a shared
/// machine the clock says more about the others.
fn keystrokes(reference: &Reference) {
    let (mut all, mut best) = (Vec::new(), BTreeMap::new());
    for _ in 0..5 {
        for typed in TYPED {
            for (at, letter) in typed.char_indices() {
                let typed = &typed[..at + letter.len_utf8()];
                let (time, _) = timed(|| reference.search(typed, RESULTS).len());
                all.push(time);
                let known = best.entry(typed).or_insert(time);
                *known = time.min(*known);
            }
        }
    }
    told("by the clock", all);
    if let Some((typed, time)) = best.iter().max_by_key(|(_, time)| **time) {
        println!("the longest of the best: {time:.2?} at `{typed}`");
    }
    told("each the best of five", best.into_values().collect());
}

fn told(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    let (count, median, most, longest) = (times.len(), at(50), at(99), at(100));
    println!(
        "{count} keystrokes, {what}: median {median:.2?}, 99th percentile {most:.2?}, longest {longest:.2?}"
    );
}

/// The time that this process has had of a processor, where the system tells: on a shared machine the clock says
/// more about the others.
fn spent() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

const fn mb(bytes: usize) -> usize {
    bytes / 1_000_000
}

fn timed<T>(run: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let result = black_box(run());
    (start.elapsed(), result)
}
