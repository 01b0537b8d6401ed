//! Numbers.

use language::board::ObjectKind;
use language::effect::EventPattern;
use language::event::{Deed, Instruction};
use language::select::{Amount, CastNumber, Measure, Past, Since, What, Who, Whom};

use super::context::Context;
use super::{Meant, Missing, event, filter, players};
use crate::oracle::tree::{How, Like, Number, Player, Thing, ThisWay, Touched, Trait};

/// A number.
pub(super) fn amount(number: &Number, context: &Context) -> Meant<Amount> {
    let of = |what: &Thing| filter::named(what, context);
    Ok(match number {
        Number::N(number) => Amount::N(*number),
        Number::X => x(context)?,
        Number::ThatMuch => that_much(context).ok_or(Missing("a number that nothing names"))?,
        Number::Prevented => Amount::ThatMuch,
        Number::Difference => {
            context.difference.clone().ok_or(Missing("two numbers of which nothing asks"))?
        }
        Number::BlockersBut(thing) => {
            let blockers = Amount::Count(blocking(of(thing)?));
            Amount::Minus(Box::new(blockers), Box::new(Amount::N(1)))
        }
        Number::ThisWay(what) => this_way(*what, context)?,
        // So many of them as the instruction has counted, where all of them are like that.
        Number::DoneTo(how, like) => of_those(*how, like, context)?,
        Number::Cast(number, what) => Amount::OfCast(*number, cast(what, context)?),
        Number::PlayersTo(what) => {
            Amount::Players(Who::HappenedTo(Box::new(Past::new(event::event(what, context)?))))
        }
        Number::PlayerCounters(kind, who) => Amount::PlayerCounters(kind.clone(), whose(who, context)?),
        Number::Drawn(who) => Amount::Drawn(whose(who, context)?),
        Number::Players(who) => Amount::Players(players::who(who, context)?),
        Number::Speed(who) => Amount::Speed(whose(who, context)?),
        Number::HappenedInGame(what) => {
            let past = Past::new(event::event(what, context)?);
            Amount::Happened(Box::new(Past { since: Since::Game, ..past }))
        }
        Number::Happened(what) => Amount::Happened(Box::new(Past::new(event::event(what, context)?))),
        Number::Came(what) => Amount::Total(Box::new(Past::new(event::event(what, context)?))),
        Number::Different(quality, what) => Amount::Different(*quality, of(what)?),
        Number::Count(what) => Amount::Count(of(what)?),
        Number::Symbols(colors, what) => Amount::Symbols(colors.clone(), of(what)?),
        Number::Of(measure, what) => measured(*measure, of(what)?),
        Number::Greatest(measure, what) => Amount::Greatest(*measure, of(what)?),
        Number::Total(measure, what) => Amount::Sum(*measure, of(what)?),
        Number::Counters(kind, what) => Amount::Counters(kind.clone(), of(what)?),
        Number::Life(who) => Amount::Life(whose(who, context)?),
        Number::Hand(who) => Amount::Hand(whose(who, context)?),
        Number::Library(who) => Amount::Library(whose(who, context)?),
        Number::Graveyard(who) => Amount::Graveyard(whose(who, context)?),
        Number::Times(times, of) => Amount::Times(Box::new(amount(of, context)?), *times),
        Number::Plus(one, other) => {
            Amount::Plus(Box::new(amount(one, context)?), Box::new(amount(other, context)?))
        }
        Number::Minus(one, other) => {
            Amount::Minus(Box::new(amount(one, context)?), Box::new(amount(other, context)?))
        }
        Number::Half { up, of } => {
            let of = Box::new(amount(of, context)?);
            if *up { Amount::HalfUp(of) } else { Amount::HalfDown(of) }
        }
    })
}

