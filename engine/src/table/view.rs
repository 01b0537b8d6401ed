//! What a board looks like after the layers, and which effects are in force on it.

use std::sync::Arc;

use hashbrown::HashMap;

use super::env::Env;
use super::kind::Kind;
use super::seen::Seen;
use super::state::State;
use super::triggers::{StateTrigger, Trigger, lasting};
use crate::keyword;
use crate::table::own_effects::{
    abilities_of, counter_effects, effects_among, enters_itself, names_this, narrow,
};
use crate::table::{EffectSource, SourceOf, Table, layers};
use language::board::{Ability, Restriction, Zone};
use language::effect::{Cause, Effect, EventPattern};
use language::select::{Condition, What, Whom};
use statements::ids::{BoardId, EffectId, ObjectId};

/// What a board looks like after the layers.
#[derive(Clone, Debug)]
pub(crate) struct View {
    pub(crate) seen: Vec<Seen>,
    /// Effects in force by the kind of event that they look at, each list in the order of discovery.
    by_kind: Vec<Vec<EffectId>>,
    /// Those of them that may look at what happens to anyone or anything.
    general: Vec<Vec<EffectId>>,
    /// Those that look only at what happens to one object.
    bound: HashMap<(usize, ObjectId), Vec<EffectId>>,
    /// What can't happen, with the permanent that says so.
    pub(crate) restrictions: Vec<(ObjectId, Arc<Restriction>)>,
    /// Triggered abilities that look at events.
    pub(crate) triggers: Vec<Trigger>,
    /// Triggered abilities that wait for something to be so.
    pub(crate) state_triggers: Vec<StateTrigger>,
    /// Whether any permanent has a continuous effect, which may look at anything on the board.
    pub(crate) continuous: bool,
    /// Whether any permanent has daybound or nightbound.
    pub(crate) day_and_night: bool,
}

impl View {
    /// Looks at a board.
    pub(crate) fn new(table: &mut Table, id: BoardId) -> Self {
        let state = table.board(id).clone();
        let seen = layers::apply(table, &state, |_| true);
        let mut view = Self {
            by_kind: vec![Vec::new(); Kind::COUNT],
            general: vec![Vec::new(); Kind::COUNT],
            bound: HashMap::default(),
            restrictions: Vec::new(),
            triggers: Vec::new(),
            state_triggers: Vec::new(),
            continuous: false,
            day_and_night: false,
            seen,
        };
        for id in state.ids() {
            view.abilities_of(table, &state, id);
        }
        for &effect in state.floating.iter().chain(&table.of_rules) {
            view.add(table, effect);
        }
        view
    }

    /// The effects in force that look at this kind of event.
    pub(crate) fn effects(&self, kind: Kind) -> &[EffectId] {
        &self.by_kind[kind.index()]
    }

    /// The effects in force that may be applicable to an event of this kind that affects this object, or none.
    pub(crate) fn likely(
        &self,
        kind: Kind,
        object: Option<ObjectId>,
    ) -> impl Iterator<Item = EffectId> + use<'_> {
        let bound = object.and_then(|id| self.bound.get(&(kind.index(), id)));
        self.general[kind.index()].iter().chain(bound.into_iter().flatten()).copied()
    }

    fn add(&mut self, table: &Table, effect: EffectId) {
        let entry = table.effect(effect);
        let kind = entry.kind.index();
        self.by_kind[kind].push(effect);
        match entry.source.filter(|_| affects_this(&entry.body.when.event)) {
            Some(only) => self.bound.entry((kind, only)).or_default().push(effect),
            None => self.general[kind].push(effect),
        }
    }

    /// All effects in force.
    pub(crate) fn all_effects(&self) -> impl Iterator<Item = EffectId> + '_ {
        self.by_kind.iter().flatten().copied()
    }

    /// What is phased out has no part in anything (CR 702.26b (2026-04-17)).
    fn abilities_of(&mut self, table: &mut Table, state: &State, id: ObjectId) {
        if state.object(id).phased_out.is_some() {
            return;
        }
        let is = Arc::clone(&self.seen[id.index()].is);
        self.continuous |= is.abilities.iter().any(|ability| matches!(ability, Ability::Continuous(_)));
        let zone = state.object(id).zone;
        let you = self.seen[id.index()].controller.unwrap_or(state.object(id).owner);
        let abilities = abilities_of(table, &is);
        if zone == Zone::Battlefield {
            self.day_and_night |= keyword::daybound::has(&is) || keyword::nightbound::has(&is);
            let restrictions = abilities.iter().filter_map(|own| restriction(&own.ability));
            self.restrictions.extend(restrictions.map(|r| (id, Arc::new(r))));
        }
        for own in &abilities {
            self.trigger(table, (id, zone), &own.ability);
        }
        let mut effects = effects_among(abilities, &is);
        effects.extend(counter_effects(table, state, id));
        effects.extend(super::turned_up::effects(table, state, id));
        for (at, own) in effects.iter().enumerate() {
            if !functions_in(&own.body, zone) {
                continue;
            }
            let ordinal = narrow(effects[..at].iter().filter(|other| *other == own).count());
            let source = EffectSource { body: Arc::clone(&own.body), of: SourceOf::Ability(id), ordinal };
            let label = own.label(table.object_name(id), effects.len() == 1);
            let effect = table.keep_effect(source, Env::new(you, Some(id), Cause::Replacement), &label);
            self.add(table, effect);
        }
    }
}

