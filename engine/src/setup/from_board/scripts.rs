//! What is to be done: events, abilities that wait or lie on the stack, and what is scheduled.

use super::Laying;
use std::sync::Arc;

use hashbrown::HashMap;

use crate::table::enchanting::is_aura;
use crate::table::env::{Aimed, Env, Referents, Sacrifices, Targeter};
use crate::table::object::Aim;
use crate::table::queue::{Frame, Queue, Todo};
use crate::table::stack::{Stack, Waiting};
use crate::table::state::State;
use crate::table::turn::{Bearing, Course, Scheduled};
use language::board;
use language::board::{Ability, Board, Refers, TriggeredAbility};
use language::effect::{EventPattern, Pattern};
use language::event::Script;
use language::rule::Switch;
use language::select::{What, Whom};
use language::walk::Node;
use statements::ids::{EnvId, ObjectId, PlayerId, Target};

impl Laying {
    /// The scripts, the first one on top.
    pub(crate) fn scripts(&mut self, board: &Board, state: &State) -> Queue {
        let frames = board.events.iter().filter_map(|script| self.frame(board, state, script));
        let frames: Vec<Frame> = frames.collect::<Vec<_>>().into_iter().map(|one| self.said(one)).collect();
        let mut queue: Queue = frames.iter().copied().map(Todo::Frame).collect();
        self.table.scripts = frames;
        queue.reverse();
        queue
    }

    /// How the turn goes on.
    pub(crate) fn course(&self, board: &Board, active: PlayerId) -> Course {
        let turn = &board.turn;
        let usual = self.table.player_id(turn.usual.as_deref()).unwrap_or(active);
        let extra = turn.extra_turns.iter().filter_map(|name| self.table.player_id(Some(name)));
        let course = Course::new(turn.step, Bearing { begun: turn.begun, behind: turn.behind }, usual);
        course.with(extra.collect(), turn.additional.clone())
    }

    pub(crate) fn scheduled(
        &mut self,
        board: &Board,
        state: &State,
        one: &board::Scheduled,
    ) -> Option<Scheduled> {
        let whose = one.whose.iter().filter_map(|name| self.table.player_id(Some(name))).collect();
        let frame = self.frame(board, state, &one.script)?;
        Some(Scheduled { period: one.period, whose, waits: one.waits, frame })
    }

    /// Triggered abilities that wait or lie on the stack. Of so many that they can't be counted there are none more.
    pub(crate) fn stack(&mut self, board: &Board, state: &State) -> Stack {
        let mut stack = Stack::default();
        for (waits, listed) in [(true, &board.triggered), (false, &board.stack)] {
            for one in listed {
                let frame = self.whole_frame(board, state, &one.script);
                let env = self.targeting(frame.env, board, one);
                let env = self.let_go(env, state, &one.script);
                let ability = self.table.keep_ability(frame.block, env);
                let waiting = Waiting { on_triggering: one.on_triggering, ability };
                let below = self.table.object_id(one.above.as_deref());
                let over = below.map_or(0, |spell| state.object(spell).since + 1);
                let put =
                    if waits { stack.wait(waiting, one.times) } else { stack.put(ability, one.times, over) };
                debug_assert!(put.is_ok(), "more than can be counted was refused before");
            }
        }
        stack
    }

    /// What an ability refers to. One of an Aura that is attached to nothing, and that triggers on what it enchants leaving, has
    /// triggered on that: it finds the Aura where that goes next (CR 400.7f (2026-04-17), 400.7e (2009-07-11)).
    ///
    /// Known gap: not where something else has given that ability to the Aura.
    fn let_go(&mut self, env: EnvId, state: &State, script: &Script) -> EnvId {
        let on_nothing = |id: &ObjectId| {
            let aura = state.object(*id);
            aura.is_permanent() && aura.attached_to.is_none() && aura.on_player.is_none()
        };
        let Some(source) = self.table.object_id(script.source.as_deref()).filter(on_nothing) else {
            return env;
        };
        let print = self.table.print(state.object(source).copiable());
        let is_it = |ability: &Ability| matches!(ability, Ability::Triggered { when, does, .. } if *does == script.does && is_of_host_leaving(when));
        if !self.table.on(Switch::AuraFoundLater) || !is_aura(print) || !print.abilities.iter().any(is_it) {
            return env;
        }
        let mut known = self.table.env(env).clone();
        known.about.enchanted_left = true;
        self.table.keep_env(known)
    }

