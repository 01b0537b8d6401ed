//! What happens more rarely: lands tapped for mana, schemes, chaos, what is exerted, becomes attached, enters from a zone.

use language::board::{ObjectKind, Step};
use language::effect::Zones;
use language::event::{Deed, KeywordAction};
use language::select::{Compare, What};
use winnow::error::EmptyError;

use super::super::words::{said, said_any, table, verb, words};
use super::super::{Input, Parsed, asks, noun, number};
use crate::oracle::meaning::words as marks;
use crate::oracle::tree::{Asks, Happening, How, Like, Number, Player, Thing, Trait};

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

/// "A spell or ability an opponent controls causes you to discard ~".
pub(super) fn caused(i: &mut Input<'_>) -> Parsed<Vec<Happening>> {
    caused_discard(i).map(|discards| vec![Happening::By(Box::new(discards), Player::Opponents)])
}

/// The same, without who causes it.
pub(in crate::oracle::grammar) fn caused_discard(i: &mut Input<'_>) -> Parsed<Happening> {
    words("a spell or ability an opponent controls causes you to discard")(i)?;
    let like = if noun::own(i).is_ok() {
        Like(vec![Trait::Being(Box::new(Thing::Own))])
    } else {
        words("a card")(i)?;
        Like(vec![Trait::Is(What::Kind(ObjectKind::Card))])
    };
    Ok(Happening::Discards(Player::You, like))
}

/// What must be so as it happens, behind what does: "while you control a Goblin", "during combat".
pub(super) fn so_then(i: &mut Input<'_>) -> Parsed<Asks> {
    const COMBAT: [Step; 5] =
        [Step::BeginCombat, Step::Attackers, Step::Blockers, Step::CombatDamage, Step::EndCombat];
    if said(i, "during combat") {
        return Ok(Asks::Any(COMBAT.map(|step| Asks::During(step, Player::Each)).to_vec()));
    }
    words("while")(i)?;
    asks::asks(i)
}

/// What enters untapped: it is not tapped then.
pub(super) fn untapped(what: &Thing, enters: Happening) -> Parsed<Happening> {
    if *what != Thing::Own {
        return Err(EmptyError);
    }
    let untapped = Like(vec![Trait::Is(What::Not(Box::new(What::Tapped)))]);
    Ok(Happening::While(Box::new(enters), Box::new(Asks::Is(Thing::Own, untapped))))
}

/// "This Class becomes level 2".
pub(super) fn becomes_level(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    words("becomes level")(i)?;
    if *what != Thing::Own {
        return Err(EmptyError);
    }
    number::plain(i).map(|level| Happening::Marked(Thing::Own, marks::level(level)))
}

/// "You unlock this door": the half that was cast is unlocked as the Room enters, the other one later
/// (CR 709.5d, 709.5h (2026-04-17)). A Room on a board is one of its halves, and gets a mark as that is unlocked.
pub(super) fn unlocks_own(i: &mut Input<'_>) -> Parsed<Vec<Happening>> {
    words("you unlock this door")(i)?;
    let enters = Box::new(Happening::Enters(Thing::Own, None));
    let was_cast = Happening::While(enters, Box::new(Asks::Cast(Thing::Own, Player::You)));
    Ok(vec![was_cast, Happening::Marked(Thing::Own, marks::UNLOCKED.to_owned())])
}

/// "You fully unlock a Room" (CR 709.5i (2026-04-17)).
pub(super) fn unlocks_fully(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    words("fully unlock a room")(i)?;
    let room = Like(vec![Trait::Is(What::Subtype("Room".to_owned())), Trait::Controlled(who.clone())]);
    Ok(Happening::Marked(Thing::Such(How::One, room), marks::FULLY_UNLOCKED.to_owned()))
}

/// "You roll one or more dice": those that are rolled together are one event.
pub(super) fn rolls(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("roll")(i)?;
    words("one or more dice")(i).map(|()| Happening::Rolls(who.clone()))
}

/// "You tap an untapped creature an opponent controls": by an effect of that player, and it is untapped no more.
pub(super) fn taps(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("tap")(i)?;
    let Thing::Such(How::One, Like(mut traits)) = noun::thing(i)? else { return Err(EmptyError) };
    let untapped = Trait::Is(What::Not(Box::new(What::Tapped)));
    let before = traits.len();
    traits.retain(|one| *one != untapped);
    if traits.len() == before || !traits.contains(&Trait::Controlled(Player::AnOpponent)) {
        return Err(EmptyError);
    }
    let tapped = Happening::Done(Thing::Such(How::One, Like(traits)), Deed::Tap, None);
    Ok(Happening::By(Box::new(tapped), who.clone()))
}

/// "Their second card each turn", of each of several players: how many they have drawn then.
pub(super) fn nth_drawn(who: &Player, nth: u64) -> Happening {
    let draws = Happening::Draws(who.clone());
    if *who == Player::You {
        return Happening::Nth(Box::new(draws), nth);
    }
    let so_many = Asks::Number(Number::Drawn(Player::That), Compare::Exactly, Number::N(nth));
    Happening::While(Box::new(draws), Box::new(so_many))
}
