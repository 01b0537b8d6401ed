//! What mana was spent on a spell.

use language::event::Mana;
use language::select::{CastNumber, Compare};
use winnow::error::EmptyError;

use super::super::description::COLORS;
use super::super::words::{maybe, said, said_any, table, token, words};
use super::super::{Input, Parsed, noun, number};
use crate::oracle::text::Sort;
use crate::oracle::tree::{Asks, Number, Thing};

/// "At least three red mana was spent to cast ~", "{R}{G} was spent to cast it", "no mana was spent to cast it".
pub(super) fn spent(i: &mut Input<'_>) -> Parsed<Asks> {
    if let Some(symbols) = maybe(i, symbols) {
        let what = to_cast(i)?;
        let each = Mana::ALL.into_iter().filter_map(|mana| {
            let many = symbols.iter().filter(|one| **one == mana).count() as u64;
            let asked = asks(CastNumber::ManaOf(mana), &what, Compare::AtLeast, Number::N(many));
            (many > 0).then_some(asked)
        });
        return Ok(one_or_all(each.collect()));
    }
    let (compare, many) = if said(i, "no") { (Compare::Exactly, Number::N(0)) } else { number::compared(i)? };
    let color = maybe(i, table(COLORS));
    words("mana")(i)?;
    let same = color.is_none() && said(i, "of the same color");
    let what = to_cast(i)?;
    let of = |mana: Mana| asks(CastNumber::ManaOf(mana), &what, compare, many.clone());
    let colored = Mana::ALL.into_iter().filter(|mana| mana.color().is_some());
    Ok(match color {
        _ if same => Asks::Any(colored.map(of).collect()),
        Some(color) => {
            let of_it = colored.into_iter().find(|one| one.color() == Some(color));
            of(of_it.ok_or(EmptyError)?)
        }
        None => asks(CastNumber::Mana, &what, compare, many.clone()),
    })
}

fn asks(number: CastNumber, what: &Thing, compare: Compare, many: Number) -> Asks {
    Asks::Number(Number::Cast(number, Box::new(what.clone())), compare, many)
}

fn one_or_all(mut all: Vec<Asks>) -> Asks {
    if all.len() == 1 { all.swap_remove(0) } else { Asks::All(all) }
}

/// Coloured mana, and mana of no colour, in symbols.
pub(in super::super) fn symbols(i: &mut Input<'_>) -> Parsed<Vec<Mana>> {
    let symbol = |i: &mut Input<'_>| {
        token(i, |token| {
            let mana = match &*token.text {
                "{w}" => Mana::White,
                "{u}" => Mana::Blue,
                "{b}" => Mana::Black,
                "{r}" => Mana::Red,
                "{g}" => Mana::Green,
                "{c}" => Mana::Colorless,
                _ => return None,
            };
            (token.sort == Sort::Symbol).then_some(mana)
        })
    };
    let mut all = vec![symbol(i)?];
    while let Ok(more) = symbol(i) {
        all.push(more);
    }
    Ok(all)
}

/// What it was spent on.
fn to_cast(i: &mut Input<'_>) -> Parsed<Thing> {
    if !said_any(i, &["was spent to cast", "were spent to cast"]) {
        return Err(EmptyError);
    }
    noun::simple(i)
}
