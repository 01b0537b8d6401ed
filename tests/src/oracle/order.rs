//! Who picks next, and among what (CR 616.1 (2026-04-17), 101.4).

use super::dates;
use super::eyes::Aim;
use super::force::Force;
use super::key::Key;
use super::matching::{applicable, is_shield};
use super::moment::Moment;
use super::part::{Act, Part, Promised};
use super::together::together;
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

/// Who picks, and among which effects; none when nothing can be applied any more.
pub(super) fn offers(moment: &Moment<'_>) -> Option<(usize, Vec<Offer>)> {
    let all = pairs(moment);
    let now = first_tier(moment, &uncontained(moment, &all));
    let picks = |p: &Pair| moment.orderer(&moment.pending.parts[p.1]);
    let player =
        moment.world.turn_order().into_iter().find(|player| now.iter().any(|p| picks(p) == *player))?;
    let mut his: Vec<Pair> = now.into_iter().filter(|p| picks(p) == player).collect();
    let first = his.iter().map(|p| p.1).min()?;
    let gone_through = together(moment, &all, player, first);
    his.retain(|p| gone_through.contains(&p.1));
    let mut offers: Vec<Offer> = Vec::new();
    for pair in his {
        let offer = offer(moment, &all, pair);
        if !offers.iter().any(|o| o.force.key == offer.force.key && o.parts.contains(&offer.parts[0])) {
            offers.push(offer);
        }
    }
    Some((player, offers))
}

/// The parts to which an effect can be applied.
pub(super) fn open_parts(moment: &Moment<'_>) -> Vec<u32> {
    pairs(moment).into_iter().map(|(_, part)| moment.pending.parts[part].number).collect()
}

/// Every effect that can be applied, with each part that it can be applied to.
fn pairs(moment: &Moment<'_>) -> Vec<Pair> {
    let mut all = Vec::new();
    for (p, part) in moment.pending.parts.iter().enumerate() {
        for (f, force) in moment.forces.iter().enumerate() {
            if applicable(moment, force, part) {
                all.push((f, p));
            }
        }
    }
    all
}

/// CR 616.1g (2026-04-17): an effect on a contained event waits.
fn uncontained(moment: &Moment<'_>, all: &[Pair]) -> Vec<Pair> {
    let waits = |pair: &Pair| {
        let part = &moment.pending.parts[pair.1];
        let outer = moment.pending.outer(part.number);
        let more = |one: &Promised| part.within == Some(one.entering);
        let grows = matches!(part.act, Act::PutCounters { .. }) && moment.pending.promised.iter().any(more);
        grows || all.iter().any(|(_, p)| outer.contains(&moment.pending.parts[*p].number))
    };
    let keep = |pair: &&Pair| !dates::contained_waits(moment.world.at) || !waits(pair);
    all.iter().filter(keep).copied().collect()
}

/// What stands together when effects are sorted: a part; before 2017-04-28 with all that it contains.
pub(super) fn unit(moment: &Moment<'_>, part: usize) -> u32 {
    let number = moment.pending.parts[part].number;
    if dates::contained_waits(moment.world.at) { number } else { moment.pending.root(number) }
}

/// Only the first tier of the effects on each player and on each object, whatever parts they are about.
fn first_tier(moment: &Moment<'_>, all: &[Pair]) -> Vec<Pair> {
    let place = |p: &Pair| (affected(moment, p.1), moment.orderer(&moment.pending.parts[p.1]));
    let tier = |p: &Pair| tier(moment, &moment.forces[p.0]);
    let first = |p: &Pair| all.iter().filter(|q| place(q) == place(p)).map(tier).min();
    all.iter().filter(|p| Some(tier(p)) == first(p)).copied().collect()
}

/// Who or what a part affects; before 2017-04-28 a part counts for what contains it.
fn affected(moment: &Moment<'_>, part: usize) -> (Option<Aim>, Option<u32>) {
    let unit = unit(moment, part);
    let part = moment.pending.at(unit).map(|at| &moment.pending.parts[at]);
    match part {
        Some(Part { act: Act::Create { .. }, .. }) | None => (None, Some(unit)),
        Some(part) => (moment.aim(part), None),
    }
}

fn tier(moment: &Moment<'_>, force: &Force) -> u8 {
    let at = moment.world.at;
    if force.is_selfish() && dates::self_first(at) {
        0
    } else if dates::control_tier(at) && does(&force.effect.rewrite, &|r| matches!(r, Rewrite::EnterUnder(_)))
    {
        1
    } else if dates::copy_tier(at)
        && does(&force.effect.rewrite, &|r| matches!(r, Rewrite::EnterAsCopy { .. }))
    {
        2
    } else {
        3
    }
}

/// Whether a rewrite does this, or something in it does.
pub(super) fn does(rewrite: &Rewrite, this: &dyn Fn(&Rewrite) -> bool) -> bool {
    this(rewrite)
        || matches!(rewrite, Rewrite::All(all) | Rewrite::ChooseOne(all) if all.iter().any(|r| does(r, this)))
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
