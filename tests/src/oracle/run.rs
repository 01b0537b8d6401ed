//! Follows instructions one by one; each step has as many results as it has answers.

use super::apply::apply;
use super::branch::Log;
use super::choices::subsets;
use super::damage::deal;
use super::entering::arrive;
use super::env::{Env, Ref};
use super::expand::{expand, send_excess};
use super::eyes::{DONE, Eyes};
use super::follow::Follow;
use super::happen::{Aftermath, Draws, happen};
use super::layers::view;
use super::matching::judged;
use super::order::{leaves_open, offers, open_parts};
use super::part::{Act, Part, Pending};
use super::places::{once_each, ways};
use super::world::{Changed, Float, World};
use language::board::{Ability, Change, Zone};
use language::effect::{Cause, Effect, EventPattern, Limit, Rewrite};
use language::event::{Event, Instruction, Place};
use language::select::{Amount, What, Who};

/// Something that is being done; what is above it in the stack comes first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Task {
    /// Instructions, and how far they have come. `up`: they are part of those below.
    Run { does: Vec<Instruction>, at: usize, env: Env, up: bool },
    /// An event that is about to happen, and the instructions (by place) that ask for its result.
    Event { pending: Pending, reports: Option<usize> },
    /// Single draws that are still to be made.
    Draw { draws: Draws, selfs: Vec<(Effect, Env)>, reports: Option<usize> },
    /// Instructions begin to wait for the next turn, phase or step.
    Wait(Follow),
}

/// Everything: the situation and what is still to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub(super) world: World,
    pub(super) stack: Vec<Task>,
    /// Situations in which a replacement's own event was about to happen.
    pub(super) before: Vec<(World, Vec<Task>)>,
    pub(super) looped: bool,
}

impl State {
    pub(super) fn run(&mut self, does: &[Instruction], env: Env, up: bool) {
        self.stack.push(Task::Run { does: does.to_vec(), at: 0, env, up });
    }

    fn eyes<'a>(&'a self, view: &'a [super::seen::Seen]) -> Eyes<'a> {
        Eyes { world: &self.world, view }
    }

    /// Takes finished instructions off the stack; the place of those that go on, if they are of the same list.
    fn trim(&mut self) -> Option<usize> {
        loop {
            let (done, up, told) = match self.stack.last() {
                Some(Task::Run { does, at, env, up }) => (*at >= does.len(), *up, env.clone()),
                _ => return None,
            };
            if !done {
                return Some(self.stack.len() - 1);
            }
            self.stack.pop();
            if !up {
                return None;
            }
            if let Some(Task::Run { env, .. }) = self.stack.last_mut() {
                (env.chosen, env.result) = (told.chosen, told.result);
            }
        }
    }

    fn report(&mut self, to: Option<usize>, much: u64, add: bool) {
        if let Some(Task::Run { env, .. }) = to.and_then(|at| self.stack.get_mut(at)) {
            env.result = if add { env.result + much } else { much };
            env.chosen.remove(DONE);
        }
    }
}

/// Every state that can come next; none when nothing is left to do.
pub(super) fn step(mut state: State, log: &mut Log) -> Vec<State> {
    match state.stack.last_mut() {
        None => Vec::new(),
        Some(Task::Run { does, at, env, .. }) => {
            let Some(instruction) = does.get(*at).cloned() else {
                state.trim();
                return vec![state];
            };
            *at += 1;
            let env = env.clone();
            follow(state, &instruction, &env, log)
        }
        Some(Task::Event { pending, reports }) => {
            let (pending, reports) = (pending.clone(), *reports);
            event(state, &pending, reports, log)
        }
        Some(Task::Wait(follow)) => {
            let now = Follow { waits: false, ..follow.clone() };
            state.world.waiting.push(now);
            state.stack.pop();
            vec![state]
        }
        Some(Task::Draw { draws, selfs, reports }) => {
            let pending = single_draw(draws, selfs);
            let reports = *reports;
            draws.left -= 1;
            if draws.left == 0 {
                state.stack.pop();
            }
            state.stack.push(Task::Event { pending, reports });
            vec![state]
        }
    }
}

