//! The file of a catalogue: names, and blocks of cards that are unpacked one by one.
//!
//! Behind a mark and the version stand the lengths of the head and of the dictionary, then these two and the blocks. The
//! head is packed like a block, without the dictionary; it says the lengths of the blocks. The same cards are the same bytes.
//! Everything is `MessagePack` with the names of fields in it, so that a field that is new may be absent, packed by zstd.

use std::io;

use language::date::Date;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use zstd::bulk::{Compressor, Decompressor};
use zstd::dict::{DecoderDictionary, EncoderDictionary, from_continuous};

use super::card::Card;

/// What a catalogue begins with.
const MARK: &[u8; 8] = b"INSTEADC";

/// The version of the file. Another one is made anew from the file of cards.
const VERSION: u32 = 1;

/// How many cards are unpacked together.
pub(super) const BLOCK: usize = 32;

/// How hard it is packed.
const LEVEL: i32 = 19;

/// The longest dictionary.
const DICTIONARY: usize = 112 * 1024;

/// What one block, or the head, may have in it at most when it is unpacked.
const LARGEST: usize = 16 << 20;

/// What stands in front.
#[derive(Serialize, Deserialize)]
struct Head {
    /// When the file of cards was made.
    made: Option<Date>,
    /// The names of the cards in their order, with line ends between them.
    names: String,
    /// Of each card a number that depends on its text.
    texts: Vec<u32>,
    /// How long each block is.
    blocks: Vec<usize>,
}

/// Bytes that are no catalogue.
#[derive(Debug, thiserror::Error)]
pub enum CatalogueError {
    /// They are something else, or only a part.
    #[error("this is no catalogue of cards, or only a part of one")]
    NotOne,
    /// They are of a version that this program does not read.
    #[error("the catalogue has version {0}, and this program reads {VERSION}; make it anew")]
    OtherVersion(u32),
    /// They can't be unpacked or packed.
    #[error("the catalogue can't be unpacked: {0}")]
    Packed(#[from] io::Error),
    /// What was unpacked is none of our cards: the data language has changed since it was made.
    #[error("block {block} of the catalogue can't be read: {reason}; make it anew")]
    Unreadable {
        /// Which block; none for the head.
        block: usize,
        /// What is wrong.
        reason: rmp_serde::decode::Error,
    },
    /// A card can't be written.
    #[error("a card can't be written: {0}")]
    Unwritable(#[from] rmp_serde::encode::Error),
}

/// A catalogue of which the head is unpacked.
pub(super) struct File {
    head: Head,
    /// Where each name ends, in bytes.
    ends: Vec<usize>,
    dictionary: DecoderDictionary<'static>,
    /// Each block as it is packed.
    blocks: Vec<&'static [u8]>,
}

impl File {
    pub(super) fn read(bytes: &'static [u8]) -> Result<Self, CatalogueError> {
        let rest = bytes.strip_prefix(MARK).ok_or(CatalogueError::NotOne)?;
        let (version, rest) = number(rest)?;
        if version != VERSION {
            return Err(CatalogueError::OtherVersion(version));
        }
        let (head, rest) = number(rest)?;
        let (dictionary, rest) = number(rest)?;
        let (head, rest) = cut(rest, head as usize)?;
        let (dictionary, mut rest) = cut(rest, dictionary as usize)?;
        let unpacked = Decompressor::new()?.decompress(head, LARGEST)?;
        let head: Head = parsed(&unpacked, 0)?;
        let mut blocks = Vec::with_capacity(head.blocks.len());
        for long in &head.blocks {
            let (block, after) = cut(rest, *long)?;
            blocks.push(block);
            rest = after;
        }
        let ends: Vec<usize> =
            head.names.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at).collect();
        if !rest.is_empty() || ends.len() != head.texts.len() {
            return Err(CatalogueError::NotOne);
        }
        Ok(Self { head, ends, dictionary: DecoderDictionary::copy(dictionary), blocks })
    }

    pub(super) const fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) const fn made(&self) -> Option<Date> {
        self.head.made
    }

