//! What an effect takes at once, and what stands together when effects are sorted.

use super::dates;
use super::eyes::Aim;
use super::force::{Force, is_shield};
use super::key::Key;
use super::moment::Moment;
use super::part::{Act, Part, Pending};
use language::date::Date;
use language::effect::{Quantity, Rewrite, Scope};

/// An effect that may be picked, and the parts that it would be applied to.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    pub(super) force: Force,
    pub(super) parts: Vec<u32>,
}

/// An effect and a part that it can be applied to, by place in their lists.
pub(super) type Pair = (usize, usize);

/// What stands together when effects are sorted: a part; before 2017-04-28 with all that it contains.
pub(super) fn unit(moment: &Moment<'_>, part: usize) -> u32 {
    let number = moment.pending.parts[part].number;
    if dates::contained_waits(moment.world.at) { number } else { moment.pending.root(number) }
}

/// What an effect would be applied to at once: the part for which it is picked, then the others.
pub(super) fn offer(moment: &Moment<'_>, all: &[Pair], pair: Pair) -> Offer {
    let force = &moment.forces[pair.0];
    let first = &moment.pending.parts[pair.1];
    let scope = scope(moment, force);
    let source = |part: &Part| if let Act::Damage { source, .. } = part.act { source } else { None };
    let with = |part: &Part| match scope {
        Scope::EachPart => part.number == first.number,
        Scope::PerSource => source(part) == source(first),
        Scope::PerRecipient => same(moment.aim(part), moment.aim(first)),
        Scope::PerPlayer => moment.orderer(part) == moment.orderer(first),
        Scope::WholeEvent => true,
    };
    let parts = all.iter().filter(|p| p.0 == pair.0).map(|p| &moment.pending.parts[p.1]);
    let others = parts.filter(|p| p.number != first.number && with(p)).map(|p| p.number);
    Offer { force: force.clone(), parts: [first.number].into_iter().chain(others).collect() }
}

/// How many parts an effect takes at once.
pub(super) fn scope(moment: &Moment<'_>, force: &Force) -> Scope {
    let mut scope = force.effect.when.scope;
    if is_shield(force) {
        scope = scope.max(Scope::PerPlayer);
    }
    if is_some_of_that_damage(moment, force) {
        scope = scope.max(Scope::PerSource);
    }
    scope
}

/// CR 419.7c (2008-02-01): "prevent 1 of that damage" from a static ability is from any source at one time, also where
/// no text says so yet; from 2009-10-01 it is each damage event.
fn is_some_of_that_damage(moment: &Moment<'_>, force: &Force) -> bool {
    let some = matches!(&force.effect.rewrite, Rewrite::Prevent(p) if matches!(p.amount, Quantity::Some(_)));
    let of_ability = matches!(force.key, Key::Ability { .. });
    some && of_ability && moment.world.at < Date::new(2009, 10, 1)
}

fn same(a: Option<Aim>, b: Option<Aim>) -> bool {
    a == b
}

/// How much an effect has prevented of what the source of a part deals now, if it prevents only so much of what one source
/// deals at one time (CR 702.64b (2026-04-17), 419.7c (2008-02-01)).
pub(super) fn of_source(moment: &Moment<'_>, pending: &Pending, force: &Force, number: u32) -> u64 {
    let part = pending.at(number).map(|at| &pending.parts[at].act);
    let Some(Act::Damage { source, .. }) = part else { return 0 };
    let some = matches!(&force.effect.rewrite, Rewrite::Prevent(p) if matches!(p.amount, Quantity::Some(_)));
    if !some || is_shield(force) || scope(moment, force) != Scope::PerSource {
        return 0;
    }
    let before = pending.of_sources.iter().filter(|one| one.0 == force.key && one.1 == *source);
    before.map(|one| one.2).sum()
}
