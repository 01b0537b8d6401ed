//! What abilities that have triggered refer to, and what they have lost sight of.
//!
//! An ability finds the objects that it refers to as long as they stay where it could find them first; of a permanent
//! that has left it knows what that last was (CR 400.7, 608.2h (2026-04-17), 413.2f (2006-10-01)).

use super::Table;
use super::changed::is_conditional;
use super::env::{Env, Gone, Last, Referents, Targeter};
use super::ledger::{Entry, Ledger};
use super::object::LastKnown;
use super::queue::{OnStack, Todo};
use super::stack::{StackAbility, Triggered, Waiting};
use super::state::State;
use crate::check::pronouns::{Pronouns, Words, targets};
use crate::keyword::madness;
use std::cmp::Ordering;

use language::board::{PlayerDesignation, Zone};
use language::rule::Switch;
use language::walk::Node;
use statements::chronicle::{Because, Happened};
use statements::error::TooLarge;
use statements::ids::{
    AbilityId, BlockId, BoardId, EffectId, EnvId, LastId, ObjectId, PlayerId, QueueId, Target,
};

impl Table {
    /// The ability behind an id.
    pub(crate) fn ability(&self, id: AbilityId) -> StackAbility {
        *self.abilities.get(id.index())
    }

    /// What an ability's words refer to.
    pub(crate) fn ability_env(&self, id: AbilityId) -> &Env {
        self.env(self.ability(id).env)
    }

    /// What an ability is called, as exactly as it can be.
    pub(crate) fn ability_label(&self, id: AbilityId) -> String {
        self.ability_labels(id).pop().unwrap_or_default()
    }

    /// The abilities that lie on the stack, bottom first, by what they are called, and how many of each.
    pub(crate) fn stacked(&self, state: &State) -> Vec<(String, u64)> {
        state.stack.rows().iter().map(|&(id, times)| (self.ability_label(id), times)).collect()
    }

    /// What an ability may be called: by its source, and with what its words refer to where that is anything.
    pub(crate) fn ability_labels(&self, id: AbilityId) -> Vec<String> {
        let (name, long) = self.names_of(self.ability_env(id), None);
        std::iter::once(name).chain(long).collect()
    }

    /// What is done in an environment, as exactly as it can be told: by its source, or by this name where it has none, and by
    /// what its words refer to.
    pub(crate) fn label_of(&self, env: &Env, without_source: Option<&str>) -> String {
        let (name, long) = self.names_of(env, without_source);
        long.unwrap_or(name)
    }

    fn names_of(&self, env: &Env, without_source: Option<&str>) -> (String, Option<String>) {
        let title = env.title.map(|title| match title {
            PlayerDesignation::Monarch => "the monarch",
            PlayerDesignation::Initiative => "the initiative",
            PlayerDesignation::CitysBlessing => "the city's blessing",
        });
        let nameless = || title.or(without_source).unwrap_or("an ability").to_owned();
        let about = env.about;
        let name = about.this.map_or_else(nameless, |id| self.object_name(id).to_owned());
        let it = about.it.map(|id| self.object_name(id).to_owned());
        let affected = about.affected.map(|id| self.player_name(id).to_owned());
        let much = (about.that_much > 0).then(|| format!("for {}", about.that_much));
        let targets = env.targets.iter().filter(|one| !one.settled).flat_map(|one| &one.aim.at);
        let name_of = |target: &Target| match *target {
            Target::Player(player) => self.player_name(player),
            Target::Object(id) => self.object_name(id),
        };
        let targets: Vec<&str> = targets.map(name_of).collect();
        let targets = (!targets.is_empty()).then(|| format!("targeting {}", targets.join(" and ")));
        let refers: Vec<String> = it.into_iter().chain(affected).chain(much).chain(targets).collect();
        let long = (!refers.is_empty()).then(|| format!("{name} ({})", refers.join(", ")));
        (name, long)
    }

