//! Numbers.

use language::select::{Amount, CastNumber, Measure, What};

use super::context::Context;
use super::{Meant, Missing, filter, players};
use crate::oracle::tree::{Number, Thing};

/// A number.
pub(super) fn amount(number: &Number, context: &Context) -> Meant<Amount> {
    let of = |what: &Thing| filter::named(what, context);
    Ok(match number {
        Number::N(number) => Amount::N(*number),
        Number::X => match &context.x {
            Some(Number::X) | None => Amount::OfCast(CastNumber::X, What::This),
            Some(known) => amount(known, context)?,
        },
        Number::ThatMuch => context.that_much.clone().ok_or(Missing("a number that nothing names"))?,
        Number::Prevented => Amount::ThatMuch,
        Number::ColorsSpent => Amount::OfCast(CastNumber::Colors, What::This),
        Number::Players(who) => Amount::Players(players::who(who, context)?),
        Number::Count(what) => Amount::Count(of(what)?),
        Number::Of(measure, what) => {
            let what = of(what)?;
            match measure {
                Measure::Power => Amount::PowerOf(what),
                Measure::Toughness => Amount::ToughnessOf(what),
                Measure::ManaValue => Amount::ManaValueOf(what),
            }
        }
        Number::Greatest(measure, what) => Amount::Greatest(*measure, of(what)?),
        Number::Total(measure, what) => Amount::Sum(*measure, of(what)?),
        Number::Counters(kind, what) => Amount::Counters(kind.clone(), of(what)?),
        Number::Life(who) => Amount::Life(players::who(who, context)?),
        Number::Hand(who) => Amount::Hand(players::who(who, context)?),
        Number::Library(who) => Amount::Library(players::who(who, context)?),
        Number::Graveyard(who) => Amount::Graveyard(players::who(who, context)?),
        Number::Times(times, of) => Amount::Times(Box::new(amount(of, context)?), *times),
        Number::Plus(one, other) => {
            Amount::Plus(Box::new(amount(one, context)?), Box::new(amount(other, context)?))
        }
        Number::Half { up, of } => {
            let of = Box::new(amount(of, context)?);
            if *up { Amount::HalfUp(of) } else { Amount::HalfDown(of) }
        }
    })
}
