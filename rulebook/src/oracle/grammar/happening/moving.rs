//! What goes from one zone to another.

use language::board::{ObjectKind, Zone};
use language::effect::Zones;
use language::select::What;
use winnow::error::EmptyError;

use super::super::words::{maybe, said, said_any, table, words};
use super::super::{Input, Parsed, noun};
use crate::oracle::tree::{Happening, How, Like, Player, Thing, Trait};

pub(super) fn leaves(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if said_any(i, &["leaves the battlefield without dying", "leave the battlefield without dying"]) {
        let elsewhere = Zones::Not(Box::new(Zones::Graveyard));
        return Ok(Happening::Moves(what.clone(), Some(Zones::Battlefield), Some(elsewhere)));
    }
    if said_any(i, &["leaves the battlefield", "leave the battlefield"]) {
        return Ok(Happening::Moves(what.clone(), Some(Zones::Battlefield), None));
    }
    if said_any(i, &["leaves your graveyard", "leave your graveyard"]) {
        let what = with_owner(what, Some(Player::You))?;
        return Ok(Happening::Moves(what, Some(Zones::Graveyard), None));
    }
    Err(EmptyError)
}

pub(super) fn put_into(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if said_any(i, &["is exiled from the battlefield", "are exiled from the battlefield"]) {
        return Ok(Happening::Moves(what.clone(), Some(Zones::Battlefield), Some(Zones::from(Zone::Exile))));
    }
    if said_any(i, &["is returned to", "are returned to"]) {
        return returned(i, what);
    }
    if !said_any(i, &["is put into", "are put into"]) {
        return Err(EmptyError);
    }
    let (zone, whose) = noun::zone(i)?;
    if zone == Zone::Exile
        && let Some(from) = maybe(i, from_yours)
    {
        let what = with_owner(what, Some(Player::You))?;
        return Ok(Happening::Moves(what, Some(from), Some(Zones::Exile)));
    }
    let from = maybe(i, from);
    let what = with_owner(what, whose)?;
    Ok(Happening::Moves(what, from.flatten(), Some(Zones::from(zone))))
}

/// "From your graveyard", "from your library and/or your graveyard".
fn from_yours(i: &mut Input<'_>) -> Parsed<Zones> {
    let both = table(&[
        ("from your library and/or your graveyard", true),
        ("from your library or your graveyard", true),
        ("from your graveyard", false),
    ])(i)?;
    Ok(if both { Zones::OneOf(vec![Zones::Library, Zones::Graveyard]) } else { Zones::Graveyard })
}

/// "Its owner's hand", "your hand", behind permanents that are returned there.
fn returned(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    let (Zone::Hand, whose) = noun::zone(i)? else { return Err(EmptyError) };
    said(i, "from the battlefield");
    let card = Trait::Is(What::Kind(ObjectKind::Card));
    if matches!(what, Thing::Such(_, Like(traits)) if traits.contains(&card)) {
        return Err(EmptyError);
    }
    let what = if whose == Some(Player::You) { with_owner(what, whose)? } else { what.clone() };
    Ok(Happening::Moves(what, Some(Zones::Battlefield), Some(Zones::Hand)))
}

/// "From the battlefield", "from anywhere".
pub(in super::super) fn from(i: &mut Input<'_>) -> Parsed<Option<Zones>> {
    words("from")(i)?;
    if said(i, "anywhere other than the battlefield") {
        return Ok(Some(Zones::Not(Box::new(Zones::Battlefield))));
    }
    table(&[
        ("anywhere", None),
        ("the battlefield", Some(Zones::Battlefield)),
        ("your library", Some(Zones::Library)),
        ("a library", Some(Zones::Library)),
        ("their library", Some(Zones::Library)),
    ])(i)
}

/// The same objects, owned by somebody whose zone they go to.
pub(in super::super) fn with_owner(what: &Thing, whose: Option<Player>) -> Parsed<Thing> {
    let Some(whose) = whose else { return Ok(what.clone()) };
    match (what.clone(), whose) {
        (Thing::Such(how, mut like), whose) => {
            like.0.push(Trait::Owned(whose));
            Ok(Thing::Such(how, like))
        }
        (what @ (Thing::Own | Thing::It | Thing::That(_) | Thing::They | Thing::Those), Player::You) => {
            let being = Trait::Being(Box::new(what));
            Ok(Thing::Such(How::Each, Like(vec![being, Trait::Owned(Player::You)])))
        }
        (
            what @ (Thing::Own | Thing::Host | Thing::It | Thing::That(_) | Thing::They | Thing::Those),
            Player::Owner(_) | Player::That,
        ) => Ok(what),
        _ => Err(EmptyError),
    }
}
