//! From a situation in which nothing is left to a board as one enters it: the way back from `lower.rs`.

pub(crate) mod pointing;

use std::collections::BTreeSet;

use super::names::Names;
use crate::check::pronouns::mentions;
use crate::pending::situation::Situation;
use crate::table::env::Env;
use crate::table::kind::Kind;
use crate::table::object::{Cast, Counters, ObjectState};
use crate::table::queue::Frame;
use crate::table::state::State;
use crate::table::{SourceOf, Table};
use language::board::{
    Ability, Board, CastFacts, Counter, Object, ObjectKind, Player, Refers, Scheduled, Supertype,
    TriggeredAbility, Turn, Zone,
};
use language::dispute::{Dispute, Reading};
use language::effect::{Floating, Lifetime};
use language::event::{Instruction, Mana, Place, Script};
use language::select::Amount;
use statements::after::{After, Left};
use statements::ids::{AbilityId, EffectId, ObjectId, PlayerId, Target};

impl Table {
    /// The board of a situation in which nothing is left, on which scripts are about to happen.
    pub(crate) fn raise(&self, situation: &Situation, then: &[Script]) -> After {
        let mut raising = Raising::new(self, situation, then);
        let mut board = Board {
            as_of: Some(self.terms.date),
            players: raising.players(),
            turn: Turn {
                active: Some(self.player_name(raising.state.active).to_owned()),
                step: raising.state.step,
                second_damage: raising.state.second_damage,
                daytime: raising.state.daytime,
                cast_last_turn: raising.state.cast_last_turn,
                ..raising.course()
            },
            objects: Vec::new(),
            effects: raising.effects(),
            triggered: raising.triggered(),
            stack: raising.stacked(),
            waiting: raising.waiting(),
            scheduled: raising.scheduled(),
            readings: readings(situation),
            events: then.to_vec(),
        };
        board.objects = raising.objects(&board);
        raising.entered_under();
        raising.last_known();
        raising.left.sort();
        raising.left.dedup();
        After { board, left: raising.left }
    }
}

/// A board that is being raised.
struct Raising<'t> {
    table: &'t Table,
    situation: &'t Situation,
    state: &'t State,
    /// What each object is called; those that are counted with others have the name of the first of them.
    names: Names,
    /// How many like objects each stands for; none where it is counted with another.
    counts: Vec<Option<u64>>,
    left: Vec<Left>,
}

impl<'t> Raising<'t> {
    fn new(table: &'t Table, situation: &'t Situation, then: &[Script]) -> Self {
        let state = table.board(situation.board);
        let counts = counts(table, situation, then);
        let names = Names::of(table, state, &counts);
        Self { table, situation, state, names, counts, left: Vec::new() }
    }

    fn players(&self) -> Vec<Player> {
        let player = |at: usize| {
            let id = PlayerId::at(at);
            let (name, state) = (self.table.player_name(id).to_owned(), self.state.player(id));
            let chooser = Some(self.table.chooser(id)).filter(|&chooser| chooser != id);
            let mut counters = self.counters(&state.counters);
            let poison =
                counters.iter().find(|(kind, _)| *kind == Counter::Poison).map_or(0, |found| found.1);
            counters.retain(|(kind, _)| *kind != Counter::Poison);
            Player {
                name,
                life: state.life,
                poison,
                counters,
                library: state.unknown_library,
                hand: state.unknown_hand,
                graveyard: state.unknown_graveyard,
                exile: state.unknown_exile,
                drew_from_empty: state.empty_draws,
                drawn: state.drawn,
                damaged: state.damaged,
                cast: state.cast,
                mana: Mana::ALL.into_iter().zip(state.mana).filter(|(_, amount)| *amount > 0).collect(),
                speed: state.speed,
                controlled_by: chooser.map(|chooser| self.table.player_name(chooser).to_owned()),
                standing: state.standing,
                team: self.table.team_names.get(at).cloned().flatten(),
            }
        };
        (0..self.state.players.len()).map(player).collect()
    }

    fn counters(&self, counters: &Counters) -> Vec<(Counter, u64)> {
        let mut named: Vec<(Counter, u64)> = counters
            .iter()
            .map(|&(kind, amount)| (self.table.counters.get(kind.index()).clone(), amount))
            .collect();
        named.sort();
        named
    }

