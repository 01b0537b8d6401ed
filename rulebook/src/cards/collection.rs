//! A collection of cards, found by name.

use std::collections::BTreeMap;

use ron::extensions::Extensions;
use serde::Deserialize;

use language::board::Characteristics;
use language::cards::Cards;

/// A file of cards.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Theme {
    /// What the cards have in common.
    theme: String,
    /// The cards, as boards spell characteristics.
    cards: Vec<Characteristics>,
}

/// A file of cards that can't be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ThemeError {
    /// It can't be read.
    #[error("the cards of `{file}` can't be read: {problem}")]
    Unreadable {
        /// The name of the file.
        file: String,
        /// What is wrong, and where.
        problem: String,
    },
    /// Two cards of one name.
    #[error("the card `{name}` of `{file}` is in the collection already; take one of them out")]
    Twice {
        /// The name of the file.
        file: String,
        /// The name of the card.
        name: String,
    },
}

/// A card and the theme that it stands under.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// What the cards of its theme have in common.
    pub theme: String,
    /// What is printed on it.
    pub is: Characteristics,
}

/// Cards by name. Upper and lower case are one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Collection {
    cards: Vec<Card>,
    /// Where the card of a lowercase name stands.
    places: BTreeMap<String, usize>,
}

impl Collection {
    /// Reads files of cards: the name of each, and its text.
    ///
    /// # Errors
    /// When a text is no list of cards, and when two cards have one name.
    pub fn read(files: &[(&str, &str)]) -> Result<Self, ThemeError> {
        let ron = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let mut collection = Self::default();
        for &(file, text) in files {
            let unreadable = |error: ron::error::SpannedError| ThemeError::Unreadable {
                file: file.to_owned(),
                problem: error.to_string(),
            };
            let read: Theme = ron.from_str(text).map_err(unreadable)?;
            for is in read.cards {
                collection.add(file, Card { theme: read.theme.clone(), is })?;
            }
        }
        Ok(collection)
    }

    fn add(&mut self, file: &str, card: Card) -> Result<(), ThemeError> {
        let place = self.cards.len();
        if self.places.insert(card.is.name.to_lowercase(), place).is_some() {
            return Err(ThemeError::Twice { file: file.to_owned(), name: card.is.name });
        }
        self.cards.push(card);
        Ok(())
    }

    /// Every card, by theme.
    pub fn all(&self) -> &[Card] {
        &self.cards
    }

    /// The card of a name. Nothing when there is none.
    pub fn find(&self, name: &str) -> Option<&Card> {
        self.places.get(&name.trim().to_lowercase()).and_then(|&at| self.cards.get(at))
    }

    /// The cards whose name or theme has all of these words in it, in the order of their names; every card
    /// when there are no words.
    pub fn search(&self, words: &str) -> Vec<&Card> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let has = |card: &Card| {
            let text = format!("{} {}", card.is.name, card.theme).to_lowercase();
            words.iter().all(|word| text.contains(word.as_str()))
        };
        self.places.values().filter_map(|&at| self.cards.get(at)).filter(|card| has(card)).collect()
    }
}

impl Cards for Collection {
    fn card(&self, name: &str) -> Option<&Characteristics> {
        self.find(name).map(|card| &card.is)
    }

    fn names(&self) -> Box<dyn Iterator<Item = &str> + '_> {
        Box::new(self.cards.iter().map(|card| card.is.name.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BELLS: &str = r#"(theme: "Bells", cards: [(name: "Loud Bell"), (name: "Quiet Bell")])"#;

    fn read(files: &[(&str, &str)]) -> Result<Collection, String> {
        Collection::read(files).map_err(|error| error.to_string())
    }

    #[test]
    fn a_card_is_found_by_its_name_whatever_its_case() {
        let cards = read(&[("bells", BELLS)]).expect("two cards");
        assert_eq!(cards.find(" loud BELL").map(|card| card.is.name.as_str()), Some("Loud Bell"));
        assert_eq!(cards.find("Loud"), None);
        assert_eq!(cards.names().collect::<Vec<_>>(), ["Loud Bell", "Quiet Bell"]);
    }

    #[test]
    fn cards_are_searched_by_words_of_their_name_or_theme() {
        let cards = read(&[("bells", BELLS)]).expect("two cards");
        let found = |words: &str| cards.search(words).len();
        assert_eq!((found("bell loud"), found("BELLS"), found(""), found("gong")), (1, 2, 2, 0));
    }

    #[test]
    fn two_cards_of_one_name_and_broken_files_are_refused() {
        let twice = read(&[("bells", BELLS), ("more", r#"(theme: "", cards: [(name: "loud bell")])"#)]);
        let expected =
            "the card `loud bell` of `more` is in the collection already; take one of them out".to_owned();
        assert_eq!(twice, Err(expected));
        let broken = read(&[("bells", r#"(theme: "Bells", cards: [(nmae: "Loud Bell")])"#)]);
        assert!(broken.is_err_and(|error| error.starts_with("the cards of `bells` can't be read: 1:")));
    }
}
