//! Under what a text is kept: its day, and a hash of what it says.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::text::{Paragraph, Text};
use language::date::Date;

/// The first bytes of a SHA-256 over what a text says. The same text in another encoding, or with other line
/// ends, has the same hash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hash([u8; 8]);

/// The name of a text in the library; ordered by day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key {
    /// The day from which the text is in force.
    pub effective: Date,
    /// What tells it from another text with that day.
    pub hash: Hash,
}

const ENDING: &str = ".txt";

impl Key {
    /// The key of a text.
    pub fn of(text: &Text) -> Self {
        Self { effective: text.effective, hash: Hash::of(text) }
    }

    /// The key in the name of a library's file. None for any other file.
    pub(super) fn of_file(name: &str) -> Option<Self> {
        name.strip_suffix(ENDING)?.parse().ok()
    }

    pub(super) fn file(self) -> String {
        format!("{self}{ENDING}")
    }
}

impl Hash {
    fn of(text: &Text) -> Self {
        let mut sum = Sha256::new();
        let mut add = |words: &str| {
            sum.update(words.as_bytes());
            sum.update([0]);
        };
        let all = |paragraphs: &[Paragraph], add: &mut dyn FnMut(&str)| {
            for paragraph in paragraphs {
                add(&paragraph.text);
            }
        };
        add(&text.effective.to_string());
        for section in &text.sections {
            add(&format!("{} {}", section.number, section.title));
            all(&section.paragraphs, &mut add);
        }
        for rule in &text.rules {
            add(&rule.number.to_string());
            all(&rule.paragraphs, &mut add);
        }
        for entry in &text.glossary {
            add(&entry.term);
            all(&entry.paragraphs, &mut add);
        }
        let mut first = [0; 8];
        first.copy_from_slice(&sum.finalize()[..8]);
        Self(first)
    }
}

/// A text that is not the name of an imported one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not the name of an imported text, like 2026-04-17-0123456789abcdef")]
pub struct NotAKey(pub String);

impl FromStr for Key {
    type Err = NotAKey;

    fn from_str(text: &str) -> Result<Self, NotAKey> {
        let wrong = || NotAKey(text.to_owned());
        let (day, hash) = text.split_at_checked(10).ok_or_else(wrong)?;
        let hash = hash.strip_prefix('-').filter(|hash| hash.len() == 16).ok_or_else(wrong)?;
        let small = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
        let number = u64::from_str_radix(hash, 16).ok().filter(|_| hash.bytes().all(small));
        let number = number.ok_or_else(wrong)?;
        Ok(Self { effective: day.parse().map_err(|_| wrong())?, hash: Hash(number.to_be_bytes()) })
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:016x}", self.effective, u64::from_be_bytes(self.hash.0))
    }
}