    /// The objects in their order; those that have ceased to exist only where something mentions them.
    fn objects(&mut self, board: &Board) -> Vec<Object> {
        let all: Vec<ObjectId> = self.order();
        let since = self.since(&all);
        let mut objects: Vec<Object> =
            all.iter().zip(since).map(|(&id, since)| Object { since, ..self.object(id) }).collect();
        self.used(&all, &mut objects);
        let mut mentioned = mentions(board);
        mentioned.extend(objects.iter().flat_map(mentions));
        objects.retain(|object| object.count > 0 || mentioned.contains(&object.id));
        objects
    }

    /// The objects that stand on the board by themselves. What is known of a library is in its order.
    fn order(&self) -> Vec<ObjectId> {
        let mut all: Vec<ObjectId> =
            self.state.ids().filter(|id| self.counts[id.index()].is_some()).collect();
        for player in &self.state.players {
            let known: Vec<ObjectId> = player.top.iter().chain(&player.bottom).copied().collect();
            let places: Vec<usize> = (0..all.len()).filter(|&at| known.contains(&all[at])).collect();
            for (at, id) in places.into_iter().zip(known) {
                all[at] = id;
            }
        }
        all
    }

    /// The time stamps of permanents, where their order does not tell them.
    fn since(&self, all: &[ObjectId]) -> Vec<Option<u64>> {
        let mut permanents: Vec<ObjectId> =
            all.iter().copied().filter(|&id| self.state.is_on_battlefield(id)).collect();
        if permanents.is_sorted_by_key(|&id| self.state.object(id).since) {
            return vec![None; all.len()];
        }
        permanents.sort_by_key(|&id| self.state.object(id).since);
        let rank = |id: &ObjectId| permanents.iter().position(|other| other == id).map(|at| at as u64);
        all.iter().map(rank).collect()
    }

    fn object(&self, id: ObjectId) -> Object {
        let state = self.state.object(id);
        let name = self.names.object(id).to_owned();
        let player = |id: PlayerId| self.table.player_name(id).to_owned();
        let print = |id| (**self.table.print(id)).clone();
        let mut is = print(state.print);
        if is.name == name {
            is.name.clear();
        }
        // A token without a name is told as a copy of something without one.
        let nameless = Some(state.print).filter(|_| self.table.print(state.print).name.is_empty());
        let commander = self.table.commander(id);
        let identity = commander.unwrap_or_default().iter().filter(|color| !is.colors.contains(color));
        Object {
            card: None,
            kind: state.kind,
            owner: Some(player(state.owner)),
            controller: Some(player(state.controller)).filter(|_| state.controller != state.owner),
            zone: state.zone,
            copy: state.copy.or(nameless).map(|copy| Box::new(print(copy))),
            place: self.place(id, state),
            since: None,
            tapped: state.tapped,
            damage: state.damage,
            deathtouched: state.deathtouched,
            counters: self.counters(&state.counters),
            attached_to: state.attached_to.map(|host| self.names.object(host).to_owned()),
            attached_to_player: state.on_player.map(player),
            protector: state.protector.map(player),
            entered: self.entered(id),
            commander_damage: self.commander_damage(id),
            cast: cast(&state.cast),
            exiled_with: self.exiled_with(state),
            gained: state.gained.map_or_else(Vec::new, |gained| self.table.print(gained).abilities.clone()),
            chosen_color: state.color,
            chosen_player: state.player.map(player),
            chosen_word: state.word.map(|word| self.table.texts.get(word.index()).clone()),
            chosen_number: state.number,
            back: state.back.map(|back| Box::new(print(back))),
            transformed: state.transformed,
            face_down: state.face_down,
            phased_out: state.phased_out,
            sector: state.sector,
            bottommost_room: state.bottommost_room,
            commander: commander.is_some(),
            stayed: commander.is_some() && has_stayed(state),
            identity: identity.copied().collect(),
            paid: state.paid.iter().map(|text| self.table.texts.get(text.index()).clone()).collect(),
            left: Vec::new(),
            count: self.counts[id.index()].unwrap_or(0),
            id: name,
            is,
            ..self.pointing(id, state)
        }
    }

    fn target(&self, target: Target) -> String {
        match target {
            Target::Player(id) => self.table.player_name(id).to_owned(),
            Target::Object(id) => self.names.object(id).to_owned(),
        }
    }

