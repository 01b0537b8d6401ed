//! Conditions.

use language::board::{ObjectKind, Step};
use language::effect::EventPattern;
use language::select::{Amount, Compare, Condition, Past, Since, What, Who};

use super::context::Context;
use super::{Meant, Missing, event, filter, number, players};
use crate::oracle::tree::{Asks, Happening, How, Like, Number, Player, Thing, ThisWay, Touched, Trait};

/// What must be so.
pub(super) fn condition(asks: &Asks, context: &Context) -> Meant<Condition> {
    Ok(match asks {
        Asks::Exists(like) => Condition::Exists(filter::like(like, context)?),
        Asks::Number(one, compare, other) => {
            let other = number::compared(other, context)?;
            let Some((some, theirs)) = of_some(one) else {
                return Ok(Condition::Number(number::compared(one, context)?, *compare, other));
            };
            let mut inside = context.clone();
            inside.player = Some(Who::Affected);
            let theirs = Condition::Number(number::compared(&theirs, &inside)?, *compare, other);
            Condition::Among(players::who(&some, context)?, Who::Such(Box::new(theirs)))
        }
        Asks::Is(thing, like) => {
            // "If it shares a color with that permanent": two things are compared, and no word tells which the other is.
            if let Some(with) = filter::shared_with(like)
                && filter::named(with, context)? == filter::named(thing, context)?
            {
                return Err(Missing("what something has in common with itself"));
            }
            // Who controlled what has left is known all the same (CR 608.2h (2026-04-17)).
            if let [Trait::Controlled(who)] = &like.0[..] {
                let of = Who::ControllerOf(Box::new(filter::named(thing, context)?));
                return Ok(Condition::Among(of, players::who(who, context)?));
            }
            is(thing, filter::like(like, context)?, context)?
        }
        Asks::TurnOf(who) => Condition::TurnOf(players::who(who, context)?),
        Asks::Has(who, designation) => {
            Condition::Among(players::who(who, context)?, Who::Designated(*designation))
        }
        Asks::Marked(who, mark) => {
            Condition::Among(players::who(who, context)?, Who::HasMark((*mark).to_owned()))
        }
        Asks::Happened(what) => happened(what, context)?,
        Asks::Within(since, what, times) => within(*since, what, *times, context)?,
        Asks::DidThisWay(how, like) => did_this_way(*how, like, context)?,
        Asks::Paid(thing, what) => was(thing, What::Paid((*what).to_owned()), context)?,
        Asks::Kicked(thing, cost) => was(thing, What::Paid(format!("kicked {cost}")), context)?,
        Asks::Cast(thing, who) => was(thing, What::CastBy(players::who(who, context)?), context)?,
        Asks::Daytime(which) => Condition::Daytime(*which),
        Asks::During(step, Player::Each) => Condition::During(*step),
        Asks::During(step, who) => {
            Condition::All(vec![Condition::During(*step), Condition::TurnOf(players::who(who, context)?)])
        }
        Asks::NotFirstDraw => not_first_draw(),
        Asks::CastThisWay if context.is_alone() => is(&Thing::It, What::CastBy(Who::You), context)?,
        Asks::AsCast(asks) => as_cast(asks, context)?,
        Asks::CastThisWay => return Err(Missing("whether something was cast as it may be")),
        Asks::Done(_)
        | Asks::Searched(_)
        | Asks::WhenDone(_)
        | Asks::WhenSo(..)
        | Asks::Otherwise
        | Asks::Won(_)
        | Asks::LeftUndone(_)
        | Asks::Impossible(_) => {
            return Err(Missing("whether something was done, here"));
        }
        Asks::All(all) => Condition::All(each(all, context)?),
        Asks::Any(all) => Condition::OneOf(each(all, context)?),
        Asks::Not(asks) => Condition::Not(Box::new(condition(asks, context)?)),
    })
}

/// What was so as the spell was cast; a copy wasn't.
fn as_cast(asks: &Asks, context: &Context) -> Meant<Condition> {
    if !context.is_of_spell() && !context.is_alone() {
        return Err(Missing("what was so as a permanent was cast"));
    }
    let only_if = vec![condition(asks, context)?];
    let cast = EventPattern::Cast { who: Who::You, what: What::This };
    Ok(Condition::Happened(Box::new(Past { only_if, ..Past::new(cast) })))
}

/// Something has happened this turn.
fn happened(what: &Happening, context: &Context) -> Meant<Condition> {
    let by = event::by_player(what, context)?;
    let besides = cast_besides(what, context)?;
    let what = event::event(besides.as_ref().unwrap_or(what), context)?;
    Ok(Condition::Happened(Box::new(Past { by, ..Past::new(what) })))
}

/// "You've cast another spell": another than the one that says so; none where nothing such is asked. Of a permanent
/// nothing tells which spell it was.
fn cast_besides(what: &Happening, context: &Context) -> Meant<Option<Happening>> {
    let Happening::Casts(who, Like(traits)) = what else { return Ok(None) };
    if !traits.contains(&Trait::Other) {
        return Ok(None);
    }
    if context.is_triggered() {
        return Err(Missing("which spell a permanent was"));
    }
    let this = Trait::Is(What::Not(Box::new(What::This)));
    let each = traits.iter().map(|one| if *one == Trait::Other { this.clone() } else { one.clone() });
    Ok(Some(Happening::Casts(who.clone(), Like(each.collect()))))
}

