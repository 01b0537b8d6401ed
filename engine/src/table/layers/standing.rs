//! The continuous effects that are there to be applied, since when, and what each does.

use std::sync::Arc;

use super::change::{Doing, Made};
use super::judged::Gaining;
use super::record::Record;
use super::sequence::{By, Origin, Together, layer};
use super::stamp::Stamp;
use crate::keyword::{bestow, designation};
use crate::table::Table;
use crate::table::after_layers::AfterLayers;
use crate::table::bestowed;
use crate::table::env::Env;
use crate::table::functioning::{Holder, defines_characteristics};
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use language::board::{Ability, Change, Continuous, ObjectKind, Zone};
use language::effect::Cause;
use language::select::{What, Who};
use statements::ids::{ObjectId, PlayerId};

/// A continuous effect that is to be applied.
pub(super) struct Standing {
    pub(super) source: ObjectId,
    pub(super) continuous: Arc<Continuous>,
    /// Which of several equal abilities of its source it is, or which of the effects that have resolved and change it.
    pub(super) nth: usize,
    /// Where it is from.
    pub(super) origin: Origin,
    /// Whether it is from an ability that defines characteristics.
    pub(super) defining: bool,
    pub(super) stamp: Stamp,
    /// The effect that has given its ability, where that is newer than its object.
    pub(super) given_by: Option<usize>,
    /// What it affects, once it has begun to apply: then it goes on in later layers, even if its ability is gone
    /// (CR 613.6 (2026-04-17)). What something has gained for good has begun from the start.
    pub(super) begun: Option<Vec<ObjectId>>,
}

impl Standing {
    /// Whether it does anything in some layers.
    pub(super) fn is_in(&self, table: &Table, together: Together) -> bool {
        let changes = &self.continuous.changes;
        changes.iter().any(|change| together.contains(&layer(table, self.origin, change)))
    }

    /// In which order effects of one layer are applied that do not depend on each other.
    pub(super) fn order(&self) -> (bool, Stamp) {
        (!self.defining, self.stamp)
    }
}

/// Of which board the layers are asked.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) table: &'a Table,
    pub(super) state: &'a State,
    /// Whose static abilities count, by object.
    pub(super) counts: &'a [bool],
    /// The object of which it is noted what is done to it; mostly none.
    pub(super) of: Option<ObjectId>,
}

/// What objects are as far as the layers have been applied, and what is there to be applied.
pub(super) struct Layers<'a> {
    pub(super) table: &'a Table,
    pub(super) state: &'a State,
    pub(super) seen: Vec<AfterLayers>,
    /// Whose static abilities count, by object.
    pub(super) counts: &'a [bool],
    pub(super) effects: Vec<Standing>,
    /// Whose control effects can change.
    pub(super) gaining: Gaining,
    /// Whether an effect that lasts as long as its source has changed who controls something.
    pub(super) has_gained: bool,
    /// What is done to the one object of which that is asked.
    pub(super) record: Option<Record>,
}

