//! Objects of more than one description, and targets of which there may be one or more.

use language::board::ObjectKind;
use language::select::What;
use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::super::words::{ahead, said, said_any, table};
use super::super::{Input, Parsed};
use super::{does_something, is_target, like, one};
use crate::oracle::tree::{How, Like, Number, Thing, Trait};

/// "One or two target creatures": one, and up to one other.
pub(super) fn one_or_more_targets(i: &mut Input<'_>) -> Parsed<Thing> {
    said(i, "each of");
    let more = table(&[
        ("one or two target", 1),
        ("1 or 2 target", 1),
        ("one , two , or three target", 2),
        ("1 , 2 , or 3 target", 2),
    ])(i)?;
    let first = like(i, false)?;
    if first.0.contains(&Trait::Other) {
        return Err(EmptyError);
    }
    let mut others = first.clone();
    others.0.push(Trait::Other);
    let target = |amount, or_fewer, like| Thing::Such(How::Target { amount, or_fewer }, like);
    Ok(Thing::And(vec![target(1, false, first), target(more, true, others)]))
}

/// "Target artifact, target Goat, and up to one target land": at least three.
pub(super) fn targets(i: &mut Input<'_>, first: &Thing) -> Parsed<Thing> {
    let mut found = vec![first.clone()];
    let mut last = false;
    while !last {
        last = said_any(i, &[", and", "and"]);
        if !last && !said(i, ",") {
            return Err(EmptyError);
        }
        found.push(one(i)?);
        if does_something(i) {
            return Err(EmptyError);
        }
    }
    if found.len() > 2 && found.iter().all(is_target) { Ok(Thing::And(found)) } else { Err(EmptyError) }
}

/// "A creature card and/or a land card from among them": at most one of each.
pub(super) fn and_or(i: &mut Input<'_>, first: &Thing) -> Parsed<Thing> {
    let Thing::Such(How::One, first) = first else { return Err(EmptyError) };
    if !said(i, "and/or") {
        return Err(EmptyError);
    }
    said_any(i, &["an", "a"]);
    let more = like(i, false)?;
    if first.0.contains(&Trait::Among) || !more.0.contains(&Trait::Among) {
        return Err(EmptyError);
    }
    let mut first = first.clone();
    first.0.push(Trait::Among);
    let at_most_one = |like| Thing::Such(How::UpTo(Number::N(1)), like);
    Ok(Thing::And(vec![at_most_one(first), at_most_one(more)]))
}

/// "A Goat card or a land card from among them", "target Goat card or Elf card from your graveyard": one of
/// either kind. Where they are is said behind the second.
pub(super) fn or_cards(i: &mut Input<'_>, first: &Thing) -> Parsed<Thing> {
    let Thing::Such(how @ (How::One | How::UpTo(Number::N(1)) | How::Target { amount: 1, .. }), first) =
        first
    else {
        return Err(EmptyError);
    };
    if !said(i, "or") {
        return Err(EmptyError);
    }
    said_any(i, &["an", "a"]);
    let Like(mut second) = like(i, false)?;
    let is_place = |one: &Trait| matches!(one, Trait::Among | Trait::In(..));
    let place: Vec<Trait> = second.extract_if(.., |one| is_place(one)).collect();
    let card = Trait::Is(What::Kind(ObjectKind::Card));
    let are_cards = first.0.contains(&card) && second.contains(&card);
    if !are_cards || first.0.len() < 2 || second.len() < 2 || first.0.iter().any(is_place) || place.is_empty()
    {
        return Err(EmptyError);
    }
    let either = Trait::AnyOf(vec![first.clone(), Like(second)]);
    Ok(Thing::Such(how.clone(), Like([vec![either, card], place].concat())))
}

/// "All artifacts and all lands", "each Goat, each Elf, and each other Dwarf": each word says that all are meant.
pub(super) fn and_all(i: &mut Input<'_>, first: &Thing) -> Parsed<Thing> {
    let mut found = vec![first.clone()];
    loop {
        let start = i.checkpoint();
        let is_next = said_any(i, &[", and", "and", ","]) && ["all", "each"].iter().any(|all| ahead(i, all));
        let more = if is_next { one(i) } else { Err(EmptyError) };
        match more {
            Ok(more) if !does_something(i) => found.push(more),
            Ok(_) | Err(_) => {
                i.reset(&start);
                break;
            }
        }
    }
    let is_each = |thing: &Thing| matches!(thing, Thing::Such(How::Each, _));
    if found.len() > 1 && found.iter().all(is_each) { Ok(Thing::And(found)) } else { Err(EmptyError) }
}
