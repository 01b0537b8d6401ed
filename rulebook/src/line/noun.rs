//! What a thing is called: a card by its name, a creature of no card by its size, anything else as blank.

use language::board::{Board, CardType, Characteristics, Object, ObjectKind, Zone};

use super::cursor::{Cursor, is_sign};
use super::keyword;
use super::piece::Guess;
use super::size::size;
use super::vocabulary::{a_color, a_players, a_supertype, a_type};
use crate::cards::{AllCards, Found};
use crate::typed::verbs;
use crate::words::grammar::singular;

/// What a line may name.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    /// The board as far as it is read.
    pub(super) board: &'a Board,
    /// All cards.
    pub(super) cards: &'a AllCards,
}

/// A thing that a line names, before it is on the board.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Thing {
    /// What is said of it; its id is the name that it would have.
    pub(super) object: Object,
    /// Whether its id was said, and has to be that.
    pub(super) is_called: bool,
    /// Whose it is, by the place of the player; that of whoever the part is about when absent.
    pub(super) of: Option<usize>,
    /// So many objects like it.
    pub(super) copies: u64,
    /// What is attached to it.
    pub(super) with: Vec<Attached>,
    /// What it is attached to.
    pub(super) on: Option<Attached>,
    /// The next so much damage to it is prevented, for each of these.
    pub(super) shields: Vec<u64>,
    /// How it came to be a card whose name was not said.
    pub(super) guess: Option<Guess>,
    /// Whether the zone was said.
    pub(super) is_placed: bool,
    /// Whether its subtypes were said.
    pub(super) has_subtypes: bool,
}

/// What something is attached to, or what is attached to it.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Attached {
    /// An object of the board, by its id.
    Known(String),
    /// The same, where others may be called so: that of the player whose part it is stated in comes first.
    Called(String),
    /// Another thing of the line.
    New(Box<Thing>),
}

impl Thing {
    fn of(object: Object) -> Self {
        Self {
            object: Object { count: 1, ..object },
            is_called: false,
            of: None,
            copies: 1,
            with: Vec::new(),
            on: None,
            shields: Vec::new(),
            guess: None,
            is_placed: false,
            has_subtypes: false,
        }
    }

    /// A card.
    pub(super) fn card(is: &Characteristics) -> Self {
        let is_spell = is.is(CardType::Instant) || is.is(CardType::Sorcery);
        let zone = if is_spell { Zone::Stack } else { Zone::Battlefield };
        let card = Some(is.name.clone());
        Self::of(Object { id: is.name.clone(), card, zone, ..Object::default() })
    }

    /// Something of no card.
    fn made_up(is: Characteristics) -> Self {
        Self::of(Object { id: is.name.clone(), is, ..Object::default() })
    }
}

/// A name of a card has at most so many words and signs.
const LONGEST: usize = 16;

/// Reads what a thing is called. None where that is nothing that is known or can be made up; nothing is read then.
pub(super) fn read(cursor: &mut Cursor<'_>, known: Known<'_>) -> Option<Thing> {
    let before = *cursor;
    let of = a_players(cursor, known.board);
    let found = card(cursor, known).or_else(|| counted(cursor, known));
    if found.is_none() {
        *cursor = before;
    }
    found.map(|thing| Thing { of, ..thing })
}

/// "Furnace of Rath", the longest name that a card has; no card where a size follows that makes it another thing.
pub(super) fn card(cursor: &mut Cursor<'_>, known: Known<'_>) -> Option<Thing> {
    let most = cursor.end.saturating_sub(cursor.at).min(LONGEST);
    let of_words = |words: &usize| {
        let last = cursor.word_at(words - 1)?;
        let name = cursor.text(*words);
        let is_name = !is_sign(last) && !name.contains(';');
        // With a size behind it, it is something that is made up.
        let is_sized = cursor.word_at(*words).and_then(size).is_some();
        let short = || known.cards.find_short(name).filter(|_| !is_verb(name) && !is_sized);
        // A comma between two names is no part of one name.
        let has_comma = |found: &Found<'_>| !name.contains(',') || found.is.name.contains(',');
        if is_name { known.cards.find(name).filter(has_comma).or_else(short) } else { None }
    };
    let (words, found) = (1..=most).rev().find_map(|words| Some((words, of_words(&words)?)))?;
    if sized(cursor).is_some_and(|at| at > words) {
        return None;
    }
    cursor.skip(words);
    let mut thing = Thing::card(found.is);
    if let Some(is) = cursor.word().and_then(size) {
        cursor.skip(1);
        if (found.is.power, found.is.toughness) != (Some(is.0), Some(is.1)) {
            (thing.object.is.power, thing.object.is.toughness) = (Some(is.0), Some(is.1));
        }
    }
    Some(thing)
}

