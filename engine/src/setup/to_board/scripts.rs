//! What is still to be done: what waits, what is scheduled, and triggered abilities.

use crate::setup::to_board::Raising;
use crate::table::env::{Env, Targeter};
use crate::table::queue::Frame;
use crate::table::stack::Waiting;
use language::board::{Refers, Scheduled, TriggeredAbility};
use language::effect::Kind;
use language::event::{Instruction, Script};
use language::select::Amount;
use statements::after::Left;
use statements::ids::{AbilityId, EffectId, ObjectId, Target};

impl Raising<'_> {
    pub(crate) fn refers(&self, env: &Env) -> Refers {
        let object = |id: ObjectId| self.names.object(id).to_owned();
        let chosen = env.chosen.iter();
        // What is still to be looked at, as it begins to resolve, is told apart from these.
        let is_told = |name: &String| env.targets.iter().any(|one| !one.settled && one.called == *name);
        let players = |name: &String| {
            let named = env.targets.iter().filter(|one| one.called == *name).flat_map(|one| &one.aim.at);
            let player = |target: &Target| match *target {
                Target::Player(player) => Some(self.table.player_name(player).to_owned()),
                Target::Object(_) => None,
            };
            named.filter_map(player).collect::<Vec<_>>()
        };
        let chosen = chosen.filter(|(name, _)| !is_told(name)).map(|(name, ids)| {
            let objects = ids.iter().map(|&id| object(id));
            (name.clone(), players(name).into_iter().chain(objects).collect())
        });
        Refers {
            it: env.about.it.map(object),
            affected: env.about.affected.map(|player| self.table.player_name(player).to_owned()),
            damage_source: env.about.damage_source.map(object),
            targeting_spell: match env.about.targeter {
                Some(Targeter::Spell(spell)) => Some(object(spell)),
                Some(Targeter::Ability(_)) | None => None,
            },
            targeting_ability: match env.about.targeter {
                Some(Targeter::Ability(place)) => place.checked_add(1),
                Some(Targeter::Spell(_)) | None => None,
            },
            that_much: env.about.that_much,
            result: env.about.result,
            excess: env.about.excess,
            transformed: env.about.transformed,
            lapsed: env.about.lapsed,
            chosen: chosen.collect(),
            lost: env.lost.iter().map(|&id| object(id)).collect(),
        }
    }

    /// What waits for the next turn, phase or step.
    pub(crate) fn waiting(&mut self) -> Vec<Script> {
        let frames: Vec<Frame> = self.state.waiting.clone();
        frames.into_iter().filter_map(|frame| self.script(frame)).collect()
    }

    fn script(&mut self, frame: Frame) -> Option<Script> {
        let (env, block) = (self.table.env(frame.env), self.table.block(frame.block));
        let mut does: Vec<Instruction> = block.get(frame.at as usize..)?.to_vec();
        if frame.again > 0 {
            does.push(Instruction::Repeat { times: Amount::N(frame.again), does: block.to_vec() });
        }
        let begin = |id: &EffectId| self.table.effect(*id).kind == Kind::Begin;
        let marked = (0..self.table.entries.len()).map(EffectId::at).filter(|&id| env.marks.contains(id));
        // Nothing that looks at beginning periods looks at what is done in them.
        for id in marked.filter(|id| !begin(id)) {
            self.left.push(Left::Applied { effect: self.table.effect(id).label.clone() });
        }
        Some(Script {
            source: env.about.this.map(|this| self.names.object(this).to_owned()),
            controller: Some(self.table.player_name(env.about.you).to_owned()),
            cause: env.cause,
            choice_of: None,
            refers: self.refers(env),
            does,
        })
    }

    /// What is to be done when turns, phases and steps begin.
    pub(crate) fn scheduled(&mut self) -> Vec<Scheduled> {
        let mut found = Vec::new();
        for one in &self.state.scheduled {
            let whose = one.whose.iter().map(|&id| self.table.player_name(id).to_owned()).collect();
            if let Some(script) = self.script(one.frame) {
                found.push(Scheduled { period: one.period, whose, waits: one.waits, script });
            }
        }
        found
    }

    /// Abilities that wait to be put on the stack.
    pub(crate) fn triggered(&mut self) -> Vec<TriggeredAbility> {
        let waiting = self.state.stack.waiting().iter();
        let row = |(one, times): &(Waiting, u64)| Row {
            ability: one.ability,
            times: *times,
            on_triggering: one.on_triggering,
            over: 0,
        };
        let each = waiting.map(row).collect();
        self.abilities(each)
    }

    /// Abilities on the stack, bottom first.
    pub(crate) fn stacked(&mut self) -> Vec<TriggeredAbility> {
        let row =
            |&(ability, times): &(AbilityId, u64)| Row { ability, times, on_triggering: false, over: 0 };
        let rows = self.state.stack.rows().iter().zip(self.state.stack.over());
        let each = rows.map(|(one, &over)| Row { over, ..row(one) }).collect();
        self.abilities(each)
    }

    /// Abilities in this order. Those that follow each other and have come to refer to the same are one row.
    fn abilities(&mut self, each: Vec<Row>) -> Vec<TriggeredAbility> {
        let mut all: Vec<TriggeredAbility> = Vec::with_capacity(each.len());
        for next in each.into_iter().filter_map(|one| self.ability(one)) {
            let last = all
                .last_mut()
                .filter(|last| **last == TriggeredAbility { times: last.times, ..next.clone() });
            let sum = last.as_ref().and_then(|last| last.times.checked_add(next.times));
            match (last, sum) {
                (Some(last), Some(sum)) => last.times = sum,
                _ => all.push(next),
            }
        }
        all
    }

    /// An ability. What it has lost sight of it does not refer to any more.
    fn ability(&mut self, row: Row) -> Option<TriggeredAbility> {
        let Row { ability, times, on_triggering, over } = row;
        let ability = self.table.ability(ability);
        let mut script = self.script(Frame::new(ability.does, ability.env))?;
        let gone = self.table.env(ability.env).about.gone;
        if gone.it {
            script.refers.it = None;
        }
        if gone.damage_source {
            script.refers.damage_source = None;
        }
        if gone.this {
            script.source = None;
        }
        let targets = self.table.env(ability.env).targets.iter().filter(|one| !one.settled);
        let targets = targets.map(|one| (one.called.clone(), self.aimed_at(&one.aim))).collect();
        let under = self.state.spells().filter(|&id| self.state.object(id).since < over);
        let above = under.max_by_key(|&id| self.state.object(id).since);
        let above = above.map(|id| self.names.object(id).to_owned());
        Some(TriggeredAbility { times, on_triggering, targets, above, script })
    }
}

/// So many times one ability, waiting or on the stack.
#[derive(Clone, Copy)]
struct Row {
    ability: AbilityId,
    times: u64,
    /// Whether it has triggered on another ability's triggering.
    on_triggering: bool,
    /// Before when spells below it have come to the stack.
    over: u32,
}
