//! What can be said about a text before it is parsed: whether it is a board file at all, of which format, and
//! whether its brackets match and are not nested too deep.

use super::limits::DEEPEST;
use super::problem::{Misshapen, Problem};
use super::scan::{Bracket, Kind, Token, Tokens};
use crate::envelope::FORMAT;

/// A problem and the byte where it is.
pub(crate) type Found = (Problem, usize);

/// Looks at a text as a whole; what passes can be given to a parser.
pub(crate) fn look_at(text: &str) -> Result<(), Found> {
    starts_like_a_board(text)?;
    let format = format_of(text);
    format.as_ref().map_or(Ok(()), |token| known_format(text, token))?;
    brackets(text)?;
    format.map(|_| ()).ok_or((Problem::NoFormat, 0))
}

/// The tokens behind `#![enable(..)]`.
fn body(text: &str) -> impl Iterator<Item = Token> {
    let mut tokens = Tokens::of(text).peekable();
    while tokens.peek().is_some_and(|token| text[token.at.clone()].starts_with('#')) {
        tokens.by_ref().find(|token| token.kind == Kind::Close(Bracket::Square));
    }
    tokens
}

fn starts_like_a_board(text: &str) -> Result<(), Found> {
    let mut tokens = body(text);
    let Some(mut first) = tokens.next() else { return Err((Problem::Blank, 0)) };
    if &text[first.at.clone()] == "BoardFile" {
        first = tokens.next().unwrap_or(first);
    }
    if first.kind == Kind::Open(Bracket::Round) {
        return Ok(());
    }
    let found = text[first.at.clone()].chars().take(20).collect();
    Err((Problem::NotABoard { found }, first.at.start))
}

/// The value of the outermost field `format`.
fn format_of(text: &str) -> Option<Token> {
    let mut depth = 0_usize;
    let mut tokens = body(text).peekable();
    while let Some(token) = tokens.next() {
        match token.kind {
            Kind::Open(_) => depth += 1,
            Kind::Close(_) => depth = depth.saturating_sub(1),
            Kind::Word if depth == 1 && &text[token.at.clone()] == "format" => {
                if tokens.next_if(|next| next.kind == Kind::Colon).is_some() {
                    return tokens.next();
                }
            }
            Kind::Word | Kind::Comma | Kind::Colon | Kind::Quoted | Kind::Unfinished => {}
        }
    }
    None
}

fn known_format(text: &str, token: &Token) -> Result<(), Found> {
    let written = &text[token.at.clone()];
    let problem = match written.parse::<u64>() {
        Ok(1..=FORMAT) => return Ok(()),
        Ok(newer) if newer > FORMAT => Problem::NewerFormat { found: newer },
        Ok(never) => Problem::NoSuchFormat { found: never.to_string() },
        Err(_) => Problem::NoSuchFormat { found: written.chars().take(20).collect() },
    };
    Err((problem, token.at.start))
}

fn brackets(text: &str) -> Result<(), Found> {
    let mut open: Vec<(Bracket, usize)> = Vec::new();
    let mut ended = false;
    for token in body(text) {
        let at = token.at.start;
        if ended {
            return Err((Problem::Misshapen(Misshapen::Trailing), at));
        }
        match token.kind {
            Kind::Open(_) if open.len() == DEEPEST => return Err((Problem::TooDeep, at)),
            Kind::Open(bracket) => open.push((bracket, at)),
            Kind::Close(bracket) => {
                close(text, &mut open, bracket, at)?;
                ended = open.is_empty();
            }
            Kind::Unfinished => return Err((unfinished(&text[token.at]), at)),
            Kind::Word | Kind::Comma | Kind::Colon | Kind::Quoted => {}
        }
    }
    open.pop().map_or(Ok(()), |(bracket, at)| {
        Err((Problem::Misshapen(Misshapen::NeverClosed { bracket: bracket.open() }), at))
    })
}

fn close(text: &str, open: &mut Vec<(Bracket, usize)>, found: Bracket, at: usize) -> Result<(), Found> {
    let misshapen = match open.pop() {
        Some((opened, _)) if opened == found => return Ok(()),
        Some((opened, from)) => Misshapen::OtherClosed {
            found: found.close(),
            expected: opened.close(),
            opened: opened.open(),
            from: super::place::of_byte(text, from),
        },
        None => Misshapen::Trailing,
    };
    Err((Problem::Misshapen(misshapen), at))
}

fn unfinished(token: &str) -> Problem {
    let comment = token.starts_with("/*");
    Problem::Misshapen(if comment { Misshapen::CommentNeverEnds } else { Misshapen::TextNeverEnds })
}
