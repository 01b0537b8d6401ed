//! The smallest parts: words, marks, and lists.

use winnow::combinator::opt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use super::{Input, Parsed};
use crate::oracle::text::{OF, Sort, Token};

/// The next token, if it is like this.
pub(super) fn token<'t, T>(i: &mut Input<'t>, like: impl FnOnce(&'t Token) -> Option<T>) -> Parsed<T> {
    let start = i.checkpoint();
    let found = i.next_token().and_then(like);
    if found.is_none() {
        i.reset(&start);
    }
    i.state.has_come(i.input.len());
    found.ok_or(EmptyError)
}

/// These words, one after another, with blanks between them; also marks.
pub(super) fn words<'t>(all: &'static str) -> impl FnMut(&mut Input<'t>) -> Parsed<()> {
    move |i: &mut Input<'t>| {
        let start = i.checkpoint();
        let each = all.split(' ').flat_map(apart);
        for word in each {
            let same = |token: &Token| (&*token.text == word && token.sort != Sort::Quote).then_some(());
            if token(i, same).is_err() {
                i.reset(&start);
                return Err(EmptyError);
            }
        }
        Ok(())
    }
}

/// A word as it is cut: "it's" is two tokens.
fn apart(word: &'static str) -> impl Iterator<Item = &'static str> {
    let two = word.strip_suffix(OF).filter(|stem| !stem.is_empty());
    [two.or(Some(word)), two.map(|_| OF)].into_iter().flatten()
}

/// Whether these words come next; they are taken then.
pub(super) fn said(i: &mut Input<'_>, all: &'static str) -> bool {
    words(all)(i).is_ok()
}

/// Whether one of these wordings comes next; the first that does is taken.
pub(super) fn said_any(i: &mut Input<'_>, any: &[&'static str]) -> bool {
    any.iter().any(|all| said(i, all))
}

/// Whether these words come next; they are not taken.
pub(super) fn ahead(i: &mut Input<'_>, all: &'static str) -> bool {
    let start = i.checkpoint();
    let is = said(i, all);
    i.reset(&start);
    is
}

/// One of some wordings, with what it says. Longer wordings stand before what they begin with.
pub(super) fn table<'t, T: Clone>(
    list: &'static [(&'static str, T)],
) -> impl FnMut(&mut Input<'t>) -> Parsed<T> {
    move |i: &mut Input<'t>| {
        let found = list.iter().find(|(all, _)| said(i, all));
        found.map(|(_, value)| value.clone()).ok_or(EmptyError)
    }
}

/// A verb in its plain form or that of the third person: "draw", "draws".
pub(super) fn verb<'t>(plain: &'static str) -> impl FnMut(&mut Input<'t>) -> Parsed<()> {
    move |i: &mut Input<'t>| token(i, |token| is_form(&token.text, plain).then_some(()))
}

fn is_form(text: &str, plain: &str) -> bool {
    let Some(rest) = text.strip_prefix(plain) else {
        let stem = plain.strip_suffix('y').and_then(|stem| text.strip_prefix(stem));
        return stem == Some("ies");
    };
    matches!(rest, "" | "s") || rest == "es" && plain.ends_with(['s', 'h', 'x', 'o', 'z'])
}

/// Whether nothing is left.
pub(super) fn at_end(i: &Input<'_>) -> bool {
    i.input.is_empty()
}

/// Several of a kind, at least one, with commas, "and" or "or" between them.
pub(super) fn list<'t, T>(
    mut one: impl FnMut(&mut Input<'t>) -> Parsed<T>,
    between: &'static [&'static str],
) -> impl FnMut(&mut Input<'t>) -> Parsed<Vec<T>> {
    move |i: &mut Input<'t>| {
        let mut all = vec![one(i)?];
        loop {
            let start = i.checkpoint();
            if !said_any(i, between) {
                return Ok(all);
            }
            let Ok(next) = one(i) else {
                i.reset(&start);
                return Ok(all);
            };
            all.push(next);
        }
    }
}

/// A part that may be absent.
pub(super) fn maybe<'t, T>(i: &mut Input<'t>, part: impl FnMut(&mut Input<'t>) -> Parsed<T>) -> Option<T> {
    opt(part).parse_next(i).ok().flatten()
}