    fn all(&self, ids: &[ObjectId]) -> Vec<String> {
        ids.iter().map(|&id| self.names.object(id).to_owned()).collect()
    }

    /// When a world permanent became one, counted among those of the board.
    fn entered(&self, id: ObjectId) -> Option<u32> {
        let when = |id: ObjectId| {
            let object = self.state.object(id);
            let is = &self.table.print(object.copiable()).supertypes;
            (self.state.is_on_battlefield(id) && is.contains(&Supertype::World)).then_some(object.entered)
        };
        let mine = when(id)?;
        let earlier: BTreeSet<u32> =
            self.state.ids().filter_map(when).filter(|&other| other < mine).collect();
        u32::try_from(earlier.len()).ok()
    }

    /// The combat damage that a commander has dealt to each player.
    fn commander_damage(&self, id: ObjectId) -> Vec<(String, u64)> {
        let dealt = |at: usize| {
            let id_of = PlayerId::at(at);
            let found = self.state.player(id_of).from_commanders.iter().find(|(from, _)| *from == id)?;
            Some((self.table.player_name(id_of).to_owned(), found.1))
        };
        (0..self.state.players.len()).filter_map(dealt).collect()
    }

    /// What it was exiled with, as long as that is where it was then.
    fn exiled_with(&self, object: &ObjectState) -> Option<String> {
        let (with, since) = object.exiled_with?;
        (self.state.object(with).since == since).then(|| self.names.object(with).to_owned())
    }

    fn place(&self, id: ObjectId, object: &ObjectState) -> Place {
        let library = self.state.player(object.owner);
        match object.zone {
            Zone::Library if library.bottom.contains(&id) => Place::Bottom,
            Zone::Library if !library.top.contains(&id) => Place::Shuffled,
            Zone::Library
            | Zone::Battlefield
            | Zone::Graveyard
            | Zone::Hand
            | Zone::Exile
            | Zone::Stack
            | Zone::Command
            | Zone::Outside => Place::Top,
        }
    }

    /// What is left of effects of objects that can run out. Effects of one object and one label are told together, so
    /// as much must be left of each.
    fn used(&mut self, all: &[ObjectId], objects: &mut [Object]) {
        let view = self.table.view(self.situation.board);
        let in_force: Vec<EffectId> = view.all_effects().collect();
        for &(effect, left) in &self.situation.uses {
            let (entry, source) = (self.table.effect(effect), self.table.sources.get(effect.index()));
            if !matches!(source.of, SourceOf::Ability(_)) || entry.limit == Some(left) {
                continue;
            }
            let alike = in_force.iter().filter(|&&other| {
                let other = self.table.effect(other);
                other.follows_source && (other.source, &other.label) == (entry.source, &entry.label)
            });
            let same = |&&other: &&EffectId| {
                let limit = self.table.effect(other).limit;
                limit.is_some_and(|limit| self.situation.left(other, limit) == left)
            };
            let place = entry.source.and_then(|id| all.iter().position(|other| *other == id));
            match place.and_then(|at| objects.get_mut(at)) {
                Some(object) if in_force.contains(&effect) && alike.clone().all(|other| same(&other)) => {
                    let told = (entry.label.clone(), left);
                    if !object.left.contains(&told) {
                        object.left.push(told);
                    }
                }
                Some(_) | None => self.left.push(Left::Used { effect: entry.label.clone(), left }),
            }
        }
    }

    /// Effects that have left their source and can still be applied.
    fn effects(&mut self) -> Vec<Floating> {
        let mut found = Vec::new();
        for &id in &self.state.floating {
            let entry = self.table.effect(id);
            let left = entry.limit.map(|limit| self.situation.left(id, limit));
            if left == Some(0) {
                continue;
            }
            let mut effect = (*entry.body).clone();
            effect.lifetime = match (effect.lifetime, left) {
                (Lifetime::Shield(_), Some(left)) => Lifetime::Shield(left),
                (Lifetime::Uses(_), Some(left)) => Lifetime::Uses(left),
                (lifetime, _) => lifetime,
            };
            let listed = match self.table.sources.get(id.index()).of {
                SourceOf::Listed(place) => self.table.effect_ids.get(place),
                SourceOf::Ability(_)
                | SourceOf::Entering(..)
                | SourceOf::Made(_)
                | SourceOf::Own(_)
                | SourceOf::Rule(_) => None,
            };
            let id = listed.cloned().unwrap_or_else(|| self.names.unique(&entry.label));
            if effect.name.is_none() && id != entry.label {
                effect.name = Some(entry.label.clone());
            }
            found.push(Floating {
                id,
                source: entry.env.about.this.map(|this| self.names.object(this).to_owned()),
                controller: Some(self.table.player_name(entry.env.about.you).to_owned()),
                refers: self.refers(&entry.env),
                effect,
            });
        }
        found
    }

