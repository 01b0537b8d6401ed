//! The text of a board file as a code: one line to send in a message, to show as a QR picture, or to open as a link.
//!
//! A code is [`SCHEME`], the number of its version, a full stop, and letters, digits, `-` and `_` (base64 as URLs have
//! it). These are the file without its layout, packed (DEFLATE), with the CRC-32 of the text in front. Behind each
//! [`BLOCK`] of them stand [`CHECK`] more that are made of the block and its place, so that a code that was changed on its
//! way says where. Blanks and line ends inside a code don't count: programs that carry messages break lines.

use std::io::{self, Read};

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE;
use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder};

/// What a code begins with: it is a link, too.
pub const SCHEME: &str = "instead:";

/// The version of the codes that this program makes.
const VERSION: &str = "1";

/// So many letters have letters of their own that check them.
const BLOCK: usize = 60;

/// So many letters check a block: one changed letter in 4,096 goes unseen here, and is seen at the end.
const CHECK: usize = 2;

/// The bytes of the checksum in front of what is packed.
const SUM: usize = 4;

/// Why a code can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CodeError {
    /// It does not begin as codes do.
    #[error("this is no code of a board; one begins with `{SCHEME}{VERSION}.`")]
    NotACode,
    /// Of a version that this program does not know.
    #[error("the code is of version {0}, and this program reads version {VERSION}; a newer one can read it")]
    Newer(u64),
    /// Nothing stands behind the version.
    #[error("the code ends behind its version; copy it again, to its last letter")]
    Empty,
    /// Something that no code has.
    #[error("the code has `{found}` as its {}; copy it again, it is made of letters, digits, `-` and `_`", nth(*.place))]
    Letter {
        /// What stands there.
        found: char,
        /// Which character of the code it is, counted from 1, blanks left out.
        place: usize,
    },
    /// A block is not what its check says.
    #[error(
        "the code was changed on its way: something is wrong, missing or too much between its {} and its {}; copy it again",
        nth(*.from), nth(*.to)
    )]
    Damaged {
        /// The first character of the block, counted from 1, blanks left out.
        from: usize,
        /// Its last.
        to: usize,
    },
    /// Each block is as it should be, and the whole is not.
    #[error("the code was changed on its way, or its end is missing; copy it again, to its last letter")]
    Cut,
    /// It would be larger than any board file.
    #[error("the code unpacks to more than {most} bytes; a board file has at most so many")]
    TooLarge {
        /// The size in bytes of the largest board file.
        most: u64,
    },
}

/// Which character of a code: "12th character".
fn nth(place: usize) -> String {
    let end = match (place % 10, place % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{place}{end} character")
}

/// Whether a text is meant as a code, whole or not.
pub fn is_code(text: &str) -> bool {
    let text = text.trim_start().as_bytes();
    text.get(..SCHEME.len()).is_some_and(|start| start.eq_ignore_ascii_case(SCHEME.as_bytes()))
}

/// The code of a text. Takes time in proportion to its length.
pub(crate) fn encode(text: &str) -> io::Result<String> {
    let mut bytes = crc32fast::hash(text.as_bytes()).to_le_bytes().to_vec();
    DeflateEncoder::new(text.as_bytes(), Compression::best()).read_to_end(&mut bytes)?;
    let letters = BASE.encode(bytes);
    let blocks = letters.as_bytes().chunks(BLOCK).enumerate();
    let checked = blocks.flat_map(|(place, block)| block.iter().copied().chain(check(place, block)));
    let checked = checked.map(char::from);
    Ok([SCHEME, VERSION, "."].into_iter().flat_map(str::chars).chain(checked).collect())
}

/// The text in a code, of at most so many bytes.
///
/// # Errors
/// When it is no code, of a version to come, or changed on its way; the message says where.
pub(crate) fn decode(code: &str, most: u64) -> Result<String, CodeError> {
    let code: String = code.chars().filter(|c| !c.is_whitespace()).collect();
    if !is_code(&code) {
        return Err(CodeError::NotACode);
    }
    let behind = &code[SCHEME.len()..];
    // A browser writes slashes behind the scheme of a link.
    let behind = behind.trim_start_matches('/');
    let (version, letters) = behind.split_once('.').ok_or(CodeError::NotACode)?;
    if version != VERSION {
        return Err(version.parse().map_or(CodeError::NotACode, CodeError::Newer));
    }
    let before = code.chars().count() - letters.chars().count();
    // Some programs write one behind a link.
    let letters = letters.trim_end_matches('/');
    if letters.is_empty() {
        return Err(CodeError::Empty);
    }
    let is_letter = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    if let Some((place, found)) = letters.chars().enumerate().find(|(_, c)| !is_letter(c)) {
        return Err(CodeError::Letter { found, place: before + place + 1 });
    }
    let packed = unchecked(letters.as_bytes(), before)?;
    unpacked(&packed, most)
}

/// The letters of a code without those that check them. So many characters stand before them.
fn unchecked(letters: &[u8], before: usize) -> Result<Vec<u8>, CodeError> {
    let mut packed = Vec::with_capacity(letters.len());
    for (place, whole) in letters.chunks(BLOCK + CHECK).enumerate() {
        let (block, found) = whole.split_at(whole.len().saturating_sub(CHECK));
        if block.is_empty() || !check(place, block).eq(found.iter().copied()) {
            let from = before + place * (BLOCK + CHECK) + 1;
            return Err(CodeError::Damaged { from, to: from + whole.len() - 1 });
        }
        packed.extend_from_slice(block);
    }
    BASE.decode(packed).map_err(|_| CodeError::Cut)
}

/// What was packed, if it is whole.
fn unpacked(packed: &[u8], most: u64) -> Result<String, CodeError> {
    let (sum, packed) = packed.split_first_chunk::<SUM>().ok_or(CodeError::Cut)?;
    let mut text = Vec::new();
    let read = DeflateDecoder::new(packed).take(most.saturating_add(1)).read_to_end(&mut text);
    if text.len() as u64 > most {
        return Err(CodeError::TooLarge { most });
    }
    if read.is_err() || crc32fast::hash(&text).to_le_bytes() != *sum {
        return Err(CodeError::Cut);
    }
    String::from_utf8(text).map_err(|_| CodeError::Cut)
}

/// The letters that check a block.
fn check(place: usize, block: &[u8]) -> impl Iterator<Item = u8> + use<> {
    let mut hash = crc32fast::Hasher::new();
    hash.update(&place.to_le_bytes());
    hash.update(block);
    let of = BASE.encode(hash.finalize().to_le_bytes());
    of.into_bytes().into_iter().take(CHECK)
}

#[cfg(test)]
mod tests;
