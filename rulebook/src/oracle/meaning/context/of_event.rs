//! Whom and what an ability speaks of that triggers on something.

use language::event::Deed;
use language::select::{What, Who};

use crate::oracle::tree::{Happening, How, Like, Player, Recipient, Thing, Trait};

/// What "it" and "that creature" are in what triggers on this.
pub(super) fn referents(on: &Happening) -> (Option<What>, Option<What>) {
    let both = |what: What| (Some(what.clone()), Some(what));
    match on {
        Happening::Meets(Thing::Host, ..) => (Some(What::AttachedToBy), Some(What::It)),
        Happening::Meets(..) => (Some(What::This), Some(What::It)),
        Happening::TappedForMana(_, Thing::Host) => both(What::AttachedToBy),
        Happening::Done(Thing::Own, _, Some(Recipient::Thing(_))) => (Some(What::This), None),
        Happening::Done(Thing::Such(How::One, _), Deed::BecomeTarget, Some(_)) => both(What::It),
        Happening::Done(_, Deed::BecomeTarget, Some(_)) => (Some(What::It), None),
        Happening::Done(_, _, Some(Recipient::Thing(_))) => (None, None),
        Happening::Counters(_, _, Recipient::Thing(Thing::Own))
        | Happening::Enters(Thing::Own, _)
        | Happening::EntersFrom(Thing::Own, _)
        | Happening::Dies(Thing::Own)
        | Happening::Moves(Thing::Own, ..)
        | Happening::Done(Thing::Own, ..)
        | Happening::Damage(None, Some(Recipient::Thing(Thing::Own)), _)
        | Happening::Damage(Some(Thing::Own), None | Some(Recipient::Player(_)), _)
        | Happening::Begins(..)
        | Happening::TappedForMana(_, Thing::Own)
        | Happening::State(_) => both(What::This),
        Happening::Damage(Some(_), Some(Recipient::Thing(_) | Recipient::And(_)), _) => {
            (None, Some(What::It))
        }
        Happening::Damage(Some(_), ..) => both(What::DamageSource),
        Happening::Counters(_, _, Recipient::Thing(_))
        | Happening::TappedForMana(_, Thing::Such(How::One, _))
        | Happening::Enters(..)
        | Happening::EntersFrom(..)
        | Happening::Dies(_)
        | Happening::Moves(..)
        | Happening::Done(..)
        | Happening::Damage(None, Some(Recipient::Thing(_)), _)
        | Happening::Casts(..)
        | Happening::Discards(..)
        | Happening::Destroyed(_)
        | Happening::Sacrifices(..) => both(What::It),
        Happening::Damage(None, ..)
        | Happening::TappedForMana(..)
        | Happening::Counters(..)
        | Happening::Creates(..)
        | Happening::BeginsExtra(..)
        | Happening::DrawsCards(..)
        | Happening::Draws(_)
        | Happening::GainsLife(_)
        | Happening::LosesLife(_)
        | Happening::LosesLifeByDamage(_)
        | Happening::Several(_)
        | Happening::Nth(..)
        | Happening::While(..)
        | Happening::By(..)
        | Happening::Marked(..)
        | Happening::Copies(..)
        | Happening::Chapter(_)
        | Happening::Rolls(_)
        | Happening::Attached(..)
        | Happening::DayNight
        | Happening::Does(..) => (None, None),
    }
}

/// What attacks, where it is one creature.
fn attacker(thing: &Thing) -> Option<What> {
    let known = [(Thing::Own, What::This), (Thing::Host, What::AttachedToBy)];
    let is_one = || matches!(thing, Thing::Such(How::One, _)).then_some(What::It);
    known.into_iter().find(|(one, _)| one == thing).map(|(_, what)| what).or_else(is_one)
}

/// Whether one object goes somewhere.
const fn is_movement(on: &Happening) -> bool {
    matches!(
        on,
        Happening::Enters(..) | Happening::EntersFrom(..) | Happening::Dies(_) | Happening::Moves(..)
    )
}

/// Whether a player is named who owns it, whoever controls or controlled it: "an opponent's graveyard".
fn names_owner(on: &Happening) -> bool {
    let Some(Thing::Such(_, Like(traits))) = on.subject() else { return false };
    let owned = |one: &Trait| matches!(one, Trait::Owned(who) if *who != Player::You);
    let controlled = |one: &Trait| matches!(one, Trait::Controlled(who) if *who != Player::You);
    traits.iter().any(owned) && !traits.iter().any(controlled)
}

/// Who "that player" is in what triggers on this: a player that it names and who isn't you.
pub(super) fn named_player(on: &Happening) -> Option<Who> {
    let other = |who: &Player| *who != Player::You;
    let by_other = |thing: &Thing| {
        let Thing::Such(_, like) = thing else { return false };
        like.0.iter().any(|one| matches!(one, Trait::Controlled(who) | Trait::Owned(who) if other(who)))
    };
    if names_owner(on) {
        return is_movement(on).then(|| Who::OwnerOf(Box::new(What::It)));
    }
    let named = match on {
        Happening::Begins(..) | Happening::BeginsExtra(..) => return Some(Who::Active),
        Happening::TappedForMana(..) => return Some(Who::Affected),
        Happening::Done(thing, Deed::Attack, Some(Recipient::Player(who))) if other(who) => {
            return attacker(thing).map(|attacker| Who::Defending(Box::new(attacker)));
        }
        Happening::Enters(thing, under) => under.as_ref().is_some_and(other) || by_other(thing),
        Happening::EntersFrom(thing, _)
        | Happening::Dies(thing)
        | Happening::Moves(thing, ..)
        | Happening::Destroyed(thing)
        | Happening::Damage(None, Some(Recipient::Thing(thing)), _)
        | Happening::Done(thing, _, None) => by_other(thing),
        Happening::Damage(from, Some(Recipient::Player(who)), _) => {
            if from.as_ref().is_some_and(by_other) {
                return None;
            }
            other(who)
        }
        Happening::Casts(who, _)
        | Happening::DrawsCards(who, _)
        | Happening::Draws(who)
        | Happening::GainsLife(who)
        | Happening::LosesLife(who)
        | Happening::LosesLifeByDamage(who)
        | Happening::Discards(who, _)
        | Happening::Sacrifices(who, _)
        | Happening::Creates(who, _)
        | Happening::Copies(who, _)
        | Happening::Rolls(who)
        | Happening::Does(who, _) => other(who),
        Happening::Several(one) if matches!(**one, Happening::Damage(_, Some(Recipient::Player(_)), _)) => {
            return named_player(one);
        }
        Happening::Done(..)
        | Happening::Damage(..)
        | Happening::Counters(..)
        | Happening::Several(_)
        | Happening::Nth(..)
        | Happening::While(..)
        | Happening::By(..)
        | Happening::Marked(..)
        | Happening::State(_)
        | Happening::Meets(..)
        | Happening::Attached(..)
        | Happening::DayNight
        | Happening::Chapter(_) => false,
    };
    named.then_some(Who::Affected)
}

/// Whether something else than a spell of the card may have an X of its own in what this is about: a cycling cost, a morph cost,
/// monstrosity.
pub(super) fn has_an_x_of_its_own(on: &Happening) -> bool {
    matches!(on, Happening::Done(_, Deed::Cycle | Deed::TurnFaceUp | Deed::Become(_), _))
}
