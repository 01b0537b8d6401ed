//! What has happened, as conditions and numbers say it.

use language::board::{CardType, ObjectKind, Zone};
use language::effect::Zones;
use language::event::Deed;
use language::select::What;
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;

use super::super::words::{maybe, said, said_any, words};
use super::super::{Input, Parsed, noun, number, player};
use super::under;
use crate::oracle::tree::{Happening, How, Like, Player, Recipient, Thing, Trait};

/// Something that has happened: "a creature died", "you gained life", "you attacked".
pub(in super::super) fn past(i: &mut Input<'_>) -> Parsed<Happening> {
    alt((counter_was_put, to_things, player_did)).parse_next(i)
}

/// "A creature died under your control", "a permanent you controlled left the battlefield".
fn to_things(i: &mut Input<'_>) -> Parsed<Happening> {
    let what = noun::thing(i)?;
    done(i, what)
}

/// What has happened to objects, behind them.
pub(in super::super) fn done(i: &mut Input<'_>, what: Thing) -> Parsed<Happening> {
    let controlled = |i: &mut Input<'_>, what: Thing| match (maybe(i, under), what) {
        (None, what) => Ok(what),
        (Some(who), Thing::Such(how, mut like)) => {
            like.0.push(Trait::Controlled(who));
            Ok(Thing::Such(how, like))
        }
        (Some(_), _) => Err(EmptyError),
    };
    if said(i, "died") {
        return controlled(i, what).map(Happening::Dies);
    }
    if said(i, "attacked") {
        return Ok(Happening::Done(what, Deed::Attack, None));
    }
    if said_any(i, &["was dealt damage", "were dealt damage"]) {
        return Ok(Happening::Damage(None, Some(Recipient::Thing(what)), None));
    }
    if said(i, "left your graveyard") {
        let what = super::with_owner(&what, Some(Player::You))?;
        return Ok(Happening::Moves(what, Some(Zones::Graveyard), None));
    }
    if said(i, "left the battlefield") {
        return controlled(i, what).map(|what| Happening::Moves(what, Some(Zones::Battlefield), None));
    }
    if said_any(i, &["was put into", "were put into"]) {
        return put_into(i, &what);
    }
    if said(i, "was warped") {
        let Thing::Such(How::One, mut like) = what else { return Err(EmptyError) };
        like.0.push(Trait::Is(What::Paid("warp".to_owned())));
        return Ok(Happening::Casts(Player::Each, like));
    }
    words("entered")(i)?;
    let under = maybe(i, under);
    Ok(Happening::Enters(what, under))
}

/// "Your graveyard from the battlefield", behind what was put there.
fn put_into(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    let (zone, whose) = noun::zone(i)?;
    let from = maybe(i, super::from);
    let what = super::with_owner(what, whose)?;
    Ok(Happening::Moves(what, from.flatten(), Some(Zones::from(zone))))
}

/// What was counted this turn: "creatures that died under your control this turn", "spells you've cast this turn".
pub(in super::super) fn counted(i: &mut Input<'_>) -> Parsed<Happening> {
    let other = said(i, "other");
    let like = noun::like(i, other)?;
    if like.0.contains(&Trait::Spell) && said(i, "cast this turn") {
        return Ok(Happening::Casts(Player::Each, like));
    }
    let found = if said_any(i, &["you've cast", "you cast"]) {
        let Like(traits) = &like;
        if other || !traits.contains(&Trait::Spell) {
            return Err(EmptyError);
        }
        Happening::Casts(Player::You, like)
    } else if said_any(i, &["you've drawn", "you drew"]) {
        if like.0 != [Trait::Is(What::Kind(ObjectKind::Card))] {
            return Err(EmptyError);
        }
        Happening::Draws(Player::You)
    } else if said_any(i, &["you've discarded", "you discarded"]) {
        Happening::Discards(Player::You, like)
    } else if said_any(i, &["you've sacrificed", "you sacrificed"]) {
        Happening::Sacrifices(Player::You, Thing::Such(How::One, like))
    } else if said(i, "put into") {
        put_into(i, &Thing::Such(How::One, like))?
    } else {
        words("that")(i)?;
        done(i, Thing::Such(How::One, like))?
    };
    words("this turn")(i).map(|()| found)
}

