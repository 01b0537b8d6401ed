//! Conditions.

use language::board::PlayerDesignation;
use language::select::Compare;
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use super::words::{list, maybe, said, said_any, table, verb, words};
use super::{Input, Parsed, happening, noun, number, player};
use crate::oracle::tree::{Asks, How, Like, Number, Player, Thing, Trait};

/// What is asked, behind "if", "as long as" or "unless".
pub(super) fn asks(i: &mut Input<'_>) -> Parsed<Asks> {
    let first = one(i)?;
    let start = i.checkpoint();
    if said(i, "and")
        && let Ok(second) = one(i)
    {
        return Ok(Asks::All(vec![first, second]));
    }
    i.reset(&start);
    if said(i, "or")
        && let Ok(second) = one(i)
    {
        return Ok(Asks::Any(vec![first, second]));
    }
    i.reset(&start);
    Ok(first)
}

fn one(i: &mut Input<'_>) -> Parsed<Asks> {
    let of_turn = alt((done, turn, designated, kicked));
    alt((of_turn, opponents, cards, life, control, is, has_counters, happened, there_are)).parse_next(i)
}

fn done(i: &mut Input<'_>) -> Parsed<Asks> {
    if said_any(i, &["you do", "they do", "that player does", "the player does"]) {
        return Ok(Asks::Done);
    }
    if said_any(i, &["you don't", "they don't", "that player doesn't", "the player doesn't"]) {
        return Ok(Asks::Not(Box::new(Asks::Done)));
    }
    Err(EmptyError)
}

fn turn(i: &mut Input<'_>) -> Parsed<Asks> {
    table(&[
        ("it's your turn", Asks::TurnOf(Player::You)),
        ("it 's your turn", Asks::TurnOf(Player::You)),
        ("it's not your turn", Asks::TurnOf(Player::Opponents)),
        ("it isn't your turn", Asks::TurnOf(Player::Opponents)),
    ])(i)
}

fn designated(i: &mut Input<'_>) -> Parsed<Asks> {
    table(&[
        ("you're the monarch", Asks::Has(Player::You, PlayerDesignation::Monarch)),
        ("you have the city's blessing", Asks::Has(Player::You, PlayerDesignation::CitysBlessing)),
        ("you have the city 's blessing", Asks::Has(Player::You, PlayerDesignation::CitysBlessing)),
        ("you have the initiative", Asks::Has(Player::You, PlayerDesignation::Initiative)),
    ])(i)
}

fn kicked(i: &mut Input<'_>) -> Parsed<Asks> {
    table(&[
        ("this spell was kicked", Asks::Paid("kicked")),
        ("it was kicked", Asks::Paid("kicked")),
        ("~ was kicked", Asks::Paid("kicked")),
        ("it was bargained", Asks::Paid("bargained")),
        ("~ was bargained", Asks::Paid("bargained")),
    ])(i)
}

/// "You have no cards in hand", "an opponent has seven or more cards in hand".
fn cards(i: &mut Input<'_>) -> Parsed<Asks> {
    let who = player::player(i)?;
    if !said_any(i, &["has", "have"]) {
        return Err(EmptyError);
    }
    let (compare, many) = if said(i, "no") { (Compare::Exactly, Number::N(0)) } else { number::compared(i)? };
    if !said_any(i, &["cards in hand", "card in hand"]) {
        return Err(EmptyError);
    }
    Ok(Asks::Number(Number::Hand(who), compare, many))
}

/// "You have two or more opponents".
fn opponents(i: &mut Input<'_>) -> Parsed<Asks> {
    words("you have")(i)?;
    let (compare, many) = number::compared(i)?;
    words("opponents")(i)?;
    Ok(Asks::Number(Number::Players(Player::Opponents), compare, many))
}

/// "You have 5 or less life", "your life total is 5 or less".
fn life(i: &mut Input<'_>) -> Parsed<Asks> {
    let start = i.checkpoint();
    if let Ok(who) = player::owner(i)
        && said(i, "life total is")
    {
        let (compare, many) = number::compared(i)?;
        return Ok(Asks::Number(Number::Life(who), compare, many));
    }
    i.reset(&start);
    let who = player::player(i)?;
    if !said_any(i, &["has", "have"]) {
        return Err(EmptyError);
    }
    let (compare, many) = number::compared(i)?;
    words("life")(i)?;
    Ok(Asks::Number(Number::Life(who), compare, many))
}

