//! An event happens: nothing replaces it any more.

use super::env::{Env, Ref};
use super::expand::can_be_permanent;
use super::eyes::Aim;
use super::follow::Follow;
use super::key::Key;
use super::matching::{cant, judged};
use super::moment::counters_there;
use super::part::{Act, Form, Part, Pending};
use super::world::{Sign, Thing, World};
use language::board::{Counter, Designation, Period, PlayerDesignation, Zone};
use language::event::{Instruction, Place};

/// Draws that follow one by one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Draws {
    pub(super) player: usize,
    pub(super) left: u64,
    pub(super) with: Vec<Instruction>,
    pub(super) env: Env,
    pub(super) marks: Vec<Key>,
    pub(super) cause: language::effect::Cause,
}

/// What is left to do once an event has happened.
pub(super) struct Aftermath {
    pub(super) world: World,
    /// How much was done, for amounts that ask for the result.
    pub(super) result: u64,
    pub(super) draws: Vec<Draws>,
    pub(super) follow: Vec<Follow>,
}

/// Lets the event happen, all its parts at the same time.
pub(super) fn happen(world: &World, pending: &Pending) -> Aftermath {
    let moment = judged(world, pending);
    let mut after = Aftermath { world: world.clone(), result: 0, draws: Vec::new(), follow: Vec::new() };
    let mut entered: Vec<(u32, Vec<usize>)> = Vec::new();
    for part in &pending.parts {
        let outer = pending.outer(part.number);
        let around = outer.iter().filter_map(|n| pending.at(*n)).map(|at| &pending.parts[at]);
        if cant(&moment, part) || !around.chain([part]).all(|p| moment.is_something(p)) {
            continue;
        }
        if let Act::Enter(form) = &part.act {
            let things = enter(&mut after.world, form);
            after.result += things.len() as u64;
            entered.push((part.number, things));
        } else {
            let known = (after.result, after.world.ledger.milled.clone());
            one(&mut after, world, part, &entered);
            let outer = outer.iter().filter_map(|n| pending.at(*n)).map(|at| &pending.parts[at].act);
            if outer.into_iter().any(|act| matches!(act, Act::Draw { .. })) {
                // It is counted as drawn, and not as milled.
                (after.result, after.world.ledger.milled) = known;
            }
        }
    }
    let order = world.turn_order();
    after.draws.sort_by_key(|d| order.iter().position(|p| *p == d.player));
    after.follow.extend(pending.follow.iter().cloned());
    after
}

fn one(after: &mut Aftermath, before: &World, part: &Part, entered: &[(u32, Vec<usize>)]) {
    let world = &mut after.world;
    match &part.act {
        Act::Mark { thing, amount } => {
            world.things[*thing].damage += amount;
            after.result += amount;
        }
        Act::GainLife { player, amount } => {
            world.players[*player].life += i64::try_from(*amount).unwrap_or(i64::MAX);
            *world.ledger.gained.entry(*player).or_default() += amount;
            after.result += amount;
        }
        Act::LoseLife { player, amount } => {
            world.players[*player].life -= i64::try_from(*amount).unwrap_or(i64::MAX);
            *world.ledger.lost.entry(*player).or_default() += amount;
            after.result += amount;
        }
        Act::DrawCards { player, amount, with, env } => {
            let (with, env, marks) = (with.clone(), (**env).clone(), part.marks.clone());
            after.draws.push(Draws { player: *player, left: *amount, with, env, marks, cause: part.cause });
        }
        Act::Draw { player, with, env, underway } => draw_one(after, *player, with, env, *underway),
        Act::Regenerate { thing } => regenerate(&mut world.things[*thing]),
        Act::Move { thing, to, place } => {
            world.put(*thing, *to, *place);
            after.result += 1;
        }
        Act::MoveTop { player, amount, to } => after.result += move_top(world, *player, *amount, *to),
        Act::PutCounters { on, kind, amount } => {
            if !has_left(before, world, *on) {
                counters(world, *on, kind, entered, |n| *n += amount);
            }
            after.result += amount;
        }
        Act::RemoveCounters { from, kind, amount } => {
            // No more than there were before the event.
            let gone = counters_there(before, *from, kind).min(*amount);
            counters(world, *from, kind, entered, |n| *n = n.saturating_sub(gone));
            after.result += gone;
        }
        Act::Begin { period, player } => {
            begin(world, *period, *player);
            after.follow.append(&mut world.waiting);
        }
        Act::Sign { on, sign, has } => mark(world, *on, sign, *has),
        Act::Tap { thing } => world.things[*thing].tapped = true,
        Act::Reveal { thing } => {
            let owner = world.things[*thing].owner;
            *world.ledger.revealed.entry(owner).or_default() += 1;
        }
        Act::Opaque { text, .. } => *world.ledger.happened.entry(text.clone()).or_default() += 1,
        Act::Damage { .. }
        | Act::Destroy { .. }
        | Act::Sacrifice { .. }
        | Act::Create { .. }
        | Act::Enter(_) => {}
    }
}

