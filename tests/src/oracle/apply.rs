//! Applies a picked effect: every way in which its questions can be answered is a branch of its own.

use super::at_once::Offer;
use super::branch::{Branch, Log, Pick};
use super::env::Env;
use super::expand::expand;
use super::follow::Follow;
use super::force::Force;
use super::key::Key;
use super::matching::is_possible_mode;
use super::moment::Moment;
use super::part::{Act, Form, Part, Pending};
use super::world::World;
use super::{damage, dates, entering, scale};
use language::board::Zone;
use language::effect::{Cause, Rewrite};
use language::event::{Event, Instruction, Place};
use language::select::Who;

/// Every way in which an effect that `orderer` picked can be applied.
pub(super) fn apply(
    world: &World,
    pending: &Pending,
    (offers, picked): (&[Offer], usize),
    orderer: usize,
    log: &mut Log,
) -> Vec<(World, Pending)> {
    let offer = &offers[picked];
    let force = &offer.force;
    let mut branch =
        Branch { world: world.clone(), pending: pending.clone(), parts: offer.parts.clone(), did: false };
    entering::one_at_a_time(force, &mut branch, offers.len() > 1);
    let env = side(force, &branch);
    let pick = Pick { force, orderer, env };
    for number in branch.parts.clone() {
        if let Some(at) = branch.pending.at(number) {
            branch.pending.parts[at].marks.push(force.key.clone());
        }
    }
    let mut done = Vec::new();
    if force.effect.optional {
        // Nobody can choose what is impossible.
        if !is_possible(&pick, &branch, &force.effect.rewrite) {
            return vec![(branch.world, branch.pending)];
        }
        log.deciders.insert(pick.decider(&branch));
        done.push((branch.world.clone(), branch.pending.clone()));
    }
    for mut branch in rewrite(&pick, branch, &force.effect.rewrite, log) {
        if branch.did && force.effect.is_counted() {
            branch.world.spend(&force.key, 1);
        }
        done.push((branch.world, branch.pending));
    }
    done
}

/// Whether a rewrite can be chosen for one of the parts.
fn is_possible(pick: &Pick<'_>, branch: &Branch, rewrite: &Rewrite) -> bool {
    let moment = Moment::new(&branch.world, &branch.pending);
    let parts = branch.parts.iter().filter_map(|n| branch.pending.at(*n)).map(|at| &branch.pending.parts[at]);
    parts.into_iter().any(|part| is_possible_mode(&moment, rewrite, part, &pick.env))
}

/// The side of the effect: about the first part, with the amounts of all of them.
fn side(force: &Force, branch: &Branch) -> Env {
    let moment = Moment::new(&branch.world, &branch.pending);
    let parts: Vec<&Part> =
        branch.pending.parts.iter().filter(|p| branch.parts.contains(&p.number)).collect();
    let that_much = parts.iter().map(|p| moment.amount(p)).sum();
    let env = parts.first().map_or_else(|| force.env.clone(), |first| moment.side(force, first));
    Env { that_much, cause: Cause::Replacement, ..env }
}