    /// Who controls an ability.
    pub(crate) fn ability_of(&self, id: AbilityId) -> PlayerId {
        self.ability_env(id).about.you
    }

    /// Keeps an ability.
    pub(crate) fn keep_ability(&mut self, does: BlockId, env: EnvId) -> AbilityId {
        let names_this = Pronouns::of(self.block(does)).this;
        let targets = !self.env(env).targets.is_empty() || targets(self.block(does));
        let lasts = self.block(does).iter().any(|one| Node::Instruction(one).any(&is_conditional));
        AbilityId::at(self.abilities.add(StackAbility { does, env, names_this, targets, lasts }))
    }

    /// Abilities that have triggered are counted, and wait. Of what made them trigger they keep what their words ask for; of
    /// what has left in the event what it was on the board `before` it. An object that has gone to a hand or library, or has
    /// left the game, can't be found there.
    pub(crate) fn note_triggered(
        &mut self,
        before: BoardId,
        state: &mut State,
        ledger: &mut Ledger,
        all: Vec<Triggered>,
    ) -> Result<(), TooLarge> {
        for one in all {
            if let Some(source) = one.source {
                ledger.add(Entry::Triggered(source), one.times)?;
            }
            state.lasting.retain(|lasting| Some(lasting.number) != one.once);
            if let Some(limit) = one.limit {
                state.spent.add(limit.key, one.times)?;
            }
            let asks = Pronouns::of(self.block(one.does));
            let about = one.env.about;
            let it = about.it.filter(|_| asks.it);
            let damage_source = about.damage_source.filter(|_| asks.damage_source);
            let hidden =
                |id: ObjectId| matches!(state.object(id).zone, Zone::Hand | Zone::Library | Zone::Outside);
            let this = one.source.filter(|_| asks.this || targets(self.block(one.does)));
            let gone = Gone {
                it: it.is_some_and(|id| about.gone.it || hidden(id)),
                this: this.is_some_and(|id| about.gone.this || hidden(id)),
                damage_source: damage_source.is_some() && about.gone.damage_source,
            };
            let said = matches!(one.because, Because::Said | Because::Due);
            let known_of = |table: &mut Self, id: ObjectId| {
                let gone = table.last_of_gone(before, state, id);
                gone.or_else(|| table.known_source(state, id).filter(|_| said))
            };
            let last = Last {
                this: this.and_then(|id| known_of(self, id)),
                it: it.and_then(|id| known_of(self, id)),
                damage_source: damage_source.and_then(|id| {
                    let dealt = self.board(before).known_source(id, about.in_combat).cloned();
                    let kept = dealt.map(|known| LastId::at(self.lasts.add(known)));
                    kept.or_else(|| known_of(self, id)).or_else(|| self.known_source(state, id))
                }),
            };
            let about = Referents {
                it,
                discarded: about.discarded && it.is_some(),
                affected: self.concerned(before, state, &one.env.about, asks).filter(|_| asks.affected),
                damage_source,
                in_combat: false,
                that_much: if asks.that_much { about.that_much } else { 0 },
                excess: if asks.excess { about.excess } else { 0 },
                gone,
                last,
                enchanted_left: about.enchanted_left && asks.this,
                targeter: about.targeter.filter(|_| asks.targeter),
                ..about
            };
            let env = self.keep_env(Env { about, ..one.env });
            let gone = self.gone_for(before, state, env, one.does);
            let ability = self.keep_ability(one.does, env);
            let ability = self.keeping_in_mind(before, ability, &gone);
            self.log(|| Happened::Triggered { ability, times: one.times, because: one.because });
            state.stack.wait(Waiting { on_triggering: one.on_triggering, ability }, one.times)?;
        }
        Ok(())
    }