fn single_draw(draws: &Draws, selfs: &[(Effect, Env)]) -> Pending {
    let mut pending = Pending { selfs: selfs.to_vec(), ..Pending::default() };
    let (player, with, env) = (draws.player, draws.with.clone(), Box::new(draws.env.clone()));
    let act = Act::Draw { player, with, env, underway: false };
    let (cause, marks) = (draws.cause, draws.marks.clone());
    pending.push(Part { number: 0, within: None, act, cause, marks });
    pending
}

/// One step of an event: a pick, or the damage is dealt, or it happens.
fn event(mut state: State, pending: &Pending, reports: Option<usize>, log: &mut Log) -> Vec<State> {
    let moment = judged(&state.world, pending);
    if leaves_open(&moment) {
        let read = |cant_yields| {
            let mut next = state.clone();
            next.world.cant_yields = Some(cant_yields);
            next
        };
        return [true, false].map(read).into();
    }
    let arrived = arrive(pending, &open_parts(&moment));
    let found = offers(&moment);
    let with = |state: &State, world: World, pending: Pending| {
        let mut next = State { world, ..state.clone() };
        next.stack.pop();
        next.stack.push(Task::Event { pending, reports });
        next
    };
    if let Some(pending) = arrived {
        let world = state.world.clone();
        return vec![with(&state, world, pending)];
    }
    if let Some((player, offers)) = found {
        if offers.len() > 1 {
            log.orderers.insert(player);
        }
        let all =
            (0..offers.len()).flat_map(|picked| apply(&state.world, pending, (&offers, picked), player, log));
        return all.map(|(world, pending)| with(&state, world, pending)).collect();
    }
    if let Some((world, pending)) = deal(&state.world, pending) {
        return vec![with(&state, world, pending)];
    }
    if let Some(pending) = put_into_hand(&state.world, pending) {
        let world = state.world.clone();
        return vec![with(&state, world, pending)];
    }
    if let Some((chooser, ways)) = ways(&state.world, pending) {
        log.deciders.insert(chooser);
        return ways.into_iter().map(|way| with(&state, state.world.clone(), way)).collect();
    }
    state.stack.pop();
    let pending = &once_each(pending);
    let Aftermath { world, result, draws, follow } = happen(&state.world, pending);
    let single = pending.parts.iter().any(|p| matches!(p.act, Act::Draw { .. }));
    state.world = world;
    state.report(reports, result, single);
    for follow in follow.into_iter().rev() {
        if follow.waits {
            state.stack.push(Task::Wait(follow));
        } else {
            state.run(&follow.does, follow.env, false);
        }
    }
    for draws in draws.into_iter().rev() {
        state.stack.push(Task::Draw { draws, selfs: pending.selfs.clone(), reports });
    }
    vec![state]
}

/// A draw with the move of the card in it, where anything can be applied to that (CR 121.1 (2026-04-17)).
fn put_into_hand(world: &World, pending: &Pending) -> Option<Pending> {
    let [draw] = &pending.parts[..] else { return None };
    let Act::Draw { player, underway: false, .. } = draw.act else { return None };
    let act = match world.players[player].library.first()? {
        Some(thing) => Act::Move { thing: *thing, to: Zone::Hand, place: Place::Top },
        None => Act::MoveTop { player, amount: 1, to: Zone::Hand },
    };
    let moves = Part { within: Some(draw.number), act, ..draw.clone() };
    let mut with = pending.clone();
    if let Act::Draw { underway, .. } = &mut with.parts[0].act {
        *underway = true;
    }
    with.push(moves);
    offers(&judged(world, &with)).is_some().then_some(with)
}

