//! The line that says a board: what was typed, what it means, and what was made of the last one.

use language::board::Board;
use language::event::Script;
use rulebook::cards::AllCards;
use rulebook::line::{Context, Guess, Meaning, Offer, Piece, Read, object_words, offers, read};
use rulebook::typed;

/// The line as far as it is typed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Line {
    /// What stands in it.
    pub words: String,
    /// What its pieces mean.
    pub pieces: Vec<Chip>,
    /// How it could go on, best first.
    pub offers: Vec<Offer>,
    /// The place of the offer that somebody has chosen; nobody has chosen one where absent.
    pub chosen: Option<usize>,
    /// What was made of the last line.
    pub made: Vec<Chip>,
    /// Whether the cursor belongs behind the last letter: not the judge has typed it.
    pub is_completed: bool,
}

/// A piece of a line, in a few words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chip {
    /// What it is.
    pub words: String,
    /// Whether it is a card whose name was not said.
    pub is_guess: bool,
    /// What can be opened of it.
    pub opens: Opens,
}

/// What a piece of a line has made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opens {
    /// The object of this id.
    Object(String),
    /// The event at this place.
    Event(usize),
    /// Something that has no form of its own.
    Nothing,
    /// It is not understood: why not.
    Refused(String),
}

impl Chip {
    /// Whether its words are not known by just that.
    pub const fn is_open(&self) -> bool {
        self.is_guess || matches!(self.opens, Opens::Refused(_))
    }
}

impl Line {
    /// What a line means on a board.
    pub fn of(words: String, board: &Board, player: usize, cards: &AllCards, before: Self) -> Self {
        let context = Context { board, player, cards };
        let offers = offers(&words, context);
        let pieces = chips(&words, &read(&words, context), cards);
        Self { words, pieces, offers, chosen: None, made: before.made, is_completed: false }
    }

    /// The offer that Tab takes.
    pub fn marked(&self) -> Option<&Offer> {
        self.offers.get(self.chosen.unwrap_or(0))
    }

    /// Whether Enter takes the marked offer: somebody has chosen it, or the words at the end are not known by just that.
    /// Otherwise it adds the line as it stands.
    pub fn takes_marked(&self) -> bool {
        self.chosen.is_some() || self.pieces.last().is_none_or(Chip::is_open)
    }

    /// Whether each of its pieces is understood.
    pub fn is_understood(&self) -> bool {
        self.pieces.iter().all(|piece| !matches!(piece.opens, Opens::Refused(_)))
    }
}

/// What a line would make, in a few words each.
pub(crate) fn chips(line: &str, read: &Read, cards: &AllCards) -> Vec<Chip> {
    let chip = |piece: &Piece| {
        let said = line.get(piece.span.clone()).unwrap_or_default().to_owned();
        let mut is_guess = false;
        let (words, opens) = match &piece.meaning {
            Meaning::Objects(ids, guess) => {
                is_guess = guess.is_some();
                let id = ids.last().cloned().unwrap_or_default();
                let object = read.board.objects.iter().find(|object| object.id == id);
                let words = object.map(|object| object_words(object, cards)).unwrap_or_default();
                (for_guess(&words, guess.as_ref()), Opens::Object(id))
            }
            Meaning::Event(at) => {
                let script = read.board.events.get(*at);
                let words = script.and_then(|script| typed::line(script, &read.board)).unwrap_or(said);
                let taken = script.map(|script| taken(script, &read.board)).unwrap_or_default();
                (format!("{words}{taken}"), Opens::Event(*at))
            }
            Meaning::Effect(_) | Meaning::Player(_) | Meaning::Turn | Meaning::Date(_) => {
                (said, Opens::Nothing)
            }
            Meaning::Refused(why) => (said, Opens::Refused(why.to_string())),
        };
        Chip { words, is_guess, opens }
    };
    read.pieces.iter().map(chip).collect()
}

/// Which object was taken for a name that others have, too: " (Bear, not Bear 2)". Often empty.
pub(crate) fn taken(script: &Script, board: &Board) -> String {
    let taken = typed::taken(script, board);
    let told = taken.iter().map(|(id, others)| format!(" ({id}, not {})", others.join(" or ")));
    told.collect::<Vec<String>>().concat()
}

/// What was taken for words that are no card's name is told.
fn for_guess(words: &str, guess: Option<&Guess>) -> String {
    guess.map_or_else(|| words.to_owned(), |guess| format!("{words}, for \u{201c}{}\u{201d}", guess.typed))
}