    /// Whom "affected" means in an ability that has triggered: where it counters what has made something a target, who controls
    /// that.
    fn concerned(
        &self,
        before: BoardId,
        state: &State,
        about: &Referents,
        asks: Pronouns,
    ) -> Option<PlayerId> {
        match about.targeter.filter(|_| asks.targeter) {
            Some(Targeter::Spell(spell)) => {
                let seen = self.view(before).seen.get(spell.index());
                seen.and_then(|seen| seen.controller).or(Some(state.object(spell).controller))
            }
            Some(Targeter::Ability(place)) => state.stack.at(place).map(|ability| self.ability_of(ability)),
            None => about.affected,
        }
    }

    /// What speaks of abilities on the stack does so where they are now that one has been taken out of it; of that one nothing
    /// speaks any more.
    pub(crate) fn move_targeters(&mut self, state: &mut State, taken_out: u64) -> Result<(), TooLarge> {
        let stack = state.stack.map(|id| {
            let env = self.ability_env(id);
            let Some(Targeter::Ability(place)) = env.about.targeter else { return Some(id) };
            let targeter = match place.cmp(&taken_out) {
                Ordering::Less => return Some(id),
                Ordering::Equal => None,
                Ordering::Greater => Some(Targeter::Ability(place - 1)),
            };
            let env = Env { about: Referents { targeter, ..env.about }, ..env.clone() };
            let (does, env) = (self.ability(id).does, self.keep_env(env));
            Some(self.keep_ability(does, env))
        })?;
        state.stack = stack;
        Ok(())
    }

    /// What has gone that an ability keeps in mind: what its words have lost, and, where they speak of what was attached, what
    /// has left in the event.
    fn gone_for(&self, before: BoardId, state: &State, env: EnvId, does: BlockId) -> Vec<ObjectId> {
        let mut gone = self.permanents_of(before, &self.env(env).lost);
        if Words::of_named(self.block(does)).attached {
            gone.extend(self.left_since(before, state));
            gone.sort_unstable();
            gone.dedup();
        }
        gone
    }

    /// Those of these that were on the battlefield or the stack.
    fn permanents_of(&self, board: BoardId, ids: &[ObjectId]) -> Vec<ObjectId> {
        let board = self.board(board);
        let was_there = |id: &&ObjectId| {
            board
                .objects
                .get(id.index())
                .is_some_and(|was| matches!(was.zone, Zone::Battlefield | Zone::Stack))
        };
        ids.iter().filter(was_there).copied().collect()
    }

    /// What something last was that has left while something was followed.
    fn known_source(&mut self, state: &State, id: ObjectId) -> Option<LastId> {
        let known = state.known_source(id, true)?.clone();
        Some(LastId::at(self.lasts.add(known)))
    }

    /// What abilities that were there before an event lose sight of in it: `before` is the board before it. What has left
    /// is known as it was. One whose costs are being paid, as what is still to be done says, finds what that moves.
    pub(crate) fn lose_sight(
        &mut self,
        before: BoardId,
        state: &mut State,
        queue: QueueId,
    ) -> Result<(), TooLarge> {
        let is_paid = self.queues.get(queue.index()).contains(&Todo::Activated);
        let activated = if is_paid { state.stack.take_top() } else { None };
        self.lose_sight_of_all(before, state)?;
        if let Some((ability, over)) = activated {
            let ability = self.moving_for_costs(before, state, ability);
            state.stack.put(ability, 1, over)?;
        }
        Ok(())
    }

