//! Which sentences go on from one that says what is done.

use language::effect::Zones;

use super::{Matter, enters};
use crate::oracle::tree::{
    Action, ByPlayer, Clause, Floating, Happening, Lasting, Like, Rider, Said, Thing, Trait, Until,
};

/// How many sentences go on from one that says what is done. What may be cast this turn, or what that costs, stands between
/// what names the card and what becomes of it.
pub(super) fn sentences(after: &[Option<Said>], follows: impl Fn(&&Option<Said>) -> bool) -> usize {
    let mut count = 0;
    while let [first, ..] = &after[count..] {
        let more = after[count..].iter().take_while(|said| permits(said.as_ref())).count();
        let becomes = after.get(count + more).and_then(Option::as_ref);
        let leads_there = more > 0 && becomes.is_some_and(|said| instead(said).is_some());
        if !follows(&first) && !leads_there {
            break;
        }
        count += 1;
    }
    count
}

/// Whether it says no more than what may be cast this turn, or what something costs.
const fn permits(said: Option<&Said>) -> bool {
    matches!(said, Some(Said::MayThisTurn | Said::ManaCost))
}

/// What becomes of a card that may be cast this turn, and is no longer spoken of behind that.
pub(super) fn within_turn(all: &mut [Option<Said>]) {
    for place in 1..all.len() {
        let (before, behind) = all.split_at_mut(place);
        let permitted = before.iter().rev().take_while(|said| permits(said.as_ref())).count();
        let (first, permissions) = before.split_at(before.len() - permitted);
        let may = permissions.contains(&Some(Said::MayThisTurn))
            || first.last().and_then(Option::as_ref).is_some_and(targets_what_may_be_cast);
        let Some(Said::Does(clauses)) = behind.first_mut().and_then(Option::as_mut) else { continue };
        let [Clause { action: Action::Lasts(Lasting::Effect(effect)), .. }] = &mut clauses[..] else {
            continue;
        };
        // What was cast may be a permanent later: of a spell alone it is known that it is none.
        let Happening::Moves(what, from, _) = &effect.instead.event else { continue };
        let cast = matches!(what, Thing::Such(_, Like(traits)) if traits.contains(&Trait::CastThisWay));
        let is_spell = cast || *from == Some(Zones::Stack);
        if may && is_spell && effect.until == Until::Always {
            effect.until = Until::Turn;
        }
    }
}

/// Whether a card is targeted last that may be cast this turn.
fn targets_what_may_be_cast(said: &Said) -> bool {
    let (Said::Does(does) | Said::Triggered { does, .. } | Said::Activated { does, .. }) = said else {
        return false;
    };
    does.last().is_some_and(|last| matches!(last.action, Action::Player(ByPlayer::MayBeCast(_))))
}

/// How many sentences belong to one that says what is always so: also what may be paid as it enters, and how it enters if
/// that isn't.
pub(super) fn of_static(after: &[Option<Said>], belongs: impl Fn(&&Option<Said>) -> bool) -> usize {
    let pays = |said: &Said| matches!(said, Said::Does(clauses) if enters::life_paid(clauses).is_some());
    let paid = match after {
        [Some(may), Some(Said::Rider(Rider::Otherwise(_))), ..] if pays(may) => 2,
        [..] => 0,
    };
    paid + after[paid..].iter().take_while(belongs).count()
}

/// The effect by which a card that was named before goes elsewhere than it would go, where it says that alone.
fn instead(said: &Said) -> Option<&Floating> {
    let Said::Does(clauses) = said else { return None };
    let [Clause { action: Action::Lasts(Lasting::Effect(effect)), only_if: None, may: None, .. }] =
        &clauses[..]
    else {
        return None;
    };
    let Happening::Moves(what, ..) = &effect.instead.event else { return None };
    let is_named = |what: &Thing| matches!(what, Thing::It | Thing::That(_));
    let is_it =
        |one: &Trait| *one == Trait::CastThisWay || matches!(one, Trait::Being(what) if is_named(what));
    let named = is_named(what) || matches!(what, Thing::Such(_, Like(traits)) if traits.iter().any(is_it));
    named.then_some(&**effect)
}

/// Why a sentence among those that say what is done is without effect on rulings.
pub(super) const fn no_matter(said: &Said) -> Matter {
    if matches!(said, Said::Timing | Said::MayThisTurn) {
        Matter::Timing
    } else if matches!(said, Said::ManaCost) {
        Matter::ManaCost
    } else {
        Matter::Mana
    }
}
