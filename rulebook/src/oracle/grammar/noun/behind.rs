//! What stands behind a noun: what has happened to the objects, what they fight, what was chosen.

use language::board::{CardType, Zone};
use language::effect::{EventPattern, Zones};
use language::event::Deed;
use language::select::{Past, Shared, What, Who, Whom};
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;

use super::super::words::{ahead, list, maybe, said, said_any, table, words};
use super::super::{Input, Parsed, subtype};
use super::accompanied::with;
use super::looked::among;
use super::that_is::{that_is, that_is_not};
use super::{attached, cast, controlled, exiled_with, named, own, owned, placed, simple, thing};
use crate::oracle::tree::{Happening, How, Like, Player, Recipient, Thing, Trait};

/// What stands behind a noun: whose it is, where, and what else is said of it.
pub(super) fn any(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    alt((
        alt((
            among,
            exiled_with,
            controlled,
            owned,
            cast,
            alt((in_one_graveyard, in_two_zones)),
            placed,
            attached,
            fighting,
        )),
        with,
        named,
        alt((that_is_not, that_is)),
        dealt,
        sharing,
        alt((other_than, elsewhere)),
        at_random,
        chosen,
    ))
    .parse_next(i)
}

/// "Blocking ~", "it's blocking", "blocking or blocked by ~".
pub(super) fn fighting(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    if said(i, "blocking or blocked by") {
        let whom = Box::new(simple(i)?);
        let either = [Trait::Blocking(whom.clone()), Trait::BlockedBy(whom)].map(|one| Like(vec![one]));
        return Ok(vec![Trait::AnyOf(either.to_vec())]);
    }
    if said(i, "blocked by") {
        return own(i).map(|whom| vec![Trait::BlockedBy(Box::new(whom))]);
    }
    if said(i, "blocking") {
        return simple(i).map(|whom| vec![Trait::Blocking(Box::new(whom))]);
    }
    words("it 's blocking")(i).map(|()| vec![Trait::BlockedBy(Box::new(Thing::It))])
}

/// "Dealt damage this way", "dealt damage by ~ this turn", "that entered this turn".
pub(super) fn dealt(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    let happened = |what| Ok(vec![Trait::Happened(Box::new(what))]);
    if said(i, "that dealt damage this turn") {
        let damage = EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None };
        return Ok(vec![Trait::Is(What::Dealt(Box::new(Past::new(damage))))]);
    }
    if said(i, "that dealt damage to you this turn") {
        let damage = EventPattern::Damage { from: What::Any, to: Whom::Player(Who::You), combat: None };
        return Ok(vec![Trait::Is(What::Dealt(Box::new(Past::new(damage))))]);
    }
    if said(i, "that attacked or blocked this turn") {
        let either = [Deed::Attack, Deed::Block].map(|deed| {
            let did = Happening::Done(Thing::Such(How::Each, Like::default()), deed, None);
            Like(vec![Trait::Happened(Box::new(did))])
        });
        return Ok(vec![Trait::AnyOf(either.to_vec())]);
    }
    if said(i, "that blocked or was blocked by") {
        let by = thing(i)?;
        words("this turn")(i)?;
        return Ok(vec![fought(&by)]);
    }
    if let Some(deed) = maybe(i, table(FOUGHT)) {
        return happened(Happening::Done(Thing::Such(How::Each, Like::default()), deed, None));
    }
    if said_any(i, &["that entered this turn", "that entered the battlefield this turn"]) {
        let any = Thing::Such(How::Each, Like::default());
        return happened(Happening::Enters(any, None));
    }
    said_any(i, &["that was", "that were"]);
    if said(i, "put there from") {
        let any = Thing::Such(How::Each, Like::default());
        let from = table(&[
            ("the battlefield", Some(Zones::Battlefield)),
            ("your library", Some(Zones::Library)),
            ("their library", Some(Zones::Library)),
            ("anywhere", None),
        ])(i)?;
        words("this turn")(i)?;
        return happened(Happening::Moves(any, from, Some(Zones::Graveyard)));
    }
    words("dealt damage")(i)?;
    if said(i, "this way") {
        return Ok(vec![Trait::DamagedThisWay]);
    }
    let early = said(i, "this turn");
    let from = if said(i, "by") { Some(thing(i)?) } else { None };
    // How long that is looked at stands behind what would happen: "would die this turn".
    if from == Some(Thing::Own) && ahead(i, "would") {
        return Ok(vec![Trait::DealtThisWay]);
    }
    if early || said(i, "this turn") {
        return happened(Happening::Damage(from, None, None));
    }
    Err(EmptyError)
}

/// They blocked such an object this turn, or became blocked by one.
fn fought(by: &Thing) -> Trait {
    let each = [Deed::Block, Deed::BecomeBlocked].map(|deed| {
        let any = Thing::Such(How::Each, Like::default());
        let did = Happening::Done(any, deed, Some(Recipient::Thing(by.clone())));
        Like(vec![Trait::Happened(Box::new(did))])
    });
    Trait::AnyOf(each.to_vec())
}

