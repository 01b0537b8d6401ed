//! What is so of each of several players: "who controls a creature".

use language::board::Counter;
use language::select::Compare;
use winnow::error::EmptyError;

use super::super::words::{maybe, said, said_any, table, words};
use super::super::{Input, Parsed, number};
use super::controlled;
use crate::oracle::tree::{Asks, Happening, Number, Player, Recipient};

/// "Who controls a creature", "who has more life than you": each of them is "that player" there.
pub(in crate::oracle::grammar) fn who(i: &mut Input<'_>) -> Parsed<Asks> {
    if said(i, "with") {
        return so_many(i);
    }
    words("who")(i)?;
    let controls =
        table(&[("controls", true), ("control", true), ("doesn't control", false), ("don't control", false)]);
    if let Some(yes) = maybe(i, controls) {
        return controlled(i, &Player::That, yes);
    }
    if !said_any(i, &["has", "have"]) {
        return Err(EmptyError);
    }
    if let Some((of, compare)) = maybe(i, table(THAN_YOU)) {
        return Ok(Asks::Number(of(Player::That), compare, of(Player::You)));
    }
    so_many(i)
}

/// "No cards in hand", "three or more poison counters", behind who has them.
fn so_many(i: &mut Input<'_>) -> Parsed<Asks> {
    let (compare, many) = if said(i, "no") { (Compare::Exactly, Number::N(0)) } else { number::compared(i)? };
    let of = if said_any(i, &["cards in hand", "card in hand"]) {
        Number::Hand(Player::That)
    } else {
        let kind: Counter = number::counter(i)?;
        words("counters")(i)?;
        Number::PlayerCounters(kind, Player::That)
    };
    Ok(Asks::Number(of, compare, many))
}

/// Of what they have more or less than you.
type ThanYou = (fn(Player) -> Number, Compare);

const THAN_YOU: &[(&str, ThanYou)] = &[
    ("more cards in hand than you", (Number::Hand, Compare::MoreThan)),
    ("more cards in their hand than you", (Number::Hand, Compare::MoreThan)),
    ("fewer cards in hand than you", (Number::Hand, Compare::LessThan)),
    ("more life than you", (Number::Life, Compare::MoreThan)),
    ("less life than you", (Number::Life, Compare::LessThan)),
];

/// "Opponent who lost life this turn", "opponents who control a Goat": how many of them there are.
pub(in crate::oracle::grammar) fn players(i: &mut Input<'_>) -> Parsed<Number> {
    let of = table(&[
        ("of your opponents", Player::Opponents),
        ("your opponents", Player::Opponents),
        ("opponents", Player::Opponents),
        ("opponent", Player::Opponents),
        ("players", Player::Each),
        ("player", Player::Each),
    ])(i)?;
    if let Some(to) = maybe(i, |i: &mut Input<'_>| touched(i, &of)) {
        return Ok(Number::PlayersTo(Box::new(to)));
    }
    who(i).map(|so| Number::Players(Player::Such(Box::new(of), Box::new(so))))
}

/// "Who lost life this turn", "that was dealt combat damage this turn".
fn touched(i: &mut Input<'_>, of: &Player) -> Parsed<Happening> {
    if !said_any(i, &["who", "that"]) {
        return Err(EmptyError);
    }
    let dealt = |combat| Happening::Damage(None, Some(Recipient::Player(of.clone())), combat);
    let found = if said(i, "lost life") {
        Happening::LosesLife(of.clone())
    } else if said(i, "gained life") {
        Happening::GainsLife(of.clone())
    } else if said_any(i, &["was dealt combat damage", "were dealt combat damage"]) {
        dealt(Some(true))
    } else if said_any(i, &["was dealt damage", "were dealt damage"]) {
        dealt(None)
    } else {
        return Err(EmptyError);
    };
    words("this turn")(i).map(|()| found)
}