/// How much of it, or how many, an instruction before or a cost has done.
fn this_way(what: ThisWay, context: &Context) -> Meant<Amount> {
    // What triggers when dice were rolled has no result of its own.
    if context.did == Some(what) && !(context.when_done && what == ThisWay::Rolled) {
        return Ok(Amount::Result);
    }
    if what == ThisWay::Excess && context.did == Some(ThisWay::Damage) && !context.when_done {
        return Ok(Amount::Excess);
    }
    if what == ThisWay::Removed && context.removes_x {
        return Ok(Amount::ThatMuch);
    }
    paid_with(what, context).map(Amount::Count).ok_or(Missing("what was done this way"))
}

/// What is measured of one object.
const fn measured(measure: Measure, what: What) -> Amount {
    match measure {
        Measure::Power => Amount::PowerOf(what),
        Measure::Toughness => Amount::ToughnessOf(what),
        Measure::ManaValue => Amount::ManaValueOf(what),
    }
}

/// The same number, once what it targets is targeted: "the power of target Goat", "each Goat target player controls".
pub(super) fn aimed(number: &Number, context: &mut Context, before: &mut Vec<Instruction>) -> Meant<Number> {
    if let Number::Of(measure, what) = number
        && matches!(**what, Thing::Such(How::Target { .. }, _))
    {
        filter::affected(what, context, before)?;
        return Ok(Number::Of(*measure, Box::new(Thing::It)));
    }
    if let Number::Count(what) = number
        && let Thing::Such(How::Each, like) = &**what
    {
        let like = filter::of_targets(like, context, before)?;
        return Ok(Number::Count(Box::new(Thing::Such(How::Each, like))));
    }
    if let Number::Times(times, of) = number {
        return Ok(Number::Times(*times, Box::new(aimed(of, context, before)?)));
    }
    if let Number::Hand(who) | Number::Graveyard(who) = number
        && matches!(who, Player::Target | Player::TargetOpponent)
    {
        let by = context.by.clone();
        players::actor(who, context, before)?;
        context.by = by;
        let in_hand = matches!(number, Number::Hand(_));
        return Ok(if in_hand { Number::Hand(Player::That) } else { Number::Graveyard(Player::That) });
    }
    Ok(number.clone())
}

/// X: what "where X is" says, or what was announced.
fn x(context: &Context) -> Meant<Amount> {
    match &context.x {
        Some(Number::X) | None if context.x_was_said => Err(Missing("what X was before")),
        // X of monstrosity, of cycling, or of turning it face up.
        Some(Number::X) | None if !context.announced => {
            context.of_activation.clone().ok_or(Missing("the value of X of an activated ability"))
        }
        Some(Number::X) | None => Ok(Amount::OfCast(CastNumber::X, What::This)),
        Some(known) => amount(known, context),
    }
}

/// So many of those to which the instruction before did something. What has left where it was is counted no more: where all of
/// them are like this, it is as many as that did something to.
fn of_those(what: ThisWay, like: &Like, context: &Context) -> Meant<Amount> {
    const UNKNOWN: Missing = Missing("what was done this way");
    if context.did != Some(what) {
        return Err(UNKNOWN);
    }
    let card = like.0.contains(&Trait::Is(What::Kind(ObjectKind::Card)));
    if context.are_all(like) {
        Ok(Amount::Result)
    } else if what == ThisWay::Tapped
        || matches!(what, ThisWay::Exiled | ThisWay::Discarded | ThisWay::Milled) && card
    {
        Ok(Amount::Count(filter::both(filter::like(like, context)?, What::Done)))
    } else {
        Err(UNKNOWN)
    }
}

/// The objects that were paid with, where that is spoken of.
fn paid_with(this_way: ThisWay, context: &Context) -> Option<What> {
    context.paid_with(match this_way {
        ThisWay::Discarded => Touched::Discarded,
        ThisWay::Exiled => Touched::Exiled,
        ThisWay::LifeLost
        | ThisWay::Damage
        | ThisWay::Excess
        | ThisWay::Destroyed
        | ThisWay::Milled
        | ThisWay::Sacrificed
        | ThisWay::Tapped
        | ThisWay::Put
        | ThisWay::Removed
        | ThisWay::Rolled
        | ThisWay::Countered => return None,
    })
}