    /// An activated ability after an event in which costs of it were paid, or what came of that: it finds what that has moved
    /// to a public zone (CR 400.7j (2026-04-17), 400.7h (2017-04-28), 400.7g (2012-05-01)); no target, which has become illegal.
    ///
    /// Judgement: so, too, before 2012-05-01, when no text says what an ability finds that its costs have moved.
    fn moving_for_costs(&mut self, before: BoardId, state: &State, id: AbilityId) -> AbilityId {
        let moved = self.moved_since(before, state);
        if moved.is_empty() {
            return id;
        }
        let ability = self.ability(id);
        let env = self.ability_env(id);
        let mut about = env.about;
        let hidden =
            |id: &ObjectId| matches!(state.object(*id).zone, Zone::Hand | Zone::Library | Zone::Outside);
        let is_target = |id: &ObjectId| {
            env.targets.iter().any(|one| !one.settled && one.aim.at.contains(&Target::Object(*id)))
        };
        let lost: Vec<ObjectId> = moved.iter().copied().filter(|id| hidden(id) || is_target(id)).collect();
        if let Some(this) = about.this.filter(|this| moved.contains(this)) {
            about.gone.this = hidden(&this);
            about.last.this = self.last(before, state, this).filter(|_| ability.asks_of_this());
        }
        let env = Env { about, ..self.ability_env(id).clone() };
        let env = self.keep_env(env);
        let id = self.keep_ability(ability.does, env);
        let id = self.losing_named(before, id, &lost);
        let left = self.left_since(before, state);
        self.keeping_in_mind(before, id, &left)
    }

    fn lose_sight_of_all(&mut self, before: BoardId, state: &mut State) -> Result<(), TooLarge> {
        let known: Vec<AbilityId> = state.stack.all().collect();
        let mut lost = Vec::new();
        let left = self.left_since(before, state);
        let moved = self.moved_since(before, state);
        for id in known {
            let other = self.losing_sight(before, state, id);
            let other = self.losing_named(before, other, &moved);
            lost.push((id, self.keeping_in_mind(before, other, &left)));
        }
        if let Some(resolving) = state.stack.resolving {
            let about = self.ability_env(resolving).about;
            for object in [about.this, about.it, about.damage_source].into_iter().flatten() {
                if let Some(last) = self.last(before, state, object) {
                    state.stack.know(self.lasts.get(last.index()).clone());
                }
            }
        }
        let to = |id| Some(lost.iter().find(|(old, _)| *old == id).map_or(id, |&(_, new)| new));
        state.stack = state.stack.map(to)?;
        Ok(())
    }

    /// An ability after an event in which some of what it refers to may have left. What it has lost sight of before it does
    /// not find again.
    fn losing_sight(&mut self, before: BoardId, state: &State, id: AbilityId) -> AbilityId {
        let ability = self.ability(id);
        let mut about = self.ability_env(id).about;
        let old = about;
        if let Some(this) = about.this.filter(|&id| !old.gone.this && self.has_moved(before, state, id)) {
            about.gone.this = !self.falls_off(before, state, old);
            about.enchanted_left = false;
            about.last.this =
                about.last.this.or(self.last(before, state, this)).filter(|_| ability.asks_of_this());
        }
        let loses = |id: ObjectId| self.has_moved(before, state, id) && !self.is_let_go(state, old, id);
        if let Some(it) = about.it.filter(|&id| !old.gone.it && loses(id)) {
            about.gone.it = true;
            about.last.it = about.last.it.or(self.last(before, state, it));
        }
        if let Some(source) = about.damage_source {
            about.gone.damage_source |= self.has_moved(before, state, source);
            about.last.damage_source = about.last.damage_source.or(self.last(before, state, source));
        }
        self.phases(before, state, &mut about, ability.asks_of_this());
        if about == old {
            return id;
        }
        let env = Env { about, ..self.ability_env(id).clone() };
        let env = self.keep_env(env);
        self.keep_ability(ability.does, env)
    }

    /// Whether the source is an Aura whose ability has triggered as what it enchanted left, and that is put into the graveyard
    /// since it is attached to nothing (CR 400.7f (2026-04-17), 400.7e (2009-07-11)).
    fn falls_off(&self, before: BoardId, state: &State, about: Referents) -> bool {
        let Some(aura) = about.this.filter(|_| about.enchanted_left) else { return false };
        let was = self.board(before).object(aura);
        was.is_permanent()
            && was.attached_to.is_none()
            && was.on_player.is_none()
            && state.object(aura).zone == Zone::Graveyard
    }

