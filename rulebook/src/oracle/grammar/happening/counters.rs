//! Counters that are put on something, as an ability triggers on them.

use language::board::Counter;

use super::super::words::{maybe, verb, words};
use super::super::{Input, Parsed, noun, number, player};
use crate::oracle::tree::{Happening, Player, Recipient};

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
    let on = Recipient::Thing(noun::thing(i)?);
    Ok(vec![Happening::Counters(by, kind, on)])
}

/// "Get one or more {E}": as many as there are together.
pub(super) fn of_energy(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("get")(i)?;
    words("one or more {e}")(i)?;
    let kind = Counter::Named("energy".to_owned());
    Ok(Happening::Counters(None, Some(kind), Recipient::Player(who.clone())))
}
