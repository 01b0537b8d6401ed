//! Mana symbols in mana costs, and devotion.

use language::board::Color;
use winnow::error::EmptyError;

use super::super::words::{list, said, said_any, table, words};
use super::super::{Input, Parsed, description, noun};
use crate::oracle::tree::{How, Like, Number, Player, Thing, Trait};

/// "Your devotion to white and black" (CR 700.5 (2026-04-17)).
pub(in super::super) fn devotion(i: &mut Input<'_>) -> Parsed<Number> {
    words("your devotion to")(i)?;
    let colors = list(table(description::COLORS), &["and"])(i)?;
    let yours = Thing::Such(How::Each, Like(vec![Trait::Controlled(Player::You)]));
    Ok(Number::Symbols(colors, Box::new(yours)))
}

/// "White mana symbols in the mana costs of permanents you control", "red mana symbol in its mana cost".
pub(super) fn symbols(i: &mut Input<'_>) -> Parsed<Number> {
    let color: Color = table(description::COLORS)(i)?;
    if !said_any(i, &["mana symbols in", "mana symbol in"]) {
        return Err(EmptyError);
    }
    let of = if said(i, "the mana costs of") {
        noun::plain(i)?
    } else {
        words("its mana cost")(i)?;
        Thing::It
    };
    Ok(Number::Symbols(vec![color], Box::new(of)))
}
