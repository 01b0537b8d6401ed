//! What is always so.

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use super::action::restrictions;
use super::words::{at_end, maybe, said, said_any, words};
use super::{Input, Parsed, asks, gain, happening, instead, noun, number, player};
use crate::oracle::tree::{Asks, Happening, Number, Player, Recipient, Static, Thing, Would};
use language::effect::EventPattern;

/// A static ability.
pub(super) fn statement(i: &mut Input<'_>) -> Parsed<Static> {
    let before = maybe(i, |i: &mut Input<'_>| {
        if said(i, "during your turn ,") {
            return Ok(Asks::TurnOf(Player::You));
        }
        words("as long as")(i)?;
        let asks = asks::asks(i)?;
        words(",")(i)?;
        Ok(asks)
    });
    let is = alt((instead::would, enters_with, enters_tapped, as_enters, prevents, skips, have, cant))
        .parse_next(i)?;
    let behind = maybe(i, behind);
    let only_if = match (before, behind) {
        (Some(_), Some(_)) => return Err(EmptyError),
        (before, behind) => before.or(behind),
    };
    if at_end(i) { Ok(Static { only_if, is }) } else { Err(EmptyError) }
}

/// A condition behind.
fn behind(i: &mut Input<'_>) -> Parsed<Asks> {
    if said_any(i, &["as long as", "if"]) {
        return asks::asks(i);
    }
    if said(i, "unless") {
        return asks::asks(i).map(|asks| Asks::Not(Box::new(asks)));
    }
    if said(i, "during your turn") {
        return Ok(Asks::TurnOf(Player::You));
    }
    Err(EmptyError)
}

/// "Creatures you control get +1/+1 and have flying".
fn have(i: &mut Input<'_>) -> Parsed<Would> {
    let what = noun::thing(i)?;
    gain::gains(i).map(|gains| Would::Have(what, gains))
}

/// "~ can't block".
fn cant(i: &mut Input<'_>) -> Parsed<Would> {
    let what = noun::thing(i)?;
    restrictions(i).map(|abilities| Would::Cant(what, abilities))
}

/// "~ enters tapped", "artifacts your opponents control enter tapped".
fn enters_tapped(i: &mut Input<'_>) -> Parsed<Would> {
    let what = noun::thing(i)?;
    if !said_any(i, &["enters", "enter"]) {
        return Err(EmptyError);
    }
    if said(i, "untapped") {
        return Ok(Would::EnterTapped(what, false));
    }
    words("tapped")(i).map(|()| Would::EnterTapped(what, true))
}

/// "~ enters with three charge counters on it".
fn enters_with(i: &mut Input<'_>) -> Parsed<Would> {
    let what = noun::thing(i)?;
    if !said_any(i, &["enters", "enter"]) {
        return Err(EmptyError);
    }
    words("with")(i)?;
    let additional = said_any(i, &["an additional", "a number of additional"]);
    let amount = if additional {
        Number::N(1)
    } else if said(i, "a number of") {
        Number::ThatMuch
    } else {
        number::many(i)?
    };
    said(i, "additional");
    let kind = number::counter(i)?;
    if !said_any(i, &["counters on it", "counter on it", "counters on them"]) {
        return Err(EmptyError);
    }
    let amount = counted(i, amount)?;
    Ok(Would::EnterWith(what, kind, amount))
}

/// How many, where that stands behind.
fn counted(i: &mut Input<'_>, amount: Number) -> Parsed<Number> {
    match amount {
        Number::ThatMuch => {
            words("equal to")(i)?;
            number::worked_out(i)
        }
        Number::X => Ok(maybe(i, gain::x_is).unwrap_or(Number::X)),
        Number::N(times) if said(i, "for each") => {
            let each = Number::Count(Box::new(noun::plain(i)?));
            Ok(if times == 1 { each } else { Number::Times(times, Box::new(each)) })
        }
        amount => Ok(amount),
    }
}

/// "As ~ enters, choose a color".
fn as_enters(i: &mut Input<'_>) -> Parsed<Would> {
    use language::effect::{EnterChoice, Rewrite};
    use language::select::Who;
    words("as")(i)?;
    let Thing::Own = noun::simple(i)? else { return Err(EmptyError) };
    words("enters , choose")(i)?;
    let choice = super::words::table(&[
        ("a color", 0),
        ("a creature type", 1),
        ("an opponent", 2),
        ("a player", 3),
        ("a card type", 4),
        ("a card name", 5),
    ])(i)?;
    let choice = match choice {
        0 => EnterChoice::Color,
        1 => EnterChoice::CreatureType,
        2 => EnterChoice::Player(Who::Opponents),
        3 => EnterChoice::Player(Who::Anyone),
        4 => EnterChoice::CardType,
        _ => EnterChoice::CardName,
    };
    Ok(Would::AsEnters(Box::new(Rewrite::AsEnters(choice))))
}

/// "Prevent all combat damage that would be dealt to ~".
fn prevents(i: &mut Input<'_>) -> Parsed<Would> {
    words("prevent all")(i)?;
    let combat = happening::combat(i);
    words("damage that would be dealt")(i)?;
    let to = if said(i, "to") {
        let to = happening::recipient(i)?;
        if said(i, "and dealt by") {
            let Recipient::Thing(_) = to else { return Err(EmptyError) };
            return Err(EmptyError);
        }
        Some(to)
    } else {
        None
    };
    let from = if said(i, "by") { Some(noun::thing(i)?) } else { None };
    Ok(Would::Prevent { amount: None, combat, from, to })
}

/// "Skip your draw step".
fn skips(i: &mut Input<'_>) -> Parsed<Would> {
    let start = i.checkpoint();
    let who = maybe(i, player::player);
    if !said_any(i, &["skip", "skips"]) {
        i.reset(&start);
        return Err(EmptyError);
    }
    let Happening::Begins(period, _) = happening::begins(i)? else { return Err(EmptyError) };
    let who = super::super::meaning::filter::player(&who.unwrap_or(Player::You)).ok_or(EmptyError)?;
    Ok(Would::Skip(EventPattern::Begin { period, who, extra: None }))
}
