//! Mana that is added.

use language::event::Mana;
use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::super::words::{maybe, said, said_any, token, verb, words};
use super::super::{Input, Parsed, number, player};
use crate::oracle::text::Sort;
use crate::oracle::tree::{Action, ByPlayer, ManaSaid, Number, Player};

/// Mana of a colour.
const COLORED: [Mana; 5] = [Mana::White, Mana::Blue, Mana::Black, Mana::Red, Mana::Green];

/// "Add {G} for each creature you control", "adds an additional {R}", "add two mana of any one color".
pub(in super::super) fn adds(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("add")(i)?;
    said_any(i, &["an additional", "additional"]);
    let mana = match maybe(i, of_symbols) {
        Some(found) => found,
        None => of_words(i)?,
    };
    Ok(Action::Player(ByPlayer::AddMana(who.clone(), mana)))
}

/// "That player adds an additional one mana of any type that land produced": which mana that is, is no matter, as what it is
/// added to is not.
pub(in super::super) fn adds_produced(i: &mut Input<'_>) -> Parsed<()> {
    maybe(i, player::player);
    verb("add")(i)?;
    said_any(i, &["an additional", "additional"]);
    number::amount(i)?;
    if !said_any(i, &["mana of any type that", "mana of any color that"]) {
        return Err(EmptyError);
    }
    said(i, "artifact");
    if !said_any(i, &["land", "permanent", "creature", "token"]) {
        super::super::subtype::subtype(i)?;
    }
    words("produced")(i)
}

/// "Six {G}".
fn so_many(i: &mut Input<'_>) -> Parsed<ManaSaid> {
    let amount = number::amount(i)?;
    symbol(i).map(|mana| ManaSaid::OneOf(vec![vec![(mana, amount)]]))
}

fn of_symbols(i: &mut Input<'_>) -> Parsed<ManaSaid> {
    if let Some(found) = maybe(i, so_many) {
        return Ok(found);
    }
    let worked_out = said(i, "an amount of");
    let mut options = vec![symbols(i)?];
    loop {
        let start = i.checkpoint();
        if !said_any(i, &[", or", "or", ","]) {
            break;
        }
        if let Ok(more) = symbols(i) {
            options.push(more);
        } else {
            i.reset(&start);
            break;
        }
    }
    if let [option] = &mut options[..]
        && let [(_, amount)] = &mut option[..]
        && *amount == Number::N(1)
    {
        *amount = if worked_out { super::equal_to(i)? } else { super::cards::for_each(i, Number::N(1)) };
    } else if worked_out {
        return Err(EmptyError);
    }
    Ok(ManaSaid::OneOf(options))
}

/// Symbols that stand together: how much of each type.
fn symbols(i: &mut Input<'_>) -> Parsed<Vec<(Mana, Number)>> {
    let mut all: Vec<(Mana, Number)> = Vec::new();
    while let Ok(mana) = symbol(i) {
        match all.iter_mut().find(|(other, _)| *other == mana) {
            Some((_, Number::N(amount))) => *amount += 1,
            _ => all.push((mana, Number::N(1))),
        }
    }
    if all.is_empty() { Err(EmptyError) } else { Ok(all) }
}

fn symbol(i: &mut Input<'_>) -> Parsed<Mana> {
    token(i, |token| {
        if token.sort != Sort::Symbol {
            return None;
        }
        Some(match &*token.text {
            "{w}" => Mana::White,
            "{u}" => Mana::Blue,
            "{b}" => Mana::Black,
            "{r}" => Mana::Red,
            "{g}" => Mana::Green,
            "{c}" => Mana::Colorless,
            _ => return None,
        })
    })
}

/// "One mana of any color", "X mana in any combination of colors".
fn of_words(i: &mut Input<'_>) -> Parsed<ManaSaid> {
    let amount = number::amount(i)?;
    if said_any(i, &["mana of any one color", "mana of any color"]) {
        return Ok(ManaSaid::OneOf(COLORED.map(|mana| vec![(mana, amount.clone())]).to_vec()));
    }
    words("mana in any combination of")(i)?;
    if said(i, "colors") {
        return Ok(ManaSaid::Combined(amount, COLORED.to_vec()));
    }
    let mut of = vec![symbol(i)?];
    while said_any(i, &[", and/or", "and/or", ","]) {
        of.push(symbol(i)?);
    }
    Ok(ManaSaid::Combined(amount, of))
}
