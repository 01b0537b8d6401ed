//! What is on a thing, and what a thing is on: counters, damage, shields, Auras and Equipment.

use language::board::paid::BESTOW;
use language::board::{Ability, Board, KeywordName};

use super::cursor::Cursor;
use super::keyword;
use super::noun::{self, Attached, Known, Thing};
use super::refusal::Refusal;
use super::twins;
use super::vocabulary::{a_player, a_players, an_object, counters, no_such_name};

/// Reads what a thing has "with" it, or "on" what it is. Whether something was read.
///
/// Fails where it begins to be said, and what is there is nothing that it could be.
pub(super) fn read(cursor: &mut Cursor<'_>, known: Known<'_>, thing: &mut Thing) -> Result<bool, Refusal> {
    let before = *cursor;
    cursor.eat("and");
    // "With X as 3" is said of casting.
    if !cursor.comes("with X") && cursor.eat("with") {
        return with(cursor, known, thing).map(|()| true);
    }
    if cursor.eat_any(&["on", "attached to"]) {
        let mut after = *cursor;
        if an_object(&mut after, known.board).is_none()
            && let Some(at) = a_player(cursor, known.board)
        {
            thing.object.attached_to_player = known.board.players.get(at).map(|player| player.name.clone());
            return Ok(true);
        }
        thing.on = Some(host(cursor, known)?);
        is_bestowed(thing, known);
        return Ok(true);
    }
    *cursor = before;
    Ok(false)
}

/// What something is put on: an object of the board, or something new.
fn host(cursor: &mut Cursor<'_>, known: Known<'_>) -> Result<Attached, Refusal> {
    let mut after = *cursor;
    if let Some(whose) = a_players(&mut after, known.board)
        && let Some(id) = an_object(&mut after, known.board)
        && let Some(host) = twins::of_player(known.board, &id, whose)
    {
        *cursor = after;
        return Ok(Attached::Known(host));
    }
    let from = *cursor;
    if let Some(id) = an_object(cursor, known.board) {
        // The id of one may be the name of several.
        let is_name =
            known.board.objects.iter().any(|one| one.card.as_ref() == Some(&id) || one.is.name == id);
        let is_said = from.comes(&id) && is_name;
        return Ok(if is_said { Attached::Called(id) } else { Attached::Known(id) });
    }
    let new = noun::read(cursor, known).map(|thing| Attached::New(Box::new(thing)));
    new.ok_or_else(|| no_such_name(cursor, known.board, "on"))
}

/// "with 2 +1/+1 counters and a stun counter", "with Rancor", "with 2 damage", "with flying".
fn with(cursor: &mut Cursor<'_>, known: Known<'_>, thing: &mut Thing) -> Result<(), Refusal> {
    if !one(cursor, known, thing) {
        return Err(no_such_name(cursor, known.board, "with"));
    }
    loop {
        let before = *cursor;
        if !(cursor.eat("and") && one(cursor, known, thing)) {
            *cursor = before;
            return Ok(());
        }
    }
}

fn one(cursor: &mut Cursor<'_>, known: Known<'_>, thing: &mut Thing) -> bool {
    let before = *cursor;
    let object = &mut thing.object;
    if let Some(counters) = counters(cursor) {
        object.counters.push(counters);
        return true;
    }
    if let Some(amount) = shield(cursor) {
        thing.shields.push(amount);
        return true;
    }
    if let Some(damage) = cursor.number().filter(|_| cursor.eat("damage")) {
        object.damage = damage;
        return true;
    }
    *cursor = before;
    if let Some(keywords) = keyword::read(cursor) {
        object.is.abilities.extend(keywords.into_iter().map(Ability::Keyword));
        return true;
    }
    let attached = attached(cursor, known);
    let is_read = attached.is_some();
    thing.with.extend(attached);
    is_read
}

/// Reads "shield 3", "a shield of 3".
pub(super) fn shield(cursor: &mut Cursor<'_>) -> Option<u64> {
    let mut after = *cursor;
    after.eat("a");
    let amount = if after.eat("shield") {
        after.eat_any(&["of", "for"]);
        after.number()?
    } else {
        return None;
    };
    *cursor = after;
    Some(amount)
}

/// What is attached to a thing: what the board has and is on nothing yet, or something new.
fn attached(cursor: &mut Cursor<'_>, known: Known<'_>) -> Option<Attached> {
    let mut after = *cursor;
    if let Some(id) = an_object(&mut after, known.board).filter(|id| is_free(known.board, id)) {
        *cursor = after;
        return Some(Attached::Known(id));
    }
    let mut new = noun::read(cursor, known)?;
    is_bestowed(&mut new, known);
    Some(Attached::New(Box::new(new)))
}

/// What is on something and has bestow was bestowed.
fn is_bestowed(thing: &mut Thing, known: Known<'_>) {
    let of_card = thing.object.card.as_ref().and_then(|card| known.cards.find(card)).map(|found| found.is);
    let bestow =
        |ability: &Ability| matches!(ability, Ability::Keyword(one) if one.of() == Some(KeywordName::Bestow));
    let mut all = of_card.into_iter().chain([&thing.object.is]).flat_map(|is| &is.abilities);
    if all.any(bestow) {
        thing.object.paid.push(BESTOW.to_owned());
    }
}

fn is_free(board: &Board, id: &str) -> bool {
    board.objects.iter().any(|object| object.id == id && object.attached_to.is_none())
}