impl Layers<'_> {
    /// What objects have gained for as long as they stay, and what is given by a designation.
    ///
    /// Known gap: what a designation gives is older than all else, and so are subtypes that have been gained. Keyword counters
    /// are older than all that resolved spells and abilities change, or newer than all of it.
    pub(super) fn find_gained(&mut self) {
        let add = |abilities: Vec<Ability>| {
            abilities.into_iter().map(|ability| Change::AddAbility(Box::new(ability))).collect()
        };
        for id in self.state.ids() {
            let object = self.state.object(id);
            for &one in object.designations.all() {
                let by = By::Designation(one);
                self.gained(id, by, add(designation::abilities(one)), Stamp::default());
            }
            if let Some(gained) = object.gained.map(|gained| self.table.print(gained)) {
                let subtypes = gained.subtypes.iter().cloned().map(Change::AddSubtype).collect();
                self.gained(id, By::Entering, subtypes, Stamp::default());
                // Abilities are gained as it enters, and are later than its own (CR 613.7n (2026-04-17)).
                let entered = Stamp { since: object.since, after: true };
                self.gained(id, By::Entering, add(gained.abilities.clone()), entered);
            }
            if bestowed::stays(self.table, object) {
                let entered = Stamp { since: object.since, after: true };
                self.gained(id, By::Bestowed, bestow::changes(), entered);
            }
            self.find_keyword_counters(id, false);
            let is_out = object.phased_out.is_some();
            for (nth, changed) in object.changed.iter().enumerate() {
                let stamp = self.newer_than(&changed.over).max(Stamp { since: object.since, after: true });
                let mut changes = changed.changes.to_vec();
                // Who controlled it as it phased out is settled.
                changes.retain(|change| !is_out || !matches!(change, Change::Control(_)));
                self.effects.push(Standing { nth, ..standing_on(id, Origin::Resolved, changes, stamp) });
            }
            self.find_keyword_counters(id, true);
            if !is_out {
                self.find_gained_control(id);
            }
        }
    }

    /// Who has gained control of an object by an event. Where nothing is older, it has its controller from the start, unless
    /// it is asked how that came.
    fn find_gained_control(&mut self, id: ObjectId) {
        let object = self.state.object(id);
        let is_asked = self.record.as_ref().is_some_and(|record| record.of == id);
        let is_told = is_asked && self.seen[id.index()].controller.is_some();
        let table = self.table;
        let gains =
            |player: PlayerId| vec![Change::Control(Who::Named(table.player_name(player).to_owned()))];
        let was = object.entered_under;
        if is_told {
            for gain in &object.gained_before {
                self.gained(id, By::Control, gains(gain.player), self.newer_than(&gain.over));
            }
            self.seen[id.index()].controller = Some(was);
        }
        // It has come back to who had it first: that, too, was an event, and it is newer than those before it.
        let has_changed = object.controller != was || !object.gained_before.is_empty();
        if !object.gained_over.is_empty() || is_told && has_changed {
            self.gained(id, By::Control, gains(object.controller), self.newer_than(&object.gained_over));
        }
    }

    /// A permanent or a card has the keywords that counters on it give, however many there are of a kind. They are as new as
    /// the last one of their kind that was put (CR 122.1b, 613.1f, 613.7c (2026-04-17)): first those that are older than what
    /// resolved spells and abilities change, then those that are newer.
    ///
    /// Judgement: counters of which a board does not say over what they were put are as old as their object.
    fn find_keyword_counters(&mut self, id: ObjectId, newest: bool) {
        let object = self.state.object(id);
        if !(object.zone == Zone::Battlefield || object.kind == ObjectKind::Card) {
            return;
        }
        for &(kind, _) in &object.counters {
            let Some((keyword, since)) = self.table.counters.get(kind.index()).keyword() else { continue };
            if self.table.on(*since) {
                let over = object.counters_over.iter().find(|(known, _)| *known == kind);
                if newest != over.is_some_and(|(_, over)| over.contains(&id)) {
                    continue;
                }
                let entered = Stamp { since: object.since, after: true };
                let stamp = over.map_or(entered, |(_, over)| self.newer_than(over).max(entered));
                let gains = Change::AddAbility(Box::new(Ability::Keyword(keyword.clone())));
                self.gained(id, By::Counters(kind), vec![gains], stamp);
            }
        }
    }

    /// Newer than what these permanents do, and older than all that came later.
    fn newer_than(&self, over: &[ObjectId]) -> Stamp {
        let there = over.iter().filter(|&&id| self.state.is_permanent(id));
        let newest = there.map(|&id| self.state.object(id).stamp).max();
        Stamp { since: newest.unwrap_or(0), after: newest.is_some() }
    }

    /// An object has gained something.
    fn gained(&mut self, id: ObjectId, by: By, changes: Vec<Change>, stamp: Stamp) {
        if !changes.is_empty() {
            self.effects.push(standing_on(id, Origin::Gained(by), changes, stamp));
        }
    }

    /// The static abilities of objects that are not known yet. Those that an effect has given are as new as it, or as their
    /// object (CR 613.7a (2026-04-17)).
    pub(super) fn find_abilities(&mut self, by: Option<usize>) {
        let given = by.map(|at| self.effects[at].stamp);
        for source in self.state.ids().filter(|id| self.counts[id.index()]) {
            let is = Arc::clone(&self.seen[source.index()].is);
            for (at, ability) in is.abilities.iter().enumerate() {
                let Some(continuous) = ability.continuous() else { continue };
                let like = |other: &&Ability| other.continuous() == Some(continuous);
                let nth = is.abilities[..at].iter().filter(like).count();
                let defining = given.is_none() && defines_characteristics(self.table, continuous);
                if !self.functions(source, ability, given)
                    || given.is_some() && self.knows(source, continuous, nth)
                {
                    continue;
                }
                let own = Stamp::of(self.state.object(source).stamp);
                self.effects.push(Standing {
                    source,
                    continuous: Arc::new(continuous.clone()),
                    nth,
                    origin: Origin::Ability,
                    defining,
                    stamp: given.map_or(own, |given| given.max(own)),
                    given_by: by.filter(|_| given > Some(own)),
                    begun: None,
                });
            }
        }
    }

    /// Whether a static ability functions that is an object's own, or that an effect has given to it.
    fn functions(&self, source: ObjectId, ability: &Ability, given: Option<Stamp>) -> bool {
        let object = self.state.object(source);
        let holder = Holder::new(object, &self.seen[source.index()].is);
        let functions = match given {
            None => holder.has_functioning(self.table, ability),
            Some(_) => holder.has_granted(ability),
        };
        functions && object.exists() && object.phased_out.is_none()
    }

    fn knows(&self, source: ObjectId, continuous: &Continuous, nth: usize) -> bool {
        let same = |one: &Standing| {
            let is_ability = one.origin == Origin::Ability;
            is_ability && one.source == source && one.nth == nth && *one.continuous == *continuous
        };
        self.effects.iter().any(same)
    }

    /// What an effect does in some layers when objects are like this; none where its ability is gone before it has begun, or what
    /// it asks for is not so.
    pub(super) fn doing<'c>(
        &self,
        seen: &[AfterLayers],
        at: usize,
        continuous: &'c Continuous,
        together: Together,
    ) -> Option<Doing<'c>> {
        let Standing { begun, origin, .. } = &self.effects[at];
        if begun.is_none() && !self.has_ability(seen, at) {
            return None;
        }
        let env = self.side(seen, at);
        let eval = Evaluator::new(self.table, self.state, seen, &env);
        if begun.is_none() && !continuous.only_if.iter().all(|condition| eval.holds(condition, None)) {
            return None;
        }
        let made = |change: &'c Change| match change {
            // Nothing gives who has left the game control (CR 800.4a, 800.4b (2026-04-17), 600.4b (2006-10-01)).
            Change::Control(who) => {
                Made::Control(eval.first(who).filter(|&player| !self.state.player(player).left))
            }
            Change::Boost(amount) => {
                let by = eval.modifier(amount).unwrap_or(i64::MAX);
                Made::Boost(by, by)
            }
            Change::ModifyTimes(power, toughness, times) => {
                let times = eval.modifier(times).unwrap_or(i64::MAX);
                Made::Boost(power.saturating_mul(times), toughness.saturating_mul(times))
            }
            Change::SetPower(amount) => Made::SetPower(eval.modifier(amount).unwrap_or(i64::MAX)),
            Change::SetToughness(amount) => Made::SetToughness(eval.modifier(amount).unwrap_or(i64::MAX)),
            Change::AddType(_)
            | Change::LoseType(_)
            | Change::SetTypes(_)
            | Change::AddSubtype(_)
            | Change::SetLandTypes(_)
            | Change::SetCreatureTypes(_)
            | Change::AddSupertype(_)
            | Change::SetColors(_)
            | Change::AddColor(_)
            | Change::AddAbility(_)
            | Change::Bind(_)
            | Change::LoseAbilities
            | Change::LoseKeyword(_)
            | Change::SetPowerToughness(..)
            | Change::ModifyPowerToughness(..)
            | Change::SwitchPowerToughness => Made::Stated(change),
        };
        let belongs = |change: &&Change| together.contains(&layer(self.table, *origin, change));
        let changes = continuous.changes.iter().filter(belongs).map(made).collect();
        let objects = begun.clone().unwrap_or_else(|| eval.objects(&continuous.affects));
        Some(Doing { objects, changes, keeps: Vec::new() })
    }

    /// Whether the source of an effect has its ability when objects are like this.
    pub(super) fn has_ability(&self, seen: &[AfterLayers], at: usize) -> bool {
        let Standing { source, nth, continuous, .. } = &self.effects[at];
        let is_it = |ability: &&Ability| ability.continuous() == Some(&**continuous);
        seen[source.index()].is.abilities.iter().filter(is_it).count() > *nth
    }

    /// From whose side an effect looks when objects are like this.
    pub(super) fn side(&self, seen: &[AfterLayers], at: usize) -> Env {
        let source = self.effects[at].source;
        let you = seen[source.index()].controller.unwrap_or(self.state.object(source).owner);
        Env::new(you, Some(source), Cause::Effect)
    }
}

/// What an object has gained.
fn standing_on(id: ObjectId, origin: Origin, changes: Vec<Change>, stamp: Stamp) -> Standing {
    Standing {
        source: id,
        continuous: Arc::new(Continuous { affects: What::This, only_if: Vec::new(), changes }),
        nth: 0,
        origin,
        defining: false,
        stamp,
        given_by: None,
        begun: Some(vec![id]),
    }
}
