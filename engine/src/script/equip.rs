//! Activating an equip ability: only as a sorcery (CR 702.6a (2026-04-17)).
//!
//! Known gap: its cost is not paid here. Where nothing triggers on what becomes a target it resolves at once; else it does as
//! nobody responds, once what has triggered has resolved.

use std::sync::Arc;

use super::Interpreter;
use crate::applying::Stop;
use crate::judging::pending_event::PendingEvent;
use crate::keyword;
use crate::pending::groups;
use crate::table::env::{Aimed, Env};
use crate::table::object::Aim;
use crate::table::selectors::Evaluator;
use language::board::{Step, Targeting, Zone};
use language::effect::Cause;
use language::event::{Event, Instruction};
use language::select::What;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::ids::{ObjectId, Target};
use statements::lacking::NotAnnounced;
use statements::question::{Answer, Question};

impl Interpreter<'_> {
    /// Each of these is equipped to a creature that its controller chooses, if it can be done now. Where it has several
    /// equip abilities, any of them may be activated, so that any creature that one of them allows can be chosen.
    pub(crate) fn equip(&mut self, what: &What) -> Result<(), Stop> {
        for id in self.eval().objects(what) {
            if !self.is_sorcery_time(id) {
                self.table.log(|| Happened::Decided(Decided::NotEquipped { what: id, in_time: false }));
                continue;
            }
            if let Some(by) = self.forbidden_by(id, false) {
                self.is_not_announced((id, false), NotAnnounced::Forbidden(by))?;
                continue;
            }
            let (env, all) = self.could_carry(id);
            self.tell_untargetable(all.iter().copied().map(Target::Object).collect(), &env);
            let from = self.equippable(&env, id, all);
            let chosen = match from[..] {
                [] => {
                    self.table.log(|| Happened::Decided(Decided::NotEquipped { what: id, in_time: true }));
                    continue;
                }
                [only] => only,
                [first, ..] => {
                    let question = Question::Objects { from, at_least: 1, at_most: 1, together: None };
                    let answer = self.ask_player(self.eval().holder(id), question)?;
                    let Answer::Objects(chosen) = answer else { continue };
                    chosen.first().copied().unwrap_or(first)
                }
            };
            let chosen = groups::take_one(self.table, &mut self.situation, chosen)?;
            let view = self.table.view(self.situation.board);
            let abilities = keyword::equip::each(&view.seen[id.index()].is).len();
            self.table.log(|| Happened::Decided(Decided::Equipped { what: id, to: chosen, abilities }));
            if self.are_targets_asked_for() {
                self.equip_by_the_stack(id, chosen)?;
                continue;
            }
            let called = "equipped".to_owned();
            let mut env = self.env.clone();
            env.about.this = Some(id);
            env.chosen.retain(|(name, _)| *name != called);
            env.chosen.push((called.clone(), vec![chosen]));
            let attach = Event::Attach { what: What::This, to: What::Chosen(called) };
            self.then(&[Instruction::Do { events: vec![attach], unless: Vec::new() }], env);
        }
        Ok(())
    }

    /// The first equip ability that allows it is put on the stack, and what has become its target may make others trigger.
    fn equip_by_the_stack(&mut self, id: ObjectId, chosen: ObjectId) -> Result<(), Stop> {
        let player = self.eval().holder(id);
        let mut env = Env::new(player, Some(id), Cause::Effect);
        let is = self.printed(id);
        let fits = |(targeting, _): &(Targeting, Vec<Instruction>)| {
            let pending = PendingEvent::new(self.table, &self.situation);
            pending.eval(&env).targets(&targeting.of).contains(&Target::Object(chosen))
        };
        let Some((targeting, does)) = is.abilities.iter().filter_map(keyword::equip::activated).find(fits)
        else {
            return Ok(());
        };
        let aim = Aim { at: vec![Target::Object(chosen)], gone: 0, of: Arc::new(targeting.of) };
        self.become_targets([&aim], Some(id), player);
        env.aim(Aimed { called: targeting.called, aim, settled: false });
        self.put_activated(&does, env)?;
        self.then(&[Instruction::ResolveAll], self.env.clone());
        Ok(())
    }

    /// The creatures that one of its equip abilities asks for: of its controller, and as the ability says; and who is "you" then.
    fn could_carry(&self, id: ObjectId) -> (Env, Vec<ObjectId>) {
        let (state, view) = (self.table.board(self.situation.board), self.table.view(self.situation.board));
        let mut env = self.env.clone();
        env.about.this = Some(id);
        env.about.you = self.eval().holder(id);
        let each = keyword::equip::each(&view.seen[id.index()].is);
        let creatures = Evaluator::new(self.table, state, &view.seen, &env).objects(&What::OneOf(each));
        (env, creatures)
    }

    /// Those of these that it can target.
    fn equippable(&self, env: &Env, id: ObjectId, mut creatures: Vec<ObjectId>) -> Vec<ObjectId> {
        let pending = PendingEvent::new(self.table, &self.situation);
        let (source, you) = (self.eval().thing(id), env.about.you);
        creatures.retain(|&creature| pending.can_be_targeted(Target::Object(creature), Some(&source), you));
        creatures
    }

    /// Whether its controller could cast a sorcery now: in a main phase of their turn, with an empty stack.
    fn is_sorcery_time(&self, id: ObjectId) -> bool {
        let state = self.table.board(self.situation.board);
        let main = matches!(state.step, Step::Main | Step::SecondMain);
        let empty = state.ids().all(|other| state.object(other).zone != Zone::Stack);
        let team = |player| self.table.team(player);
        state.is_permanent(id) && main && empty && team(state.active) == team(self.eval().holder(id))
    }
}
