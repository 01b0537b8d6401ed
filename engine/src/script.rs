//! Following instructions: one at a time, from the top of the queue.

mod activatable;
pub(crate) mod again;
mod aiming;
pub(crate) mod announcing;
pub(crate) mod arrange;
mod attaching;
mod becoming_targets;
mod chance;
mod changing;
mod choosing;
pub(crate) mod combat;
pub(crate) mod conniving;
pub(crate) mod costs;
mod costs_together;
mod countering;
pub(crate) mod declaring;
mod division;
pub(crate) mod ending;
pub(crate) mod equip;
mod exchanging;
mod impossible;
pub(crate) mod imprint;
pub(crate) mod modes;
mod nothing;
mod on_unknown;
mod players;
pub(crate) mod proliferating;
mod purpose;
pub(crate) mod resolving;
pub(crate) mod sources;
pub(crate) mod spells;
pub(crate) mod state_based;
pub(crate) mod targets;
pub(crate) mod triggers;
pub(crate) mod turn;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use self::purpose::{Purpose, purpose};
use crate::applying::Stop;
use crate::check::pronouns::{DONE, mentions_done, mentions_result};
use crate::events::excess::send as send_excess;
use crate::events::missed;
use crate::events::spawn::spawn;
use crate::pending::groups::{self, MOST_APART};
use crate::pending::situation::Situation;
use crate::table::deciding::Decides;
use crate::table::env::Env;
use crate::table::queue::{Frame, Queue, Todo};
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use crate::table::tally::Tally;
use crate::table::turn::Ending;
use crate::table::unknown_cards::CanBe;
use crate::table::{EffectSource, Origin, SourceOf, Table};
use language::board::Zone;
use language::effect::{Effect, EventPattern, Lifetime, Limit, Rewrite};
use language::event::{Affects, Deed, Event, Instruction};
use language::select::{What, Who};
use statements::chronicle::{Arranged, Happened};
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::ids::{EffectId, EnvId, ObjectId, OriginId, PlayerId};
use statements::leaving::Leaving;
use statements::question::{Answer, Question};

/// Whether what an instruction does is added up for a later one, and whether that asks to which objects it was done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counting {
    Objects,
    Number,
    Off,
}

impl Counting {
    /// What these instructions ask for.
    fn for_what(comes: &[Instruction]) -> Self {
        if mentions_done(comes) {
            Self::Objects
        } else if mentions_result(comes) {
            Self::Number
        } else {
            Self::Off
        }
    }
}

/// The instruction that is being followed.
struct Interpreter<'t> {
    table: &'t mut Table,
    situation: Situation,
    env: Env,
    env_id: EnvId,
    answers: &'t [Answer],
    told: usize,
    /// What is to be done next, first things first.
    next: Vec<Todo>,
    /// What is done with what is chosen now.
    purpose: Purpose,
}

/// The situation after the next instruction of the queue: its parts are pending, or it has been taken up.
///
/// # Errors
/// When a question has to be answered first, or a number does not fit.
pub(crate) fn follow(
    table: &mut Table,
    situation: &Situation,
    answers: &[Answer],
) -> Result<Situation, Stop> {
    let mut situation = situation.clone();
    situation.asking = None;
    let Some((mut queue, Todo::Frame(frame))) = table.pop_todo(situation.queue) else { return Ok(situation) };
    let block = Arc::clone(table.block(frame.block));
    let Some(instruction) = block.get(frame.at as usize) else {
        return Ok(situation);
    };
    match rest_of(frame, block.len()) {
        Some(rest) => queue.push(Todo::Frame(rest)),
        None if frame.within => hand_on(table, frame, &mut queue),
        None => {}
    }
    situation.queue = table.keep_queue(queue);
    let env = table.env(frame.env).clone();
    let before = situation.clone();
    let said = table.log.as_ref().map_or(0, Vec::len);
    let purpose = purpose(instruction, block.get(frame.at as usize + 1..).unwrap_or_default());
    let mut following =
        Interpreter { table, situation, env, env_id: frame.env, answers, told: 0, next: Vec::new(), purpose };
    following.one(instruction)?;
    following.tell_if_nothing(instruction, &before, said);
    Ok(following.done())
}