#[expect(clippy::too_many_lines, reason = "one arm for each kind")]
fn follow(mut state: State, instruction: &Instruction, env: &Env, log: &mut Log) -> Vec<State> {
    let view = view(&state.world);
    match instruction {
        Instruction::Do { events, unless } => {
            launch(&mut state, events, unless, env);
            vec![state]
        }
        Instruction::May { who, does, otherwise } => {
            let Some(player) = state.eyes(&view).first_player(who, env) else { return vec![state] };
            log.deciders.insert(player);
            let mut no = state.clone();
            state.run(does, Env { sacrifices: Some(player), ..env.clone() }, true);
            no.run(otherwise, env.clone(), true);
            vec![state, no]
        }
        Instruction::If { condition, then, otherwise } => {
            let eyes = state.eyes(&view);
            let it = eyes.seen(env.it).cloned();
            let does = if eyes.holds(condition, it.as_ref(), env) { then } else { otherwise };
            state.run(does, env.clone(), true);
            vec![state]
        }
        Instruction::RepeatUntil { .. }
        | Instruction::Pay { .. }
        | Instruction::IfDone { .. }
        | Instruction::ChooseSource { .. }
        | Instruction::Chance { .. }
        | Instruction::Unknown { .. }
        | Instruction::StateBased
        | Instruction::PutTriggers
        | Instruction::Trigger { .. }
        | Instruction::Cast { .. }
        | Instruction::Activate { .. }
        | Instruction::Resolve
        | Instruction::ResolveAll
        | Instruction::CombatDamage { .. }
        | Instruction::DeclareAttackers { .. }
        | Instruction::DeclareBlockers { .. }
        | Instruction::NextStep
        | Instruction::NextTurn
        | Instruction::Later { .. }
        | Instruction::StepEnds
        | Instruction::PhaseEnds
        | Instruction::Imprint { .. }
        | Instruction::CounterTargeter
        | Instruction::Equip { .. }
        | Instruction::Arrange { .. }
        | Instruction::Modes { .. }
        | Instruction::NewTargets { .. }
        | Instruction::Target(_)
        | Instruction::ExchangeLife { .. }
        | Instruction::GiveCountersAgain { .. } => super::uncovered::uncovered("such instructions"),
        Instruction::Choose { .. } => choose(&state, instruction, env, log),
        Instruction::ForEach { what, does } => {
            for at in state.eyes(&view).list(what, env).into_iter().rev() {
                state.run(does, Env { it: Some(Ref::Thing(at)), ..env.clone() }, true);
            }
            vec![state]
        }
        Instruction::ForEachPlayer { who, does } => {
            let order = state.world.turn_order();
            let chosen = order.into_iter().filter(|p| state.eyes(&view).is_player(who, *p, env));
            for player in chosen.collect::<Vec<_>>().into_iter().rev() {
                state.run(does, Env { affected: Some(player), ..env.clone() }, true);
            }
            vec![state]
        }
        Instruction::Repeat { times, does } => {
            for _ in 0..state.eyes(&view).amount(times, env) {
                state.run(does, env.clone(), true);
            }
            vec![state]
        }
        Instruction::CreateEffect(effect) => {
            let env = Env { marks: Vec::new(), sacrifices: Some(env.you), ..env.clone() };
            state.world.floats.push(Float { effect: (**effect).clone(), env });
            vec![state]
        }
        Instruction::Lasting { ability, .. } => {
            if !matches!(**ability, Ability::Restriction(_) | Ability::AsLongAs { .. }) {
                super::uncovered::uncovered::<()>("abilities that trigger for a time");
            }
            state.world.lasting.push(((**ability).clone(), env.clone()));
            vec![state]
        }
        Instruction::Change { what, changes, .. } => {
            let eyes = state.eyes(&view);
            let changes: Vec<Change> = changes.iter().filter_map(|one| settled(&eyes, one, env)).collect();
            for thing in eyes.list(what, env) {
                let moved = state.world.things[thing].moved;
                state.world.changed.push(Changed { thing, moved, changes: changes.clone() });
            }
            vec![state]
        }
        Instruction::Regenerate { what } => {
            for at in state.eyes(&view).list(what, env) {
                let env = Env { this: Some(Ref::Thing(at)), ..Env::of(env.you) };
                state.world.floats.push(Float { effect: regeneration(), env });
            }
            vec![state]
        }
    }
}

