//! Damage that would be dealt, without an "if": all of it, or the next so much.

use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::words::{maybe, said, words};
use super::{Input, Parsed, action, happening, instead, noun, number};
use crate::oracle::tree::{Becomes, Happening, Instead, Number, Prevented, Thing};

/// "All damage that would be dealt to you is dealt to ~ instead", with whether it says that it ends with the turn.
pub(super) fn redirected(i: &mut Input<'_>) -> Parsed<(Instead, bool)> {
    words("all")(i)?;
    let (event, mut this_turn) = damage_that(i)?;
    words("is dealt to")(i)?;
    let to = action::recipient(i)?;
    words("instead")(i)?;
    this_turn |= said(i, "this turn");
    Ok((plain(event, Becomes::Redirected(to)), this_turn))
}

fn plain(event: Happening, becomes: Becomes) -> Instead {
    Instead { event, by_effect: false, only_if: None, may: false, becomes }
}

/// "Damage that would be dealt to you this turn by Dragons", in whatever order, with whether only this turn is meant.
fn damage_that(i: &mut Input<'_>) -> Parsed<(Happening, bool)> {
    let combat = happening::combat(i);
    words("damage")(i)?;
    if let Some((from, this_turn)) = maybe(i, active) {
        return Ok((Happening::Damage(Some(from), None, combat), this_turn));
    }
    words("that would be dealt")(i)?;
    let (mut this_turn, mut to, mut from) = (false, None, None);
    loop {
        if said(i, "this turn") {
            this_turn = true;
        } else if to.is_none() && said(i, "to") {
            to = Some(action::recipient(i)?);
        } else if from.is_none() && said(i, "by") {
            from = Some(instead::thing(i)?);
        } else {
            return Ok((Happening::Damage(from, to, combat), this_turn));
        }
    }
}

/// "Target creature would deal this turn".
fn active(i: &mut Input<'_>) -> Parsed<(Thing, bool)> {
    said(i, "that");
    let from = noun::thing(i)?;
    words("would deal")(i)?;
    Ok((from, said(i, "this turn")))
}

/// "Prevent all damage that would be dealt to ~", with whether only this turn is meant.
pub(super) fn prevented(i: &mut Input<'_>) -> Parsed<(Instead, bool)> {
    words("prevent all")(i)?;
    let (event, this_turn) = damage_that(i)?;
    Ok((plain(event, Becomes::Prevented(Prevented::All, Vec::new())), this_turn))
}

/// A shield: the next so much damage is prevented, or dealt to something else.
pub(super) fn shield(i: &mut Input<'_>) -> Parsed<(Instead, Number)> {
    let prevents = said(i, "prevent");
    words("the next")(i)?;
    let amount = number::amount(i)?;
    let (event, this_turn) = damage_that(i)?;
    if !this_turn {
        return Err(EmptyError);
    }
    if prevents {
        return Ok((plain(event, Becomes::Prevented(Prevented::All, Vec::new())), amount));
    }
    words("is dealt to")(i)?;
    let to = action::recipient(i)?;
    words("instead")(i)?;
    Ok((plain(event, Becomes::Redirected(to)), amount))
}

/// Damage of which it is said that nothing prevents it, with whether it says a time.
pub(super) fn unpreventable(i: &mut Input<'_>) -> Parsed<(Happening, bool)> {
    let start = i.checkpoint();
    let combat = happening::combat(i);
    let (event, early) = if said(i, "damage can't be prevented") {
        return Ok((Happening::Damage(None, None, combat), said(i, "this turn")));
    } else {
        i.reset(&start);
        damage_that(i)?
    };
    words("can't be prevented")(i)?;
    let late = said(i, "this turn");
    Ok((event, early || late))
}