/// The number of an event; behind an instruction, where no event has one, what that did.
fn that_much(context: &Context) -> Option<Amount> {
    // "Discards all cards in their hand, then draws that many."
    if context.did == Some(ThisWay::Discarded) {
        return Some(Amount::Result);
    }
    // Of one object no word says that it is "that many".
    let of_several = |did: &ThisWay| match did {
        ThisWay::Countered | ThisWay::Removed | ThisWay::Milled | ThisWay::Rolled | ThisWay::Excess => false,
        ThisWay::Sacrificed | ThisWay::Tapped | ThisWay::Put => context.did_to_several,
        ThisWay::LifeLost | ThisWay::Damage | ThisWay::Discarded | ThisWay::Exiled | ThisWay::Destroyed => {
            true
        }
    };
    let counted = context.did.filter(of_several);
    context.that_much.clone().or_else(|| counted.map(|_| Amount::Result))
}

/// What was cast. "It" is the card itself, whatever was named since, but for what an ability triggers on, or an effect looks
/// at.
fn cast(what: &Thing, context: &Context) -> Meant<What> {
    if *what == Thing::It && !context.it_is_cast() { Ok(What::This) } else { filter::named(what, context) }
}

/// An object of which something that has happened is asked: "it" would be what that happened to.
pub(super) fn in_past(thing: &Thing, context: &Context) -> Meant<What> {
    let what = filter::named(thing, context)?;
    if matches!(what, What::It | What::Chosen(_)) {
        return Err(Missing("what blocks, or is blocked by, what an event is about, or what was chosen"));
    }
    Ok(what)
}

/// Creatures that block one of these.
pub(super) fn blocking(what: What) -> What {
    let blocks = EventPattern::undergoes(What::Any, Deed::Block, Some(Whom::Object(what)));
    let blocked = Past { since: Since::Combat, ..Past::new(blocks) };
    What::All(vec![What::Blocking, What::HappenedTo(Box::new(blocked))])
}

/// Attackers that one of these blocks.
pub(super) fn blocked_by(what: What) -> What {
    let becomes = EventPattern::undergoes(What::Any, Deed::BecomeBlocked, Some(Whom::Object(what)));
    let blocked = Past { since: Since::Combat, ..Past::new(becomes) };
    What::All(vec![What::Attacking, What::HappenedTo(Box::new(blocked))])
}

/// Whose life or cards: of all of several players together, but not of some one of them.
fn whose(player: &Player, context: &Context) -> Meant<Who> {
    if matches!(player, Player::Some | Player::AnOpponent) {
        return Err(SOME);
    }
    players::who(player, context)
}

const SOME: Missing = Missing("a number of some one player");

/// A number that is compared: that of one player, or of objects of which no word says that some one player has all of them.
pub(super) fn compared(number: &Number, context: &Context) -> Meant<Amount> {
    if let Number::Life(who) | Number::Hand(who) | Number::Library(who) | Number::Graveyard(who) = number
        && players::is_several(who)
    {
        return Err(SOME);
    }
    if let Number::Count(thing) = number {
        let of_some = |one: &Trait| {
            matches!(one, Trait::Controlled(who) | Trait::Owned(who) | Trait::In(_, Some(who))
                    if matches!(who, Player::Some | Player::AnOpponent | Player::Each))
        };
        if let Thing::Such(How::Each, like) = &**thing
            && like.0.iter().any(of_some)
        {
            return Err(SOME);
        }
    }
    amount(number, context)
}

/// What each of several players does with a number that is the same for all.
pub(super) fn of_each(number: &Number, context: &mut Context) -> Meant<Amount> {
    if !context.by.1 {
        return amount(number, context);
    }
    let player = context.player.take();
    let amount = amount(number, context);
    context.player = player;
    amount
}
