//! Damage that is dealt.

use winnow::stream::Stream;

use super::super::words::{ahead, at_end, list, maybe, said, said_any, table, verb, words};
use super::super::{Input, Parsed, noun, number, player};
use crate::oracle::tree::{
    Action, Divided, How, Like, Number, Player, Recipient, Share, Thing, ToObject, Trait,
};

/// "~ deals 3 damage to any target", "it deals damage equal to its power to target creature".
pub(super) fn deals(i: &mut Input<'_>) -> Parsed<Action> {
    let from = noun::thing(i)?;
    if let Some(found) = maybe(i, |i: &mut Input<'_>| each_deals(i, &from)) {
        return Ok(found);
    }
    deals_by(i, from)
}

/// "Each deal damage equal to their power to target creature", behind two or more that were targeted by themselves.
fn each_deals(i: &mut Input<'_>, from: &Thing) -> Parsed<Action> {
    words("each deal damage equal to their power to")(i)?;
    let is_one = |one: &Thing| matches!(one, Thing::Such(How::Target { amount: 1, .. }, _));
    let each = match from {
        Thing::Such(How::Target { amount: 2, or_fewer }, first) => {
            let one = |like| Thing::Such(How::Target { amount: 1, or_fewer: *or_fewer }, like);
            let mut second = first.clone();
            second.0.push(Trait::Other);
            Thing::And(vec![one(first.clone()), one(second)])
        }
        Thing::And(all) if all.iter().all(is_one) => from.clone(),
        Thing::They => Thing::They,
        Thing::And(_)
        | Thing::Own
        | Thing::Host
        | Thing::It
        | Thing::That(_)
        | Thing::ThatCard
        | Thing::The(_)
        | Thing::Those
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::Such(..)
        | Thing::Rest => return Err(winnow::error::EmptyError),
    };
    recipient(i).map(|to| ToObject::EachDeals(each, to).into())
}

/// "Deals 3 damage to any target", behind what deals it.
pub(super) fn deals_by(i: &mut Input<'_>, from: Thing) -> Parsed<Action> {
    // Besides what was said before.
    said(i, "also");
    verb("deal")(i)?;
    if let Some((number, among, most)) = maybe(i, divided_damage) {
        return Ok(ToObject::Divided(Divided { of: Share::Damage(from), number, among, most }).into());
    }
    // "Itself" is what deals the damage.
    let of_own = from == Thing::Own && i.input.iter().any(|token| &*token.text == "itself");
    let (amount, to) = amount_and_recipient(i)?;
    let mut all = vec![(amount, to)];
    while let Some(more) = maybe(i, another) {
        all.push(more);
    }
    for (_, to) in all.iter_mut().filter(|(_, to)| of_own && *to == Recipient::Thing(Thing::It)) {
        *to = Recipient::Thing(Thing::Own);
    }
    Ok(Action::Object(match all.pop() {
        Some((amount, to)) if all.is_empty() => ToObject::Damage(from, amount, to),
        last => ToObject::Deals(from, all.into_iter().chain(last).collect()),
    }))
}

/// "3 damage divided as you choose among any number of targets".
fn divided_damage(i: &mut Input<'_>) -> Parsed<(u64, Option<Like>, u64)> {
    let number = number::plain(i)?;
    words("damage divided as you choose among")(i)?;
    let (among, most) = some_targets(i, number)?;
    Ok((number, among, most))
}

/// "Distribute three +1/+1 counters among one or two target Goats".
pub(super) fn distributes(i: &mut Input<'_>, _who: &Player) -> Parsed<Action> {
    verb("distribute")(i)?;
    let number = number::plain(i)?;
    let kind = number::counter(i)?;
    words("counters among")(i)?;
    let (among, most) = some_targets(i, number)?;
    if among.is_none() {
        return Err(winnow::error::EmptyError);
    }
    Ok(ToObject::Divided(Divided { of: Share::Counters(kind), number, among, most }).into())
}

