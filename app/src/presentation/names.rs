//! Finding in a text what has a name on the board.

use std::collections::BTreeMap;
use std::ops::Range;

use language::board::Board;

/// What has a name on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// Under the first word of each name: the names, longest first, each with the place of its object.
    by_word: BTreeMap<String, Vec<(String, usize)>>,
}

/// A name in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mention {
    /// Where it stands, in bytes.
    pub at: Range<usize>,
    /// The object, by its place on the board.
    pub object: usize,
}

impl Names {
    /// The names of a board's objects, and of the cards that they are. Where several have one name, the first counts.
    pub fn of(board: &Board) -> Self {
        let mut names = Self::default();
        for (place, object) in board.objects.iter().enumerate() {
            names.add(&object.id, place);
        }
        for (place, object) in board.objects.iter().enumerate() {
            names.add(&object.is.name, place);
        }
        for list in names.by_word.values_mut() {
            list.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        }
        names
    }

    fn add(&mut self, name: &str, place: usize) {
        let Some(word) = first_word(name) else { return };
        let list = self.by_word.entry(word.to_owned()).or_default();
        if list.iter().all(|(known, _)| known != name) {
            list.push((name.to_owned(), place));
        }
    }

    /// The names in a text, from its start to its end.
    pub fn mentions(&self, text: &str) -> Vec<Mention> {
        let mut found: Vec<Mention> = Vec::new();
        let mut before = ' ';
        for (at, letter) in text.char_indices() {
            let is_start = letter.is_alphanumeric() && !before.is_alphanumeric();
            before = letter;
            if is_start && found.last().is_none_or(|last| last.at.end <= at) {
                found.extend(self.name_at(text, at));
            }
        }
        found
    }

    fn name_at(&self, text: &str, at: usize) -> Option<Mention> {
        let rest = text.get(at..)?;
        let fits = |name: &str| {
            let behind = rest.strip_prefix(name);
            behind.is_some_and(|behind| !behind.starts_with(char::is_alphanumeric))
        };
        let (name, object) = self.by_word.get(first_word(rest)?)?.iter().find(|(name, _)| fits(name))?;
        Some(Mention { at: at..at + name.len(), object: *object })
    }
}

/// The letters and digits that a text starts with.
fn first_word(text: &str) -> Option<&str> {
    let end = text.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(text.len());
    text.get(..end).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use language::board::Object;

    use super::*;

    fn found<'t>(names: &[&str], text: &'t str) -> Vec<&'t str> {
        let objects = names.iter().map(|name| Object { id: (*name).to_owned(), ..Object::default() });
        let board = Board { objects: objects.collect(), ..Board::default() };
        Names::of(&board).mentions(text).into_iter().map(|mention| &text[mention.at]).collect()
    }

    #[test]
    fn the_longest_name_counts_and_parts_of_words_do_not() {
        let names = ["Bear", "Bear 2", "Jötun's Wall"];
        assert_eq!(found(&names, "Bear 2 and Bear fight Bears."), ["Bear 2", "Bear"]);
        assert_eq!(found(&names, "Bear 21 has died, Jötun's Wall has not"), ["Bear", "Jötun's Wall"]);
        assert_eq!(found(&names, "nothing here"), [""; 0]);
    }
}
