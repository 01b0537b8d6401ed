//! Numbers of what was done this way.

use winnow::error::EmptyError;

use super::super::words::{said_any, table};
use super::super::{Input, Parsed, noun};
use super::counter;
use crate::oracle::tree::{Number, ThisWay};

/// How much, or how many, were done something to "this way".
pub(super) fn this_way(i: &mut Input<'_>) -> Parsed<ThisWay> {
    table(&[
        ("life lost this way", ThisWay::LifeLost),
        ("amount of life lost this way", ThisWay::LifeLost),
        ("1 life lost this way", ThisWay::LifeLost),
        ("damage dealt this way", ThisWay::Damage),
        ("amount of damage dealt this way", ThisWay::Damage),
        ("excess damage dealt this way", ThisWay::Excess),
        ("amount of excess damage dealt this way", ThisWay::Excess),
        ("excess damage dealt to that creature this way", ThisWay::Excess),
        ("amount of excess damage dealt to that creature this way", ThisWay::Excess),
        ("cards discarded this way", ThisWay::Discarded),
        ("card discarded this way", ThisWay::Discarded),
        ("cards exiled this way", ThisWay::Exiled),
        ("card exiled this way", ThisWay::Exiled),
        ("permanents destroyed this way", ThisWay::Destroyed),
        ("permanent destroyed this way", ThisWay::Destroyed),
    ])(i)
}

/// "Creature destroyed this way", "Plains returned to your hand this way".
pub(super) fn done_to(i: &mut Input<'_>) -> Parsed<Number> {
    let like = noun::like(i, false)?;
    let how = table(&[
        ("destroyed this way", ThisWay::Destroyed),
        ("sacrificed this way", ThisWay::Sacrificed),
        ("exiled this way", ThisWay::Exiled),
        ("discarded this way", ThisWay::Discarded),
        ("milled this way", ThisWay::Milled),
        ("tapped this way", ThisWay::Tapped),
        ("countered this way", ThisWay::Countered),
        ("returned this way", ThisWay::Put),
        ("returned to your hand this way", ThisWay::Put),
        ("returned to its owner 's hand this way", ThisWay::Put),
        ("returned to their owner 's hand this way", ThisWay::Put),
    ])(i)?;
    Ok(Number::DoneTo(how, like))
}

/// "Charge counter removed this way".
pub(super) fn removed(i: &mut Input<'_>) -> Parsed<Number> {
    counter(i)?;
    if said_any(i, &["counter removed this way", "counters removed this way"]) {
        Ok(Number::ThisWay(ThisWay::Removed))
    } else {
        Err(EmptyError)
    }
}
