//! A thing of a line: its name, and all that is said of it.

use super::cursor::Cursor;
use super::noun::{self, Known, Thing, guessed, is_verb};
use super::refusal::Refusal;
use super::{attach, modifier};

/// Reads a thing that is a piece of its own. None where it is no thing, or where something happens behind it.
///
/// Fails where it is one, and what is said of it is not understood.
pub(super) fn piece(cursor: &mut Cursor<'_>, known: Known<'_>) -> Result<Option<Thing>, Refusal> {
    let before = *cursor;
    let Some(mut thing) = noun::read(cursor, known) else { return Ok(None) };
    said_behind(cursor, known, &mut thing)?;
    if cursor.is_boundary() {
        return Ok(Some(thing));
    }
    let left = cursor.words_left();
    let happens = (0..left).any(|on| cursor.word_at(on).is_some_and(is_verb));
    if happens || thing.object.card.is_some() {
        *cursor = before;
        return Ok(None);
    }
    Err(Refusal::NotSaid { found: cursor.text(left.max(1)).to_owned(), of: thing.object.id })
}

/// Reads a thing that something happens to or that does it, up to what happens. None where it is nothing that is known.
///
/// Fails where what is said of it is not understood.
pub(super) fn mention(cursor: &mut Cursor<'_>, known: Known<'_>) -> Result<Option<Thing>, Refusal> {
    let Some(mut thing) = noun::read(cursor, known) else { return Ok(None) };
    loop {
        let before = *cursor;
        // What a spell is cast "on" is its target.
        let is_more = modifier::read(cursor, known, &mut thing)?
            || cursor.comes("with") && attach::read(cursor, known, &mut thing)?;
        if !is_more {
            *cursor = before;
            return Ok(Some(thing));
        }
    }
}

/// Takes the words up to the next sign for the card that they fit best. None where no card is called nearly so.
pub(super) fn guess(cursor: &mut Cursor<'_>, known: Known<'_>) -> Option<Thing> {
    let words = cursor.words_left();
    let found = (1..=words).rev().find_map(|words| {
        let mut after = *cursor;
        let mut thing = guessed(cursor.text(words), known)?;
        after.skip(words);
        said_behind(&mut after, known, &mut thing).ok()?;
        after.is_boundary().then_some((thing, after))
    });
    let (thing, after) = found?;
    *cursor = after;
    Some(thing)
}

/// Reads all that is said of a thing behind its name.
fn said_behind(cursor: &mut Cursor<'_>, known: Known<'_>, thing: &mut Thing) -> Result<(), Refusal> {
    while modifier::read(cursor, known, thing)? || attach::read(cursor, known, thing)? {}
    Ok(())
}
