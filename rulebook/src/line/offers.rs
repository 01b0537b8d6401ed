//! How a line could go on, and what the words would become.

use std::ops::Range;

use language::board::{Board, Characteristics};

use super::cursor::Cursor;
use super::event::{BEFORE_NAMES, happens, named};
use super::keyword;
use super::noun::{self, Known, is_verb};
use super::piece::Context;
use super::size::size;
use super::tokens::{Token, cut};
use super::vocabulary::{a_player, a_players, an_object};
use crate::typed::{completions, steps};
use crate::words::vocabulary::{card_type, color, supertype};

/// A way in which a line could go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The bytes of the line in whose place it would stand.
    pub range: Range<usize>,
    /// What would stand there.
    pub text: String,
    /// What that is.
    pub becomes: Becomes,
}

/// What the words of a line would become.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Becomes {
    /// A card, with its colours, types and size in words.
    Card(String),
    /// The part of this player.
    Player(String),
    /// What is on the board already.
    There,
    /// What happens.
    Happens,
    /// A keyword.
    Keyword,
    /// How a thing stands, or where.
    Status,
}

impl Offer {
    /// The line with it.
    pub fn whole(&self, line: &str) -> String {
        let before = line.get(..self.range.start).unwrap_or_default();
        let behind = line.get(self.range.end..).unwrap_or_default();
        format!("{before}{}{behind}", self.text)
    }

    /// Whether a piece is whole with it; otherwise more has to be said.
    pub const fn is_whole(&self) -> bool {
        matches!(self.becomes, Becomes::Card(_))
    }
}

impl Becomes {
    /// What it is, in a few words.
    pub fn words(&self) -> String {
        match self {
            Self::Card(words) => words.clone(),
            Self::Player(name) => format!("what is {}", crate::words::grammar::possessive(name)),
            Self::There => "on the board".to_owned(),
            Self::Happens => "what happens".to_owned(),
            Self::Keyword => "a keyword".to_owned(),
            Self::Status => "how it is".to_owned(),
        }
    }
}

/// At most so many cards are offered.
const MOST_CARDS: usize = 6;

/// Words for how a thing stands, and where.
const STATUSES: [&str; 16] = [
    "tapped",
    "attacking",
    "blocking",
    "token",
    "commander",
    "face down",
    "transformed",
    "with",
    "in hand",
    "in graveyard",
    "in exile",
    "in library",
    "in command zone",
    "owned by",
    "called",
    "choosing",
];

/// How a line could go on at its end, best first. Empty where it ends on a blank or sign, or on what is known by just that.
pub fn offers(line: &str, context: Context<'_>) -> Vec<Offer> {
    let tokens = cut(line);
    if tokens.is_empty() || line.ends_with([' ', ';', ',', ':']) {
        return Vec::new();
    }
    let view = named(context.board, context.cards);
    let start = tokens.iter().rposition(|token| matches!(token.text, ";" | "," | ":")).map_or(0, |at| at + 1);
    let mut piece = Cursor::new(line, &tokens).within(start, tokens.len());
    piece.eat("then");
    let known = Known { board: &view, cards: context.cards };
    let ending = Ending { line, tokens: &tokens, piece, known };
    if piece.words_left() > 1 && (ending.is_event() || ending.is_behind_thing()) {
        ending.behind()
    } else {
        ending.beginning()
    }
}

/// The end of a line: the piece that is being typed.
struct Ending<'a> {
    line: &'a str,
    tokens: &'a [Token<'a>],
    piece: Cursor<'a>,
    known: Known<'a>,
}