/// Words that never stand in the name of what is made up, but behind it.
const BEHIND: [&str; 22] = [
    "with",
    "on",
    "in",
    "called",
    "choosing",
    "under",
    "owned",
    "attacking",
    "blocking",
    "tapped",
    "untapped",
    "face",
    "phased",
    "transformed",
    "token",
    "tokens",
    "exiled",
    "deals",
    "deal",
    "attacks",
    "blocks",
    "and",
];

/// Whether something happens from this word on, or more is said of a thing.
fn is_behind(word: &str) -> bool {
    is_sign(word) || BEHIND.iter().any(|behind| behind.eq_ignore_ascii_case(word)) || is_verb(word)
}

/// Whether this is the first word of what happens.
pub(super) fn is_verb(word: &str) -> bool {
    const NONE: [&str; 12] =
        ["each", "the", "it", "is", "are", "life", "damage", "combat", "a", "an", "to", "with"];
    let word = word.to_lowercase();
    let first = |verb: &'static str| verb.split(' ').next().unwrap_or_default();
    !NONE.contains(&word.as_str())
        && verbs().any(|verb| {
            let verb = first(verb);
            verb == word || verb.strip_suffix('s') == Some(word.as_str())
        })
}

/// How many words stand before the size of a thing. None where no size is said.
fn sized(cursor: &Cursor<'_>) -> Option<usize> {
    let quoted = quoted(cursor).unwrap_or(0);
    let mut places = quoted..LONGEST;
    let place = places.find(|on| {
        let word = cursor.word_at(*on);
        word.is_none_or(|word| size(word).is_some() || is_behind(word))
    })?;
    cursor.word_at(place).and_then(size).map(|_| place)
}

/// How many words a name in quotes has that comes next. None where there is none.
fn quoted(cursor: &Cursor<'_>) -> Option<usize> {
    cursor.word()?.strip_prefix('"')?;
    (1..LONGEST).find(|words| {
        cursor.word_at(words - 1).is_some_and(|word| word.ends_with('"')) && cursor.text(*words).len() > 1
    })
}

/// "3 Soldiers 1/1", "2 Grizzly Bears", "Ogre 3/3": so many of a card or of something that is made up.
fn counted(cursor: &mut Cursor<'_>, known: Known<'_>) -> Option<Thing> {
    let mut inner = *cursor;
    let number = inner.number().filter(|number| *number > 0);
    if number.is_none() {
        inner = *cursor;
    }
    if let (Some(copies), Some(thing)) = (number, card(&mut inner, known)) {
        *cursor = inner;
        return Some(Thing { copies, ..thing });
    }
    let of = made_up(&mut inner, number.unwrap_or(1))?;
    *cursor = inner;
    Some(of)
}

/// Something of no card: by its size, as blank, or by its types.
fn made_up(cursor: &mut Cursor<'_>, count: u64) -> Option<Thing> {
    let mut inner = *cursor;
    let adjectives = Adjectives::read(&mut inner);
    let is_sized = sized(&inner).is_some();
    if !is_sized && adjectives.is.types.is_empty() && !adjectives.is.blank && !adjectives.only_named {
        return None;
    }
    let mut is = adjectives.is;
    let mut size_of = inner.word().and_then(size);
    if size_of.is_some() {
        // "1/1 red Goblin token".
        inner.skip(1);
        let more = Adjectives::read(&mut inner);
        is.colors.extend(more.is.colors);
        is.types.extend(more.is.types);
    }
    let name = name(&mut inner)?;
    if size_of.is_none() && is_sized {
        size_of = inner.word().and_then(size);
        inner.skip(1);
    }
    (is.power, is.toughness) = size_of.unzip();
    if is_sized && !is.is(CardType::Creature) {
        is.types.push(CardType::Creature);
    }
    let thing = finished(is, name, count, &mut inner);
    *cursor = inner;
    Some(Thing { object: Object { tapped: adjectives.tapped, ..thing.object }, ..thing })
}

