//! An outcome, read by the names of the board.

use crate::pending::situation::Situation;
use crate::table::after_layers::AfterLayers;
use crate::table::effect_entry::EffectEntry;
use crate::table::env::Env;
use crate::table::ledger::{Entry, Ledger};
use crate::table::object::ObjectState;
use crate::table::queue::Frame;
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use crate::table::view::View;
use crate::table::{SourceOf, Table};
use language::board::{Ability, Counter, Zone};
use language::effect::{Cause, Rewrite};
use statements::error::Problem;
use statements::ids::{AbilityId, BoardId, CounterId, EffectId, ObjectId, PlayerId, Target, TextId};

/// An outcome that is being read.
pub(crate) struct OutcomeReader<'a> {
    pub(crate) table: &'a Table,
    pub(crate) situation: &'a Situation,
    pub(crate) state: &'a State,
    pub(crate) view: &'a View,
    pub(crate) ledger: &'a Ledger,
}

impl<'a> OutcomeReader<'a> {
    /// Opens an outcome.
    pub(crate) fn new(table: &'a Table, situation: &'a Situation) -> Self {
        Self {
            table,
            situation,
            state: table.board(situation.board),
            view: table.view(situation.board),
            ledger: table.ledgers.get(situation.ledger.index()),
        }
    }

    pub(crate) fn player(&self, name: &str) -> Result<PlayerId, Problem> {
        let found = self.table.player_names.iter().position(|known| known == name);
        found.map(PlayerId::at).ok_or_else(|| unknown("player", name, &self.table.player_names))
    }

    pub(crate) fn object(&self, name: &str) -> Result<ObjectId, Problem> {
        let listed = &self.table.object_names[..self.table.listed];
        let found = listed.iter().position(|known| known == name);
        found.map(ObjectId::at).ok_or_else(|| unknown("object", name, listed))
    }

    /// Whether these abilities lie on the stack, bottom first. A row may name the source alone or what the ability refers to,
    /// too, and counts all that follow each other and are called so.
    pub(crate) fn is_stacked(&self, rows: &[(String, u64)]) -> Result<bool, Problem> {
        let all = (0..self.table.abilities.len()).map(AbilityId::at);
        let labels: Vec<String> = all.flat_map(|id| self.table.ability_labels(id)).collect();
        let known = |name: &String| labels.contains(name) || self.table.object_names.contains(name);
        if let Some((name, _)) = rows.iter().find(|(name, _)| !known(name)) {
            return Err(unknown("object or ability", name, &labels));
        }
        let mut lies = self.state.stack.rows().iter().copied().peekable();
        for (name, count) in rows {
            let mut left = *count;
            while left > 0 {
                let is_so = |&(id, times): &(AbilityId, u64)| {
                    times <= left && self.table.ability_labels(id).contains(name)
                };
                let Some((_, times)) = lies.next_if(is_so) else { return Ok(false) };
                left -= times;
            }
        }
        Ok(lies.next().is_none())
    }

    /// The player or object of a name; a player where both have it.
    pub(crate) fn target(&self, name: &str) -> Result<Target, Problem> {
        let found = self.player(name).map(Target::Player).or_else(|_| self.object(name).map(Target::Object));
        found.map_err(|_| {
            let objects = &self.table.object_names[..self.table.listed];
            let names: Vec<String> = self.table.player_names.iter().chain(objects).cloned().collect();
            unknown("player or object", name, &names)
        })
    }

    /// How many counters of a kind are there.
    pub(crate) fn counters(&self, of: Target, kind: &Counter) -> u64 {
        self.table.counters.find(kind).map_or(0, |kind| self.state.counters(of, CounterId::at(kind)))
    }

    /// Whether somebody or something has a mark.
    pub(crate) fn has_mark(&self, of: Target, mark: &String) -> bool {
        let marks = match of {
            Target::Player(id) => &self.state.player(id).marks,
            Target::Object(id) => &self.state.object(id).designations.marks,
        };
        self.table.mark(mark).is_some_and(|mark| marks.has(mark))
    }

    /// How much combat damage a commander has dealt to a player in this game.
    pub(crate) fn by_commander(&self, player: PlayerId, commander: ObjectId) -> u64 {
        let mut dealt = self.state.player(player).from_commanders.iter();
        dealt.find(|(id, _)| *id == commander).map_or(0, |(_, amount)| *amount)
    }

    pub(crate) fn cards(&self, player: PlayerId, zone: Zone) -> u64 {
        let env = Env::new(player, None, Cause::Effect);
        let eval = Evaluator::new(self.table, self.state, &self.view.seen, &env);
        if zone == Zone::Library { self.state.player(player).library() } else { eval.in_zone(player, zone) }
    }

