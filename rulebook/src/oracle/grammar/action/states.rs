//! What objects are turned into as they lie: tapped, untapped, face up, transformed, revealed.

use language::board::{Designation, Zone};
use language::event::{Deed, KeywordAction};
use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::super::words::{said, said_any, table, verb};
use super::super::{Input, Parsed, noun};
use crate::oracle::tree::{Action, How, Like, Player, Thing, ToObject, Trait};

/// Tapped, untapped, transformed, phased out.
pub(super) fn states(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    let deed = if said_any(i, &["tap or untap", "taps or untaps"]) {
        return noun::done_to(i).map(|what| Action::Object(ToObject::TapOrUntap(what)));
    } else if verb("tap")(i).is_ok() {
        Deed::Tap
    } else if verb("untap")(i).is_ok() {
        Deed::Untap
    } else if said(i, "turn") {
        let what = noun::done_to(i)?;
        let deed = table(&[("face down", Deed::TurnFaceDown), ("face up", Deed::TurnFaceUp)])(i)?;
        // What a card in exile, or one that was named before, is behind its back, nobody asks here.
        let there = matches!(&what, Thing::Such(How::Target { .. } | How::One, _));
        if deed == Deed::TurnFaceUp && !there {
            return Err(EmptyError);
        }
        return Ok(Action::Object(ToObject::DoneTo(deed, what)));
    } else if verb("transform")(i).is_ok() {
        Deed::Transform
    } else if verb("reveal")(i).is_ok() {
        Deed::Reveal
    } else if verb("goad")(i).is_ok() {
        return noun::thing(i).map(|what| Action::Object(ToObject::Become(what, Designation::Goaded)));
    } else if verb("airbend")(i).is_ok() {
        Deed::Action(KeywordAction::Airbend)
    } else if verb("detain")(i).is_ok() {
        Deed::Action(KeywordAction::Detain)
    } else {
        return Err(EmptyError);
    };
    let start = i.checkpoint();
    let what = noun::done_to(i)?;
    // "Reveals a card at random from their hand".
    let by_chance = |like: &Like| {
        let of_them = |one: &Trait| matches!(one, Trait::In(_, Some(Player::That)));
        deed == Deed::Reveal && like.0.contains(&Trait::AtRandom) && like.0.iter().any(of_them)
    };
    // "Untaps all lands they control".
    let controlled = |like: &Like| like.0.contains(&Trait::Controlled(Player::That));
    let turns = matches!(deed, Deed::Tap | Deed::Untap);
    let of_hand = |one: &Trait| matches!(one, Trait::In(Zone::Hand, Some(Player::That)));
    let theirs = |what: &Thing| {
        matches!(what, Thing::It | Thing::That(_) | Thing::They | Thing::Those)
            || matches!(what, Thing::Such(How::Each, like) if controlled(like))
            || matches!(what, Thing::Such(How::One | How::Many(_), like) if by_chance(like))
            || turns && matches!(what, Thing::Such(How::One | How::Many(_), like) if controlled(like))
            || deed == Deed::Reveal && matches!(what, Thing::Such(_, like) if like.0.iter().any(of_hand))
    };
    if *who != Player::You && !theirs(&what) {
        i.reset(&start);
        return Err(EmptyError);
    }
    Ok(Action::Object(ToObject::DoneTo(deed, what)))
}