impl Ending<'_> {
    /// Whether the piece says that something happens, or begins with what could do something.
    fn is_event(&self) -> bool {
        let before = self.piece.within(self.piece.at, self.piece.end - 1);
        let mut start = self.piece;
        happens(&before)
            || a_player(&mut start, self.known.board).is_some()
            || an_object(&mut start, self.known.board).is_some()
    }

    /// Whether the piece begins with a thing, and something is said of it.
    fn is_behind_thing(&self) -> bool {
        let mut start = self.piece;
        noun::read(&mut start, self.known).is_some() && !start.is_over()
    }

    fn last(&self) -> (Range<usize>, String) {
        let last = self.tokens.last();
        last.map_or((0..0, String::new()), |token| (token.span(), token.text.to_lowercase()))
    }

    /// Offers for a piece of which nothing is known yet: all its words are those of a name.
    fn beginning(&self) -> Vec<Offer> {
        let mut start = self.piece;
        a_players(&mut start, self.known.board);
        let mut behind_number = start;
        if behind_number.number().is_some() && !behind_number.is_over() {
            start = behind_number;
        }
        let words = start.words_left();
        let Some(range) = start.span(words) else { return Vec::new() };
        let typed = self.line.get(range.clone()).unwrap_or_default();
        if (0..words).any(|on| start.word_at(on).is_some_and(|word| size(word).is_some())) {
            return Vec::new();
        }
        let mut found = self.names(typed, &range);
        found.extend(self.cards(typed, &range));
        let others = self
            .known
            .board
            .objects
            .iter()
            .filter(|one| one.card.as_ref().is_some_and(|card| *card != one.id));
        let others = others.map(|one| &one.id).filter(|id| starts(id, typed));
        found.extend(others.map(|id| self.offer(&range, format!("{id} "), Becomes::There)));
        let begins = |words: &&str| starts(words, typed);
        let orders = BEFORE_NAMES.into_iter().filter(|word| is_verb(word) && !word.ends_with('s'));
        let orders = orders.chain(steps()).filter(begins);
        found.extend(orders.map(|words| self.offer(&range, format!("{words} "), Becomes::Happens)));
        found
    }

    fn offer(&self, range: &Range<usize>, text: String, becomes: Becomes) -> Offer {
        Offer { range: range.start..range.end.min(self.line.len()), text, becomes }
    }

    /// The players, and the objects of no card, whose names begin so.
    fn names(&self, typed: &str, range: &Range<usize>) -> Vec<Offer> {
        let board: &Board = self.known.board;
        let players = board.players.iter().map(|player| &player.name).filter(|name| starts(name, typed));
        let players =
            players.map(|name| self.offer(range, format!("{name}: "), Becomes::Player(name.clone())));
        // A card that is there is offered as one that may be added; going on with it means the one that is there.
        let made_up = board.objects.iter().filter(|object| object.card.is_none());
        let objects = made_up.map(|object| &object.id).filter(|id| starts(id, typed));
        players.chain(objects.map(|id| self.offer(range, format!("{id} "), Becomes::There))).collect()
    }

    /// The cards that fit, unless one is called just so.
    fn cards(&self, typed: &str, range: &Range<usize>) -> Vec<Offer> {
        let cards = self.known.cards;
        let board: &Board = self.known.board;
        let is_there =
            board.players.iter().map(|player| &player.name).chain(board.objects.iter().map(|one| &one.id));
        let is_known =
            cards.find(typed).is_some() || is_there.into_iter().any(|name| name.eq_ignore_ascii_case(typed));
        if typed.chars().count() < noun::LEAST || is_known {
            return Vec::new();
        }
        let found = cards.search(typed, MOST_CARDS).into_iter();
        let offer = |name: String| {
            let words = cards.find(&name).map(|found| look(found.is)).unwrap_or_default();
            self.offer(range, name, Becomes::Card(words))
        };
        found.map(offer).collect()
    }

    /// Offers behind what is known: how it goes on with the last word, or with a name behind a verb.
    fn behind(&self) -> Vec<Offer> {
        let (last, typed) = self.last();
        let mut found = Vec::new();
        let from = self.piece.span(1).map_or(0, |span| span.start);
        let piece = self.line.get(from..).unwrap_or_default();
        let is_event = self.is_event();
        if is_event || !self.is_behind_thing() {
            found.extend(self.names_and_verbs(piece, from));
        }
        if let Some(range) = self.behind_verb().filter(|_| is_event && found.is_empty()) {
            let typed = self.line.get(range.clone()).unwrap_or_default();
            found.extend(self.cards(typed, &range));
        }
        if self.is_behind_thing() {
            let keywords = keyword::beginning(&typed).filter(|words| *words != typed);
            found.extend(keywords.map(|words| self.offer(&last, format!("{words} "), Becomes::Keyword)));
            let statuses = STATUSES.into_iter().filter(|words| starts(words, &typed));
            found.extend(statuses.map(|words| self.offer(&last, format!("{words} "), Becomes::Status)));
            if !is_event {
                let verbs = self.names_and_verbs(piece, from);
                found.extend(verbs.into_iter().filter(|offer| offer.becomes == Becomes::Happens));
            }
        }
        found
    }

    /// What the reader of events would go on with.
    fn names_and_verbs(&self, piece: &str, from: usize) -> Vec<Offer> {
        let start = piece.rfind([' ', ';']).map_or(0, |at| at + 1);
        let offer = |whole: String| {
            let text = whole.get(start..).unwrap_or_default().to_owned();
            let board = self.known.board;
            let is_there = board.players.iter().any(|player| player.name == text.trim())
                || board.objects.iter().any(|object| object.id == text.trim());
            let becomes = if is_there { Becomes::There } else { Becomes::Happens };
            self.offer(&(from + start..self.line.len()), text, becomes)
        };
        completions(piece, self.known.board).into_iter().map(offer).collect()
    }

    /// The words behind the last one that stands before names.
    fn behind_verb(&self) -> Option<Range<usize>> {
        let words = self.piece.words_left();
        let is_before = |word: &str| BEFORE_NAMES.iter().any(|before| before.eq_ignore_ascii_case(word));
        let verb = (0..words).rfind(|on| self.piece.word_at(*on).is_some_and(is_before))?;
        let from = self.piece.within(self.piece.at + verb + 1, self.piece.end);
        from.span(from.words_left())
    }
}

/// Whether a name begins with what is typed, and goes on.
fn starts(name: &str, typed: &str) -> bool {
    name.len() > typed.len() && name.get(..typed.len()).is_some_and(|start| start.eq_ignore_ascii_case(typed))
}

/// What a card looks like: "red enchantment", "legendary green creature 2/2".
fn look(is: &Characteristics) -> String {
    let mut words: Vec<String> = is.supertypes.iter().map(|one| supertype(*one).to_owned()).collect();
    words.extend(is.colors.iter().map(|one| color(*one).to_owned()));
    words.extend(is.types.iter().map(|one| card_type(*one).to_owned()));
    words.extend(is.power.zip(is.toughness).map(|(power, toughness)| format!("{power}/{toughness}")));
    words.join(" ")
}