    /// Whether a card that was discarded has been put elsewhere by its madness ability, and not cast: what speaks of the
    /// discarded card finds it there (CR 400.7k, 702.35c (2026-04-17)).
    fn is_let_go(&self, state: &State, about: Referents, card: ObjectId) -> bool {
        let is_public = matches!(
            state.object(card).zone,
            Zone::Graveyard | Zone::Exile | Zone::Command | Zone::Battlefield
        );
        let of_card = |id: AbilityId| {
            let ability = self.ability(id);
            self.env(ability.env).about.this == Some(card)
                && self.block(ability.does)[..] == [madness::triggered()]
        };
        self.on(Switch::MadnessFound)
            && about.discarded
            && is_public
            && state.stack.resolving.is_some_and(of_card)
    }

    /// An ability after an event in which some of what it names, or has come to by a choice, has gone elsewhere: that is
    /// another object, which it does not find (CR 400.7, 608.2b, 603.7c (2026-04-17), 217.1c (2006-10-01)).
    fn losing_named(&mut self, before: BoardId, id: AbilityId, moved: &[ObjectId]) -> AbilityId {
        let ability = self.ability(id);
        let words = if moved.is_empty() { return id } else { Words::of_named(self.block(ability.does)) };
        let env = self.losing(ability.env, &words.themselves(), before, moved);
        if env == ability.env { id } else { self.keep_ability(ability.does, env) }
    }

    /// An ability after an event in which some of what it names, or has come to by a choice, may have left: it knows what that
    /// last was.
    fn keeping_in_mind(&mut self, before: BoardId, id: AbilityId, left: &[ObjectId]) -> AbilityId {
        if left.is_empty() {
            return id;
        }
        let ability = self.ability(id);
        let words = Words::of_named(self.block(ability.does));
        let (old, env) = (self.board(before), self.env(ability.env));
        let asks =
            |object| self.ask_for(&words, env, old, object) || self.asks_as_attached(ability, old, object);
        let asked: Vec<ObjectId> = left.iter().copied().filter(|&object| asks(object)).collect();
        if asked.is_empty() {
            return id;
        }
        let mut env = env.clone();
        for object in asked {
            let known = self.as_it_was(before, object);
            env.known.push(LastId::at(self.lasts.add(known)));
        }
        let env = self.keep_env(env);
        self.keep_ability(ability.does, env)
    }

    /// Whether an ability asks what is attached to what its words mean, and this is, or was as that left.
    fn asks_as_attached(&self, ability: StackAbility, old: &State, object: ObjectId) -> bool {
        let words = Words::of(self.block(ability.does));
        if !words.attached {
            return false;
        }
        let (env, was) = (self.env(ability.env), old.object(object));
        let Last { this, it, damage_source } = env.about.last;
        let known = [this, it, damage_source].into_iter().flatten().chain(env.known.iter().copied());
        let mut known = known.map(|last| self.lasts.get(last.index()));
        let themselves = Words { attached: false, ..words };
        was.attached_to.is_some_and(|host| self.ask_for(&themselves, env, old, host))
            || known.any(|known| known.attached.contains(&(object, was.since)))
    }

    /// What is phased out is known as it last was, for as long as it is (CR 702.26b, 608.2h (2026-04-17)).
    fn phases(&mut self, before: BoardId, state: &State, about: &mut Referents, asks_of_this: bool) {
        let mut known = |object: Option<ObjectId>, last: Option<LastId>| {
            let Some(id) = object else { return last };
            if self.has_phased_out(before, state, id) {
                return self.last(before, state, id);
            }
            let was_out =
                self.board(before).objects.get(id.index()).is_some_and(|old| old.phased_out.is_some());
            last.filter(|_| !(was_out && state.is_permanent(id)))
        };
        if !about.gone.this {
            about.last.this = known(about.this.filter(|_| asks_of_this), about.last.this);
        }
        if !about.gone.it {
            about.last.it = known(about.it, about.last.it);
        }
        about.last.damage_source = known(about.damage_source, about.last.damage_source);
    }