    /// New tokens on the battlefield.
    pub(crate) fn tokens(&self) -> impl Iterator<Item = ObjectId> + '_ {
        let new = (self.table.listed..self.state.objects.len()).map(ObjectId::at);
        new.filter(|&id| self.state.is_permanent(id))
    }

    pub(crate) fn count_tokens(&self, name: &str, under: PlayerId, counts: impl Fn(ObjectId) -> bool) -> u64 {
        let named = |id: &ObjectId| {
            let seen = &self.view.seen[id.index()];
            seen.is.name == name && seen.controller == Some(under) && counts(*id)
        };
        self.tokens().filter(named).map(|id| self.state.object(id).count).fold(0, u64::saturating_add)
    }

    /// How many of them have exactly so many counters of a kind.
    pub(crate) fn count_with_counters(&self, name: &str, under: PlayerId, kind: &Counter, each: u64) -> u64 {
        self.count_tokens(name, under, |id| self.counters(Target::Object(id), kind) == each)
    }

    pub(crate) fn count_owned(&self, name: &str, owner: PlayerId) -> u64 {
        let is_theirs = |id: &ObjectId| {
            self.view.seen[id.index()].is.name == name && self.state.object(*id).owner == owner
        };
        self.tokens().filter(is_theirs).map(|id| self.state.object(id).count).fold(0, u64::saturating_add)
    }

    pub(crate) fn count(&self, player: &str, entry: impl Fn(PlayerId) -> Entry) -> Result<u64, Problem> {
        Ok(self.ledger.count(entry(self.player(player)?)))
    }

    /// How much the ledger says of a player or object of this name, and of all new tokens called so.
    ///
    /// # Errors
    /// When the board has none of the name.
    pub(crate) fn of_all(&self, name: &str, entry: impl Fn(Target) -> Entry) -> Result<u64, Problem> {
        let known = self.target(name);
        if let Ok(Target::Player(id)) = known {
            return Ok(self.ledger.count(entry(Target::Player(id))));
        }
        self.of_objects(name, |id| entry(Target::Object(id))).or_else(|_| known.map(|_| 0))
    }

    /// How much the ledger says of an object of this name, and of all new tokens called so.
    ///
    /// # Errors
    /// When the board has none of the name.
    pub(crate) fn of_objects(&self, name: &str, entry: impl Fn(ObjectId) -> Entry) -> Result<u64, Problem> {
        let called = self.state.ids().filter(|&id| self.table.object_name(id) == name);
        let counts = called.map(|id| self.ledger.count(entry(id)));
        counts.reduce(u64::saturating_add).map_or_else(|| self.object(name).map(|_| 0), Ok)
    }

    pub(crate) fn happened(&self, text: &String) -> u64 {
        let known = self.table.texts.find(text).map(TextId::at);
        known.map_or(0, |text| self.ledger.count(Entry::Happened(text)))
    }

    pub(crate) fn object_state(&self, name: &str) -> Result<&'a ObjectState, Problem> {
        Ok(self.state.object(self.object(name)?))
    }

    /// What objects are called, in this order.
    pub(crate) fn names(&self, all: &[ObjectId]) -> Vec<String> {
        all.iter().map(|&id| self.table.object_name(id).to_owned()).collect()
    }

    /// Whether these are exactly the objects called so, in this order.
    ///
    /// # Errors
    /// When the board has no object of one of the names.
    pub(crate) fn are(&self, all: &[ObjectId], names: &[String]) -> Result<bool, Problem> {
        names.iter().try_for_each(|name| self.object(name).map(drop))?;
        Ok(self.names(all) == names)
    }

    /// What is to be done first as the next turn, phase or step begins: which object says so and what its words refer to, and
    /// how many times in a row.
    pub(crate) fn waiting(&self) -> Vec<(String, u64)> {
        self.rows(self.state.waiting.iter().copied())
    }

    /// What is scheduled for turns, phases and steps that will begin, told in the same way.
    pub(crate) fn scheduled(&self) -> Vec<(String, u64)> {
        self.rows(self.state.scheduled.iter().map(|one| one.frame))
    }

    fn rows(&self, frames: impl Iterator<Item = Frame>) -> Vec<(String, u64)> {
        let mut rows: Vec<(String, u64)> = Vec::new();
        for label in frames.map(|frame| self.waits_as(frame)) {
            match rows.last_mut().filter(|(last, _)| *last == label) {
                Some((_, times)) => *times += 1,
                None => rows.push((label, 1)),
            }
        }
        rows
    }

    /// How many effects of this name have come into force since the start and still are.
    ///
    /// # Errors
    /// When no effect is called so.
    pub(crate) fn in_force(&self, label: &str) -> Result<u64, Problem> {
        if !self.table.entries.iter().any(|entry| entry.label == label) {
            let labels: Vec<String> = self.table.entries.iter().map(|entry| entry.label.clone()).collect();
            return Err(unknown("effect", label, &labels));
        }
        let made = |id: &&EffectId| matches!(self.table.sources.get(id.index()).of, SourceOf::Made(_));
        let called = |id: &&EffectId| {
            let entry = self.table.effect(**id);
            entry.label == label && entry.limit.is_none_or(|start| self.situation.left(**id, start) > 0)
        };
        Ok(self.state.floating.iter().filter(made).filter(called).count() as u64)
    }

    /// Whether an object has left and come back to where it was; of hands and libraries nobody says so.
    pub(crate) fn came_back(&self, id: ObjectId) -> bool {
        let (was, is) = (self.table.board(BoardId::at(0)), self.state.object(id));
        let is_seen = matches!(is.zone, Zone::Battlefield | Zone::Graveyard | Zone::Exile | Zone::Command);
        let listed = id.index() < self.table.listed;
        listed
            && is_seen
            && was.object(id).zone == is.zone
            && was.object(id).since != is.since
            && is.count > 0
    }

    /// The keywords that an object has, as the rules call them, with their numbers; sorted, each once.
    pub(crate) fn keywords(&self, id: ObjectId) -> Vec<String> {
        let keyword = |ability: &Ability| {
            if let Ability::Keyword(keyword) = ability { Some(keyword.label()) } else { None }
        };
        let abilities = &self.view.seen[id.index()].is.abilities;
        let mut all: Vec<String> = abilities.iter().filter_map(keyword).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// What is done is called after its source, and after the effect that says so where it has none.
    fn waits_as(&self, frame: Frame) -> String {
        let (env, block) = (self.table.env(frame.env), self.table.block(frame.block));
        let says = |entry: &&EffectEntry| {
            let rewrite = &entry.body.rewrite;
            entry.source.is_none() && matches!(rewrite, Rewrite::SkipThen(does) if does[..] == **block)
        };
        let by = self.table.entries.iter().find(says).filter(|_| env.about.this.is_none());
        self.table.label_of(env, by.map(|entry| entry.label.as_str()))
    }

    /// Whether it is a commander whose owner has been asked and lets it stay in the graveyard or in exile.
    pub(crate) fn has_stayed(&self, id: ObjectId) -> bool {
        let object = self.state.object(id);
        self.table.asks_of_commander(id)
            && matches!(object.zone, Zone::Graveyard | Zone::Exile)
            && !object.just_moved
    }

    /// Where it is: nowhere in the game if it has ceased to exist, wherever it did so. A row from which all have come out is
    /// where it was.
    pub(crate) fn zone(&self, id: ObjectId) -> Zone {
        let object = self.state.object(id);
        let ceased = object.count == 0 && object.zone != Zone::Battlefield;
        if ceased { Zone::Outside } else { object.zone }
    }

    pub(crate) fn seen(&self, name: &str) -> Result<&'a AfterLayers, Problem> {
        Ok(&self.view.seen[self.object(name)?.index()])
    }

    /// What is left of the effects of this name that can run out; nothing of those that are over or have never begun.
    pub(crate) fn left(&self, name: &str) -> Result<u64, Problem> {
        let effects = (0..self.table.entries.len()).map(EffectId::at);
        let mut limited = effects.filter(|&id| self.table.effect(id).label == name).peekable();
        if limited.peek().is_none() {
            let labels: Vec<String> = self.table.entries.iter().map(|entry| entry.label.clone()).collect();
            return Err(unknown("effect", name, &labels));
        }
        let left = limited
            .filter(|&id| self.is_there(id))
            .map(|id| self.table.effect(id).limit.map_or(0, |start| self.situation.left(id, start)));
        Ok(left.fold(0, u64::saturating_add))
    }

    /// Whether an effect that has left its source is still there; any other is taken as if it were.
    fn is_there(&self, id: EffectId) -> bool {
        match self.table.sources.get(id.index()).of {
            SourceOf::Listed(_) | SourceOf::Made(_) => self.state.floating.contains(&id),
            SourceOf::Ability(_)
            | SourceOf::Entering(..)
            | SourceOf::SelfReplacement(_)
            | SourceOf::Rule(_) => true,
        }
    }
}

/// The error for a name that nothing has.
pub(crate) fn unknown(what: &'static str, name: &str, names: &[String]) -> Problem {
    let near = names.iter().map(|known| (strsim::jaro_winkler(known, name), known));
    let nearest = near.filter(|(likeness, _)| *likeness > 0.7).max_by(|a, b| a.0.total_cmp(&b.0));
    Problem::Unknown { what, name: name.to_owned(), nearest: nearest.map(|(_, known)| known.clone()) }
}
