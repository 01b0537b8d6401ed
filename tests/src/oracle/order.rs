//! Who picks next, and among what (CR 616.1 (2026-04-17), 101.4).

use super::at_once::{Offer, Pair, offer, unit};
use super::dates;
use super::eyes::Aim;
use super::force::Force;
use super::matching::applicable;
use super::moment::Moment;
use super::part::{Act, Part, Promised};
use super::together::together;
use language::effect::Rewrite;

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

/// Only the first tier of the effects on each player and on each object, whatever parts they are about.
fn first_tier(moment: &Moment<'_>, all: &[Pair]) -> Vec<Pair> {
    let place = |p: &Pair| (affected(moment, p.1), moment.orderer(&moment.pending.parts[p.1]));
    let tier = |p: &Pair| tier(moment, &moment.forces[p.0]);
    let first = |p: &Pair| all.iter().filter(|q| place(q) == place(p)).map(tier).min();
    all.iter().filter(|p| Some(tier(p)) == first(p)).copied().collect()
}

/// Who or what a part affects; before 2017-04-28 a part counts for what contains it.
pub(super) fn affected(moment: &Moment<'_>, part: usize) -> (Option<Aim>, Option<u32>) {
    let unit = unit(moment, part);
    let part = moment.pending.at(unit).map(|at| &moment.pending.parts[at]);
    match part {
        Some(Part { act: Act::Create { .. }, .. }) | None => (None, Some(unit)),
        Some(part) => (moment.aim(part), None),
    }
}

pub(super) fn tier(moment: &Moment<'_>, force: &Force) -> u8 {
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