    /// Whether an object has phased out since a board.
    fn has_phased_out(&self, before: BoardId, state: &State, id: ObjectId) -> bool {
        self.board(before).is_permanent(id) && state.object(id).phased_out.is_some()
    }

    /// Whether an object has gone elsewhere since a board.
    pub(crate) fn has_moved(&self, before: BoardId, state: &State, id: ObjectId) -> bool {
        let now = state.object(id);
        let old = self.board(before).objects.get(id.index());
        old.is_some_and(|old| (old.since, old.zone) != (now.since, now.zone))
    }

    /// What an object was that has left the battlefield or the stack since a board, or phased out; none for any other.
    pub(crate) fn last(&mut self, before: BoardId, state: &State, object: ObjectId) -> Option<LastId> {
        if !self.has_moved(before, state, object) && !self.has_phased_out(before, state, object) {
            return None;
        }
        if !matches!(self.board(before).object(object).zone, Zone::Battlefield | Zone::Stack | Zone::Exile) {
            return None;
        }
        let known = self.as_it_was(before, object);
        Some(LastId::at(self.lasts.add(known)))
    }

    /// What an object was that has left in the event on which an ability triggers. One that has become a permanent in it is
    /// there, whatever it was on the stack (CR 608.2h (2026-04-17)).
    fn last_of_gone(&mut self, before: BoardId, state: &State, object: ObjectId) -> Option<LastId> {
        if state.is_permanent(object) { None } else { self.last(before, state, object) }
    }

    /// What an object is on a board.
    pub(crate) fn as_it_was(&mut self, board: BoardId, object: ObjectId) -> LastKnown {
        let seen = self.view(board).seen[object.index()].clone();
        let is = self.keep_print((*seen.is).clone());
        let state = self.board(board);
        let since = |id: ObjectId| (id, state.object(id).since);
        let attached = state.ids().filter(|&id| state.object(id).attached_to == Some(object)).map(since);
        let was = state.object(object).clone();
        let (attached, host) = (attached.collect(), was.attached_to.map(since));
        let against = if let Some(Target::Object(id)) = was.fight.attacks { Some(since(id).1) } else { None };
        LastKnown { object, was, is, controller: seen.controller, attached, host, attacked: against }
    }

    /// What an ability knows of objects that have left.
    pub(crate) fn known_by(&self, id: AbilityId) -> impl Iterator<Item = &LastKnown> + use<'_> {
        let env = self.ability_env(id);
        let Last { this, it, damage_source } = env.about.last;
        let about = [this, it, damage_source].into_iter().flatten();
        about.chain(env.known.iter().copied()).map(|last| self.lasts.get(last.index()))
    }

    /// What an effect that has left its source knows of objects that have left.
    pub(crate) fn known_to<'a>(
        &'a self,
        state: &'a State,
        effect: EffectId,
    ) -> impl Iterator<Item = &'a LastKnown> + use<'a> {
        let known = self.effect(effect).env.known.iter().copied().chain(state.remembered_by(effect));
        known.map(|last| self.lasts.get(last.index()))
    }

    /// Sources of combat damage on the stack that have left since a board are known as they last were
    /// (310.4b (2008-02-01)).
    pub(crate) fn remember_dealers(&mut self, queue: QueueId, before: BoardId, state: &mut State) {
        let on_stack =
            |todo: &Todo| if let Todo::OnStack(stacked) = todo { Some(stacked.clone()) } else { None };
        let waiting: Vec<OnStack> = self.queues.get(queue.index()).iter().filter_map(on_stack).collect();
        for stacked in waiting {
            let sources = stacked.parts.iter().filter_map(|part| part.happening.damage_source());
            for object in sources {
                let left = stacked.is_same(self.board(before), object) && !stacked.is_same(state, object);
                if left && state.last_known(object).is_none() {
                    let known = self.as_it_was(before, object);
                    state.last_known.push(known);
                }
            }
        }
    }
}
