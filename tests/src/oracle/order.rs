//! Who picks next, and among what (CR 616.1 (2026-04-17), 101.4).

use super::at_once::{Offer, Pair, offer};
use super::dates;
use super::matching::{applicable, is_left_open};
use super::moment::Moment;
use super::part::{Act, Promised};
use super::tiers::{affected, tier};
use super::together::together;

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

/// Whether the text leaves open whether some effect can be applied.
pub(super) fn leaves_open(moment: &Moment<'_>) -> bool {
    let is_open = |part| moment.forces.iter().any(|force| is_left_open(moment, force, part));
    moment.pending.parts.iter().any(is_open)
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

/// Only the first tier of the effects on each player and on each object, whatever parts they are about. What takes several
/// parts at once is of the first tier for each of them.
fn first_tier(moment: &Moment<'_>, all: &[Pair]) -> Vec<Pair> {
    let place = |p: &Pair| (affected(moment, p.1), moment.orderer(&moment.pending.parts[p.1]));
    let tier = |p: &Pair| tier(moment, &moment.forces[p.0]);
    let first = |p: &Pair| all.iter().filter(|q| place(q) == place(p)).map(tier).min();
    let at_once = |p: &Pair| -> Vec<Pair> {
        let parts = offer(moment, all, *p).parts;
        all.iter()
            .filter(|q| q.0 == p.0 && parts.contains(&moment.pending.parts[q.1].number))
            .copied()
            .collect()
    };
    all.iter().filter(|p| at_once(p).iter().all(|q| Some(tier(q)) == first(q))).copied().collect()
}
