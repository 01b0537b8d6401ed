//! What was done this way, and counters on what is spoken of.

use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::super::words::{maybe, said, said_any, table, words};
use super::super::{Input, Parsed, noun, number};
use crate::oracle::tree::{Asks, Number, Thing, Touched};

/// "A land card is discarded this way", "you sacrificed an artifact this way".
pub(super) fn one_this_way(i: &mut Input<'_>) -> Parsed<Asks> {
    let start = i.checkpoint();
    if let Some(how) = maybe(
        i,
        table(&[
            ("you sacrifice", Touched::Sacrificed),
            ("you sacrificed", Touched::Sacrificed),
            ("you discard", Touched::Discarded),
            ("you discarded", Touched::Discarded),
            ("you exile", Touched::Exiled),
            ("you exiled", Touched::Exiled),
        ]),
    ) && said_any(i, &["an", "a"])
        && let Ok(like) = noun::like(i, false)
        && said(i, "this way")
    {
        return Ok(Asks::Is(Thing::The(how), like));
    }
    i.reset(&start);
    if !said_any(i, &["an", "a"]) {
        return Err(EmptyError);
    }
    let like = noun::like(i, false)?;
    let how = table(&[
        ("is sacrificed this way", Touched::Sacrificed),
        ("was sacrificed this way", Touched::Sacrificed),
        ("is discarded this way", Touched::Discarded),
        ("was discarded this way", Touched::Discarded),
        ("is exiled this way", Touched::Exiled),
        ("was exiled this way", Touched::Exiled),
    ])(i)?;
    Ok(Asks::Is(Thing::The(how), like))
}

/// "Two or more luck counters are on ~".
pub(super) fn counters_are(i: &mut Input<'_>) -> Parsed<Asks> {
    let (compare, many) = number::compared(i)?;
    let kind = number::counter(i)?;
    words("counters are on")(i)?;
    let on = Box::new(noun::simple(i)?);
    Ok(Asks::Number(Number::Counters(kind, on), compare, many))
}

/// "Luck counters on ~".
pub(super) fn counters_on(i: &mut Input<'_>) -> Parsed<Number> {
    let kind = number::counter(i)?;
    if !said_any(i, &["counters on", "counter on"]) {
        return Err(EmptyError);
    }
    noun::simple(i).map(|on| Number::Counters(kind, Box::new(on)))
}