/// A number of some one player: of whom, and the same of "that player".
fn of_some(number: &Number) -> Option<(Player, Number)> {
    let is_some = |who: &Player| matches!(who, Player::Some | Player::AnOpponent);
    if let Number::Count(thing) = number {
        return controlled_by_some(thing);
    }
    let (who, theirs) = if let Number::Life(who) = number {
        (who, Number::Life(Player::That))
    } else if let Number::Hand(who) = number {
        (who, Number::Hand(Player::That))
    } else if let Number::Library(who) = number {
        (who, Number::Library(Player::That))
    } else if let Number::Graveyard(who) = number {
        (who, Number::Graveyard(Player::That))
    } else if let Number::Came(happening) = number {
        let (who, theirs) = if let Happening::GainsLife(who) = &**happening {
            (who, Happening::GainsLife(Player::That))
        } else if let Happening::LosesLife(who) = &**happening {
            (who, Happening::LosesLife(Player::That))
        } else {
            return None;
        };
        (who, Number::Came(Box::new(theirs)))
    } else if let Number::PlayerCounters(kind, who) = number {
        (who, Number::PlayerCounters(kind.clone(), Player::That))
    } else {
        return None;
    };
    is_some(who).then(|| (who.clone(), theirs))
}

/// Objects that some one player controls: who, and how many of them "that player" does.
fn controlled_by_some(thing: &Thing) -> Option<(Player, Number)> {
    let Thing::Such(How::Each, Like(traits)) = thing else { return None };
    let by_some = |one: &Trait| {
        let Trait::Controlled(who @ (Player::Some | Player::AnOpponent)) = one else { return None };
        Some(who.clone())
    };
    let who = traits.iter().find_map(by_some)?;
    let theirs =
        |one: &Trait| if by_some(one).is_some() { Trait::Controlled(Player::That) } else { one.clone() };
    let theirs = Thing::Such(How::Each, Like(traits.iter().map(theirs).collect()));
    Some((who, Number::Count(Box::new(theirs))))
}

/// Of the player who draws it is another step than the draw step, or they have drawn in it.
fn not_first_draw() -> Condition {
    let drawn = Past { since: Since::Step, ..Past::new(EventPattern::Draw { who: Who::Anyone }) };
    Condition::OneOf(vec![
        Condition::Not(Box::new(Condition::During(Step::Draw))),
        Condition::Not(Box::new(Condition::TurnOf(Who::Affected))),
        Condition::Affected(Who::HappenedTo(Box::new(drawn))),
    ])
}

fn each(all: &[Asks], context: &Context) -> Meant<Vec<Condition>> {
    all.iter().map(|one| condition(one, context)).collect()
}

/// Something has happened since then; several times to one player, where some player is named.
fn within(since: Since, what: &Happening, times: u64, context: &Context) -> Meant<Condition> {
    // Whether "that player" has done it is asked of those who have, each by itself.
    if let Happening::Casts(Player::That, like) = what
        && context.player == Some(Who::Affected)
    {
        let cast = event::event(&Happening::Casts(Player::Each, like.clone()), context)?;
        return Ok(Condition::Affected(Who::HappenedTo(Box::new(Past { since, times, ..Past::new(cast) }))));
    }
    let by = event::by_player(what, context)?;
    let past = Past { by, since, times, ..Past::new(event::event(what, context)?) };
    if times < 2 {
        return Ok(Condition::Happened(Box::new(past)));
    }
    let (Happening::Casts(who @ (Player::Some | Player::AnOpponent), _)
    | Happening::Begins(_, who @ Player::You)) = what
    else {
        return Err(Missing("how often something has happened"));
    };
    Ok(Condition::Among(players::who(who, context)?, Who::HappenedTo(Box::new(past))))
}

/// Some of those to which the instruction before did that are like this, as they last were: whose they were, is not asked.
fn did_this_way(how: ThisWay, like: &Like, context: &Context) -> Meant<Condition> {
    let of_whom = |one: &Trait| {
        matches!(
            one,
            Trait::Controlled(_) | Trait::NotControlled(_) | Trait::Owned(_) | Trait::In(..) | Trait::Other
        )
    };
    if context.did != Some(how) || like.0.iter().any(of_whom) {
        return Err(Missing("what was done this way"));
    }
    // What was countered is a spell no more.
    let like = Like(like.0.iter().filter(|one| **one != Trait::Spell).cloned().collect());
    let like = filter::like(&like, context)?;
    if matches!(like, What::Any | What::Kind(ObjectKind::Card)) {
        return Ok(Condition::Number(Amount::Result, Compare::AtLeast, Amount::N(1)));
    }
    Ok(Condition::Exists(filter::both(like, What::Done)))
}

/// Something that was so as it was cast. "It" is the card itself there, whatever was named since, but for what an ability
/// triggers on, or an effect looks at.
fn was(thing: &Thing, like: What, context: &Context) -> Meant<Condition> {
    let is_own = *thing == Thing::It && !context.it_is_cast();
    is(if is_own { &Thing::Own } else { thing }, like, context)
}

fn is(thing: &Thing, like: What, context: &Context) -> Meant<Condition> {
    let what = filter::named(thing, context)?;
    // Several that are told by what they were are no longer that.
    if matches!(thing, Thing::The(_)) && !matches!(what, What::Chosen(_)) {
        return Err(Missing("which of several that was done to"));
    }
    if let Thing::The(Touched::Taken | Touched::Placed) = thing {
        // What is chosen next would be called so as well.
        return Ok(Condition::Exists(filter::both(like, what)));
    }
    Ok(if what == What::It { Condition::It(like) } else { Condition::Exists(What::All(vec![what, like])) })
}
