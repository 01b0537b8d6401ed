//! A card of the catalogue.

use language::board::Characteristics;
use serde::{Deserialize, Serialize};

use crate::oracle::{NoMatter, Read, Sort};
use crate::reference::names::plain;

/// A card, compiled.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// The whole name; those of two faces have ` // ` between them.
    pub name: String,
    /// How its faces belong together, in the word of the file that it was made of.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub layout: String,
    /// Its faces, the front first. Never empty.
    pub faces: Vec<Face>,
    /// What both halves are together, for a card that has two at once. None for others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub together: Option<Box<Characteristics>>,
}

/// A face of a card, or a half, or the adventure on a creature.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Face {
    /// What is printed on it: the abilities that were understood, and one for each sentence that wasn't.
    pub is: Characteristics,
    /// What became of its text, line by line, a line with its modes being one. A defense or a type that stands nowhere in
    /// the text has no line: its abilities stand behind those of the text.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
}

/// What became of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// How many of the abilities are its.
    pub abilities: usize,
    /// Its sentences, in order.
    pub sentences: Vec<Mark>,
}

/// A sentence, without its words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "u32", try_from = "u32")]
pub struct Mark {
    /// The line that it stands in, counted from 1.
    pub line: u32,
    /// What sort of ability it is, or belongs to.
    pub of: Sort,
    /// What became of it.
    pub told: Told,
}

/// What became of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Told {
    /// All of it is in the abilities.
    Understood,
    /// It is rightly without effect on rulings.
    NoMatter(NoMatter),
    /// The language does not hold what it says.
    Partly,
    /// It does not follow the grammar.
    Unread,
}

/// All of them, in the order of their numbers in a file.
const TOLD: [Told; 8] = [
    Told::Understood,
    Told::NoMatter(NoMatter::Mana),
    Told::NoMatter(NoMatter::Timing),
    Told::NoMatter(NoMatter::ManaCost),
    Told::NoMatter(NoMatter::OutsideTheGame),
    Told::Partly,
    Told::Unread,
    Told::NoMatter(NoMatter::Looking),
];

impl Told {
    pub(super) const fn of(read: &Read) -> Self {
        match read {
            Read::Understood => Self::Understood,
            Read::NoMatter(why) => Self::NoMatter(*why),
            Read::Partly(..) => Self::Partly,
            Read::Unread(_) => Self::Unread,
        }
    }

    /// Whether a ruling needs to say nothing of it.
    pub const fn is_settled(self) -> bool {
        match self {
            Self::Understood | Self::NoMatter(_) => true,
            Self::Partly | Self::Unread => false,
        }
    }
}

impl From<Mark> for u32 {
    fn from(mark: Mark) -> Self {
        let place = |at: Option<usize>| at.and_then(|at| Self::try_from(at).ok()).unwrap_or_default();
        let told = place(TOLD.iter().position(|told| *told == mark.told));
        let sort = place(Sort::ALL.iter().position(|sort| *sort == mark.of));
        (mark.line << 6) | (sort << 3) | told
    }
}

/// A number that stands for no sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} stands for no sentence")]
pub struct NoMark(u32);

impl TryFrom<u32> for Mark {
    type Error = NoMark;

    fn try_from(number: u32) -> Result<Self, NoMark> {
        let at = |shift: u32| usize::try_from(number >> shift & 7).unwrap_or(usize::MAX);
        match (Sort::ALL.get(at(3)), TOLD.get(at(0))) {
            (Some(of), Some(told)) => Ok(Self { line: number >> 6, of: *of, told: *told }),
            _ => Err(NoMark(number)),
        }
    }
}

impl Card {
    /// What a board has by the name of a face; by the whole name its front, or both halves of a split card.
    pub fn is(&self, face: Option<usize>) -> &Characteristics {
        let front = || self.faces.first().map_or(&*EMPTY, |face| &face.is);
        match (face.and_then(|at| self.faces.get(at)), &self.together) {
            (Some(face), _) => &face.is,
            (None, Some(together)) => together,
            (None, None) => front(),
        }
    }

    /// The face of this name, if it is not the name of the whole card.
    pub fn face_called(&self, name: &str) -> Option<usize> {
        let name = plain(name);
        if plain(&self.name) == name {
            return None;
        }
        self.faces.iter().position(|face| plain(&face.is.name) == name)
    }

    /// What its other face is. None for a card that has one face, or two on the same side.
    pub fn back(&self) -> Option<&Characteristics> {
        let back = self.faces.get(1).map(|face| &face.is);
        back.filter(|_| self.layout == "transform" || self.is_modal())
    }

    /// Whether it is a modal double-faced card.
    pub fn is_modal(&self) -> bool {
        self.layout == "modal_dfc"
    }

    /// The sentences that are in no ability and could change a ruling: which face, by its place, and how a board calls them.
    pub fn unread(&self) -> impl Iterator<Item = (usize, String)> {
        self.faces.iter().enumerate().flat_map(|(at, face)| face.unread().map(move |sentence| (at, sentence)))
    }

    /// Whether everything that it says is in its abilities, or rightly without effect on rulings.
    pub fn is_whole(&self) -> bool {
        self.unread().next().is_none()
    }
}

impl Face {
    /// Its sentences, each with how a board calls it: the line and the place there.
    pub fn sentences(&self) -> impl Iterator<Item = (String, Mark)> {
        self.lines.iter().flat_map(|line| {
            let mut before = (0, 0);
            line.sentences.iter().map(move |mark| {
                let place = if before.0 == mark.line { before.1 + 1 } else { 1 };
                before = (mark.line, place);
                (format!("{}.{place}", mark.line), *mark)
            })
        })
    }

    /// The sentences of which something would be lost.
    pub fn unread(&self) -> impl Iterator<Item = String> {
        self.sentences().filter(|(_, mark)| !mark.told.is_settled()).map(|(sentence, _)| sentence)
    }
}

/// What a card without faces would be.
static EMPTY: std::sync::LazyLock<Characteristics> = std::sync::LazyLock::new(Characteristics::default);