/// "Prevent the next 3 damage .. to any number of targets, divided as you choose".
pub(super) fn divides_shield(i: &mut Input<'_>, _who: &Player) -> Parsed<Action> {
    words("prevent the next")(i)?;
    let number = number::plain(i)?;
    words("damage that would be dealt this turn to")(i)?;
    let (among, most) = some_targets(i, number)?;
    words(", divided as you choose")(i)?;
    Ok(ToObject::Divided(Divided { of: Share::Shield, number, among, most }).into())
}

/// "One or two targets", "any number of target creatures": which, if not any target, and how many at most.
fn some_targets(i: &mut Input<'_>, number: u64) -> Parsed<(Option<Like>, u64)> {
    let most = table(&[
        ("any number of", u64::MAX),
        ("one , two , or three", 3),
        ("1 , 2 , or 3", 3),
        ("one or two", 2),
        ("1 or 2", 2),
    ])(i)?;
    if said(i, "targets") {
        return Ok((None, most.min(number)));
    }
    words("target")(i)?;
    let like = noun::like(i, false)?;
    Ok((Some(like), most.min(number)))
}

/// "And 2 damage to you", "and 3 damage to each opponent": dealt at the same time.
fn another(i: &mut Input<'_>) -> Parsed<(Number, Recipient)> {
    if !said_any(i, &[", and", "and", ","]) {
        return Err(winnow::error::EmptyError);
    }
    let amount = number::amount(i)?;
    words("damage to")(i)?;
    recipient(i).map(|to| (amount, to))
}

/// "The damage can't be prevented", behind what deals it.
pub(super) fn unpreventable(i: &mut Input<'_>) -> Parsed<Action> {
    words("the damage can't be prevented")(i).map(|()| Action::Object(ToObject::Unpreventable))
}

fn amount_and_recipient(i: &mut Input<'_>) -> Parsed<(Number, Recipient)> {
    if said(i, "damage") {
        if said(i, "to") {
            let to = recipient(i)?;
            let amount = super::equal_to(i)?;
            return Ok((amount, to));
        }
        let amount = super::equal_to(i)?;
        words("to")(i)?;
        return recipient(i).map(|to| (amount, to));
    }
    let amount = if said(i, "x plus") {
        Number::Plus(Box::new(Number::X), Box::new(Number::N(number::plain(i)?)))
    } else {
        number::amount(i)?
    };
    words("damage")(i)?;
    // To whom is not said again where another amount is dealt instead.
    if super::super::words::ahead(i, "instead") {
        return Ok((amount, Recipient::Same));
    }
    words("to")(i)?;
    recipient(i).map(|to| (amount, to))
}

/// Who or what is dealt damage.
pub(in super::super) fn recipient(i: &mut Input<'_>) -> Parsed<Recipient> {
    let mut each = vec![one(i)?];
    loop {
        let start = i.checkpoint();
        // "And you gain 3 life" is something else that is done.
        match said(i, "and").then(|| one(i)) {
            Some(Ok(more)) if !before_verb(i) => each.push(more),
            _ => {
                i.reset(&start);
                break;
            }
        }
    }
    Ok(if let [one] = &each[..] { one.clone() } else { Recipient::And(each) })
}

/// Whether what comes next is what somebody does.
fn before_verb(i: &mut Input<'_>) -> bool {
    let start = i.checkpoint();
    let verbs = &["gain", "gains", "lose", "loses", "draw", "draws", "may", "can't", "discard", "discards"];
    let more =
        &["get", "gets", "create", "creates", "sacrifice", "sacrifices", "have", "has", "mill", "mills"];
    let found = said_any(i, verbs) || said_any(i, more) || said_any(i, &["scry", "put", "puts", "deals"]);
    i.reset(&start);
    found
}

