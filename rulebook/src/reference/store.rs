//! The two files of the reference in the data folder: cards, and the rulings that were imported beside them.
//!
//! Each is gzip with a line of JSON for its head and one for each card. They are apart so that an import writes only
//! its own: of two at once, neither can undo the other's.

use std::fs::File;
use std::io;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

use disk::PutError;
use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::error::ReferenceError;
use super::harvest::Rulings;
use super::printed::{OracleId, Printed, Ruling};
use super::publisher::Publisher;
use crate::library::store::put_by;
use language::date::Date;

/// The version of both files.
const FORMAT: u32 = 1;

/// The first line of the file of cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Head {
    pub(super) publisher: Publisher,
    pub(super) made: Option<Date>,
}

/// What any first line has.
#[derive(Serialize, Deserialize)]
struct Line<H> {
    format: u32,
    lines: usize,
    #[serde(flatten)]
    head: H,
}

/// What the first line has in any version.
#[derive(Deserialize)]
struct Version {
    format: u32,
}

/// The first line of the file of rulings says nothing else.
#[derive(Serialize, Deserialize)]
struct NoHead {}

/// The rulings of a card.
#[derive(Deserialize)]
struct Ruled {
    card: OracleId,
    rulings: Vec<Ruling>,
}

/// The same to be written.
#[derive(Serialize)]
struct RuledRef<'a> {
    card: OracleId,
    rulings: &'a [Ruling],
}

/// Writes the file of cards.
pub(super) fn put_cards(path: &Path, head: Head, cards: &[Printed]) -> Result<(), PutError> {
    put(path, head, cards.len(), cards.iter())
}

/// The head and the cards of the file. None when there is no file.
pub(super) fn cards(path: &Path) -> Result<Option<(Head, Vec<Printed>)>, ReferenceError> {
    get(path)
}

/// Writes the file of rulings.
pub(super) fn put_rulings(path: &Path, rulings: &Rulings) -> Result<(), PutError> {
    let lines = rulings.iter().map(|(card, rulings)| RuledRef { card: *card, rulings });
    put(path, NoHead {}, rulings.len(), lines)
}

/// The rulings of the file. None when there is no file.
pub(super) fn rulings(path: &Path) -> Result<Option<Rulings>, ReferenceError> {
    let found = get::<NoHead, Ruled>(path)?;
    Ok(found.map(|(_, lines)| lines.into_iter().map(|line| (line.card, line.rulings)).collect()))
}

/// How many cards a file is about, be it of cards or of rulings. None when there is no file, or it can't be read.
pub(super) fn count(path: &Path) -> Option<usize> {
    let mut lines = Lines::of(File::open(path).ok()?);
    let first: Line<NoHead> = serde_json::from_str(lines.next().ok()??).ok()?;
    Some(first.lines)
}

fn put<H: Serialize, L: Serialize>(
    path: &Path,
    head: H,
    count: usize,
    lines: impl Iterator<Item = L>,
) -> Result<(), PutError> {
    put_by(path, |out| {
        let mut out = GzEncoder::new(out, Compression::fast());
        write_line(&mut out, &Line { format: FORMAT, lines: count, head })?;
        for line in lines {
            write_line(&mut out, &line)?;
        }
        out.finish().map(|_| ())
    })
}

fn write_line(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}

/// The head of a file and its lines. None when there is no file.
fn get<H: DeserializeOwned, L: DeserializeOwned>(path: &Path) -> Result<Option<(H, Vec<L>)>, ReferenceError> {
    let file = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        file => file.map_err(ReferenceError::io_at(path))?,
    };
    let mut lines = Lines::of(file);
    let changed = || ReferenceError::Changed { path: path.to_owned() };
    let unreadable = |source: io::Error| {
        if is_broken(&source) { changed() } else { ReferenceError::Io { path: path.to_owned(), source } }
    };
    let first = lines.next().map_err(unreadable)?.ok_or_else(changed)?;
    let Version { format } = serde_json::from_str(first).map_err(|_| changed())?;
    if format != FORMAT {
        return Err(ReferenceError::OtherFormat { path: path.to_owned(), format });
    }
    let head: Line<H> = serde_json::from_str(first).map_err(|_| changed())?;
    let mut found = Vec::new();
    while let Some(line) = lines.next().map_err(unreadable)? {
        found.push(serde_json::from_str(line).map_err(|_| changed())?);
    }
    // A file that breaks off has fewer lines than its head says.
    if found.len() == head.lines { Ok(Some((head.head, found))) } else { Err(changed()) }
}

/// Whether an error of reading is about what the archive has in it, and not about the disk.
fn is_broken(error: &io::Error) -> bool {
    [io::ErrorKind::UnexpectedEof, io::ErrorKind::InvalidInput, io::ErrorKind::InvalidData]
        .contains(&error.kind())
}

/// The lines of a file, each in the same memory.
struct Lines<R> {
    file: R,
    line: String,
}

impl Lines<BufReader<GzDecoder<BufReader<File>>>> {
    fn of(file: File) -> Self {
        Self { file: BufReader::new(GzDecoder::new(BufReader::new(file))), line: String::new() }
    }
}

impl<R: BufRead> Lines<R> {
    /// The next line. None at the end.
    fn next(&mut self) -> io::Result<Option<&str>> {
        self.line.clear();
        let count = self.file.read_line(&mut self.line)?;
        Ok((count > 0).then_some(self.line.as_str()))
    }
}
