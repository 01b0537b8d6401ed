//! Reading a file of cards or rulings: which kind it is shows by its content, never by its name.
//!
//! The file is streamed: one entry at a time is in memory besides what is kept of it.

use std::fmt;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::rc::Rc;

use flate2::bufread::MultiGzDecoder;
use serde::de::{DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;

use super::bounds::{Bound, Packed, Unpacked};
use super::harvest::{Content, Harvest};
use super::publisher::Publisher;
use super::value::Few;
use super::{mtgjson, scryfall};
use crate::text::other_kind;

const BUFFER: usize = 1 << 16;

const EXPECTED: &str =
    "expected are Scryfall's bulk files \"oracle cards\" and \"rulings\" and MTGJSON's AtomicCards";

/// Why a file has no cards that can be imported.
#[derive(Debug, thiserror::Error)]
pub enum NotCards {
    /// Nothing is in it.
    #[error("the file is empty; get it again")]
    Empty,
    /// Its content is that of another kind of file.
    #[error("this is {0}, not JSON; {EXPECTED}, plain or as .gz; unpack any other archive first")]
    OtherFile(&'static str),
    /// It is no JSON.
    #[error("this is not JSON: {0}; {EXPECTED}")]
    NotJson(serde_json::Error),
    /// It is JSON of something else.
    #[error("this is JSON, but not of cards, {progress}: {problem}; {EXPECTED}")]
    OtherJson {
        /// What was found, and where.
        problem: serde_json::Error,
        /// How far it came.
        progress: String,
    },
    /// Nothing in it is a card or ruling that is kept.
    #[error("no card and no ruling is in this file; {EXPECTED}")]
    NoCards,
    /// The end is missing.
    #[error("the file ends in the middle, {progress}; it was cut off, so get it again")]
    CutOff {
        /// How far it came.
        progress: String,
    },
    /// The archive contradicts itself.
    #[error("the gzip archive is damaged, {progress}: {problem}; get it again")]
    Damaged {
        /// What is wrong.
        problem: io::Error,
        /// How far it came.
        progress: String,
    },
    /// It has more of something than any file of cards.
    #[error("{bound}, more than any file of cards, {progress}; this is something else; {EXPECTED}")]
    TooMuch {
        /// What there is too much of.
        bound: Bound,
        /// How far it came.
        progress: String,
    },
    /// The disk refused.
    #[error("the file can't be read: {0}")]
    Io(io::Error),
}

/// Reads a file of cards or rulings to its end, plain or gzip.
///
/// Fails when it is something else, only a part, or unpacks to more than any file of cards. Takes about a second for each
/// 100 MB.
pub fn read(file: impl Read) -> Result<Content, NotCards> {
    let harvest = Harvest::default();
    let gauge = harvest.gauge();
    let (start, file) = peeked(file)?;
    if !start.starts_with(b"\x1f\x8b") {
        return plain(&start, Unpacked { file, gauge }, harvest);
    }
    let packed = Packed { file, gauge: Rc::clone(&gauge) };
    let unpacked = MultiGzDecoder::new(BufReader::with_capacity(BUFFER, packed));
    let (start, file) = peeked(unpacked)?;
    plain(&start, Unpacked { file, gauge }, harvest)
}

/// The first bytes, and a reader from the first byte on.
fn peeked<R: Read>(mut file: R) -> Result<(Vec<u8>, impl Read), NotCards> {
    let mut start = Vec::new();
    file.by_ref().take(64).read_to_end(&mut start).map_err(|error| of_disk(error, &Harvest::default()))?;
    Ok((start.clone(), Cursor::new(start).chain(file)))
}

fn plain(start: &[u8], file: impl Read, mut harvest: Harvest) -> Result<Content, NotCards> {
    if start.is_empty() {
        return Err(NotCards::Empty);
    }
    if let Some(kind) = other_kind(start) {
        return Err(NotCards::OtherFile(kind));
    }
    if start.contains(&0) {
        return Err(NotCards::OtherFile("no text in UTF-8"));
    }
    // On the outside, because JSON is read byte by byte.
    let mut file = BufReader::with_capacity(BUFFER, file);
    if start.starts_with(b"\xef\xbb\xbf") {
        file.fill_buf().map_err(NotCards::Io)?;
        file.consume(3);
    }
    let mut json = serde_json::Deserializer::from_reader(file);
    let publisher = Everything(&mut harvest).deserialize(&mut json);
    match publisher.and_then(|publisher| json.end().map(|()| publisher)) {
        Ok(publisher) => harvest.content(publisher).ok_or(NotCards::NoCards),
        Err(error) => Err(of_json(error, &harvest)),
    }
}

fn of_json(error: serde_json::Error, harvest: &Harvest) -> NotCards {
    let progress = harvest.progress();
    if let Some(bound) = harvest.gauge().over() {
        return NotCards::TooMuch { bound, progress };
    }
    match error.classify() {
        Category::Io => of_disk(io::Error::from(error), harvest),
        Category::Syntax => NotCards::NotJson(error),
        Category::Data => NotCards::OtherJson { problem: error, progress },
        Category::Eof => NotCards::CutOff { progress },
    }
}

fn of_disk(error: io::Error, harvest: &Harvest) -> NotCards {
    let progress = harvest.progress();
    // What is wrong with an archive comes as an error of reading it.
    let is = |kinds: &[io::ErrorKind]| kinds.contains(&error.kind());
    if is(&[io::ErrorKind::UnexpectedEof]) {
        NotCards::CutOff { progress }
    } else if is(&[io::ErrorKind::InvalidInput, io::ErrorKind::InvalidData]) {
        NotCards::Damaged { problem: error, progress }
    } else {
        NotCards::Io(error)
    }
}

/// The whole file: an array is Scryfall's, an object with `data` is MTGJSON's.
struct Everything<'a>(&'a mut Harvest);

impl<'de> DeserializeSeed<'de> for Everything<'_> {
    type Value = Publisher;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Publisher, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Everything<'_> {
    type Value = Publisher;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array of cards or an object with `data`")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Publisher, A::Error> {
        while let Some(entry) = entries.next_element::<scryfall::Entry>()? {
            self.0.scryfall(entry).map_err(A::Error::custom)?;
        }
        Ok(Publisher::Scryfall)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Publisher, A::Error> {
        let mut has_data = false;
        while let Some(field) = fields.next_key::<String>()? {
            match field.as_str() {
                "data" => fields.next_value_seed(Names(self.0)).map(|()| has_data = true)?,
                "meta" => self.0.meta(&fields.next_value()?),
                _ => fields.next_value::<IgnoredAny>().map(|_| ())?,
            }
        }
        if has_data { Ok(Publisher::Mtgjson) } else { Err(A::Error::custom("this object has no `data`")) }
    }
}

/// What is under `data`: names and what is printed under them.
struct Names<'a>(&'a mut Harvest);

impl<'de> DeserializeSeed<'de> for Names<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Names<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with the names of cards")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut names: A) -> Result<(), A::Error> {
        while let Some((name, Few(entries))) = names.next_entry::<String, Few<mtgjson::Entry>>()? {
            self.0.mtgjson(&name, entries).map_err(A::Error::custom)?;
        }
        Ok(())
    }
}