/// Every way in which a rewrite can be done.
pub(super) fn rewrite(pick: &Pick<'_>, mut branch: Branch, rewrite: &Rewrite, log: &mut Log) -> Vec<Branch> {
    branch.did |= !matches!(rewrite, Rewrite::Prevent(_) | Rewrite::All(_) | Rewrite::ChooseOne(_));
    match rewrite {
        Rewrite::Scale(by) => {
            scale::scale(pick, &mut branch, by);
            take_over(&mut branch);
        }
        Rewrite::Prevent(prevention) => return damage::prevent(pick, &branch, prevention, log),
        Rewrite::Redirect { amount, to } => {
            return damage::redirect(pick, &branch, amount.as_ref(), to, log);
        }
        Rewrite::Become(events) => become_events(pick, &mut branch, events),
        Rewrite::Instead(does) => instead(pick, &mut branch, does),
        Rewrite::Also(does) => also(pick, &mut branch, does),
        Rewrite::ToZone { zone, place } => to_zone(&mut branch, *zone, *place),
        Rewrite::EnterTapped => entering::each(&mut branch, |form| form.tapped = true),
        Rewrite::EnterUntapped => entering::each(&mut branch, |form| form.tapped = false),
        Rewrite::EnterWithCounters { kind, amount } => {
            let much = Moment::new(&branch.world, &branch.pending).eyes().amount(amount, &pick.env);
            entering::with_counters(&mut branch, kind, much);
        }
        Rewrite::EnterAsCopy { of, except } => return entering::copy(pick, &branch, of, except, log),
        Rewrite::EnterAs(changes) => entering::enter_as(&mut branch, changes),
        Rewrite::EnterUnder(who) => return under(pick, &branch, who, log),
        Rewrite::AsEnters(choice) => return entering::choose(pick, &branch, choice, log),
        Rewrite::With(_)
        | Rewrite::DealtBy(_)
        | Rewrite::ManaOf(_)
        | Rewrite::ExtraDice { .. }
        | Rewrite::EnterTransformed
        | Rewrite::EnterFaceDown
        | Rewrite::EnterAttached(_)
        | Rewrite::UnlessPaid { .. } => return super::uncovered::uncovered("such rewrites"),
        Rewrite::Regenerate => regenerate(&mut branch),
        Rewrite::Skip => skip(&mut branch),
        Rewrite::SkipThen(does) => {
            let env = Env { marks: marks(&branch), ..pick.env.clone() };
            branch.pending.follow.push(Follow { does: does.clone(), env, waits: true });
            skip(&mut branch);
        }
        Rewrite::Nothing => drop_parts(&mut branch),
        Rewrite::All(all) => return in_order(pick, branch, all, log),
        Rewrite::ChooseOne(modes) => return choose_one(pick, &branch, modes, log),
    }
    vec![branch]
}

/// Every way to enter under the control of one of these players.
fn under(pick: &Pick<'_>, branch: &Branch, who: &Who, log: &mut Log) -> Vec<Branch> {
    let players = Moment::new(&branch.world, &branch.pending).eyes().players(who, &pick.env);
    if players.is_empty() {
        return vec![branch.clone()];
    }
    if players.len() > 1 {
        log.deciders.insert(pick.decider(branch));
    }
    let of = |player: usize| {
        let mut branch = branch.clone();
        entering::each(&mut branch, |form| form.controller = player);
        take_over(&mut branch);
        branch
    };
    players.into_iter().map(of).collect()
}

fn in_order(pick: &Pick<'_>, branch: Branch, all: &[Rewrite], log: &mut Log) -> Vec<Branch> {
    let mut branches = vec![branch];
    for one in all {
        branches = branches.into_iter().flat_map(|b| rewrite(pick, b, one, log)).collect();
    }
    branches
}

fn choose_one(pick: &Pick<'_>, branch: &Branch, modes: &[Rewrite], log: &mut Log) -> Vec<Branch> {
    let moment = Moment::new(&branch.world, &branch.pending);
    let first = branch.parts.first().and_then(|n| branch.pending.at(*n)).map(|at| &branch.pending.parts[at]);
    let possible = |m: &&Rewrite| first.is_some_and(|part| is_possible_mode(&moment, m, part, &pick.env));
    let possible: Vec<&Rewrite> = modes.iter().filter(possible).collect();
    log.deciders.insert(pick.decider(branch));
    possible.into_iter().flat_map(|mode| rewrite(pick, branch.clone(), mode, log)).collect()
}

/// CR 614.16 (2026-04-17): tokens and counters that an effect has rewritten are created and put by that effect.
fn take_over(branch: &mut Branch) {
    if !dates::effects_include_replacements(branch.world.at) {
        return;
    }
    for part in branch.pending.parts.iter_mut().filter(|part| branch.parts.contains(&part.number)) {
        let made = matches!(part.act, Act::Create { .. } | Act::PutCounters { .. });
        if made && part.cause != Cause::Effect {
            part.cause = Cause::Replacement;
        }
    }
}

/// Takes the parts out of the event; where the first of them stood, and what contained it.
fn take_out(branch: &mut Branch) -> (usize, Option<u32>) {
    let first = branch.parts.first().and_then(|n| branch.pending.at(*n));
    let within = first.and_then(|at| branch.pending.parts[at].within);
    let mut place = branch.pending.parts.len();
    for number in std::mem::take(&mut branch.parts).into_iter().rev() {
        place = branch.pending.remove(number);
    }
    (place.min(branch.pending.parts.len()), within)
}

