//! Objects are put somewhere.

use language::board::{Counter, Zone};
use language::event::{Event, Instruction};
use language::select::{What, Who, Whom};

use super::happens;
use crate::oracle::meaning::context::Context;
use crate::oracle::meaning::{Meant, Missing, filter, players};
use crate::oracle::tree::{Destination, How, Number, Player, Thing, Touched};

pub(super) fn put(
    context: &mut Context,
    who: &Player,
    what: &Thing,
    destination: &Destination,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    players::actor(who, context, to)?;
    let theirs = filter::is_in_zone_of_somebody(what);
    let one = matches!(what, Thing::It | Thing::That(_) | Thing::Such(How::Target { amount: 1, .. }, _));
    let moved = what;
    let what = filter::affected(what, context, to)?;
    let is_chosen_now = is_chosen(&what, to);
    // "That player" is who owns what is put somewhere, if no other was named.
    if one && context.player.is_none() {
        context.player = Some(Who::OwnerOf(Box::new(what.clone())));
    }
    match destination {
        Destination::Zone(zone, place) => {
            if *zone == Zone::Hand && is_chosen_now {
                context.touch(Touched::Taken, &what);
            }
            happens(to, Event::Move { what: what.clone(), to: *zone, place: *place });
        }
        Destination::Battlefield { under, of_owner: _, tapped, counters, attacking, transformed } => {
            // Cards of several players enter under the control of whose they are.
            let under = match under {
                Some(each) if players::is_several(each) && theirs => None,
                Some(each) if players::is_several(each) => {
                    return Err(Missing("under whose control each of several enters"));
                }
                other => other.as_ref().map(|under| players::who(under, context)).transpose()?,
            };
            let counters = counters.iter().map(|(kind, n)| {
                let Number::N(n) = n else { return Err(Missing("a number of counters that is worked out")) };
                Ok((kind.clone(), *n))
            });
            let counters: Meant<Vec<(Counter, u64)>> = counters.collect();
            if is_chosen_now {
                context.touch(Touched::Placed, &what);
            }
            let (what, counters) = (what.clone(), counters?);
            let (tapped, transformed, face_down) = (*tapped, *transformed, None);
            let attacking = attacking.then_some(Whom::Any);
            let enter = Event::Enter { what, under, tapped, counters, face_down, attacking, transformed };
            happens(to, enter);
            super::speaking::speak_of_moved(context, moved);
        }
    }
    Ok(())
}

/// Whether it was chosen together with what is done, so that where it is not put there nothing is called so.
fn is_chosen(what: &What, chosen: &[Instruction]) -> bool {
    let What::Chosen(name) = what else { return false };
    chosen.iter().any(|one| matches!(one, Instruction::Choose { called, .. } if called == name))
}