/// What objects did this turn.
const FOUGHT: &[(&str, Deed)] =
    &[("that attacked this turn", Deed::Attack), ("that blocked this turn", Deed::Block)];

/// "With the same name as that creature", "that shares a color with it".
pub(super) fn sharing(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    let shared = if said_any(i, &["that shares", "that share"]) {
        in_common(i)?
    } else {
        said_any(i, &["with", "that has", "that have"]);
        words("the same name as").map(|()| Shared::Name).parse_next(i)?
    };
    with_which(i).map(|with| vec![Trait::Shares(shared, Box::new(with))])
}

/// "A color with", "a creature type with".
pub(in super::super) fn in_common(i: &mut Input<'_>) -> Parsed<Shared> {
    table(&[
        ("a color with", Shared::Color),
        ("a card type with", Shared::CardType),
        ("a creature type with", Shared::CreatureType),
    ])(i)
}

/// With what something is shared: one that was named before, or any of some. Others than itself no word names here.
pub(in super::super) fn with_which(i: &mut Input<'_>) -> Parsed<Thing> {
    let with = thing(i)?;
    match &with {
        Thing::Own | Thing::Host | Thing::It | Thing::That(_) | Thing::The(_) => Ok(with),
        Thing::Such(How::One, Like(traits)) if !traits.contains(&Trait::Other) => Ok(with),
        Thing::ThatCard
        | Thing::They
        | Thing::Those
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::Such(..)
        | Thing::Rest
        | Thing::And(_) => Err(EmptyError),
    }
}

/// "From a single graveyard".
pub(super) fn in_one_graveyard(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    words("from a single graveyard")(i)
        .map(|()| vec![Trait::In(language::board::Zone::Graveyard, None), Trait::OneGraveyard])
}

/// "In exile and in your graveyard": those in either.
pub(super) fn in_two_zones(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    words("in exile and in your graveyard")(i)?;
    let places = [Trait::In(Zone::Exile, None), Trait::In(Zone::Graveyard, Some(Player::You))];
    Ok(vec![Trait::AnyOf(places.map(|place| Like(vec![place])).to_vec())])
}

/// "At random", where no other word says of what.
pub(super) fn at_random(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    words("at random")(i).map(|()| vec![Trait::AtRandom])
}

/// "That isn't on the battlefield": wherever else it may be.
pub(super) fn elsewhere(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    if !said_any(i, &["that isn't on the battlefield", "that aren't on the battlefield"]) {
        return Err(EmptyError);
    }
    let zones = [Zone::Hand, Zone::Library, Zone::Graveyard, Zone::Exile, Zone::Stack, Zone::Command];
    let not_there = What::Not(Box::new(What::In(Zone::Battlefield)));
    Ok(vec![Trait::Is(not_there), Trait::Is(What::OneOf(zones.map(What::In).to_vec()))])
}

pub(super) fn other_than(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    if !said_any(i, &["other than", "except for"]) {
        return Err(EmptyError);
    }
    if let Some(these) = maybe(i, kinds) {
        return Ok(vec![Trait::Is(What::Not(Box::new(these)))]);
    }
    own(i).map(|_| vec![Trait::Is(What::Not(Box::new(What::This)))])
}

/// "Krakens, Leviathans, and Serpents", "artifacts and lands".
fn kinds(i: &mut Input<'_>) -> Parsed<What> {
    let of_subtype = |i: &mut Input<'_>| subtype::subtype(i).map(|name| What::Subtype(name.to_owned()));
    let of_type = |i: &mut Input<'_>| table(MANY)(i).map(What::Type);
    let each = list(|i: &mut Input<'_>| alt((of_type, of_subtype)).parse_next(i), &[", and", "and", ","])(i)?;
    Ok(What::OneOf(each))
}

/// Card types of which several are meant.
const MANY: &[(&str, CardType)] = &[
    ("artifacts", CardType::Artifact),
    ("creatures", CardType::Creature),
    ("enchantments", CardType::Enchantment),
    ("lands", CardType::Land),
    ("planeswalkers", CardType::Planeswalker),
];

pub(super) fn chosen(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    if said_any(i, &["at random", "chosen at random"]) {
        return Ok(vec![Trait::AtRandom]);
    }
    if said(i, "of the color of your choice") {
        return Ok(vec![Trait::ColorOfChoice]);
    }
    table(&[
        ("of the chosen color", What::ChosenColor),
        ("of the chosen type", What::ChosenWord),
        ("with the chosen name", What::ChosenWord),
        ("of that color", What::ChosenColor),
    ])(i)
    .map(|what| vec![Trait::Is(what)])
}
