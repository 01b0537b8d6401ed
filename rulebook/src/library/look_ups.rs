//! What was looked up lately.

use std::path::{Path, PathBuf};

use disk::PutError;

use super::store;

/// How many look-ups are remembered.
const MOST: usize = 50;

/// The recent look-ups in a data folder, as a file with a line for each, the latest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LookUps {
    path: PathBuf,
}

impl LookUps {
    /// Those in a data folder; it need not exist yet.
    pub fn at(data: &Path) -> Self {
        Self { path: data.join("look-ups.txt") }
    }

    /// The look-ups, the latest first. Empty when there are none, or they can't be read: nothing depends on them.
    pub fn list(&self) -> Vec<String> {
        let bytes = std::fs::read(&self.path).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        text.lines().map(str::trim).filter(|line| !line.is_empty()).take(MOST).map(str::to_owned).collect()
    }

    /// Puts a look-up in front; one that is there already moves. Of two programs that do this at once, one may
    /// have the last word, but the list stays whole.
    ///
    /// Fails when the disk refuses; the list is then as it was.
    pub fn remember(&self, words: &str) -> Result<(), PutError> {
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        if words.is_empty() {
            return Ok(());
        }
        let old = self.list().into_iter().filter(|old| *old != words);
        let list: Vec<String> = std::iter::once(words.clone()).chain(old).take(MOST).collect();
        store::put(&self.path, (list.join("\n") + "\n").as_bytes())
    }
}