    pub(super) const fn block_count(&self) -> usize {
        self.blocks.len()
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.head.names.lines()
    }

    pub(super) fn name(&self, at: usize) -> Option<&str> {
        let start = at.checked_sub(1).map_or(Some(0), |before| self.ends.get(before).map(|end| end + 1))?;
        self.head.names.get(start..*self.ends.get(at)?)
    }

    pub(super) fn text(&self, at: usize) -> Option<u32> {
        self.head.texts.get(at).copied()
    }

    /// The cards of a block; none behind the last one.
    pub(super) fn block(&self, block: usize) -> Result<Vec<Card>, CatalogueError> {
        let Some(packed) = self.blocks.get(block) else { return Ok(Vec::new()) };
        let unpacked =
            Decompressor::with_prepared_dictionary(&self.dictionary)?.decompress(packed, LARGEST)?;
        parsed(&unpacked, block)
    }
}

fn parsed<T: DeserializeOwned>(unpacked: &[u8], block: usize) -> Result<T, CatalogueError> {
    rmp_serde::from_slice(unpacked).map_err(|reason| CatalogueError::Unreadable { block, reason })
}

fn number(bytes: &'static [u8]) -> Result<(u32, &'static [u8]), CatalogueError> {
    let (first, rest) = bytes.split_first_chunk::<4>().ok_or(CatalogueError::NotOne)?;
    Ok((u32::from_le_bytes(*first), rest))
}

fn cut(bytes: &'static [u8], at: usize) -> Result<(&'static [u8], &'static [u8]), CatalogueError> {
    bytes.split_at_checked(at).ok_or(CatalogueError::NotOne)
}

/// The bytes of a catalogue of these cards, in their order; each with the number of its text.
pub(super) fn written(made: Option<Date>, cards: &[(Card, u32)]) -> Result<Vec<u8>, CatalogueError> {
    let mut blocks = Vec::new();
    for cards in cards.chunks(BLOCK) {
        let cards: Vec<&Card> = cards.iter().map(|(card, _)| card).collect();
        blocks.push(rmp_serde::to_vec_named(&cards)?);
    }
    let dictionary = dictionary(cards)?;
    let prepared = EncoderDictionary::copy(&dictionary, LEVEL);
    let mut press = Compressor::with_prepared_dictionary(&prepared)?;
    let packed = blocks.iter().map(|block| press.compress(block)).collect::<Result<Vec<_>, _>>()?;
    let head = Head {
        made,
        names: cards.iter().flat_map(|(card, _)| [card.name.as_str(), "\n"]).collect(),
        texts: cards.iter().map(|(_, text)| *text).collect(),
        blocks: packed.iter().map(Vec::len).collect(),
    };
    let head = Compressor::new(LEVEL)?.compress(&rmp_serde::to_vec_named(&head)?)?;
    let mut bytes = MARK.to_vec();
    for number in [Ok(VERSION), long(&head), long(&dictionary)] {
        bytes.extend(number?.to_le_bytes());
    }
    bytes.extend(head);
    bytes.extend(dictionary);
    bytes.extend(packed.into_iter().flatten());
    Ok(bytes)
}

fn long(bytes: &[u8]) -> Result<u32, CatalogueError> {
    u32::try_from(bytes.len()).map_err(|_| CatalogueError::NotOne)
}

/// A dictionary of what cards have in common; an empty one where there are too few.
fn dictionary(cards: &[(Card, u32)]) -> Result<Vec<u8>, CatalogueError> {
    let mut samples = Vec::new();
    let mut lengths = Vec::new();
    for (card, _) in cards.iter().step_by(3) {
        let sample = rmp_serde::to_vec_named(card)?;
        lengths.push(sample.len());
        samples.extend(sample);
    }
    Ok(from_continuous(&samples, &lengths, DICTIONARY).unwrap_or_default())
}