/// One of several who are dealt damage, if it is none that an event names, too.
pub(in super::super) fn recipient_alone(i: &mut Input<'_>) -> Parsed<Recipient> {
    let found = one(i)?;
    match found {
        Recipient::AnyTarget
        | Recipient::AnyOtherTarget
        | Recipient::That
        | Recipient::PlayerOr(..)
        | Recipient::PlayerOrPlaneswalker(_) => Ok(found),
        Recipient::Player(_)
        | Recipient::Thing(_)
        | Recipient::AttackedBy(_)
        | Recipient::Targets(..)
        | Recipient::Same
        | Recipient::And(_) => Err(winnow::error::EmptyError),
    }
}

fn one(i: &mut Input<'_>) -> Parsed<Recipient> {
    if said(i, "any target") {
        return Ok(Recipient::AnyTarget);
    }
    if said(i, "any other target") {
        return Ok(Recipient::AnyOtherTarget);
    }
    if maybe(i, another_target).is_some() {
        return Ok(Recipient::AnyOtherTarget);
    }
    if let Some(found) = maybe(i, player_or) {
        return Ok(found);
    }
    if let Some(found) = maybe(i, several_targets) {
        return Ok(found);
    }
    if said_any(
        i,
        &[
            "that permanent or player",
            "that creature or player",
            "that player or planeswalker",
            "that player or permanent",
            "each of those targets",
        ],
    ) {
        return Ok(Recipient::That);
    }
    if let Some(attacker) = maybe(i, attacked) {
        return Ok(Recipient::AttackedBy(attacker));
    }
    if said(i, "target player or planeswalker") {
        return Ok(Recipient::PlayerOrPlaneswalker(Player::Target));
    }
    if said(i, "target opponent or planeswalker") {
        return Ok(Recipient::PlayerOrPlaneswalker(Player::TargetOpponent));
    }
    if said(i, "target creature or player") {
        // Who is targeted there is not the same at every date.
        return Err(winnow::error::EmptyError);
    }
    if let Some(who) = maybe(i, player::player) {
        return Ok(Recipient::Player(who));
    }
    noun::done_to(i).map(Recipient::Thing)
}

/// "Target creature, planeswalker, or player": a player, and several kinds of objects. Of creatures and players alone
/// the date says what is meant.
fn player_or(i: &mut Input<'_>) -> Parsed<Recipient> {
    let other = said(i, "another target");
    if !other {
        words("target")(i)?;
    }
    let kind = |i: &mut Input<'_>| if said(i, "player") { Ok(None) } else { noun::like(i, false).map(Some) };
    let each = list(kind, &[", or", ","])(i)?;
    let kinds: Vec<Like> = each.iter().flatten().cloned().collect();
    if kinds.len() > 1 && kinds.len() + 1 == each.len() {
        Ok(Recipient::PlayerOr(kinds, other))
    } else {
        Err(winnow::error::EmptyError)
    }
}

/// "Another target", "a third target", where no word behind it says of which kind.
fn another_target(i: &mut Input<'_>) -> Parsed<()> {
    let is_any = said_any(i, &["another target", "a third target"])
        && (at_end(i) || [",", "and", "instead"].iter().any(|word| ahead(i, word)));
    if is_any { Ok(()) } else { Err(winnow::error::EmptyError) }
}

/// "Each of up to six targets".
fn several_targets(i: &mut Input<'_>) -> Parsed<Recipient> {
    words("each of")(i)?;
    if said(i, "any number of targets") {
        return Ok(Recipient::Targets(u64::MAX, true));
    }
    let or_fewer = said(i, "up to");
    let amount = number::plain(i)?;
    words("targets")(i)?;
    Ok(Recipient::Targets(amount, or_fewer))
}

/// "The player or planeswalker it's attacking": what attacks.
fn attacked(i: &mut Input<'_>) -> Parsed<Thing> {
    if !said_any(i, &["the player , planeswalker , or battle", "the player or planeswalker"]) {
        return Err(winnow::error::EmptyError);
    }
    if said_any(i, &["it's attacking", "it 's attacking"]) {
        return Ok(Thing::It);
    }
    let attacker = noun::simple(i)?;
    words("is attacking")(i)?;
    Ok(attacker)
}
