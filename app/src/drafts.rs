//! Boards that were never saved are kept as drafts, so that nobody is asked about a question that is soon forgotten.

use std::path::{Path, PathBuf};

use saves::BoardFile;
use saves::envelope::EXTENSION;

/// The folder of drafts; none is kept where there is no folder.
pub struct Drafts {
    folder: Option<PathBuf>,
}

/// A draft's name has at most so many letters.
const LONGEST: usize = 60;

impl Drafts {
    /// Drafts in a data folder, or none.
    pub fn new(folder: Option<&Path>) -> Self {
        Self { folder: folder.map(|folder| folder.join("drafts")) }
    }

    /// Whether a file is a draft.
    pub fn has(&self, path: &Path) -> bool {
        self.folder.as_ref().is_some_and(|folder| path.starts_with(folder))
    }

    /// Keeps a board: in this draft, or in a new one that is called as these words say. Where it is. None where it can't be
    /// kept.
    pub fn keep(&self, file: &BoardFile, words: &str, draft: Option<&Path>) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?;
        let path = draft.map_or_else(|| free(folder, words), Path::to_owned);
        let written = std::fs::create_dir_all(folder).map_err(|error| error.to_string());
        let written = written.and_then(|()| saves::to_path(file, &path).map_err(|error| error.to_string()));
        match written {
            Ok(()) => Some(path),
            Err(error) => {
                tracing::warn!("the draft is not kept: {error}");
                None
            }
        }
    }

    /// The same in a new draft, unless one of those that are called so says just this board: that one is it then.
    pub fn keep_once(&self, file: &BoardFile, words: &str) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?;
        let mut there = places(folder, words).take_while(|place| place.exists());
        let same = there.find(|place| says(place, file));
        same.or_else(|| self.keep(file, words, None))
    }
}

/// Whether a file says just this board.
fn says(path: &Path, file: &BoardFile) -> bool {
    let text = std::fs::read_to_string(path).ok();
    text.and_then(|text| saves::draft("the draft", &text).ok()).as_ref() == Some(file)
}

/// A place in a folder where no file is, called as some words say.
fn free(folder: &Path, words: &str) -> PathBuf {
    let mut places = places(folder, words);
    places.find(|place| !place.exists()).unwrap_or_else(|| folder.join(format!("Draft{EXTENSION}")))
}

/// The places of what is called as some words say, one after the other.
fn places(folder: &Path, words: &str) -> impl Iterator<Item = PathBuf> {
    let letter = |c: char| if c.is_alphanumeric() || matches!(c, '-' | '\'') { c } else { ' ' };
    let plain: String = words.chars().map(letter).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = plain.chars().take(LONGEST).collect();
    let name = if name.is_empty() { "Draft".to_owned() } else { name.trim_end().to_owned() };
    let first = std::iter::once(name.clone());
    let numbered = (2_usize..).map(move |number| format!("{name} {number}"));
    first.chain(numbered).map(|name| folder.join(format!("{name}{EXTENSION}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opened::empty_board;

    #[test]
    fn a_draft_is_called_by_its_words_and_no_other_is_lost() {
        let folder = tempfile::tempdir().expect("a folder");
        let drafts = Drafts::new(Some(folder.path()));
        let file = empty_board();
        let first = drafts.keep(&file, "Ogre 3/3; Bob: shield 3", None).expect("it is kept");
        assert!(first.ends_with("drafts/Ogre 3 3 Bob shield 3.board.ron"), "{}", first.display());
        let other = drafts.keep(&file, "Ogre 3/3; Bob: shield 3", None).expect("it is kept");
        assert!(first != other && drafts.has(&other));
        assert_eq!(drafts.keep(&file, "", Some(&first)).as_ref(), Some(&first));
        assert_eq!(Drafts::new(None).keep(&file, "", None), None);
    }

    #[test]
    fn a_draft_is_not_kept_twice() {
        let folder = tempfile::tempdir().expect("a folder");
        let drafts = Drafts::new(Some(folder.path()));
        let (one, other) = (empty_board(), BoardFile { about: "another".to_owned(), ..empty_board() });
        let places = [&one, &other, &one, &other].map(|file| drafts.keep_once(file, "Lamp"));
        assert!(places.iter().all(Option::is_some) && places[0] != places[1], "{places:?}");
        assert_eq!((&places[2], &places[3]), (&places[0], &places[1]));
    }
}
