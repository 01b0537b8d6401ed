//! Counters that are put on something, as an ability triggers on them.

use language::board::Counter;
use language::select::Compare;

use winnow::error::EmptyError;

use super::super::words::{maybe, said, table, verb, words};
use super::super::{Input, Parsed, noun, number, player};
use crate::oracle::tree::{Asks, Happening, How, Number, Player, Recipient, Thing};

/// "One or more +1/+1 counters are put on ~": those that are put on an object together are one event.
pub(super) fn put(i: &mut Input<'_>) -> Parsed<Vec<Happening>> {
    let by = maybe(i, |i: &mut Input<'_>| {
        let who = player::player(i)?;
        verb("put")(i).map(|()| who)
    });
    words("one or more")(i)?;
    let kind = maybe(i, number::counter);
    words("counters")(i)?;
    if by.is_none() {
        words("are put")(i)?;
    }
    words("on")(i)?;
    let several = said(i, "one or more");
    let on = noun::thing(i)?;
    if several && !matches!(on, Thing::Such(How::Each, _)) {
        return Err(EmptyError);
    }
    let put = Happening::Counters(by, kind, Recipient::Thing(on));
    Ok(vec![if several { Happening::Several(Box::new(put)) } else { put }])
}

/// "The fourth plan counter is put on ~": there are as many then, and were fewer before.
pub(super) fn nth_put(i: &mut Input<'_>) -> Parsed<Vec<Happening>> {
    words("the")(i)?;
    let nth = table(NTH)(i)?;
    let kind = number::counter(i)?;
    words("counter is put on")(i)?;
    let own = noun::own(i)?;
    let on = Number::Counters(kind.clone(), Box::new(own.clone()));
    let before = Number::Minus(Box::new(on.clone()), Box::new(Number::ThatMuch));
    let reached = Asks::All(vec![
        Asks::Number(on, Compare::AtLeast, Number::N(nth)),
        Asks::Number(before, Compare::LessThan, Number::N(nth)),
    ]);
    let put = Happening::Counters(None, Some(kind), Recipient::Thing(own));
    Ok(vec![Happening::While(Box::new(put), Box::new(reached))])
}

/// The how manieth counter.
const NTH: &[(&str, u64)] = &[
    ("second", 2),
    ("third", 3),
    ("fourth", 4),
    ("fifth", 5),
    ("sixth", 6),
    ("seventh", 7),
    ("eighth", 8),
    ("ninth", 9),
    ("tenth", 10),
    ("twelfth", 12),
];

/// "Get one or more {E}": as many as there are together.
pub(super) fn of_energy(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("get")(i)?;
    words("one or more {e}")(i)?;
    let kind = Counter::Named("energy".to_owned());
    Ok(Happening::Counters(None, Some(kind), Recipient::Player(who.clone())))
}