/// "You control a Goblin", "you control three or more artifacts", "no opponent controls a land".
fn control(i: &mut Input<'_>) -> Parsed<Asks> {
    let who = player::player(i)?;
    let yes = if said_any(i, &["control", "controls"]) {
        true
    } else if said_any(i, &["don't control", "doesn't control"]) {
        false
    } else {
        return Err(EmptyError);
    };
    if said(i, "no") {
        let like = of(noun::like(i, false)?, who);
        return Ok(Asks::Not(Box::new(Asks::Exists(like))));
    }
    let start = i.checkpoint();
    if let Ok((compare, many)) = number::compared(i)
        && let other = said(i, "other")
        && let Ok(like) = noun::like(i, other)
    {
        let count = Number::Count(Box::new(Thing::Such(How::Each, of(like, who))));
        return Ok(not_unless(yes, Asks::Number(count, compare, many)));
    }
    i.reset(&start);
    let other = if said(i, "another") {
        true
    } else {
        if !said_any(i, &["a", "an", "any"]) {
            return Err(EmptyError);
        }
        false
    };
    let like = noun::like(i, other)?;
    Ok(not_unless(yes, Asks::Exists(of(like, who))))
}

fn not_unless(yes: bool, asks: Asks) -> Asks {
    if yes { asks } else { Asks::Not(Box::new(asks)) }
}

fn of(mut like: Like, who: Player) -> Like {
    like.0.push(Trait::Controlled(who));
    like
}

/// "~ is tapped", "it's a creature", "that creature was a Goblin".
fn is(i: &mut Input<'_>) -> Parsed<Asks> {
    let (what, yes) = if said_any(i, &["it's", "it was"]) {
        (Thing::It, true)
    } else {
        let what = noun::simple(i)?;
        let yes =
            table(&[("is", true), ("isn't", false), ("was", true), ("wasn't", false), ("'s", true)])(i)?;
        (what, yes)
    };
    let start = i.checkpoint();
    if said_any(i, &["an", "a"])
        && let Ok(like) = noun::like(i, false)
    {
        return Ok(not_unless(yes, Asks::Is(what, like)));
    }
    i.reset(&start);
    let each = list(super::description::predicate, &["and", "or"])(i)?;
    let like = Like(each.into_iter().map(Trait::Is).collect());
    Ok(not_unless(yes, Asks::Is(what, like)))
}

/// "~ has a +1/+1 counter on it", "it has no counters".
fn has_counters(i: &mut Input<'_>) -> Parsed<Asks> {
    let what = noun::simple(i)?;
    let had = said_any(i, &["has", "had"]);
    if !had {
        return Err(EmptyError);
    }
    let (compare, many) = if said(i, "no") {
        (Compare::Exactly, Number::N(0))
    } else if said_any(i, &["a", "an"]) {
        (Compare::AtLeast, Number::N(1))
    } else {
        number::compared(i)?
    };
    let kind = number::counter(i)?;
    if !said_any(i, &["counters on it", "counter on it"]) {
        return Err(EmptyError);
    }
    Ok(Asks::Number(Number::Counters(kind, Box::new(what)), compare, many))
}

/// What has happened this turn.
fn happened(i: &mut Input<'_>) -> Parsed<Asks> {
    let yes = !said(i, "no");
    let what = happening::past(i)?;
    words("this turn")(i)?;
    Ok(not_unless(yes, Asks::Happened(Box::new(what))))
}

/// "There are seven or more cards in your graveyard."
fn there_are(i: &mut Input<'_>) -> Parsed<Asks> {
    verb("there")(i)?;
    if !said_any(i, &["are", "is"]) {
        return Err(EmptyError);
    }
    if said(i, "no") {
        return noun::like(i, false).map(|like| Asks::Not(Box::new(Asks::Exists(like))));
    }
    if said_any(i, &["a", "an"]) {
        return noun::like(i, false).map(Asks::Exists);
    }
    let (compare, many) = number::compared(i)?;
    let count =
        if let Some(count) = maybe(i, hidden) { count } else { Number::Count(Box::new(noun::plain(i)?)) };
    Ok(Asks::Number(count, compare, many))
}

/// Cards that nobody looks at one by one.
fn hidden(i: &mut Input<'_>) -> Parsed<Number> {
    words("cards in")(i)?;
    let who = player::owner(i)?;
    table(&[
        ("graveyard", Number::Graveyard as fn(Player) -> Number),
        ("library", Number::Library),
        ("hand", Number::Hand),
    ])(i)
    .map(|of| of(who))
}
