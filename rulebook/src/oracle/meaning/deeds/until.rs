//! What is done until the card itself leaves the battlefield, and is undone then (CR 610.3 (2026-04-17)).

use language::board::{Ability, Zone};
use language::effect::{EventPattern, Lifetime, Pattern, Zones};
use language::event::{Event, Instruction, Place};
use language::select::{Condition, What};

use super::super::context::Context;
use super::super::{Meant, Missing, does, filter};
use crate::oracle::tree::{How, Like, Thing, Touched, Trait};

/// Objects are exiled, and come back to the zone where they were as soon as the card itself leaves the battlefield. If it has left
/// before, they stay where they are.
pub(super) fn exile(context: &mut Context, what: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    let zone = zone_of(what, context)?;
    let several = matches!(what, Thing::Such(How::Each, _));
    let what = filter::affected(what, context, to)?;
    context.touch(Touched::Exiled, &what);
    // What is told by what it is is no longer that in exile.
    let moved = if several { What::Done } else { what.clone() };
    let back = if zone == Zone::Battlefield {
        Event::enters(moved.clone(), None)
    } else {
        Event::Move { what: moved.clone(), to: zone, place: Place::default() }
    };
    let leaves = EventPattern::Move { what: What::This, from: Some(Zones::Battlefield), to: None };
    let ability = Box::new(Ability::triggered(Pattern::new(leaves), vec![does(back)]));
    let mut then = vec![does(Event::Move { what, to: Zone::Exile, place: Place::default() })];
    if context.linked {
        then.push(Instruction::Imprint { what: moved });
    }
    then.push(Instruction::Lasting { ability, until: Lifetime::Always, once: true, at_once: true });
    let condition = Condition::Exists(What::All(vec![What::This, What::In(Zone::Battlefield)]));
    to.push(Instruction::If { condition, then, otherwise: Vec::new() });
    Ok(())
}

/// Where they are.
fn zone_of(what: &Thing, context: &Context) -> Meant<Zone> {
    match what {
        Thing::Such(_, Like(traits)) => {
            let said =
                traits.iter().find_map(|one| if let Trait::In(zone, _) = one { Some(*zone) } else { None });
            if traits.contains(&Trait::Among) {
                looked_at(context)
            } else {
                Ok(said.unwrap_or(Zone::Battlefield))
            }
        }
        Thing::It | Thing::That(_) | Thing::ThatCard | Thing::They | Thing::Those | Thing::The(_)
            if context.looked.is_some() =>
        {
            looked_at(context)
        }
        Thing::It | Thing::That(_) | Thing::They | Thing::Those => Ok(Zone::Battlefield),
        Thing::Own
        | Thing::Host
        | Thing::ThatCard
        | Thing::The(_)
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::Rest
        | Thing::And(_) => Err(Missing("where what is exiled was")),
    }
}

/// Where the cards are that were looked at: in a hand.
fn looked_at(context: &Context) -> Meant<Zone> {
    let in_hand = |what: &What| matches!(what, What::All(parts) if parts.contains(&What::In(Zone::Hand)));
    let in_hand = context.looked.as_ref().is_some_and(in_hand);
    if in_hand { Ok(Zone::Hand) } else { Err(Missing("where what is exiled was")) }
}
