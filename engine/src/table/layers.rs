//! The layers: what objects are, after continuous effects (CR 613 (2026-04-17)).
//!
//! Known gap: dependency (CR 613.8 (2026-04-17)); within a layer time stamps alone decide.

use std::sync::Arc;

use super::env::Env;
use super::object::count_counters;
use super::selectors::Evaluator;
use crate::keyword::designation;
use crate::table::Table;
use crate::table::after_layers::AfterLayers;
use crate::table::state::State;
use language::board::{Ability, Change, Characteristics, Continuous, Counter, Zone};
use language::effect::Cause;
use language::rule::Switch;
use statements::ids::{CounterId, ObjectId};

/// A continuous effect that is to be applied.
struct Standing {
    source: ObjectId,
    continuous: Continuous,
    /// Whether it has begun to apply: then it goes on in later layers even if its ability is gone.
    begun: bool,
}

/// The layers that the engine knows, in order.
const LAYERS: usize = 6;

/// Which layer a change belongs to.
const fn layer(change: &Change) -> usize {
    match change {
        Change::Control(_) => 0,
        Change::AddType(_) | Change::SetTypes(_) | Change::AddSubtype(_) | Change::AddSupertype(_) => 1,
        Change::SetColors(_) | Change::AddColor(_) => 2,
        Change::AddAbility(_) | Change::LoseAbilities => 3,
        Change::SetPowerToughness(..) => 4,
        Change::ModifyPowerToughness(..) | Change::Boost(_) => 5,
    }
}

/// What every object is. `counts` says whose continuous effects count.
pub(crate) fn apply(table: &Table, state: &State, counts: impl Fn(ObjectId) -> bool) -> Vec<AfterLayers> {
    let mut seen: Vec<AfterLayers> = state.ids().map(|id| copiable(table, state, id)).collect();
    let mut standing = standing(state, &seen, counts);
    for layer in 0..LAYERS {
        if layer == TYPES {
            gained_subtypes(table, state, &mut seen);
        }
        if layer == GAINED {
            gained(table, state, &mut seen);
        }
        for at in 0..standing.len() {
            apply_layer(table, state, &mut seen, &mut standing, at, layer);
        }
        if layer + 1 == LAYERS {
            counters(table, state, &mut seen);
        }
    }
    seen
}

/// The layer of types.
const TYPES: usize = 1;

/// Layer 4: subtypes that permanents have gained for as long as they stay. Known gap: whatever sets types counts as later.
fn gained_subtypes(table: &Table, state: &State, seen: &mut [AfterLayers]) {
    for id in state.ids() {
        let Some(gained) = state.object(id).gained.map(|gained| table.print(gained)) else { continue };
        for name in &gained.subtypes {
            add(&mut Arc::make_mut(&mut seen[id.index()].is).subtypes, name.clone());
        }
    }
}

/// The layer of abilities.
const GAINED: usize = 3;

/// Layer 6: abilities that permanents have gained as they entered, and those that a designation gives. Known gap: whatever
/// takes abilities away counts as later.
fn gained(table: &Table, state: &State, seen: &mut [AfterLayers]) {
    for id in state.ids() {
        for &one in &state.object(id).designations {
            let given = designation::abilities(one);
            Arc::make_mut(&mut seen[id.index()].is).abilities.extend(given);
        }
        if let Some(gained) = state.object(id).gained {
            Arc::make_mut(&mut seen[id.index()].is).abilities.extend(table.print(gained).abilities.clone());
        }
    }
}

/// What an object is by its copiable values alone.
fn copiable(table: &Table, state: &State, id: ObjectId) -> AfterLayers {
    let object = state.object(id);
    let controlled = match object.zone {
        // In a zone of its own nobody controlled it (217.8c (2006-10-01)).
        Zone::Battlefield => object.phased_out.is_none() || !table.on(Switch::PhasedOutZone),
        Zone::Stack => true,
        Zone::Graveyard | Zone::Hand | Zone::Library | Zone::Exile | Zone::Command | Zone::Outside => false,
    };
    let mut is = Arc::clone(table.print(object.copiable()));
    // A back face has the mana value of the front, but not for what copies it (CR 712.8e (2026-04-17)).
    if object.shows_back() && table.on(Switch::BackFaceValue) {
        Arc::make_mut(&mut is).mana_value = table.print(object.print).mana_value;
    }
    AfterLayers { is, controller: controlled.then_some(object.controller) }
}

