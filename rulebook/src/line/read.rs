//! From a line to a board.

use std::ops::Range;

use language::board::Daytime;
use language::date::Date;

use super::cursor::Cursor;
use super::event::{self, Happening, happens};
use super::noun::{self, Known};
use super::piece::{Context, Meaning, Piece, Read};
use super::player::{self, Fact};
use super::put::{put, with_loyalty};
use super::refusal::Refusal;
use super::segment::{self, Head, Scope};
use super::thing;
use super::tokens::{Token, cut};
use super::twins;
use super::vocabulary::{STEPS, a_player, a_players, an_object};

/// Reads a line into the board of a context. What is not understood is left out, and said at its piece. Takes time in
/// proportion to the length of the line, and looks through the names of all cards for each name that no card has.
pub fn read(line: &str, context: Context<'_>) -> Read {
    let mut tokens = cut(line);
    let mut reading = Reading {
        context,
        read: Read { board: context.board.clone(), pieces: Vec::new() },
        events: Vec::new(),
    };
    reading.dates(&mut tokens);
    let cursor = Cursor::new(line, &tokens);
    let mut start = 0;
    while start < tokens.len() {
        let end = tokens[start..].iter().position(|token| token.text == ";");
        let end = end.map_or(tokens.len(), |end| start + end);
        reading.part(cursor.within(start, end));
        start = end + 1;
    }
    reading.all_events();
    let mut read = reading.read;
    read.pieces.sort_by_key(|piece| (piece.span.start, piece.span.end));
    read
}

/// A line as far as it is read.
struct Reading<'a> {
    context: Context<'a>,
    read: Read,
    /// What happens: read last, when all that is named is there.
    events: Vec<Waiting<'a>>,
}

/// What happens, up to the end of its part, and whose part that is.
#[derive(Clone, Copy)]
struct Waiting<'a> {
    cursor: Cursor<'a>,
    scope: Scope,
}

