//! Looking at a board: the layers, and which effects and abilities are in force on it. A board that is kept is looked at
//! once.

use std::sync::{Arc, OnceLock};

use hashbrown::HashMap;

use super::Table;
use crate::keyword;
use crate::table::env::Env;
use crate::table::own_effects::{abilities_of, counter_effects, effects_among, enters_itself, names_this};
use crate::table::state::State;
use crate::table::triggers::{StateTrigger, Trigger, lasting};
use crate::table::view::View;
use crate::table::{EffectSource, SourceOf};
use language::board::{Ability, Restriction, Zone};
use language::effect::{Cause, Effect, EventPattern, Kind};
use language::select::{Condition, What};
use statements::ids::{BoardId, EffectId, ObjectId};

impl Table {
    /// Keeps a board and looks at it.
    pub(crate) fn keep_board(&mut self, mut state: State) -> BoardId {
        state.objects.settle();
        let id = BoardId::at(self.boards.add(state));
        if id.index() == self.views.len() {
            let view = Arc::new(view_of(self, id));
            self.bytes += self.board(id).bytes() + 3 * self.board(id).bytes_whole();
            self.views.push(view);
            self.classes.push(OnceLock::new());
        }
        id
    }

    /// Keeps a board that has come from another. Where no object has changed but for what the layers and effects
    /// in force don't depend on, it looks the same.
    pub(crate) fn keep_next_board(&mut self, mut state: State, from: BoardId) -> BoardId {
        state.objects.settle();
        let (old, view) = (self.board(from), &self.views[from.index()]);
        let same = !view.continuous
            && (&old.floating, old.active, old.objects.len())
                == (&state.floating, state.active, state.objects.len())
            && old.objects.apart(&state.objects).all(|at| old.objects[at].looks_like(&state.objects[at]));
        if !same {
            return self.keep_board(state);
        }
        let view = Arc::clone(view);
        let id = BoardId::at(self.boards.add(state));
        if id.index() == self.views.len() {
            self.bytes += self.board(id).bytes();
            self.views.push(view);
            self.classes.push(OnceLock::new());
        }
        id
    }
}

/// Looks at a board.
fn view_of(table: &mut Table, id: BoardId) -> View {
    let state = table.board(id).clone();
    let seen = super::layers::apply(table, &state, |_| true);
    let mut view = View {
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
        fill(&mut view, table, &state, id);
    }
    for &effect in state.floating.iter().chain(&table.of_rules) {
        add(&mut view, table, effect);
    }
    view
}

fn add(view: &mut View, table: &Table, effect: EffectId) {
    let entry = table.effect(effect);
    let kind = entry.kind.index();
    view.by_kind[kind].push(effect);
    match entry.source.filter(|_| affects_this(&entry.body.when.event)) {
        Some(only) => view.bound.entry((kind, only)).or_default().push(effect),
        None => view.general[kind].push(effect),
    }
}

/// What is phased out has no part in anything (CR 702.26b (2026-04-17)).
fn fill(view: &mut View, table: &mut Table, state: &State, id: ObjectId) {
    if state.object(id).phased_out.is_some() {
        return;
    }
    let is = Arc::clone(&view.seen[id.index()].is);
    view.continuous |= is.abilities.iter().any(|ability| matches!(ability, Ability::Continuous(_)));
    let zone = state.object(id).zone;
    let you = view.seen[id.index()].controller.unwrap_or(state.object(id).owner);
    let abilities = abilities_of(table, &is);
    if zone == Zone::Battlefield {
        view.day_and_night |= keyword::daybound::has(&is) || keyword::nightbound::has(&is);
        let restrictions = abilities.iter().filter_map(|own| restriction(&own.ability));
        view.restrictions.extend(restrictions.map(|r| (id, Arc::new(r))));
    }
    for own in &abilities {
        trigger(view, table, id, zone, &own.ability);
    }
    let mut effects = effects_among(abilities, &is);
    effects.extend(counter_effects(table, state, id));
    effects.extend(super::turned_up::effects(table, state, id));
    for (at, own) in effects.iter().enumerate() {
        if !functions_in(&own.body, zone) {
            continue;
        }
        let ordinal = effects[..at].iter().filter(|other| *other == own).count();
        let source = EffectSource { body: Arc::clone(&own.body), of: SourceOf::Ability(id), ordinal };
        let label = own.label(table.object_name(id), effects.len() == 1);
        let effect = table.keep_effect(source, Env::new(you, Some(id), Cause::Replacement), &label);
        add(view, table, effect);
    }
}

/// Adds a triggered ability of an object, where it functions in the object's zone.
fn trigger(view: &mut View, table: &mut Table, source: ObjectId, zone: Zone, ability: &Ability) {
    if let Ability::Triggered { when, prevented, does } = ability
        && triggers_in(&when.only_if, &when.event, zone)
    {
        let does = table.keep_block(&lasting(&when.only_if, does));
        let (when, prevented) = (Arc::new(when.clone()), *prevented);
        view.triggers.push(Trigger { source, when, prevented, does });
    }
    if let Ability::StateTriggered { when, does } = ability
        && zone_of(when).unwrap_or(Zone::Battlefield) == zone
    {
        let (when, does) = (when.as_slice().into(), table.keep_block(does));
        view.state_triggers.push(StateTrigger { source, when, does });
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
pub(crate) fn functions_in(effect: &Effect, zone: Zone) -> bool {
    if enters_itself(effect) {
        return false;
    }
    if !effect.functions_in.is_empty() {
        return effect.functions_in.contains(&zone);
    }
    zone == Zone::Battlefield || moves_itself(effect)
}

/// Whether an effect looks at its own object's move between zones. By analogy with CR 603.6, 614.12 (2026-04-17) it
/// functions where the object is.
fn moves_itself(effect: &Effect) -> bool {
    matches!(&effect.when.event, EventPattern::Move { what, .. } if names_this(what))
}

/// Whether a pattern looks only at what happens to the effect's own source, which exists.
fn affects_this(event: &EventPattern) -> bool {
    let facts = event.facts();
    let is_bound = matches!(
        facts.kind,
        Kind::Damage | Kind::Destroy | Kind::Sacrifice | Kind::PutCounters | Kind::RemoveCounters
    );
    is_bound && facts.affects.objects().is_some_and(names_this)
}
