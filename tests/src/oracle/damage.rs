//! Prevents and redirects damage, and works out what dealt damage results in.

use std::collections::BTreeMap;

use super::at_once::of_source;
use super::branch::{Branch, Log, Pick};
use super::choices::divisions;
use super::dates;
use super::env::Env;
use super::eyes::Aim;
use super::follow::Follow;
use super::force::is_shield;
use super::matching::{cant, is_unpreventable, recipients};
use super::moment::Moment;
use super::part::{Act, Part, Pending};
use super::world::World;
use language::board::{Ability, CardType, Counter, Keyword, Zone};
use language::effect::{Cause, Prevention, Quantity};
use language::select::{Amount, Whom};

/// What a player or object is called in facts; none for tokens that came later.
pub(super) fn called(world: &World, aim: Aim) -> Option<String> {
    match aim {
        Aim::Player(player) => Some(world.players[player].name.clone()),
        Aim::Thing(at) => world.called(at).map(str::to_owned),
        Aim::Coming(_) => None,
    }
}

/// Every way in which so much of the damage can be taken from the parts, each with the most it has: the
/// affected player divides it.
fn shares(pick: &Pick<'_>, branch: &Branch, much: u64, most: &[u64], log: &mut Log) -> Vec<Vec<u64>> {
    let much = match branch.world.left_of(&pick.force.key, &pick.force.effect) {
        Some(left) if is_shield(pick.force) => much.min(left),
        Some(_) | None => much,
    };
    let ways = divisions(much, most);
    if ways.len() > 1 {
        log.deciders.insert(pick.orderer);
    }
    ways
}

/// CR 615.1, 615.5, 615.7, 615.12 (2026-04-17).
///
/// Judgement: "all but N" and "half" are worked out for each part, "N of it" once for all of them.
pub(super) fn prevent(pick: &Pick<'_>, branch: &Branch, how: &Prevention, log: &mut Log) -> Vec<Branch> {
    let moment = Moment::new(&branch.world, &branch.pending);
    let eyes = moment.eyes();
    let part = |n: &u32| branch.pending.at(*n).map(|at| &branch.pending.parts[at]);
    let cap = |p: &Part| if is_unpreventable(&moment, p) { 0 } else { moment.amount(p) };
    let of_part = |amount: u64| match &how.amount {
        Quantity::All | Quantity::Some(_) => amount,
        Quantity::AllBut(n) => amount.saturating_sub(eyes.amount(n, &pick.env)),
        Quantity::HalfUp => amount.div_ceil(2),
        Quantity::HalfDown => amount / 2,
    };
    let most: Vec<u64> = branch.parts.iter().map(|n| of_part(part(n).map_or(0, cap))).collect();
    let total: u64 = most.iter().sum();
    let much = match &how.amount {
        Quantity::Some(n) => {
            let before =
                branch.parts.first().map_or(0, |n| of_source(&moment, &branch.pending, pick.force, *n));
            total.min(eyes.amount(n, &pick.env).saturating_sub(before))
        }
        Quantity::All | Quantity::AllBut(_) | Quantity::HalfUp | Quantity::HalfDown => total,
    };
    let unpreventable = |p: &Part| if is_unpreventable(&moment, p) { of_part(moment.amount(p)) } else { 0 };
    let counts = how.of_all && !matches!(how.amount, Quantity::Some(_)) && !is_shield(pick.force);
    let spared: u64 = if counts { branch.parts.iter().filter_map(part).map(unpreventable).sum() } else { 0 };
    let ways = shares(pick, branch, much, &most, log);
    ways.into_iter().map(|way| prevented(pick, branch.clone(), (&way, spared), how)).collect()
}

/// So much is taken of each part; of what can't be prevented, so much would have been taken besides.
fn prevented(pick: &Pick<'_>, mut branch: Branch, (way, spared): (&[u64], u64), how: &Prevention) -> Branch {
    for (number, much) in branch.parts.clone().into_iter().zip(way) {
        let Some(at) = branch.pending.at(number) else { continue };
        let Act::Damage { source, to, amount, .. } = &mut branch.pending.parts[at].act else { continue };
        *amount -= much;
        branch.pending.of_sources.push((pick.force.key.clone(), *source, *much));
        if let Some(name) = called(&branch.world, *to) {
            *branch.world.ledger.prevented.entry(name).or_default() += much;
        }
    }
    let total: u64 = way.iter().sum();
    branch.did |= total > 0;
    if is_shield(pick.force) {
        branch.world.spend(&pick.force.key, total);
    }
    if !how.then.is_empty() {
        let env = Env { that_much: total + spared, marks: Vec::new(), ..pick.env.clone() };
        branch.pending.follow.push(Follow { does: how.then.clone(), env, waits: false });
    }
    branch
}

/// CR 614.9 (2026-04-17).
pub(super) fn redirect(
    pick: &Pick<'_>,
    branch: &Branch,
    amount: Option<&Amount>,
    to: &Whom,
    log: &mut Log,
) -> Vec<Branch> {
    let moment = Moment::new(&branch.world, &branch.pending);
    let parts: Vec<&Part> = branch
        .parts
        .iter()
        .filter_map(|n| branch.pending.at(*n))
        .map(|at| &branch.pending.parts[at])
        .collect();
    let Some(first) = parts.first() else { return vec![branch.clone()] };
    let targets = recipients(&moment, to, first, &pick.env);
    if targets.len() > 1 {
        log.deciders.insert(pick.decider(branch));
    }
    let most: Vec<u64> = parts.iter().map(|p| moment.amount(p)).collect();
    let total: u64 = most.iter().sum();
    let much = amount.map_or(total, |n| total.min(moment.eyes().amount(n, &pick.env)));
    let ways = shares(pick, branch, much, &most, log);
    let pairs = targets.iter().flat_map(|aim| ways.iter().map(move |way| (*aim, way)));
    pairs.map(|(aim, way)| redirected(pick, branch.clone(), aim, way)).collect()
}

