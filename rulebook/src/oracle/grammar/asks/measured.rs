//! What is asked of a number of one object.

use language::select::{CastNumber, Measure};
use winnow::error::EmptyError;

use super::super::words::{said, said_any, words};
use super::super::{Input, Parsed, noun, number};
use crate::oracle::tree::{Asks, Number, Thing};

/// "Its power is 4 or greater", "that spell's mana value was 3 or less", "X is 5 or more".
pub(super) fn measures(i: &mut Input<'_>) -> Parsed<Asks> {
    let number = if said(i, "x") { Number::X } else { measured(i)? };
    if !said_any(i, &["is", "was"]) {
        return Err(EmptyError);
    }
    let (compare, many) = number::compared(i)?;
    Ok(Asks::Number(number, compare, many))
}

fn measured(i: &mut Input<'_>) -> Parsed<Number> {
    if said(i, "the amount of mana spent to cast") {
        return noun::simple(i).map(|what| Number::Cast(CastNumber::Mana, Box::new(what)));
    }
    let of = if said(i, "its") {
        Thing::It
    } else {
        let of = noun::simple(i)?;
        words("'s")(i)?;
        of
    };
    let measure: Measure = number::measured(i)?;
    Ok(Number::Of(measure, Box::new(of)))
}
