//! What players do: draw, gain and lose life, get counters and designations.

use language::event::{Deed, Event, Instruction};
use language::select::{Amount, Who, Whom};

use super::super::context::Context;
use super::super::{Meant, Missing, number, players, words};
use super::happens;
use crate::oracle::tree::{Action, Number, Player};

/// What a player does, or each of several.
pub(super) fn does(context: &mut Context, action: &Action, to: &mut Vec<Instruction>) -> Meant<()> {
    match action {
        Action::Draw(who, n) => {
            let (who, amount) = numbered(context, who, n, to)?;
            happens(to, Event::Draw { who, amount, with_it: Vec::new() });
        }
        Action::GainLife(who, n) => {
            let (who, amount) = numbered(context, who, n, to)?;
            happens(to, Event::GainLife { who, amount });
        }
        Action::LoseLife(who, n) => {
            let (who, amount) = numbered(context, who, n, to)?;
            happens(to, Event::LoseLife { who, amount });
        }
        Action::SetLife(who, n) => {
            let (who, amount) = numbered(context, who, n, to)?;
            happens(to, Event::SetLife { who, to: amount });
        }
        Action::Does(who, deed, n) => {
            let (who, amount) = numbered(context, who, n, to)?;
            happens(to, deed_of(who, *deed, amount)?);
        }
        Action::PlayerCounters { .. } => counters(context, action, to)?,
        Action::Get(who, designation) => {
            let who = players::actor(who, context, to)?;
            happens(to, Event::does(who, Deed::Get(*designation), Amount::N(1)));
        }
        Action::Damage(..)
        | Action::Discard { .. }
        | Action::DiscardHand(..)
        | Action::DoneTo(..)
        | Action::DoneWith(..)
        | Action::Fight(..)
        | Action::Destroy { .. }
        | Action::Sacrifice(..)
        | Action::Exile(..)
        | Action::Put(..)
        | Action::Counter(..)
        | Action::PutCounters(..)
        | Action::RemoveCounters(..)
        | Action::Create(..)
        | Action::CreateCopy(..)
        | Action::Change(..)
        | Action::Control(..)
        | Action::Effect(_)
        | Action::Unpreventable(..)
        | Action::Regenerate(..)
        | Action::Cant(..)
        | Action::Attach(..)
        | Action::Become(..)
        | Action::PayMana
        | Action::Whenever { .. }
        | Action::Modes(..) => return Err(Missing("such an action")),
    }
    Ok(())
}

/// Who does it, and with what number.
fn numbered(
    context: &mut Context,
    who: &Player,
    n: &Number,
    to: &mut Vec<Instruction>,
) -> Meant<(Who, Amount)> {
    let who = players::actor(who, context, to)?;
    Ok((who, number::of_each(n, context)?))
}

/// A deed, with what comes of it.
fn deed_of(who: Who, deed: Deed, amount: Amount) -> Meant<Event> {
    let mut event = Event::does(who, deed, amount);
    if let (Event::Deed { with_it, .. }, Deed::Action(action)) = (&mut event, deed) {
        *with_it = words::what_comes_of(action)?;
    }
    Ok(event)
}

/// A player gets counters, or loses some.
fn counters(context: &mut Context, action: &Action, to: &mut Vec<Instruction>) -> Meant<()> {
    let Action::PlayerCounters { who, kind, amount, removed } = action else { return Ok(()) };
    let who = players::actor(who, context, to)?;
    let amount = number::of_each(amount, context)?;
    let (on, kind) = (Whom::Player(who), kind.clone());
    let puts =
        Event::PutCounters { who: Who::You, on: on.clone(), kind: kind.clone(), amount: amount.clone() };
    let removes = Event::RemoveCounters { from: on, kind, amount };
    happens(to, if *removed { removes } else { puts });
    Ok(())
}
