//! What was done this way, and counters on what is spoken of.

use language::select::Compare;
use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::super::words::{maybe, said, said_any, table, words};
use super::super::{Input, Parsed, noun, number};
use crate::oracle::tree::{Asks, Doer, Like, Number, Player, Thing, ThisWay, Touched, Trait};

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
        && let Ok(Like(mut traits)) = noun::like(i, false)
        && said(i, "this way")
    {
        // Others may have discarded something at the same time.
        if how == Touched::Discarded {
            traits.push(Trait::Owned(Player::You));
        }
        return Ok(Asks::Is(Thing::The(how), Like(traits)));
    }
    i.reset(&start);
    if said_any(i, EXCESS) {
        return Ok(Asks::Number(Number::ThisWay(ThisWay::Excess), Compare::AtLeast, Number::N(1)));
    }
    if let Ok(asks) = taken(i) {
        return Ok(asks);
    }
    i.reset(&start);
    if !said_any(i, &["an", "a", "at least one", "one or more"]) {
        return Err(EmptyError);
    }
    let like = noun::like(i, false)?;
    if said_any(i, &["is revealed this way", "was revealed this way", "are revealed this way"]) {
        let Like(mut traits) = like;
        traits.push(Trait::Among);
        return Ok(Asks::Exists(Like(traits)));
    }
    if let Some(how) = maybe(i, table(DONE)) {
        return Ok(Asks::DidThisWay(how, like));
    }
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

/// That there was some damage more than something could take.
const EXCESS: &[&str] = &[
    "excess damage was dealt this way",
    "excess damage was dealt to that creature this way",
    "excess damage was dealt to a permanent this way",
];

/// "Two or more luck counters are on ~".
pub(super) fn counters_are(i: &mut Input<'_>) -> Parsed<Asks> {
    let (compare, many) = number::compared(i)?;
    let kind = number::counter(i)?;
    words("counters are on")(i)?;
    let on = Box::new(noun::simple(i)?);
    Ok(Asks::Number(Number::Counters(kind, on), compare, many))
}

/// What is done to objects "this way", behind them.
const DONE: &[(&str, ThisWay)] = &[
    ("is destroyed this way", ThisWay::Destroyed),
    ("was destroyed this way", ThisWay::Destroyed),
    ("are destroyed this way", ThisWay::Destroyed),
    ("were destroyed this way", ThisWay::Destroyed),
    ("is milled this way", ThisWay::Milled),
    ("was milled this way", ThisWay::Milled),
    ("are milled this way", ThisWay::Milled),
    ("were milled this way", ThisWay::Milled),
    ("is countered this way", ThisWay::Countered),
    ("was countered this way", ThisWay::Countered),
    ("is dealt damage this way", ThisWay::Damage),
    ("was dealt damage this way", ThisWay::Damage),
    ("is tapped this way", ThisWay::Tapped),
    ("was tapped this way", ThisWay::Tapped),
    ("was returned this way", ThisWay::Put),
    ("is returned this way", ThisWay::Put),
];

/// "You put an artifact card into your hand this way", "you didn't put a card into your hand this way".
fn taken(i: &mut Input<'_>) -> Parsed<Asks> {
    let yes = table(&[
        ("you put", true),
        ("you return", true),
        ("you returned", true),
        ("you don't put", false),
        ("you didn't put", false),
    ])(i)?;
    if !said_any(i, &["an", "a"]) {
        return Err(EmptyError);
    }
    let like = noun::like(i, false)?;
    let how = table(&[
        ("into your hand this way", Touched::Taken),
        ("to your hand this way", Touched::Taken),
        ("onto the battlefield this way", Touched::Placed),
    ])(i)?;
    Ok(super::not_unless(yes, Asks::Is(Thing::The(how), like)))
}

/// "When you discard a land card this way", with the comma: what must be so besides that it is done.
pub(in crate::oracle::grammar) fn when_so(i: &mut Input<'_>) -> Parsed<Asks> {
    words("when you")(i)?;
    let how = table(&[
        ("sacrifice", Touched::Sacrificed),
        ("discard", Touched::Discarded),
        ("exile", Touched::Exiled),
    ])(i)?;
    if !said_any(i, &["an", "a", "one or more"]) {
        return Err(EmptyError);
    }
    let like = noun::like(i, false)?;
    words("this way ,")(i)?;
    Ok(Asks::WhenSo(Doer::You, Box::new(Asks::Is(Thing::The(how), like))))
}

/// "Luck counters on ~".
pub(super) fn counters_on(i: &mut Input<'_>) -> Parsed<Number> {
    let kind = number::counter(i)?;
    if !said_any(i, &["counters on", "counter on"]) {
        return Err(EmptyError);
    }
    noun::simple(i).map(|on| Number::Counters(kind, Box::new(on)))
}
