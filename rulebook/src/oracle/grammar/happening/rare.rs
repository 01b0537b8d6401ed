//! What happens more rarely: lands tapped for mana, schemes, chaos, what is exerted, becomes attached, enters from a zone.

use language::effect::Zones;
use language::event::{Deed, KeywordAction};
use winnow::error::EmptyError;

use super::super::words::{said, said_any, table, verb, words};
use super::super::{Input, Parsed, noun};
use crate::oracle::tree::{Happening, How, Like, Player, Thing, Trait};

/// "You set ~ in motion".
pub(super) fn sets_in_motion(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("set")(i)?;
    let what = noun::own(i)?;
    words("in motion")(i)?;
    if *who != Player::You {
        return Err(EmptyError);
    }
    Ok(Happening::Done(what, Deed::Action(KeywordAction::SetInMotion), None))
}

/// "You tap a land for mana".
pub(super) fn taps_for_mana(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("tap")(i)?;
    let what = noun::thing(i)?;
    words("for mana")(i).map(|()| Happening::TappedForMana(Some(who.clone()), what))
}

/// "You exert a creature": nobody exerts what somebody else controls.
pub(super) fn exerts(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("exert")(i)?;
    let mut what = noun::thing(i)?;
    if let Thing::Such(How::One, Like(traits)) = &mut what {
        traits.push(Trait::Controlled(who.clone()));
    } else if what != Thing::Own || *who != Player::You {
        return Err(EmptyError);
    }
    Ok(Happening::Done(what, Deed::Action(KeywordAction::Exert), None))
}

/// What happens, and is done by nobody.
pub(super) fn of_nobody(i: &mut Input<'_>) -> Parsed<Happening> {
    table(&[
        ("day becomes night or night becomes day", Happening::DayNight),
        ("chaos ensues", Happening::Does(Player::Each, Deed::Action(KeywordAction::ChaosEnsues))),
    ])(i)
}

/// "An Aura becomes attached to ~".
pub(super) fn becomes_attached(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if !said_any(i, &["becomes attached to", "become attached to"]) {
        return Err(EmptyError);
    }
    let to = noun::thing(i)?;
    let one = |thing: &Thing| matches!(thing, Thing::Own | Thing::Such(How::One, _));
    if one(what) && one(&to) { Ok(Happening::Attached(what.clone(), to)) } else { Err(EmptyError) }
}

/// "Enters from your graveyard", behind the verb.
pub(super) fn enters_from(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    said(i, "the battlefield");
    words("from")(i)?;
    let (from, whose) = table(&[
        ("your graveyard", (Zones::Graveyard, Some(Player::You))),
        ("your hand", (Zones::Hand, Some(Player::You))),
        ("your library", (Zones::Library, Some(Player::You))),
        ("a graveyard", (Zones::Graveyard, None)),
        ("exile", (Zones::Exile, None)),
    ])(i)?;
    let what = super::with_owner(what, whose)?;
    Ok(Happening::EntersFrom(what, from))
}