    /// What an ability refers to, with what it targets.
    fn targeting(&mut self, env: EnvId, board: &Board, one: &TriggeredAbility) -> EnvId {
        if one.targets.is_empty() {
            return env;
        }
        let mut known = self.table.env(env).clone();
        let places: HashMap<&str, usize> =
            board.objects.iter().enumerate().map(|(at, object)| (object.id.as_str(), at)).collect();
        for (called, targets) in &one.targets {
            let lost = known.lost.clone();
            known.aim(Aimed { called: called.clone(), aim: self.aim(targets, &places), settled: false });
            known.lost = lost;
        }
        self.table.keep_env(known)
    }

    pub(crate) fn frame(&mut self, board: &Board, state: &State, script: &Script) -> Option<Frame> {
        (!script.does.is_empty()).then(|| self.whole_frame(board, state, script))
    }

    /// What a judge says happens: what is sacrificed in it is by whoever controls it.
    fn said(&mut self, frame: Frame) -> Frame {
        let mut env = self.table.env(frame.env).clone();
        env.about.sacrifices = Sacrifices::Whoever;
        Frame { env: self.table.keep_env(env), ..frame }
    }

    /// A script as it is followed, if there is anything in it or not.
    fn whole_frame(&mut self, board: &Board, state: &State, script: &Script) -> Frame {
        let source = self.table.object_id(script.source.as_deref());
        let you = self.table.player_id(script.controller.as_deref()).or(self.holder_on(board, source));
        let env = Env::new(you.unwrap_or(state.active), source, script.cause);
        let env = self.referring(env, &script.refers);
        let env = self.table.keep_env(env);
        let block = self.table.keep_block(&script.does);
        Frame::new(block, env)
    }

    /// An environment with what the board says that its words refer to.
    pub(crate) fn referring(&self, env: Env, refers: &Refers) -> Env {
        let Refers {
            it,
            affected,
            damage_source,
            that_much,
            result,
            excess,
            transformed,
            lapsed,
            chosen,
            lost,
            ..
        } = refers;
        let spell = self.table.object_id(refers.targeting_spell.as_deref()).map(Targeter::Spell);
        let ability = refers.targeting_ability.and_then(|place| place.checked_sub(1)).map(Targeter::Ability);
        let about = Referents {
            it: self.table.object_id(it.as_deref()),
            affected: self.table.player_id(affected.as_deref()),
            damage_source: self.table.object_id(damage_source.as_deref()),
            that_much: *that_much,
            result: *result,
            excess: *excess,
            transformed: *transformed,
            lapsed: *lapsed,
            targeter: spell.or(ability),
            ..env.about
        };
        let ids = |names: &[String]| -> Vec<ObjectId> {
            names.iter().filter_map(|id| self.table.object_id(Some(id))).collect()
        };
        let mut lost = ids(lost);
        lost.sort_unstable();
        lost.dedup();
        let targets = chosen.iter().filter_map(|(name, names)| self.players_called(name, names)).collect();
        let chosen = chosen.iter().map(|(name, names)| (name.clone(), ids(names))).collect();
        Env { about, chosen, targets, lost, ..env }
    }

    /// Players that were targeted by a spell or an ability that has begun to resolve; none where there are none of these.
    fn players_called(&self, called: &str, names: &[String]) -> Option<Aimed> {
        let player = |name: &String| self.table.player_id(Some(name)).map(Target::Player);
        let mut at: Vec<Target> = names.iter().filter_map(player).collect();
        at.sort_unstable();
        let aim = Aim { at, gone: 0, of: Arc::new(Whom::Any) };
        (!aim.at.is_empty()).then(|| Aimed { called: called.to_owned(), aim, settled: true })
    }
}

/// Whether an ability triggers as what its source is attached to leaves the battlefield.
fn is_of_host_leaving(when: &Pattern) -> bool {
    let EventPattern::Move { what, .. } = &when.event else { return false };
    Node::What(what).any(&|node| matches!(node, Node::What(What::AttachedToBy)))
}