impl<'a> Reading<'a> {
    fn known(&self) -> Known<'_> {
        Known { board: &self.read.board, cards: self.context.cards }
    }

    fn note(&mut self, span: Range<usize>, meaning: Meaning) {
        self.read.pieces.push(Piece { span, meaning });
    }

    /// Takes the rules date out of a line: "on 2012-05-01" may stand behind anything.
    fn dates(&mut self, tokens: &mut Vec<Token<'_>>) {
        while let Some(at) = tokens.iter().position(|token| token.text.parse::<Date>().is_ok()) {
            let Ok(date) = tokens[at].text.parse::<Date>() else { return };
            let is_before = |on: usize, word: &str| {
                at.checked_sub(on)
                    .and_then(|at| tokens.get(at))
                    .is_some_and(|token| token.text.eq_ignore_ascii_case(word))
            };
            let words = if is_before(1, "of") && is_before(2, "rules") {
                2
            } else {
                usize::from(is_before(1, "on") || is_before(1, "as-of"))
            };
            let span = tokens[at - words].at..tokens[at].span().end;
            tokens.drain(at - words..=at);
            if date < Date::FIRST {
                self.note(span, Meaning::Refused(Refusal::TooEarly(date)));
            } else {
                self.read.board.as_of = Some(date);
                self.note(span, Meaning::Date(date));
            }
        }
    }

    /// Reads what stands between two semicolons.
    fn part(&mut self, mut cursor: Cursor<'a>) {
        let mut scope = Scope { player: self.context.player, is_said: false, zone: None };
        loop {
            let before = cursor;
            match segment::head(&mut cursor, self.known(), scope) {
                Ok(Some(Head::Of(of))) => scope = of,
                Ok(Some(Head::Joins(name))) => {
                    scope.player = segment::join(&mut self.read.board, &name);
                    self.note(cursor.span_since(&before), Meaning::Player(name));
                }
                Ok(Some(Head::Players)) => {
                    for name in segment::players(&mut cursor, &mut self.read.board) {
                        self.note(cursor.span_since(&before), Meaning::Player(name));
                    }
                }
                Ok(None) => break,
                Err(refusal) => self.note(cursor.span_since(&before), Meaning::Refused(refusal)),
            }
        }
        self.pieces(cursor, scope);
    }

    /// Reads pieces with commas between them, up to where something happens.
    fn pieces(&mut self, mut cursor: Cursor<'a>, scope: Scope) {
        while !cursor.is_over() {
            if cursor.eat(",") {
                continue;
            }
            let before = cursor;
            if let Some(meaning) = self.piece(&mut cursor, scope) {
                self.note(cursor.span_since(&before), meaning);
            } else {
                self.events.push(Waiting { cursor: before, scope });
                return;
            }
        }
    }

    /// Reads a piece. None where something happens.
    fn piece(&mut self, cursor: &mut Cursor<'a>, scope: Scope) -> Option<Meaning> {
        if let Some(meaning) = self.of_player(cursor, scope).or_else(|| self.turn(cursor)) {
            return Some(meaning);
        }
        let before = *cursor;
        let known = self.known();
        match thing::piece(cursor, known) {
            Ok(Some(thing)) => Some(self.put(&thing, scope)),
            Ok(None) if happens(cursor) || a_player(&mut before.clone(), known.board).is_some() => None,
            // There is a comma in the name of what something happens to.
            Ok(None) if behind_a_card(&before, known).is_some_and(|behind| happens(&behind)) => None,
            Ok(None) => {
                let mut after = before;
                if let Some(id) = an_object(&mut after, known.board).filter(|_| after.is_boundary()) {
                    *cursor = after;
                    return Some(Meaning::Refused(Refusal::There(id)));
                }
                let guess = thing::guess(cursor, known);
                Some(match guess {
                    Some(guess) => self.put(&guess, scope),
                    None => Meaning::Refused(self.unknown(cursor)),
                })
            }
            Err(_) if happens(&before) => {
                *cursor = before;
                None
            }
            Err(refusal) => {
                *cursor = before;
                cursor.skip(before.words_left().max(1));
                // What stands in brackets is of the same piece.
                while cursor.word().is_some_and(|word| matches!(word, "(" | ")")) {
                    cursor.skip(1);
                    cursor.skip(cursor.words_left());
                }
                Some(Meaning::Refused(refusal))
            }
        }
    }

    /// Why a piece is nothing that is known; goes behind it.
    fn unknown(&self, cursor: &mut Cursor<'_>) -> Refusal {
        let words = cursor.words_left().max(1);
        let whole = cursor.text(words).to_owned();
        let mut after = *cursor;
        cursor.skip(words);
        match noun::read(&mut after, self.known()) {
            Some(thing) => {
                let found = after.text(after.words_left().max(1)).to_owned();
                Refusal::NotSaid { found, of: thing.object.id }
            }
            None => Refusal::NoSuchCard(whole),
        }
    }

    fn put(&mut self, thing: &noun::Thing, scope: Scope) -> Meaning {
        let mut thing = thing.clone();
        if let (Some(zone), false) = (scope.zone, thing.is_placed) {
            thing.object.zone = zone;
        }
        let thing = with_loyalty(&thing, self.context.cards);
        match put(&mut self.read.board, &thing, scope.player) {
            Ok(ids) => Meaning::Objects(ids, thing.guess),
            Err(refusal) => Meaning::Refused(refusal),
        }
    }

    /// "12 life", "Bob at 12", "shield 3".
    fn of_player(&mut self, cursor: &mut Cursor<'_>, scope: Scope) -> Option<Meaning> {
        let mut after = *cursor;
        let named = a_player(&mut after, &self.read.board);
        let at = named.unwrap_or(scope.player);
        let fact = player::read(&mut after, &mut self.read.board, at)?;
        *cursor = after;
        Some(match fact {
            Fact::Shield(id) => Meaning::Effect(id),
            Fact::Of => Meaning::Player(self.read.board.players.get(at)?.name.clone()),
        })
    }

    /// "Bob's turn", "Bob's upkeep", "end step", "it is night".
    fn turn(&mut self, cursor: &mut Cursor<'_>) -> Option<Meaning> {
        let mut after = *cursor;
        after.eat("it is");
        after.eat("the");
        let whose = a_players(&mut after, &self.read.board);
        let step = after.one_of(&STEPS);
        let daytime = after.one_of(&[("day", Daytime::Day), ("night", Daytime::Night)]);
        let is_said = step.is_some() || daytime.is_some() || whose.is_some() && after.eat("turn");
        if !is_said || !after.is_boundary() {
            return None;
        }
        *cursor = after;
        let turn = &mut self.read.board.turn;
        turn.step = step.unwrap_or(turn.step);
        turn.daytime = daytime.or(turn.daytime);
        if let Some(player) = whose.and_then(|at| self.read.board.players.get(at)) {
            turn.active = Some(player.name.clone());
        }
        Some(Meaning::Turn)
    }

    /// Reads what happens, and whatever stands behind it. What stands behind a comma of a part comes before the parts after it.
    fn all_events(&mut self) {
        let mut waiting = std::mem::take(&mut self.events);
        while let Some((first, after)) = waiting.split_first() {
            let together = self.together(*first, after);
            let mut rest = std::mem::take(&mut self.events);
            rest.extend_from_slice(after.get(together..).unwrap_or_default());
            waiting = rest;
        }
    }

    /// Reads what happens first, with as many of the next parts as happen at the same time. How many those are.
    fn together(&mut self, first: Waiting<'a>, after: &[Waiting<'a>]) -> usize {
        let mut start = first.cursor;
        start.eat("then");
        let goes_on = |(from, to): (&Waiting<'_>, &Waiting<'_>)| {
            from.cursor.end + 1 == to.cursor.at && !to.cursor.comes("then")
        };
        let adjacent =
            std::iter::once(&first).chain(after).zip(after).take_while(|pair| goes_on(*pair)).count();
        for more in (0..=adjacent).rev() {
            let end = more
                .checked_sub(1)
                .and_then(|last| after.get(last))
                .map_or(start.end, |last| last.cursor.end);
            if let Ok(happening) = self.try_event(start.within(start.at, end), first.scope)
                && (more == 0 || !twins::enters_first(&happening.script))
            {
                self.take_event(&happening, start.within(start.at, end), first.cursor);
                return more;
            }
        }
        self.shorter(start, first);
        0
    }

    /// Reads what happens up to a comma, and what stands behind it as pieces of its own.
    fn shorter(&mut self, start: Cursor<'a>, first: Waiting<'a>) {
        let whole = self.try_event(start, first.scope);
        for end in (start.at + 1..start.end).rev() {
            if !start.within(end, start.end).comes(",") {
                continue;
            }
            if let Ok(happening) = self.try_event(start.within(start.at, end), first.scope) {
                self.take_event(&happening, start.within(start.at, end), first.cursor);
                self.pieces(start.within(end + 1, start.end), first.scope);
                return;
            }
        }
        if let Err(refusal) = whole {
            let span = start.within(start.end, start.end).span_since(&start);
            self.note(span, Meaning::Refused(refusal));
        }
    }

    fn try_event(&self, cursor: Cursor<'_>, scope: Scope) -> Result<Happening, Refusal> {
        event::read(cursor, &self.read.board, self.context.cards, scope)
    }

    fn take_event(&mut self, happening: &Happening, cursor: Cursor<'_>, start: Cursor<'_>) {
        self.read.board = happening.board.clone();
        for (span, ids) in &happening.made {
            self.note(span.clone(), Meaning::Objects(ids.clone(), None));
        }
        let at = self.read.board.events.len();
        self.read.board.events.push(happening.script.clone());
        let end = cursor.within(cursor.end, cursor.end);
        self.note(end.span_since(&start), Meaning::Event(at));
    }
}

/// What stands behind the name of a card that comes next; none where none does.
fn behind_a_card<'a>(cursor: &Cursor<'a>, known: Known<'_>) -> Option<Cursor<'a>> {
    let mut behind = *cursor;
    noun::card(&mut behind, known).map(|_| behind)
}
