//! Conditions.

use language::select::{Condition, Past, What, Who};

use super::context::Context;
use super::{Meant, Missing, event, filter, number, players};
use crate::oracle::tree::{Asks, Thing};

/// What must be so.
pub(super) fn condition(asks: &Asks, context: &Context) -> Meant<Condition> {
    Ok(match asks {
        Asks::Exists(like) => Condition::Exists(filter::like(like, context)?),
        Asks::Number(one, compare, other) => {
            Condition::Number(number::compared(one, context)?, *compare, number::compared(other, context)?)
        }
        Asks::Is(thing, like) => is(thing, filter::like(like, context)?, context)?,
        Asks::TurnOf(who) => Condition::TurnOf(players::who(who, context)?),
        Asks::Has(who, designation) => {
            Condition::Among(players::who(who, context)?, Who::Designated(*designation))
        }
        Asks::Happened(what) => Condition::Happened(Box::new(Past::new(event::event(what, context)?))),
        Asks::Paid(what) => is(&Thing::Own, What::Paid((*what).to_owned()), context)?,
        Asks::Done | Asks::WhenDone => return Err(Missing("whether something was done, here")),
        Asks::All(all) => Condition::All(each(all, context)?),
        Asks::Any(all) => Condition::OneOf(each(all, context)?),
        Asks::Not(asks) => Condition::Not(Box::new(condition(asks, context)?)),
    })
}

fn each(all: &[Asks], context: &Context) -> Meant<Vec<Condition>> {
    all.iter().map(|one| condition(one, context)).collect()
}

fn is(thing: &Thing, like: What, context: &Context) -> Meant<Condition> {
    let what = filter::named(thing, context)?;
    Ok(if what == What::It { Condition::It(like) } else { Condition::Exists(What::All(vec![what, like])) })
}
