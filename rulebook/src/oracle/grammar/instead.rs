//! If something would happen, something else does.

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;

use language::effect::Zones;

use super::words::{maybe, said, said_any, verb, words};
use super::{Input, Parsed, action, asks, happening, noun, player};
use crate::oracle::tree::{Happening, Recipient, Would};

/// "If ~ would die, exile it instead".
pub(super) fn would(i: &mut Input<'_>) -> Parsed<Would> {
    words("if")(i)?;
    let event = alt((of_thing, of_player, of_damage)).parse_next(i)?;
    let only_if = if said_any(i, &["while", "and"]) { Some(asks::asks(i)?) } else { None };
    words(",")(i)?;
    let early = said(i, "instead");
    let does = action::clauses(i)?;
    let late = said(i, "instead");
    if early == late {
        return Err(EmptyError);
    }
    Ok(Would::Instead { event, only_if, does })
}

fn of_thing(i: &mut Input<'_>) -> Parsed<Happening> {
    let what = noun::thing(i)?;
    words("would")(i)?;
    if said(i, "die") {
        return Ok(Happening::Dies(what));
    }
    if said(i, "leave the battlefield") {
        return Ok(Happening::Moves(what, Some(Zones::Battlefield), None));
    }
    if said(i, "be put into") {
        let (zone, whose) = noun::zone(i)?;
        let from = maybe(i, happening::from).flatten();
        let what = happening::with_owner(&what, whose)?;
        return Ok(Happening::Moves(what, from, Some(Zones::from(zone))));
    }
    if said(i, "be dealt") {
        let combat = happening::combat(i);
        words("damage")(i)?;
        return Ok(Happening::Damage(None, Some(Recipient::Thing(what)), combat));
    }
    verb("deal")(i)?;
    let combat = happening::combat(i);
    words("damage")(i)?;
    let to = if said(i, "to") { Some(happening::recipient(i)?) } else { None };
    Ok(Happening::Damage(Some(what), to, combat))
}

fn of_player(i: &mut Input<'_>) -> Parsed<Happening> {
    let who = player::player(i)?;
    words("would")(i)?;
    if said(i, "draw a card") {
        return Ok(Happening::Draws(who));
    }
    if said(i, "gain life") {
        return Ok(Happening::GainsLife(who));
    }
    if said(i, "lose life") {
        return Ok(Happening::LosesLife(who));
    }
    if said(i, "create one or more tokens") {
        return Ok(Happening::Creates(who, None));
    }
    Err(EmptyError)
}

fn of_damage(i: &mut Input<'_>) -> Parsed<Happening> {
    let combat = happening::combat(i);
    words("damage would be dealt to")(i)?;
    let to = happening::recipient(i)?;
    Ok(Happening::Damage(None, Some(to), combat))
}