/// CR 611.2d (2026-04-17): players and amounts are those of now.
fn settled(eyes: &Eyes<'_>, change: &Change, env: &Env) -> Option<Change> {
    if let Change::Control(who) = change {
        let player = eyes.first_player(who, env)?;
        return Some(Change::Control(Who::Named(eyes.world.players[player].name.clone())));
    }
    if let Change::Boost(amount) = change {
        let by = eyes.modifier(amount, env);
        return Some(Change::ModifyPowerToughness(by, by));
    }
    if let Change::ModifyTimes(power, toughness, times) = change {
        let by = eyes.modifier(times, env);
        return Some(Change::ModifyPowerToughness(power * by, toughness * by));
    }
    if let Change::SetPower(amount) | Change::SetToughness(amount) = change {
        let now = Amount::N(eyes.modifier(amount, env).max(0).unsigned_abs());
        let power = matches!(change, Change::SetPower(_));
        return Some(if power { Change::SetPower(now) } else { Change::SetToughness(now) });
    }
    Some(change.clone())
}

/// CR 701.19a (2026-04-17).
fn regeneration() -> Effect {
    let event = EventPattern::Destroy { what: What::All(vec![What::This, What::In(Zone::Battlefield)]) };
    Effect::new(event, Rewrite::Regenerate).limited(Limit::ONCE)
}

/// An event is about to happen. When it is what a replacement does, and everything is as it once was before
/// such an event, it goes on like that for ever.
fn launch(state: &mut State, events: &[Event], unless: &[Effect], env: &Env) {
    let selfs = unless.iter().map(|effect| (effect.clone(), env.clone())).collect();
    let mut pending = Pending { selfs, ..Pending::default() };
    let view = view(&state.world);
    let mut exceeding = Vec::new();
    for event in events {
        let end = pending.parts.len();
        expand(&state.eyes(&view), event, env, &mut pending, end, None);
        if let Event::Damage { excess: Some(to), .. } = event {
            exceeding.push((end..pending.parts.len(), to));
        }
    }
    for (places, to) in exceeding {
        send_excess(&state.eyes(&view), env, &mut pending, places, to);
    }
    let reports = state.trim();
    state.stack.push(Task::Event { pending, reports });
    if env.cause == Cause::Replacement {
        let now = (timeless(&state.world), state.stack.clone());
        state.looped |= state.before.contains(&now);
        state.before.push(now);
    }
}

/// The situation without what only counts up.
fn timeless(world: &World) -> World {
    let mut world = World { ledger: super::world::Ledger::default(), ..world.clone() };
    for player in &mut world.players {
        player.life = 0;
    }
    world
}

fn choose(state: &State, instruction: &Instruction, env: &Env, log: &mut Log) -> Vec<State> {
    let Instruction::Choose { who, each, what, amount, called, .. } = instruction else { return Vec::new() };
    let view = view(&state.world);
    let eyes = state.eyes(&view);
    let players = eyes.players(who, env);
    let choosing = if *each { players.into_iter().map(Some).collect() } else { vec![None] };
    let mut ways: Vec<Vec<usize>> = vec![Vec::new()];
    for player in choosing {
        let env = Env { affected: player.or(env.affected), ..env.clone() };
        let from = eyes.list(what, &env);
        let many = usize::try_from(eyes.amount(amount, &env)).unwrap_or(usize::MAX);
        let mut longer = Vec::new();
        for way in &ways {
            let many = many.min(from.len());
            let more = subsets(&from, many, many);
            if more.len() > 1 {
                log.deciders.extend(player.or_else(|| eyes.first_player(who, &env)));
            }
            longer.extend(more.into_iter().map(|more| {
                let mut all = [way.clone(), more].concat();
                all.sort_unstable();
                all.dedup();
                all
            }));
        }
        ways = longer;
    }
    let with = |way: Vec<usize>| {
        let mut next = state.clone();
        if let Some(Task::Run { env, .. }) = next.stack.last_mut() {
            env.result = way.len() as u64;
            env.chosen.insert(DONE.to_owned(), way.clone());
            env.chosen.insert(called.clone(), way);
        }
        next
    };
    ways.into_iter().map(with).collect()
}