/// With its name, and as a token where there are several or that is said.
fn finished(is: Characteristics, name: Name, count: u64, cursor: &mut Cursor<'_>) -> Thing {
    let is_token = cursor.eat_any(&["tokens", "token"]) || count > 1;
    let text = if count > 1 && !name.is_quoted { singular(&name.text) } else { name.text };
    let base = if name.is_quoted { None } else { text.rsplit_once(' ') };
    let numbered = base.filter(|(_, last)| last.parse::<u64>().is_ok()).map(|(base, _)| base.to_owned());
    let is_called = numbered.is_some();
    let of_name = numbered.unwrap_or_else(|| text.clone());
    let mut thing = Thing::made_up(Characteristics { name: of_name, ..is });
    (thing.object.id, thing.is_called) = (text, is_called);
    if is_token {
        thing.object.kind = ObjectKind::Token;
        thing.object.count = count;
    }
    thing
}

/// What stands before a name.
#[derive(Default)]
struct Adjectives {
    is: Characteristics,
    tapped: bool,
    /// Whether it is said that nothing more is known of it than its name, or more than its name and nothing of what it is.
    only_named: bool,
}

impl Adjectives {
    fn read(cursor: &mut Cursor<'_>) -> Self {
        let mut found = Self::default();
        loop {
            let before = *cursor;
            cursor.eat("and");
            if let Some(color) = a_color(cursor) {
                found.is.colors.push(color);
            } else if let Some(supertype) = a_supertype(cursor) {
                found.is.supertypes.push(supertype);
            } else if let Some(kind) = a_type(cursor) {
                found.is.types.push(kind);
            } else if cursor.eat("tapped") {
                found.tapped = true;
            } else if cursor.eat("colorless") {
            } else if cursor.eat("blank") {
                found.is.blank = true;
            } else if cursor.eat_any(&["unread", "plain"]) {
                found.only_named = true;
            } else {
                *cursor = before;
                return found;
            }
        }
    }
}

/// A name, and whether quotes say just how far it goes.
struct Name {
    text: String,
    is_quoted: bool,
}

/// The name that comes next: what is in quotes, or all up to a size and what is said behind.
fn name(cursor: &mut Cursor<'_>) -> Option<Name> {
    if let Some(words) = quoted(cursor) {
        let text = cursor.text(words).trim_matches('"').to_owned();
        cursor.skip(words);
        return Some(Name { text, is_quoted: true });
    }
    let ends = |word: &str| size(word).is_some() || is_behind(word) || keyword::begins(word);
    let words = (0..LONGEST).find(|on| cursor.word_at(*on).is_none_or(ends))?;
    // A name may begin with the name of a keyword.
    let words = if words == 0 && cursor.word().is_some_and(keyword::begins) { 1 } else { words };
    let text = cursor.text(words).to_owned();
    cursor.skip(words);
    (words > 0).then_some(Name { text, is_quoted: false })
}

/// The names of cards for words that are none, best first, as a thing: the best one.
pub(super) fn guessed(typed: &str, known: Known<'_>) -> Option<Thing> {
    if typed.chars().count() < LEAST {
        return None;
    }
    let mut others = known.cards.search(typed, MOST_GUESSES).into_iter();
    let taken = others.next()?;
    let is = known.cards.find(&taken)?.is;
    let guess = Guess { typed: typed.to_owned(), taken, others: others.collect() };
    Some(Thing { guess: Some(guess), ..Thing::card(is) })
}

/// Fewer letters are no part of a name.
pub(super) const LEAST: usize = 2;

/// So many cards are thought of.
const MOST_GUESSES: usize = 6;
