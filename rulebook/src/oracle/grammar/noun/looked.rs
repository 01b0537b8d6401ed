//! Cards that were looked at.

use winnow::error::EmptyError;

use crate::oracle::grammar::words::{ahead, said, said_any};
use crate::oracle::grammar::{Input, Parsed, number};
use crate::oracle::tree::{How, Like, Number, Thing, Trait};

/// "One of them", "two of those cards": of those that were looked at.
pub(super) fn of_them(i: &mut Input<'_>) -> Parsed<Thing> {
    if said_any(i, &["either of them", "either of those creatures"]) {
        return Ok(Thing::Such(How::One, Like(vec![Trait::Being(Box::new(Thing::They))])));
    }
    if said_any(i, &["any number of them", "any number of those cards"]) {
        return Ok(Thing::Such(How::AnyNumber, Like(vec![Trait::Among])));
    }
    let or_fewer = said(i, "up to");
    let amount = number::amount(i)?;
    // "Put one into your hand."
    let of_all = || ["into", "onto", "on the bottom"];
    if !said_any(i, &["of them", "of those cards"]) && !of_all().iter().any(|word| ahead(i, word)) {
        return Err(EmptyError);
    }
    let like = Like(vec![Trait::Among]);
    let how = match (or_fewer, amount) {
        (true, amount) => How::UpTo(amount),
        (false, Number::N(1)) => How::One,
        (false, amount) => How::Many(amount),
    };
    Ok(Thing::Such(how, like))
}

/// "From among them", "from it": of the cards that were looked at.
pub(super) fn among(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    let words = &[
        "from among them",
        "from among those cards",
        "from among the revealed cards",
        "from among the cards revealed this way",
        "from among the cards milled this way",
        "from among cards milled this way",
        "from among the milled cards",
        "revealed this way",
        "from it",
        "from them",
    ];
    if said_any(i, words) { Ok(vec![Trait::Among]) } else { Err(EmptyError) }
}
