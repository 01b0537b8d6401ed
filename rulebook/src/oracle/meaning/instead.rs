//! Replacement effects: what happens in place of what.

use language::board::Zone;
use language::effect::{Effect, Rewrite, Scale};
use language::event::Place;
use language::select::Amount;

use super::context::Context;
use super::{Meant, Missing, deeds, event, number};
use crate::oracle::tree::{Action, Clause, Destination, Happening, Number, Player, Recipient, Thing};

/// What would happen, and what happens instead.
pub(super) fn effect(happening: &Happening, does: &[Clause], context: &Context) -> Meant<Effect> {
    let event = event::event(happening, context)?;
    if does.iter().any(|clause| clause.only_if.is_some() || clause.may.is_some()) {
        return Err(Missing("a choice or a condition in what happens instead"));
    }
    if let [only] = does
        && let Some(rewrite) = same(happening, only, context)?
    {
        return Ok(Effect::new(event, rewrite));
    }
    let mut context = context.clone();
    context.that_much = Some(Amount::ThatMuch);
    let mut instructions = Vec::new();
    deeds::clauses(&mut context, does, &mut instructions)?;
    Ok(Effect::new(event, Rewrite::Instead(instructions)))
}

/// The same event in another way: elsewhere, or with another number; none where it is another event.
fn same(happening: &Happening, clause: &Clause, context: &Context) -> Meant<Option<Rewrite>> {
    let to_zone = |zone| Rewrite::ToZone { zone, place: Place::Top };
    let moves = matches!(happening, Happening::Dies(_) | Happening::Moves(..));
    Ok(match &clause.action {
        Action::Exile(Thing::It | Thing::That | Thing::Own) if moves => Some(to_zone(Zone::Exile)),
        Action::Put(_, Thing::It | Thing::That | Thing::Own, Destination::Zone(zone, place)) if moves => {
            Some(Rewrite::ToZone { zone: *zone, place: *place })
        }
        Action::GainLife(Player::That | Player::You, n) if matches!(happening, Happening::GainsLife(_)) => {
            scale(n, context)?
        }
        Action::LoseLife(Player::That | Player::You, n) if matches!(happening, Happening::LosesLife(_)) => {
            scale(n, context)?
        }
        Action::Damage(
            Thing::It | Thing::ThatSource,
            n,
            Recipient::That | Recipient::Thing(Thing::It | Thing::That),
        ) if matches!(happening, Happening::Damage(..)) => scale(n, context)?,
        _ => None,
    })
}

/// What a number becomes; none where it has nothing to do with the number that was.
fn scale(n: &Number, context: &Context) -> Meant<Option<Rewrite>> {
    let of = |scale| Some(Rewrite::Scale(scale));
    Ok(match n {
        Number::Times(times, of_what) if **of_what == Number::ThatMuch => of(Scale::Times(*times)),
        Number::Half { up, of: of_what } if **of_what == Number::ThatMuch => {
            of(if *up { Scale::HalfUp } else { Scale::HalfDown })
        }
        Number::Plus(one, more) if **one == Number::ThatMuch => {
            of(Scale::Plus(number::amount(more, context)?))
        }
        _ => None,
    })
}