    fn refers(&self, env: &Env) -> Refers {
        let object = |id: ObjectId| self.names.object(id).to_owned();
        let chosen = env.chosen.iter();
        let chosen = chosen.map(|(name, ids)| (name.clone(), ids.iter().map(|&id| object(id)).collect()));
        Refers {
            it: env.about.it.map(object),
            affected: env.about.affected.map(|player| self.table.player_name(player).to_owned()),
            damage_source: env.about.damage_source.map(object),
            that_much: env.about.that_much,
            result: env.about.result,
            chosen: chosen.collect(),
        }
    }

    /// What waits for the next turn, phase or step.
    fn waiting(&mut self) -> Vec<Script> {
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

    /// Under whose control permanents entered, where it was not their owner's.
    fn entered_under(&mut self) {
        for id in self.state.ids().filter(|&id| self.state.is_on_battlefield(id)) {
            let object = self.state.object(id);
            if object.entered_under != object.owner {
                let player = self.table.player_name(object.entered_under).to_owned();
                self.left.push(Left::EnteredUnder { object: self.names.object(id).to_owned(), player });
            }
        }
    }

    /// How the turn goes on.
    fn course(&mut self) -> Turn {
        let (course, player) = (&self.state.course, |id: &PlayerId| self.table.player_name(*id).to_owned());
        let (turns, additional) = course.to_come();
        let usual = course.usual_turn();
        let told = course.told(self.state.step);
        let (begun, behind) = told.unwrap_or_default();
        let turn = Turn {
            begun,
            behind,
            usual: (usual != self.state.active).then(|| player(&usual)),
            extra_turns: turns.iter().map(player).collect(),
            additional: additional.to_vec(),
            ..Turn::default()
        };
        if told.is_none() {
            self.left.push(Left::Course);
        }
        turn
    }

    /// What is to be done when turns, phases and steps begin.
    fn scheduled(&mut self) -> Vec<Scheduled> {
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
    fn triggered(&mut self) -> Vec<TriggeredAbility> {
        let waiting = self.state.stack.waiting().iter();
        let each: Vec<_> = waiting.map(|(one, times)| (one.ability, *times, one.on_triggering)).collect();
        self.abilities(each)
    }

    /// Abilities on the stack, bottom first.
    fn stacked(&mut self) -> Vec<TriggeredAbility> {
        let each: Vec<_> = self.state.stack.rows().iter().map(|&(id, times)| (id, times, false)).collect();
        self.abilities(each)
    }

    /// Abilities in this order. Those that follow each other and have come to refer to the same are one row.
    fn abilities(&mut self, each: Vec<(AbilityId, u64, bool)>) -> Vec<TriggeredAbility> {
        let mut all: Vec<TriggeredAbility> = Vec::with_capacity(each.len());
        for next in each.into_iter().filter_map(|one| self.ability(one)) {
            let last = all
                .last_mut()
                .filter(|last| last.script == next.script && last.on_triggering == next.on_triggering);
            let sum = last.as_ref().and_then(|last| last.times.checked_add(next.times));
            match (last, sum) {
                (Some(last), Some(sum)) => last.times = sum,
                _ => all.push(next),
            }
        }
        all
    }

    /// An ability. What it has lost sight of it does not refer to any more.
    fn ability(&mut self, (id, times, on_triggering): (AbilityId, u64, bool)) -> Option<TriggeredAbility> {
        let ability = self.table.ability(id);
        let mut script = self.script(Frame::new(ability.does, ability.env))?;
        let gone = self.table.env(ability.env).about.gone;
        if gone.it {
            script.refers.it = None;
        }
        if gone.this {
            script.source = None;
        }
        Some(TriggeredAbility { times, on_triggering, script })
    }

    /// What objects that have left were no board says.
    fn last_known(&mut self) {
        for known in self.state.stack.all().flat_map(|id| self.table.known_by(id)) {
            self.left.push(Left::LastKnown { object: self.names.object(known.object).to_owned() });
        }
    }
}

/// How many like objects each object stands for; none where it is a new token that is counted with another.
fn counts(table: &Table, situation: &Situation, then: &[Script]) -> Vec<Option<u64>> {
    let state = table.board(situation.board);
    let alone = pointed_at(table, situation, then);
    let mut counts: Vec<Option<u64>> = state.ids().map(|id| Some(state.object(id).count)).collect();
    for at in table.listed..counts.len() {
        let object = state.object(ObjectId::at(at));
        if alone.contains(&at) || !joins(table, object) {
            continue;
        }
        let like = |other: usize| {
            let known = state.object(ObjectId::at(other));
            let same = ObjectState { count: known.count, since: known.since, ..object.clone() } == *known;
            same && !alone.contains(&other) && counts[other].is_some()
        };
        let Some(first) = (0..at).find(|&other| like(other)) else { continue };
        // Where the sum does not fit, they stay apart.
        if let Some(sum) = counts[first].and_then(|count| count.checked_add(object.count)) {
            counts[first] = Some(sum);
            counts[at] = None;
        }
    }
    counts
}

/// Whether a token can be counted with others: one with continuous effects can't, since time stamps matter there.
fn joins(table: &Table, object: &ObjectState) -> bool {
    let is = table.print(object.copiable());
    object.kind == ObjectKind::Token
        && !is.abilities.iter().any(|ability| matches!(ability, Ability::Continuous(_)))
}

/// How a spell was cast, as a board says it.
fn cast(cast: &Cast) -> CastFacts {
    CastFacts { colors: cast.colors.clone(), x: cast.x, before: cast.before, from_command: cast.from_command }
}

/// Whether a commander was left where it is, if it is one.
fn has_stayed(object: &ObjectState) -> bool {
    matches!(object.zone, Zone::Graveyard | Zone::Exile) && !object.just_moved
}

fn object_of(target: Target) -> Option<ObjectId> {
    if let Target::Object(id) = target { Some(id) } else { None }
}

/// The places of objects that something points at.
fn pointed_at(table: &Table, situation: &Situation, then: &[Script]) -> BTreeSet<usize> {
    let state = table.board(situation.board);
    let mut found: BTreeSet<usize> = BTreeSet::new();
    found.extend((0..table.listed).filter(|&at| table.mentioned.get(at).copied().unwrap_or(false)));
    for object in state.objects.iter() {
        let attacked = object.fight.attacks.and_then(object_of);
        let others = [object.attached_to, attacked, object.exiled_with.map(|(with, _)| with)];
        let fought = object
            .fight
            .blocks
            .iter()
            .chain(&object.fight.order)
            .chain(&object.must_block)
            .chain(&object.gained_over)
            .copied();
        let targets = object.aims.iter().flat_map(|aim| aim.at.iter().copied().filter_map(object_of));
        found.extend(others.into_iter().flatten().chain(fought).chain(targets).map(ObjectId::index));
    }
    let used = situation.uses.iter().filter_map(|&(effect, _)| table.effect(effect).source);
    found.extend(used.map(ObjectId::index));
    let floating = state.floating.iter().map(|&id| &table.effect(id).env);
    let waiting = state.waiting.iter().map(|frame| table.env(frame.env));
    let abilities = state.stack.all().map(|id| table.ability_env(id));
    for env in floating.chain(waiting).chain(abilities) {
        let pronouns = [env.about.this, env.about.it, env.about.damage_source].into_iter().flatten();
        let chosen = env.chosen.iter().flat_map(|(_, ids)| ids.iter().copied());
        found.extend(pronouns.chain(chosen).map(ObjectId::index));
    }
    let names: BTreeSet<String> = then.iter().flat_map(mentions).collect();
    found.extend((0..table.listed).filter(|&at| names.contains(table.object_name(ObjectId::at(at)))));
    found
}

/// The readings that were taken.
fn readings(situation: &Situation) -> Vec<(Dispute, Reading)> {
    let taken = |&dispute: &Dispute| {
        let second = situation.readings.second(dispute)?;
        Some((dispute, if second { Reading::Second } else { Reading::First }))
    };
    Dispute::ALL.iter().filter_map(taken).collect()
}