fn player_did(i: &mut Input<'_>) -> Parsed<Happening> {
    if said(i, "you've cast") {
        return casts_one(i, &Player::You);
    }
    if said(i, "you've put") {
        return puts_counters(i, Player::You);
    }
    let who = player::player(i)?;
    if said(i, "gained life") {
        return Ok(Happening::GainsLife(who));
    }
    if said(i, "lost life") {
        return Ok(Happening::LosesLife(who));
    }
    if said_any(i, &["has cast", "cast"]) {
        return casts_one(i, &who);
    }
    for (dealt, combat) in DEALT {
        if said_any(i, dealt) {
            return Ok(Happening::Damage(None, Some(Recipient::Player(who)), *combat));
        }
    }
    if said(i, "put") {
        return puts_counters(i, who);
    }
    if said(i, "discarded") {
        let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
        return Ok(Happening::Discards(who, like));
    }
    if said(i, "sacrificed") {
        let what @ Thing::Such(How::One, _) = noun::thing(i)? else { return Err(EmptyError) };
        return Ok(Happening::Sacrifices(who, what));
    }
    if said(i, "created a token") {
        return Ok(Happening::Creates(who, None));
    }
    if who == Player::You && said(i, "descended") {
        return Ok(descended());
    }
    if said(i, "played a land") {
        return Ok(Happening::Does(who, Deed::PlayLand));
    }
    if said(i, "had") {
        let what = noun::thing(i)?;
        words("enter")(i)?;
        let control = under(i)?;
        // Under the control of whoever had it enter.
        return if control == who { Ok(Happening::Enters(what, Some(control))) } else { Err(EmptyError) };
    }
    words("attacked")(i)?;
    let mut like = Like(vec![Trait::Is(What::Type(CardType::Creature))]);
    if said(i, "with") {
        let Thing::Such(How::One, with) = noun::thing(i)? else { return Err(EmptyError) };
        like = with;
    }
    like.0.push(Trait::Controlled(who));
    Ok(Happening::Done(Thing::Such(How::One, like), Deed::Attack, None))
}

/// CR 700.11 (2026-04-17).
fn descended() -> Happening {
    let like = Like(vec![
        Trait::Is(super::super::description::permanent_card()),
        Trait::Is(What::Kind(ObjectKind::Card)),
        Trait::Owned(Player::You),
    ]);
    Happening::Moves(Thing::Such(How::One, like), None, Some(Zones::from(Zone::Graveyard)))
}

/// How damage was dealt to a player, and whether in combat.
const DEALT: &[(&[&str], Option<bool>)] = &[
    (&["was dealt combat damage", "were dealt combat damage"], Some(true)),
    (&["was dealt damage", "were dealt damage"], None),
];

/// "A counter on a creature", behind "put".
fn puts_counters(i: &mut Input<'_>, who: Player) -> Parsed<Happening> {
    if !said_any(i, &["one or more", "an", "a"]) {
        return Err(EmptyError);
    }
    let kind = maybe(i, number::counter);
    if !said_any(i, &["counters on", "counter on"]) {
        return Err(EmptyError);
    }
    let on = noun::thing(i)?;
    if !matches!(on, Thing::Own | Thing::Such(How::One, _)) {
        return Err(EmptyError);
    }
    Ok(Happening::Counters(Some(who), kind, Recipient::Thing(on)))
}

/// "A charge counter was put on a permanent under your control", whoever has put it there.
fn counter_was_put(i: &mut Input<'_>) -> Parsed<Happening> {
    if !said_any(i, &["one or more", "an", "a"]) {
        return Err(EmptyError);
    }
    let kind = maybe(i, number::counter);
    if !said_any(i, &["counters were put on", "counter was put on"]) {
        return Err(EmptyError);
    }
    let mut on = noun::thing(i)?;
    let under = maybe(i, under);
    match &mut on {
        Thing::Own if under.is_none() => {}
        Thing::Such(How::One, like) => like.0.extend(under.map(Trait::Controlled)),
        Thing::Own
        | Thing::Host
        | Thing::It
        | Thing::That(_)
        | Thing::ThatCard
        | Thing::The(_)
        | Thing::They
        | Thing::Those
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::Such(..)
        | Thing::Rest
        | Thing::And(_) => return Err(EmptyError),
    }
    Ok(Happening::Counters(None, kind, Recipient::Thing(on)))
}

fn casts_one(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
    Ok(Happening::Casts(who.clone(), super::casting::cast_from(like)?))
}

/// Something that has not happened: "~ didn't attack", "you haven't cast a spell from your hand".
pub(in super::super) fn has_not(i: &mut Input<'_>) -> Parsed<Happening> {
    if said(i, "you haven't cast") {
        return casts_one(i, &Player::You);
    }
    let subject = |i: &mut Input<'_>| {
        let what = noun::simple(i)?;
        words("didn't attack")(i)?;
        Ok(Happening::Done(what, Deed::Attack, None))
    };
    if let Some(found) = maybe(i, subject) {
        return Ok(found);
    }
    let who = player::player(i)?;
    if said(i, "didn't lose life") {
        return Ok(Happening::LosesLife(who));
    }
    if said(i, "didn't play a land") {
        return Ok(Happening::Does(who, Deed::PlayLand));
    }
    if said(i, "didn't attack with") {
        let Thing::Such(How::One, mut like) = noun::thing(i)? else { return Err(EmptyError) };
        like.0.push(Trait::Controlled(who));
        return Ok(Happening::Done(Thing::Such(How::One, like), Deed::Attack, None));
    }
    if !said_any(i, &["didn't cast", "hasn't cast"]) {
        return Err(EmptyError);
    }
    casts_one(i, &who)
}
