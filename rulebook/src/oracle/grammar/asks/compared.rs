//! What is compared: cards that nobody looks at, and kinds of things that are counted once.

use language::select::{Measure, Quality};

use super::super::words::{table, words};
use super::super::{Input, Parsed, player};
use crate::oracle::tree::{Like, Number, Player, Trait};

/// The first of two kinds, where the zone is named behind the second.
pub(super) fn in_the_same(mut first: Like, second: &Like) -> Like {
    let zone = |one: &&Trait| matches!(one, Trait::In(..));
    if !first.0.iter().any(|one| zone(&one)) {
        first.0.extend(second.0.iter().find(zone).cloned());
    }
    first
}

/// "Card types among", "mana values among".
pub(super) fn different(i: &mut Input<'_>) -> Parsed<Quality> {
    table(&[
        ("card types among", Quality::CardType),
        ("mana values among", Quality::Number(Measure::ManaValue)),
    ])(i)
}

/// Cards that nobody looks at one by one.
pub(super) fn hidden(i: &mut Input<'_>) -> Parsed<Number> {
    words("cards in")(i)?;
    let who = player::owner(i)?;
    table(&[
        ("graveyard", Number::Graveyard as fn(Player) -> Number),
        ("library", Number::Library),
        ("hand", Number::Hand),
    ])(i)
    .map(|of| of(who))
}
