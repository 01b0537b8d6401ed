//! Conditions.

use language::board::Step;
use language::effect::EventPattern;
use language::select::{Condition, Past, Since, What, Who};

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
        Asks::Paid(thing, what) => was(thing, What::Paid((*what).to_owned()), context)?,
        Asks::Cast(thing, who) => was(thing, What::CastBy(players::who(who, context)?), context)?,
        Asks::Daytime(which) => Condition::Daytime(*which),
        Asks::During(step, who) => {
            Condition::All(vec![Condition::During(*step), Condition::TurnOf(players::who(who, context)?)])
        }
        Asks::NotFirstDraw => not_first_draw(),
        Asks::Done | Asks::WhenDone | Asks::Otherwise => {
            return Err(Missing("whether something was done, here"));
        }
        Asks::All(all) => Condition::All(each(all, context)?),
        Asks::Any(all) => Condition::OneOf(each(all, context)?),
        Asks::Not(asks) => Condition::Not(Box::new(condition(asks, context)?)),
    })
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

/// Something that was so as it was cast. "It" is the card itself there, whatever was named since, but for what an ability
/// triggers on, or an effect looks at.
fn was(thing: &Thing, like: What, context: &Context) -> Meant<Condition> {
    let of_event = context.it == Some(What::It);
    is(if *thing == Thing::It && !of_event { &Thing::Own } else { thing }, like, context)
}

fn is(thing: &Thing, like: What, context: &Context) -> Meant<Condition> {
    let what = filter::named(thing, context)?;
    Ok(if what == What::It { Condition::It(like) } else { Condition::Exists(What::All(vec![what, like])) })
}