/// What was chosen in a list that stands inside another is known in the rest of that. So it is before its last instruction is
/// followed: what that moves is found from there as from anywhere in the list (CR 608.2c, 400.7j (2026-04-17)).
fn hand_on(table: &mut Table, inner: Frame, queue: &mut Queue) {
    let Some(Todo::Frame(outer)) = queue.last_mut() else { return };
    let (inner, mut env) = (table.env(inner.env), table.env(outer.env).clone());
    for (name, chosen) in inner.chosen.iter().filter(|(name, _)| name != DONE) {
        env.chosen.retain(|(other, _)| other != name);
        env.chosen.push((name.clone(), chosen.clone()));
        env.come_to(chosen);
        for &lost in chosen.iter().filter(|id| inner.lost.contains(id)) {
            env.lose(lost);
        }
    }
    outer.env = table.keep_env(env);
}

/// What is left of a frame once its next instruction is taken out.
fn rest_of(frame: Frame, length: usize) -> Option<Frame> {
    let at = frame.at + 1;
    if (at as usize) < length {
        return Some(Frame { at, ..frame });
    }
    (frame.again > 0).then(|| Frame { at: 0, again: frame.again - 1, ..frame })
}

impl Interpreter<'_> {
    fn done(mut self) -> Situation {
        // What an answer brings about is seen before it happens, like all else.
        self.situation.fresh |= !self.situation.parts.is_empty();
        if !self.next.is_empty() {
            let mut queue: Queue = self.table.queues.get(self.situation.queue.index()).clone();
            queue.extend(self.next.drain(..).rev());
            self.situation.queue = self.table.keep_queue(queue);
        }
        self.situation
    }

    fn eval(&self) -> Evaluator<'_> {
        let (state, view) = (self.table.board(self.situation.board), self.table.view(self.situation.board));
        Evaluator::new(self.table, state, &view.seen, &self.env).recalling()
    }

    /// Asks the first of these players, or whoever decides in place of one who has left the game.
    fn ask(&mut self, who: &Who, question: Question) -> Result<Answer, Stop> {
        let decides = self.eval().decides(who);
        self.ask_whoever(decides, question)
    }

    /// Asks one player, or whoever decides in place of one who has left the game.
    fn ask_player(&mut self, player: PlayerId, question: Question) -> Result<Answer, Stop> {
        let decides = self.eval().in_place_of(player);
        self.ask_whoever(decides, question)
    }

    fn ask_whoever(&mut self, who: Decides, question: Question) -> Result<Answer, Stop> {
        let decider = match who {
            Decides::One(player) => player,
            Decides::InPlace { player, of } => self.in_place(player, of),
            Decides::OneOf { chooser, among, of } => {
                let first = among.first().copied();
                let chosen = self.next_answer(Some(chooser), Question::Player(among.to_vec()))?;
                self.in_place(if let Answer::Player(player) = chosen { Some(player) } else { first }, of)
            }
        };
        self.next_answer(decider, question)
    }

    /// Says who makes a choice in place of who has left the game.
    fn in_place(&mut self, player: Option<PlayerId>, of: PlayerId) -> Option<PlayerId> {
        self.table.log_once(vec![Decided::Leaving(Leaving::InPlace { player, of })]);
        player
    }

    fn next_answer(&mut self, decider: Option<PlayerId>, question: Question) -> Result<Answer, Stop> {
        let answer = self.answers.get(self.told).cloned();
        self.told += 1;
        answer.ok_or(Stop::Ask(decider, question))
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each instruction")]
    fn one(&mut self, instruction: &Instruction) -> Result<(), Stop> {
        self.look_at_unknown(instruction);
        match instruction {
            Instruction::Do { events, unless } => self.events_now(events, unless)?,
            Instruction::May { who, does, otherwise } => self.may(who, does, otherwise)?,
            Instruction::If { condition, then, otherwise } => {
                let can = self.eval().can_be(condition);
                let so = if can == CanBe::EITHER { self.is_so_of_it(condition)? } else { can.so };
                if !can.so {
                    self.tell_not_so(instruction);
                }
                self.then_within(if so { then } else { otherwise }, self.env.clone());
            }
            Instruction::Choose { .. } => self.choose(instruction)?,
            Instruction::ChooseSource { who, what, called } => self.choose_source(who, what, called)?,
            Instruction::RepeatUntil { condition, does } => self.repeat_until(condition, does, instruction),
            Instruction::Pay { who, cost, then, otherwise } => self.pay(who, cost, then, otherwise)?,
            Instruction::IfDone { does, then, otherwise } => self.if_done(does, then, otherwise)?,
            Instruction::Chance { sides, dice, ignored, does, .. } => {
                self.chance(*sides, *dice, *ignored, does)?;
            }
            Instruction::Unknown { asks, top_of, yes, no } => {
                let so = self.is_so(asks, top_of.as_ref())?;
                self.then(if so { yes } else { no }, self.env.clone());
            }
            Instruction::StateBased => self.state_based()?,
            Instruction::PutTriggers => self.put_triggers()?,
            Instruction::Trigger { does } => self.trigger(does)?,
            Instruction::Cast { .. } => self.cast(instruction)?,
            Instruction::Activate { .. } => self.activate(instruction)?,
            Instruction::Resolve => self.resolve()?,
            Instruction::ResolveAll => self.resolve_all(),
            Instruction::CombatDamage { assigned, divided, meanwhile } => {
                self.combat_damage(assigned, *divided, meanwhile)?;
            }
            Instruction::DeclareAttackers { declared } => self.declare_attackers(declared)?,
            Instruction::DeclareBlockers { declared } => self.declare_blockers(declared)?,
            Instruction::Arrange { what, place } => self.arrange(what, *place)?,
            Instruction::Equip { what } => self.equip(what)?,
            Instruction::Imprint { what } => self.imprint(what),
            Instruction::CounterTargeter => self.counter_targeter()?,
            Instruction::Modes { choose, all_if, modes } => self.modes(*choose, all_if.as_deref(), modes)?,
            Instruction::StepEnds => self.ends(Ending::Step)?,
            Instruction::PhaseEnds => self.ends(Ending::Phase)?,
            Instruction::NextStep => self.turn_goes_on(false)?,
            Instruction::NextTurn => self.turn_goes_on(true)?,
            Instruction::Later { period, who, of_next_turn, does } => {
                self.schedule(*period, who, *of_next_turn, does);
            }
            Instruction::Target(targeting) => self.target_now(targeting)?,
            Instruction::NewTargets { who, of } => self.new_targets(who, of)?,
            Instruction::ExchangeLife { first, second } => self.exchange_life(first, second)?,
            Instruction::GiveCountersAgain { who } => self.counters_again(who)?,
            Instruction::ForEach { what, does } => self.for_each(what, does)?,
            Instruction::ForEachPlayer { who, does } => self.for_each_player(who, does),
            Instruction::Repeat { times, does } => self.repeat(times, does)?,
            Instruction::CreateEffect(effect) => {
                let ends = self.eval().ends(&effect.lifetime);
                if let Some(effect) = self.worked_out(effect)?
                    && self.begins(ends, &effect.lifetime)
                {
                    let id = self.create_effect(effect, self.env.clone(), None);
                    self.table.log(|| Happened::Arranged(Arranged::Effect(id)));
                }
            }
            Instruction::Change { what, changes, until } => self.change_for(what, changes, until)?,
            Instruction::Lasting { ability, until, once, at_once } => {
                self.lasts(ability, until, (*once, *at_once));
            }
            Instruction::Regenerate { what } => {
                for id in self.eval().objects(what) {
                    self.regeneration_shields(id)?;
                }
            }
        }
        Ok(())
    }

    fn then(&mut self, block: &[Instruction], env: Env) {
        self.then_so(block, env, false);
    }

    /// The same of a list that stands inside the one that is followed.
    fn then_within(&mut self, block: &[Instruction], env: Env) {
        let queue = self.table.queues.get(self.situation.queue.index());
        let within = matches!(queue.last(), Some(Todo::Frame(rest)) if rest.env == self.env_id);
        self.then_so(block, env, within);
    }

    fn then_so(&mut self, block: &[Instruction], env: Env, within: bool) {
        if !block.is_empty() {
            let block = self.table.keep_block(block);
            let env = self.table.keep_env(env);
            self.next.push(Todo::Frame(Frame { within, ..Frame::new(block, env) }));
        }
    }

    /// All events at once, but for those that the rules put one after the other.
    fn events_now(&mut self, events: &[Event], unless: &[Effect]) -> Result<(), Stop> {
        if !self.connive_in_turn(events, unless)? && !self.attach_to_one(events, unless)? {
            let counting = self.counting(events, &[]);
            self.events(events, unless, counting)?;
        }
        Ok(())
    }

    /// The parts of all events are pending together; self-replacement effects travel with them.
    fn events(&mut self, events: &[Event], unless: &[Effect], counting: Counting) -> Result<(), Stop> {
        let events = &self.for_one(events)?[..];
        let (from, board) = (self.origin(unless, counting), self.situation.board);
        let mut exceeding = Vec::new();
        for event in events {
            let before = self.situation.parts.len();
            let parts = spawn(self.table, board, &self.env, from, event)?;
            missed::tell_all(self.table, board, &self.env, event, &parts);
            self.situation.add_parts(parts)?;
            if let Event::Damage { excess: Some(to), .. } = event {
                exceeding.push((before..self.situation.parts.len(), to));
            }
        }
        for (places, to) in exceeding {
            send_excess(self.table, board, &self.env, &mut self.situation.parts, places, to)?;
        }
        self.count(counting);
        Ok(())
    }

    /// Whether anything asks for the `Result` of what comes now: the instructions that follow it, or, where there are none,
    /// the rest of the list that is being followed or of the one around it.
    fn counting(&mut self, events: &[Event], then: &[Instruction]) -> Counting {
        let asked = self.asked_for(then);
        // What happens to players alone leaves what was done to objects before it.
        let to_objects = events.first().is_some_and(happens_to_objects);
        if asked == Counting::Objects && !to_objects { Counting::Number } else { asked }
    }

    fn asked_for(&mut self, then: &[Instruction]) -> Counting {
        let queue = self.table.queues.get(self.situation.queue.index());
        if let (true, Some(&Todo::Frame(Frame { block, at, .. }))) = (then.is_empty(), queue.last()) {
            let (asks, at) = (self.table.asking_back(block), at as usize);
            // A list from its beginning is another one: the next script, the next round.
            return match at {
                0 => Counting::Off,
                _ if asks.done > at => Counting::Objects,
                _ if asks.result > at => Counting::Number,
                _ => Counting::Off,
            };
        }
        Counting::for_what(then)
    }

    /// What is pending now is added up as it happens, and then told to what asks for it.
    ///
    /// Judgement: of several kinds of events at once, the first says what is counted.
    fn count(&mut self, counting: Counting) {
        if counting != Counting::Off {
            let objects = (counting == Counting::Objects).then(Vec::new);
            let there = self.table.board(self.situation.board).objects.len();
            let tally = Tally::of(&self.situation.parts, self.env.is_counted, there);
            self.next.push(Todo::Tally(Tally { objects, ..tally }));
        }
    }

    fn origin(&mut self, unless: &[Effect], counting: Counting) -> OriginId {
        let mut env = self.env_id;
        if !unless.is_empty() {
            let knowing = self.table.knowing_for(self.env.clone(), unless, self.situation.board);
            env = self.table.keep_env(knowing);
        }
        let unless = self.table.keep_self_replacements(unless, env);
        let is_counted = counting != Counting::Off || self.env.is_counted;
        self.table.keep_origin(Origin { unless, is_counted, is_step: self.env.of_rule, ..Origin::default() })
    }

    /// Later instructions of the same list know what was chosen, and how many that is.
    fn bind(&mut self, called: &str, chosen: &[ObjectId], number: usize) {
        let Some((mut queue, Todo::Frame(frame))) = self.table.pop_todo(self.situation.queue) else { return };
        if frame.env != self.env_id {
            return;
        }
        let mut env = self.env.clone();
        env.about.result = number as u64;
        env.chosen.retain(|(name, _)| name != called);
        env.chosen.push((called.to_owned(), chosen.to_vec()));
        env.come_to(chosen);
        if mentions_done(self.table.to_come(frame)) {
            env.chosen.retain(|(name, _)| name != DONE);
            env.chosen.push((DONE.to_owned(), chosen.to_vec()));
        }
        let env = self.table.keep_env(env);
        queue.push(Todo::Frame(Frame { env, ..frame }));
        let is_cost = matches!(queue[..], [.., Todo::Activated, Todo::Frame(_)]);
        self.situation.queue = self.table.keep_queue(queue);
        if is_cost {
            self.bind_for_activated(called, chosen);
        }
    }

    /// An effect with the amount of its shield worked out; none where there is nothing to it.
    fn worked_out(&self, effect: &Effect) -> Result<Option<Effect>, TooLarge> {
        let Some(Limit::ShieldOf(amount)) = &effect.limit else { return Ok(Some(effect.clone())) };
        let amount = self.eval().amount(amount)?;
        Ok((amount > 0).then(|| effect.clone().limited(Limit::Shield(amount))))
    }

    /// An effect comes into force. Without a lifetime of its own it lasts until the turn ends.
    fn create_effect(&mut self, body: Effect, env: Env, label: Option<&str>) -> EffectId {
        let body = body.having_left();
        let mut env = Env { marks: statements::part::Marks::default(), is_counted: false, ..env };
        env.done_by_you();
        let env = self.table.knowing_for(env, std::slice::from_ref(&body), self.situation.board);
        let of = SourceOf::Made(self.table.keep_env(env.clone()));
        let body = Arc::new(body);
        let state = self.table.board(self.situation.board);
        let same = |id: &&EffectId| {
            let entry = self.table.effect(**id);
            entry.body == body && *entry.env == env
        };
        let ordinal = state.floating.iter().filter(same).count();
        let label = label.map(str::to_owned).or_else(|| body.name.clone());
        let label = label.unwrap_or_else(|| self.table.called_after(env.about.this));
        let source = EffectSource { body, of, ordinal };
        let id = self.table.keep_effect(source, env, &label);
        let mut state = self.table.board(self.situation.board).clone();
        state.floating.push(id);
        self.situation.board = self.table.keep_board(state);
        id
    }

    /// Each of like permanents has a shield of its own, whatever becomes of the others. Where there are many of them they stay
    /// together, and what comes out of the row takes its shield with it.
    fn regeneration_shields(&mut self, object: ObjectId) -> Result<(), TooLarge> {
        let count = self.table.board(self.situation.board).object(object).count;
        let all = if count > MOST_APART {
            vec![object]
        } else {
            groups::singles(self.table, &mut self.situation, object)?
        };
        for one in all {
            self.regeneration_shield(one);
        }
        Ok(())
    }

    /// CR 701.19a (2026-04-17): the next time it would be destroyed this turn.
    fn regeneration_shield(&mut self, object: ObjectId) {
        let you = self.eval().holder(object);
        let env = Env::new(you, Some(object), self.env.cause);
        let body = regeneration();
        let label = format!("Regeneration of {}", self.table.object_name(object));
        self.create_effect(body, env, Some(&label));
        self.table.log(|| Happened::Arranged(Arranged::Shield(object)));
    }
}

