//! What is always so.

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use language::effect::EventPattern;

use super::action::restrictions;
use super::words::{at_end, maybe, said, said_any, words};
use super::{Input, Parsed, asks, dealt, enters, gain, happening, instead, noun, player};
use crate::oracle::tree::{Asks, Happening, Player, Static, Thing, Would};

/// What is always so: one static ability, or several that one sentence says.
pub(super) fn statement(i: &mut Input<'_>) -> Parsed<Vec<Static>> {
    let start = i.checkpoint();
    if let Ok(found) = enters::escapes(i)
        && at_end(i)
    {
        return Ok(vec![found]);
    }
    i.reset(&start);
    let before = maybe(i, before);
    let all = alt((to_and_by, one)).parse_next(i)?;
    // "If ~ was kicked, it enters ..": the condition has named the card itself.
    let all = if before.is_some() { all.into_iter().map(of_own).collect() } else { all };
    let behind = maybe(i, behind);
    let only_if = match (before, behind) {
        (Some(_), Some(_)) => return Err(EmptyError),
        (before, behind) => before.or(behind),
    };
    if !at_end(i) {
        return Err(EmptyError);
    }
    Ok(all.into_iter().map(|is| Static { only_if: only_if.clone(), is }).collect())
}

/// What enters is the card itself, where the condition before has named it.
fn of_own(is: Would) -> Would {
    if let Would::Enters { what: Thing::It, how, may } = is {
        Would::Enters { what: Thing::Own, how, may }
    } else {
        is
    }
}

fn one(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    alt((replaces, unpreventable, enters::statement, skips, have, cant)).parse_next(i).map(|is| vec![is])
}

/// A condition in front. "If" stands there only before how something enters, or before damage that is prevented.
fn before(i: &mut Input<'_>) -> Parsed<Asks> {
    if said(i, "during your turn ,") {
        return Ok(Asks::TurnOf(Player::You));
    }
    if !said_any(i, &["as long as", "if"]) {
        return Err(EmptyError);
    }
    let asks = asks::asks(i)?;
    words(",")(i).map(|()| asks)
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

/// Prevention to and by the same objects.
fn to_and_by(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    let (all, until) = dealt::to_and_by(i)?;
    if until.is_some() {
        return Err(EmptyError);
    }
    Ok(all.into_iter().map(|one| Would::Instead(Box::new(one))).collect())
}

fn unpreventable(i: &mut Input<'_>) -> Parsed<Would> {
    let (event, until) = dealt::unpreventable(i)?;
    if until.is_some() { Err(EmptyError) } else { Ok(Would::Unpreventable(event)) }
}

fn replaces(i: &mut Input<'_>) -> Parsed<Would> {
    instead::static_effect(i).map(|effect| Would::Instead(Box::new(effect)))
}

/// "Skip your draw step".
fn skips(i: &mut Input<'_>) -> Parsed<Would> {
    let start = i.checkpoint();
    let who = maybe(i, player::player);
    if !said_any(i, &["skip", "skips"]) {
        i.reset(&start);
        return Err(EmptyError);
    }
    let Happening::Begins(period, whose) = happening::begins(i)? else { return Err(EmptyError) };
    // "Your" step is yours, "their" step that of whoever skips it.
    if (whose == Player::You) != matches!(who, None | Some(Player::You)) {
        return Err(EmptyError);
    }
    let who = super::super::meaning::filter::player(&who.unwrap_or(Player::You)).ok_or(EmptyError)?;
    Ok(Would::Skip(EventPattern::Begin { period, who, extra: None }))
}