/// The continuous effects of permanents, by time stamp.
fn standing(state: &State, seen: &[AfterLayers], counts: impl Fn(ObjectId) -> bool) -> Vec<Standing> {
    let mut sources: Vec<ObjectId> = state.ids().filter(|&id| state.is_permanent(id) && counts(id)).collect();
    sources.sort_by_key(|&id| state.object(id).since);
    let mut found = Vec::new();
    for source in sources {
        for ability in &seen[source.index()].is.abilities {
            if let Ability::Continuous(continuous) = ability {
                found.push(Standing { source, continuous: continuous.clone(), begun: false });
            }
        }
    }
    found
}

fn apply_layer(
    table: &Table,
    state: &State,
    seen: &mut [AfterLayers],
    standing: &mut [Standing],
    at: usize,
    number: usize,
) {
    let Standing { source, continuous, begun } = &standing[at];
    let changes: Vec<&Change> = continuous.changes.iter().filter(|change| layer(change) == number).collect();
    let has_it =
        seen[source.index()].is.abilities.iter().any(|a| *a == Ability::Continuous(continuous.clone()));
    if changes.is_empty() || !(*begun || has_it) {
        return;
    }
    let object = state.object(*source);
    let you = seen[source.index()].controller.unwrap_or(object.owner);
    let env = Env::new(you, Some(*source), Cause::Effect);
    let affected = Evaluator::new(table, state, seen, &env).objects(&continuous.affects);
    for id in affected {
        let older = state.object(id).gained_over.contains(source);
        for change in changes.iter().filter(|change| !(older && matches!(change, Change::Control(_)))) {
            let next = changed(&Evaluator::new(table, state, seen, &env), id, change);
            seen[id.index()] = next;
        }
    }
    standing[at].begun = true;
}

/// An object after one change.
fn changed(eval: &Evaluator<'_>, id: ObjectId, change: &Change) -> AfterLayers {
    let mut next = eval.seen[id.index()].clone();
    if let Change::Control(who) = change {
        next.controller = eval.first(who).or(next.controller);
        return next;
    }
    let is = Arc::make_mut(&mut next.is);
    match change {
        Change::Control(_) => {}
        Change::AddType(kind) => add(&mut is.types, *kind),
        Change::SetTypes(kinds) => is.types.clone_from(kinds),
        Change::AddSubtype(name) => add(&mut is.subtypes, name.clone()),
        Change::AddSupertype(kind) => add(&mut is.supertypes, *kind),
        Change::SetColors(colors) => is.colors.clone_from(colors),
        Change::AddColor(color) => add(&mut is.colors, *color),
        Change::AddAbility(ability) => is.abilities.push((**ability).clone()),
        Change::LoseAbilities => is.abilities.clear(),
        Change::SetPowerToughness(power, toughness) => {
            is.power = Some(*power);
            is.toughness = Some(*toughness);
        }
        Change::ModifyPowerToughness(power, toughness) => boost(is, *power, *toughness),
        Change::Boost(amount) => {
            let by = eval.amount(amount).map_or(i64::MAX, |n| i64::try_from(n).unwrap_or(i64::MAX));
            boost(is, by, by);
        }
    }
    next
}

fn add<T: PartialEq>(list: &mut Vec<T>, value: T) {
    if !list.contains(&value) {
        list.push(value);
    }
}

fn boost(is: &mut Characteristics, power: i64, toughness: i64) {
    is.power = is.power.map(|value| value.saturating_add(power));
    is.toughness = is.toughness.map(|value| value.saturating_add(toughness));
}

/// Layer 7c: +1/+1 and -1/-1 counters.
fn counters(table: &Table, state: &State, seen: &mut [AfterLayers]) {
    let of = |kind: &Counter, object: &super::object::ObjectState| {
        let found = table.counters.find(kind).map(CounterId::at);
        found.map_or(0, |kind| i64::try_from(count_counters(&object.counters, kind)).unwrap_or(i64::MAX))
    };
    for id in state.ids() {
        let object = state.object(id);
        if object.counters.is_empty() || object.zone != Zone::Battlefield {
            continue;
        }
        let by = of(&Counter::PlusOne, object).saturating_sub(of(&Counter::MinusOne, object));
        if by != 0 {
            boost(Arc::make_mut(&mut seen[id.index()].is), by, by);
        }
    }
}
