//! What is compiled for a report: a file of cards, or of sentences.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::library::source::{Unreadable, steady};
use crate::oracle::Face;
use crate::reference::{self, Content, LARGEST, NotCards, Printed};

/// What is between the names of the faces of a card.
const FACES: &str = " // ";

/// How many bytes at most are looked at to tell a file of sentences from one of cards; a line of it has some hundreds.
const START: usize = 1 << 16;

/// What is compiled.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Material {
    /// The cards, by name.
    pub cards: Vec<Card>,
}

/// A card, or what a file has of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its whole name.
    pub name: String,
    /// Its faces, or sentences of it that stand alone.
    pub pieces: Vec<Piece>,
}

/// A text that is compiled by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The name by which the text calls its card.
    pub name: String,
    /// Supertypes, types, and subtypes behind a dash.
    pub type_line: String,
    /// The text.
    pub text: String,
    /// The class that the file says. None where it says none.
    pub class: Option<String>,
    /// Whether the text counts as one sentence.
    pub is_one: bool,
}

/// Why a file can't be compiled.
#[derive(Debug, thiserror::Error)]
pub enum NotMaterial {
    /// It can't be read.
    #[error("{reason}\n  at {}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: Unreadable,
    },
    /// It has neither cards nor sentences.
    #[error(
        "{reason}, and a file of sentences, one JSON object with `card` and `sentence` in each line\n  at {}",
        path.display()
    )]
    NotCards {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: NotCards,
    },
    /// It has rulings, and no text of cards.
    #[error("these are rulings, which no card's text is in; name the file of the cards\n  at {}", path.display())]
    Rulings {
        /// The file.
        path: PathBuf,
    },
    /// A line of a file of sentences is no sentence.
    #[error("line {line} is not a sentence: {reason}\n  at {}", path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// Which line, counted from 1.
        line: usize,
        /// What is wrong with it.
        reason: LineError,
    },
}

/// Why a line is no sentence.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// It is something else.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// It can't be read.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// A line of a file of sentences.
#[derive(Deserialize)]
struct Row {
    card: String,
    sentence: String,
    #[serde(default)]
    class: Option<String>,
    #[serde(default, rename = "type")]
    type_line: String,
}

/// What a file turned out to have.
enum Found {
    Cards(Result<Content, NotCards>),
    Rows(Result<Vec<Row>, (usize, LineError)>),
}

impl Material {
    /// Reads a file of cards, plain or gzip, or a file of sentences.
    ///
    /// Fails when it is neither, or was changed meanwhile.
    pub fn read(path: &Path) -> Result<Self, NotMaterial> {
        let at = || path.to_owned();
        let (found, _) = steady(path, LARGEST, content)
            .map_err(|reason| NotMaterial::Unreadable { path: at(), reason })?;
        match found {
            Found::Cards(Ok(Content::Cards(cards))) => Ok(Self::of(&cards.cards)),
            Found::Cards(Ok(Content::Rulings { .. })) => Err(NotMaterial::Rulings { path: at() }),
            Found::Cards(Err(reason)) => Err(NotMaterial::NotCards { path: at(), reason }),
            Found::Rows(Ok(rows)) => Ok(Self::of_rows(rows)),
            Found::Rows(Err((line, reason))) => Err(NotMaterial::Line { path: at(), line, reason }),
        }
    }

    /// Cards of a reference.
    pub fn of(cards: &[Printed]) -> Self {
        let piece = |face: &reference::Face| Piece {
            name: face.name.clone(),
            type_line: face.type_line.clone(),
            text: face.text.clone(),
            class: None,
            is_one: false,
        };
        let card =
            |card: &Printed| Card { name: card.name.clone(), pieces: card.faces.iter().map(piece).collect() };
        Self { cards: cards.iter().map(card).collect() }
    }

    fn of_rows(mut rows: Vec<Row>) -> Self {
        rows.sort_by(|a, b| a.card.cmp(&b.card));
        let of_one = rows.chunk_by(|a, b| a.card == b.card);
        let card = |rows: &[Row]| Card {
            name: rows.first().map_or_else(String::new, |row| row.card.clone()),
            pieces: rows.iter().map(Row::piece).collect(),
        };
        Self { cards: of_one.map(card).collect() }
    }

    /// Whether the file says classes.
    pub fn has_classes(&self) -> bool {
        self.cards.iter().flat_map(|card| &card.pieces).any(|piece| piece.class.is_some())
    }
}

impl Piece {
    /// What the compiler is given.
    pub fn face(&self) -> Face<'_> {
        Face { name: &self.name, type_line: &self.type_line, text: &self.text, alone: self.is_one }
    }
}

impl Row {
    fn piece(&self) -> Piece {
        Piece {
            name: called(&self.card, &self.sentence).to_owned(),
            type_line: self.type_line.clone(),
            text: self.sentence.clone(),
            class: self.class.clone(),
            is_one: true,
        }
    }
}

/// The name of the face of a card that says a sentence: the first whose name is in it, or the front.
fn called<'a>(card: &'a str, sentence: &str) -> &'a str {
    let says = |face: &&str| sentence.contains(face.split(", ").next().unwrap_or(face));
    let whole = card.split(FACES).find(|face| sentence.contains(*face));
    whole.or_else(|| card.split(FACES).find(says)).or_else(|| card.split(FACES).next()).unwrap_or(card)
}

/// What a file has: that of sentences begins with one.
fn content(file: File) -> Found {
    let mut file = BufReader::with_capacity(START, file);
    let is_sentence = file.fill_buf().is_ok_and(|start| {
        let line = start.split(|byte| *byte == b'\n').next().unwrap_or_default();
        serde_json::from_slice::<Row>(line).is_ok()
    });
    if is_sentence { Found::Rows(rows(file)) } else { Found::Cards(reference::read(file)) }
}

/// The sentences of a file. Which line is none, and why, where one isn't.
fn rows(file: impl BufRead) -> Result<Vec<Row>, (usize, LineError)> {
    let row = |(line, number): (io::Result<String>, usize)| {
        let line = match line {
            Ok(line) => line,
            Err(error) => return Some(Err((number, error.into()))),
        };
        let filled = !line.trim().is_empty();
        filled.then(|| serde_json::from_str(&line).map_err(|error| (number, error.into())))
    };
    file.lines().zip(1..).filter_map(row).collect()
}
