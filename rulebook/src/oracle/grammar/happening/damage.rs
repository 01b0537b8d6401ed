//! Damage is dealt, and by whom to whom.

use language::select::Compare;
use winnow::error::EmptyError;

use crate::oracle::grammar::words::{list, maybe, said, said_any, table, verb, words};
use crate::oracle::grammar::{Input, Parsed, noun, number, player};
use crate::oracle::tree::{Asks, Happening, Number, Player, Recipient, Thing};

pub(super) fn deals(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    verb("deal")(i)?;
    let least = maybe(i, at_least);
    let combat = combat(i);
    words("damage")(i)?;
    let to = if said(i, "to") { Some(recipient(i)?) } else { None };
    let Some(least) = least else { return Ok(Happening::Damage(Some(what.clone()), to, combat)) };
    // So much to one player or object.
    if to.is_none() {
        return Err(EmptyError);
    }
    let damage = Happening::Damage(Some(what.clone()), to, combat);
    let much = Asks::Number(Number::ThatMuch, Compare::AtLeast, Number::N(least));
    Ok(Happening::While(Box::new(damage), Box::new(much)))
}

/// "5 or more".
fn at_least(i: &mut Input<'_>) -> Parsed<u64> {
    let (Compare::AtLeast, Number::N(least)) = number::compared(i)? else { return Err(EmptyError) };
    Ok(least)
}

/// "Combat", "noncombat", or neither.
pub(in crate::oracle::grammar) fn combat(i: &mut Input<'_>) -> Option<bool> {
    maybe(i, table(&[("combat", true), ("noncombat", false)]))
}

/// Who or what is dealt damage, as an event says it.
pub(in crate::oracle::grammar) fn recipient(i: &mut Input<'_>) -> Parsed<Recipient> {
    let each = list(one_recipient, &[", or", "and/or", "or on", "or", "and"])(i)?;
    Ok(if let [one] = &each[..] { one.clone() } else { Recipient::And(each) })
}

pub(in crate::oracle::grammar) fn one_recipient(i: &mut Input<'_>) -> Parsed<Recipient> {
    if said(i, "yourself") {
        return Ok(Recipient::Player(Player::You));
    }
    if let Some(who) = maybe(i, player::player) {
        return Ok(Recipient::Player(who));
    }
    // The article stands before the first of several.
    if let Some(who) = maybe(i, table(&[("player", Player::Some), ("opponent", Player::AnOpponent)])) {
        return Ok(Recipient::Player(who));
    }
    if said(i, "one or more players") {
        return Ok(Recipient::Player(Player::Each));
    }
    said(i, "one or more");
    noun::thing(i).map(Recipient::Thing)
}

pub(super) fn is_dealt(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if !said_any(i, &["is dealt", "are dealt"]) {
        return Err(EmptyError);
    }
    let combat = combat(i);
    words("damage")(i)?;
    Ok(Happening::Damage(None, Some(Recipient::Thing(what.clone())), combat))
}