/// A regeneration shield, read from the side of the permanent that it protects.
pub(crate) fn regeneration() -> Effect {
    let effect = Effect::new(EventPattern::Destroy { what: What::This }, Rewrite::Regenerate);
    Effect { lifetime: Lifetime::ThisTurn, ..effect }.limited(Limit::ONCE)
}

/// Whether an event may happen to objects, as an instruction states it.
fn happens_to_objects(event: &Event) -> bool {
    let makes = matches!(
        event,
        Event::Create { .. }
            | Event::MoveTop { .. }
            | Event::Draw { .. }
            | Event::Deed { deed: Deed::Mill, .. }
    );
    let affects = event.facts().affects;
    makes || matches!(affects, Affects::Objects(_) | Affects::Either(_) | Affects::Entering(_))
}

/// Words know to which objects something was done. They don't find those that have gone to a hand or a library, of which it is
/// known what they were (CR 400.7j (2026-04-17)).
fn know_done(env: &mut Env, board: &State, objects: Vec<ObjectId>) {
    let is_hidden = |id: &ObjectId| matches!(board.object(*id).zone, Zone::Hand | Zone::Library);
    let (hidden, found): (Vec<ObjectId>, Vec<ObjectId>) = objects.iter().partition(|id| is_hidden(id));
    env.come_to(&found);
    for id in hidden {
        env.lose(id);
    }
    env.chosen.retain(|(name, _)| name != DONE);
    env.chosen.push((DONE.to_owned(), objects));
}

/// Tells the rest of an instruction list what the instruction before it has done.
pub(crate) fn tell_result(table: &mut Table, situation: &mut Situation, tally: Tally) {
    let Some((mut queue, Todo::Frame(frame))) = table.pop_todo(situation.queue) else { return };
    let mut env = table.env(frame.env).clone();
    env.about.result = tally.so_far;
    env.about.excess = tally.excess;
    if let Some(objects) = tally.objects {
        know_done(&mut env, table.board(situation.board), objects);
    }
    let env = table.keep_env(env);
    queue.push(Todo::Frame(Frame { env, ..frame }));
    situation.queue = table.keep_queue(queue);
}