impl View {
    /// Adds a triggered ability of an object, where it functions in the object's zone.
    fn trigger(&mut self, table: &mut Table, (source, zone): (ObjectId, Zone), ability: &Ability) {
        match ability {
            Ability::Triggered { when, prevented, does } if triggers_in(&when.only_if, &when.event, zone) => {
                let does = table.keep_block(&lasting(&when.only_if, does));
                let (when, prevented) = (Arc::new(when.clone()), *prevented);
                self.triggers.push(Trigger { source, when, prevented, does });
            }
            Ability::StateTriggered { when, does } if zone_of(when).unwrap_or(Zone::Battlefield) == zone => {
                let (when, does) = (when.as_slice().into(), table.keep_block(does));
                self.state_triggers.push(StateTrigger { source, when, does });
            }
            Ability::Triggered { .. }
            | Ability::StateTriggered { .. }
            | Ability::Effect(_)
            | Ability::Restriction(_)
            | Ability::Continuous(_)
            | Ability::Keyword(_)
            | Ability::Instructions(_)
            | Ability::BlocksMore(_)
            | Ability::Opaque(_) => {}
        }
    }
}

/// What can't happen, if an ability says so.
fn restriction(ability: &Ability) -> Option<Restriction> {
    if let Ability::Restriction(restriction) = ability { Some(restriction.clone()) } else { None }
}

/// Whether an object's ability triggers in a zone: on the battlefield, unless it says where, or can trigger elsewhere only
/// (CR 113.6 (2026-04-17)): a spell's on its own casting.
fn triggers_in(only_if: &[Condition], event: &EventPattern, zone: Zone) -> bool {
    let own_casting = matches!(event, EventPattern::Cast { what, .. } if names_this(what));
    let only = zone_of(only_if).or(own_casting.then_some(Zone::Stack));
    zone == only.unwrap_or(Zone::Battlefield)
}

/// The zone in which conditions say that the object must be.
fn zone_of(conditions: &[Condition]) -> Option<Zone> {
    conditions.iter().find_map(|condition| {
        if let Condition::Exists(What::All(list)) = condition
            && let [What::This, What::In(zone), ..] = list[..]
        {
            return Some(zone);
        }
        None
    })
}

/// Whether an object's ability makes this effect while the object is in a zone.
fn functions_in(effect: &Effect, zone: Zone) -> bool {
    if enters_itself(effect) {
        return false;
    }
    if !effect.functions_in.is_empty() {
        return effect.functions_in.contains(&zone);
    }
    zone == Zone::Battlefield || moves_itself(effect)
}

/// Whether an effect looks at its own object's move between zones (CR 614.12 and 603.6 by analogy: it functions
/// where the object is).
fn moves_itself(effect: &Effect) -> bool {
    matches!(&effect.when.event, EventPattern::Move { what, .. } if names_this(what))
}

/// Whether a pattern looks only at what happens to the effect's own source, which exists.
fn affects_this(event: &EventPattern) -> bool {
    match event {
        EventPattern::Damage { to: whom, .. }
        | EventPattern::PutCounters { on: whom, .. }
        | EventPattern::RemoveCounters { from: whom, .. } => {
            if let Whom::Object(what) = whom {
                names_this(what)
            } else {
                false
            }
        }
        EventPattern::Destroy { what } | EventPattern::Sacrifice { what } => names_this(what),
        EventPattern::GainLife { .. }
        | EventPattern::LoseLife { .. }
        | EventPattern::Draw { .. }
        | EventPattern::DrawCards { .. }
        | EventPattern::Move { .. }
        | EventPattern::Enter { .. }
        | EventPattern::Create { .. }
        | EventPattern::Begin { .. }
        | EventPattern::Act { .. }
        | EventPattern::Roll { .. }
        | EventPattern::Undergo { .. }
        | EventPattern::Discard { .. }
        | EventPattern::CounterSpell { .. }
        | EventPattern::CopySpell { .. }
        | EventPattern::Cast { .. }
        | EventPattern::GainControl { .. }
        | EventPattern::Attach { .. }
        | EventPattern::AddMana { .. }
        | EventPattern::Trigger { .. }
        | EventPattern::Daytime { .. }
        | EventPattern::Opaque { .. } => false,
    }
}