fn drop_parts(branch: &mut Branch) {
    take_out(branch);
}

/// The effects that had their opportunity for any of the parts: what replaces them is not affected again.
fn marks(branch: &Branch) -> Vec<Key> {
    let mut all = Vec::new();
    for part in branch.pending.parts.iter().filter(|p| branch.parts.contains(&p.number)) {
        for key in &part.marks {
            if !all.contains(key) {
                all.push(key.clone());
            }
        }
    }
    all
}

fn become_events(pick: &Pick<'_>, branch: &mut Branch, events: &[Event]) {
    let env = Env { marks: marks(branch), ..pick.env.clone() };
    let before = branch.pending.clone();
    let (_, within) = take_out(branch);
    let mut place = branch.pending.parts.len();
    let moment = Moment::new(&branch.world, &before);
    for event in events {
        place = expand(&moment.eyes(), event, &env, &mut branch.pending, place, within);
    }
}

fn instead(pick: &Pick<'_>, branch: &mut Branch, does: &[Instruction]) {
    let env = Env { marks: marks(branch), ..pick.env.clone() };
    drop_parts(branch);
    branch.pending.follow.push(Follow { does: does.to_vec(), env, waits: false });
}

/// What happens besides is part of what replaces the event (CR 614.5 (2026-04-17)).
fn also(pick: &Pick<'_>, branch: &mut Branch, does: &[Instruction]) {
    let env = Env { marks: marks(branch), ..pick.env.clone() };
    branch.pending.follow.push(Follow { does: does.to_vec(), env, waits: false });
}

fn skip(branch: &mut Branch) {
    for part in branch.pending.parts.iter().filter(|p| branch.parts.contains(&p.number)) {
        if let Act::Begin { period, player } = part.act {
            *branch.world.ledger.skipped.entry((player, period)).or_default() += 1;
        }
    }
    drop_parts(branch);
}

fn regenerate(branch: &mut Branch) {
    for number in branch.parts.clone() {
        branch.pending.hollow(number);
        if let Some(at) = branch.pending.at(number)
            && let Act::Destroy { thing, .. } = branch.pending.parts[at].act
        {
            branch.pending.parts[at].act = Act::Regenerate { thing };
        }
    }
}

/// Sends objects elsewhere. What would have entered the battlefield moves instead; a token does not come.
fn to_zone(branch: &mut Branch, zone: Zone, at_place: Place) {
    for number in branch.parts.clone() {
        let Some(at) = branch.pending.at(number) else { continue };
        let Some(act) = elsewhere(&branch.world, &branch.pending.parts[at].act, zone, at_place) else {
            branch.pending.remove(number);
            continue;
        };
        if matches!(branch.pending.parts[at].act, Act::Enter(_)) {
            branch.pending.hollow(number);
        }
        if let Some(at) = branch.pending.at(number) {
            branch.pending.parts[at].act = act;
        }
    }
}

/// What an object's going or coming becomes; none when a token would have come.
fn elsewhere(world: &World, act: &Act, zone: Zone, place: Place) -> Option<Act> {
    if let Act::Move { thing, .. } = act {
        return Some(match zone {
            Zone::Battlefield => Act::Enter(Box::new(card(world, *thing))),
            Zone::Graveyard
            | Zone::Hand
            | Zone::Library
            | Zone::Exile
            | Zone::Stack
            | Zone::Command
            | Zone::Outside => Act::Move { thing: *thing, to: zone, place },
        });
    }
    if let Act::MoveTop { player, amount, .. } = act {
        return Some(Act::MoveTop { player: *player, amount: *amount, to: zone });
    }
    if let Act::Enter(form) = act {
        return form.thing.map(|thing| Act::Move { thing, to: zone, place });
    }
    Some(act.clone())
}

fn card(world: &World, thing: usize) -> Form {
    let card = &world.things[thing];
    Form {
        thing: Some(thing),
        controller: card.owner,
        printed: card.printed.clone(),
        copied: None,
        tapped: false,
        color: None,
        count: 1,
    }
}