fn redirected(pick: &Pick<'_>, mut branch: Branch, aim: Aim, way: &[u64]) -> Branch {
    for (number, much) in branch.parts.clone().into_iter().zip(way) {
        let Some(at) = branch.pending.at(number) else { continue };
        let mut sent = branch.pending.parts[at].clone();
        let Act::Damage { to, amount, .. } = &mut branch.pending.parts[at].act else { continue };
        if *amount == *much {
            *to = aim;
            continue;
        }
        *amount -= much;
        if let Act::Damage { to, amount, .. } = &mut sent.act {
            (*to, *amount) = (aim, *much);
        }
        if *much > 0 {
            branch.pending.insert(at + 1, sent);
        }
    }
    if is_shield(pick.force) {
        branch.world.spend(&pick.force.key, way.iter().sum());
    }
    branch
}

/// CR 120.3, 120.4c (2026-04-17): damage that nothing changes any more is dealt, and its results take its
/// place in the event. None when there is no damage.
pub(super) fn deal(world: &World, pending: &Pending) -> Option<(World, Pending)> {
    let moment = Moment::new(world, pending);
    let deals = |p: &&Part| matches!(p.act, Act::Damage { .. });
    pending.parts.iter().find(deals)?;
    let (mut world, mut after) = (world.clone(), Pending { parts: Vec::new(), ..pending.clone() });
    let mut lifelink: BTreeMap<usize, (u64, Part)> = BTreeMap::new();
    let mut linked: Vec<usize> = Vec::new();
    for part in &pending.parts {
        let Act::Damage { source, to, amount, .. } = &part.act else {
            after.parts.push(part.clone());
            continue;
        };
        if !moment.is_something(part) || cant(&moment, part) {
            continue;
        }
        if let Some(name) = called(&world, *to) {
            *world.ledger.dealt.entry(name).or_default() += amount;
        }
        if let Some(source) = source {
            triggers(&mut world, &moment, *source, *to, &mut linked);
        }
        if let Aim::Thing(thing) = *to
            && dates::deathtouch_is_state_based(moment.world.at)
            && source.is_some_and(|s| moment.has(s, &Keyword::Deathtouch))
        {
            world.things[thing].deathtouched = true;
        }
        for act in results(&moment, *source, *to, *amount) {
            after.push(Part { act, cause: Cause::Rules, ..part.clone() });
        }
        if let Some(source) = source.filter(|s| links(&moment, *s)) {
            lifelink.entry(source).or_insert_with(|| (0, part.clone())).0 += amount;
        }
    }
    for (source, (amount, part)) in lifelink {
        let act = Act::GainLife { player: moment.view[source].controller, amount };
        after.push(Part { act, cause: Cause::Rules, ..part });
    }
    Some((world, after))
}

/// 502.63a, 502.68a, 502.68b (2008-02-01): deathtouch triggers for each creature, each lifelink once for all that a source
/// deals.
fn triggers(world: &mut World, moment: &Moment<'_>, source: usize, to: Aim, linked: &mut Vec<usize>) {
    let here = moment.view[source].zone == Zone::Battlefield;
    let creature = matches!(to, Aim::Thing(thing) if moment.is_type(thing, CardType::Creature));
    let touches =
        creature && !dates::deathtouch_is_state_based(world.at) && moment.has(source, &Keyword::Deathtouch);
    let lifelink = |ability: &&Ability| **ability == Ability::Keyword(Keyword::Lifelink);
    let instances = moment.view[source].is.abilities.iter().filter(lifelink).map(|_| 1).sum();
    let first = !dates::lifelink_is_a_result(world.at) && !linked.contains(&source);
    let links: u64 = if first { instances } else { 0 };
    if links > 0 {
        linked.push(source);
    }
    if here {
        world.things[source].triggered += u64::from(touches) + links;
    }
}

fn links(moment: &Moment<'_>, source: usize) -> bool {
    dates::lifelink_is_a_result(moment.world.at) && moment.has(source, &Keyword::Lifelink)
}

fn results(moment: &Moment<'_>, source: Option<usize>, to: Aim, amount: u64) -> Vec<Act> {
    let has = |keyword| source.is_some_and(|s| moment.has(s, &keyword));
    let infect = has(Keyword::Infect);
    match to {
        Aim::Player(_) if infect => vec![Act::PutCounters { on: to, kind: Counter::Poison, amount }],
        Aim::Player(player) => vec![Act::LoseLife { player, amount }],
        Aim::Thing(thing) => {
            let mut all = Vec::new();
            if moment.is_type(thing, CardType::Creature) {
                all.push(if infect || has(Keyword::Wither) {
                    Act::PutCounters { on: to, kind: Counter::MinusOne, amount }
                } else {
                    Act::Mark { thing, amount }
                });
            }
            let lost = [
                (CardType::Planeswalker, Counter::Loyalty, dates::planeswalkers(moment.world.at)),
                (CardType::Battle, Counter::Defense, dates::battles(moment.world.at)),
            ];
            for (_, kind, _) in lost.into_iter().filter(|(t, _, known)| *known && moment.is_type(thing, *t)) {
                all.push(Act::RemoveCounters { from: to, kind, amount });
            }
            all
        }
        Aim::Coming(_) => Vec::new(),
    }
}