/// Somebody or something has a designation or a mark from now on, or no longer. Of two players one has the first two, and of a
/// player's creatures one is the Ring-bearer.
fn mark(world: &mut World, on: Aim, sign: &Sign, has: bool) {
    let only = [PlayerDesignation::Monarch, PlayerDesignation::Initiative].map(Sign::Title);
    let bearer = Sign::Designation(Designation::RingBearer);
    if has && only.contains(sign) {
        for player in &mut world.players {
            player.signs.remove(sign);
        }
    }
    let all = match on {
        Aim::Player(player) => &mut world.players[player].signs,
        Aim::Thing(at) => {
            let controller = world.things[at].controller;
            for thing in
                world.things.iter_mut().filter(|one| has && *sign == bearer && one.controller == controller)
            {
                thing.signs.remove(sign);
            }
            &mut world.things[at].signs
        }
        Aim::Coming(_) => return,
    };
    if has {
        all.insert(sign.clone());
    } else {
        all.remove(sign);
    }
}

/// A card is drawn, and what is done with it comes next. Where the draw is underway its move is a part of its own.
fn draw_one(after: &mut Aftermath, player: usize, with: &[Instruction], env: &Env, underway: bool) {
    let world = &mut after.world;
    let top = world.players[player].library.first().copied().flatten();
    let card = if underway { top } else { draw(world, player) };
    if underway {
        *world.ledger.drawn.entry(player).or_default() += 1;
    }
    after.result += 1;
    if !with.is_empty() {
        let env = Env { it: card.map(Ref::Thing), affected: Some(player), ..env.clone() };
        after.follow.push(Follow { does: with.to_vec(), env, waits: false });
    }
}

/// The top card goes to hand; the card, if it is known.
fn draw(world: &mut World, player: usize) -> Option<usize> {
    if world.players[player].library.is_empty() {
        *world.ledger.from_empty.entry(player).or_default() += 1;
        return None;
    }
    *world.ledger.drawn.entry(player).or_default() += 1;
    let card = world.players[player].library.remove(0);
    match card {
        Some(at) => world.put(at, Zone::Hand, Place::Top),
        None => world.players[player].hand += 1,
    }
    card
}

fn move_top(world: &mut World, player: usize, amount: u64, to: Zone) -> u64 {
    let mut moved = 0;
    while moved < amount {
        let state = &mut world.players[player];
        let Some(place) = state.library.iter().position(Option::is_none) else { break };
        state.library.remove(place);
        if to == Zone::Hand {
            state.hand += 1;
        } else {
            *state.unknown.entry(to).or_default() += 1;
        }
        moved += 1;
    }
    if to == Zone::Graveyard {
        *world.ledger.milled.entry(player).or_default() += moved;
    }
    moved
}

fn regenerate(thing: &mut Thing) {
    thing.damage = 0;
    thing.tapped = true;
    thing.attacking = false;
    thing.blocking = false;
}

fn begin(world: &mut World, period: Period, player: usize) {
    *world.ledger.began.entry((player, period)).or_default() += 1;
    match period {
        Period::Turn => world.active = player,
        Period::Step(step) => world.step = step,
        Period::Beginning | Period::Combat | Period::Ending => {}
    }
}

/// Whether a permanent leaves in the same event: counters that are put on it then are gone with it (CR 122.2 (2026-04-17)).
fn has_left(before: &World, after: &World, on: Aim) -> bool {
    let is_there = |world: &World, at: usize| world.things[at].zone == Zone::Battlefield;
    matches!(on, Aim::Thing(at) if at < before.things.len() && is_there(before, at) && !is_there(after, at))
}

fn counters(
    world: &mut World,
    on: Aim,
    kind: &Counter,
    entered: &[(u32, Vec<usize>)],
    change: impl Fn(&mut u64),
) {
    let things = match on {
        Aim::Player(player) => {
            if *kind == Counter::Poison {
                change(&mut world.players[player].poison);
            }
            return;
        }
        Aim::Thing(at) => vec![at],
        Aim::Coming(number) => {
            entered.iter().find(|(n, _)| *n == number).map(|(_, t)| t.clone()).unwrap_or_default()
        }
    };
    for at in things {
        let all = &mut world.things[at].counters;
        change(all.entry(kind.clone()).or_default());
        all.retain(|_, n| *n > 0);
    }
}

/// Puts permanents onto the battlefield.
fn enter(world: &mut World, form: &Form) -> Vec<usize> {
    if !can_be_permanent(form.copied.as_ref().unwrap_or(&form.printed)) {
        return Vec::new();
    }
    let things: Vec<usize> = match form.thing {
        Some(at) => {
            world.put(at, Zone::Battlefield, Place::Top);
            vec![at]
        }
        None => (0..form.count).map(|_| token(world, form)).collect(),
    };
    for at in &things {
        let thing = &mut world.things[*at];
        thing.controller = form.controller;
        thing.copied.clone_from(&form.copied);
        thing.tapped = form.tapped;
        thing.color = form.color;
    }
    things
}

fn token(world: &mut World, form: &Form) -> usize {
    world.things.push(Thing {
        id: None,
        token: true,
        is_emblem: false,
        owner: form.controller,
        controller: form.controller,
        zone: Zone::Battlefield,
        printed: form.printed.clone(),
        copied: None,
        tapped: false,
        damage: 0,
        deathtouched: false,
        triggered: 0,
        counters: std::collections::BTreeMap::new(),
        attached_to: None,
        attacking: false,
        blocking: false,
        color: None,
        signs: std::collections::BTreeSet::new(),
        moved: 0,
    });
    world.things.len() - 1
}
