//! Abilities that an object would have and has not: another effect has taken them away (CR 613.1f (2026-04-17)), or it is face
//! down (CR 708.2a (2026-04-17)). They do nothing, and are kept only to tell that where they would.

use std::sync::Arc;

use super::Table;
use super::env::Env;
use super::functioning::Holder;
use super::own_effects::{ObjectAbility, abilities_of};
use super::selectors::Evaluator;
use super::state::State;
use super::view::View;
use language::board::{Ability, Change, Characteristics};
use language::effect::Cause;
use statements::decided::WhyIdle;
use statements::ids::ObjectId;

/// The abilities that an object has lost and that would function where it is, with the reason.
pub(super) fn lost(
    table: &Table,
    state: &State,
    view: &View,
    (id, is): (ObjectId, &Characteristics),
) -> Vec<(Ability, WhyIdle)> {
    let object = state.object(id);
    let mut own = Arc::clone(table.print(object.face_up()));
    // A counter gives its keyword, unless something takes that, too (CR 122.1b (2026-04-17)).
    let kinds = object.counters.iter().filter(|(_, number)| *number > 0);
    let given = kinds.filter_map(|(kind, _)| table.counters.get(kind.index()).keyword());
    let given: Vec<Ability> = given
        .filter(|(_, since)| table.on(*since))
        .map(|(keyword, _)| Ability::Keyword(keyword.clone()))
        .collect();
    if !given.is_empty() {
        Arc::make_mut(&mut own).abilities.extend(given);
    }
    let gone = own.abilities.iter().any(|ability| !is.abilities.contains(ability));
    if !gone || object.is_hidden() || object.phased_out.is_some() {
        return Vec::new();
    }
    let why = if object.face_down.is_some() { WhyIdle::FaceDown } else { why_lost(table, state, view, id) };
    let left = abilities_of(table, is);
    let holder = Holder::of(object.zone, object.kind, &own, false);
    let is_lost = |one: &ObjectAbility| left.iter().all(|other| other.ability != one.ability);
    let functions = |one: &ObjectAbility| {
        if let Ability::Effect(effect) = &one.ability {
            holder.has_in_force(effect)
        } else {
            holder.has_functioning(table, &one.ability)
        }
    };
    let all = abilities_of(table, &own).into_iter().filter(is_lost).filter(functions);
    all.map(|one| (one.ability, why)).collect()
}

/// Why an object has lost abilities: something says that it loses them, or of which land types it is (CR 305.7 (2026-04-17)).
fn why_lost(table: &Table, state: &State, view: &View, id: ObjectId) -> WhyIdle {
    let taker = |is: &dyn Fn(&Change) -> bool| taker(table, state, view, id, is);
    let loses = taker(&|change| *change == Change::LoseAbilities);
    let land = || taker(&|change| matches!(change, Change::SetLandTypes(_)));
    if loses.is_none()
        && let Some(by) = land()
    {
        return WhyIdle::OfLandTypes(by);
    }
    WhyIdle::Lost(loses)
}

/// The first object that says such a change of this one; none where a spell or an ability has said so.
fn taker(
    table: &Table,
    state: &State,
    view: &View,
    id: ObjectId,
    is: &dyn Fn(&Change) -> bool,
) -> Option<ObjectId> {
    let takes = |by: &ObjectId| {
        let seen = &view.seen[by.index()];
        let env = Env::new(seen.controller.unwrap_or(state.object(*by).owner), Some(*by), Cause::Effect);
        let eval = Evaluator::new(table, state, &view.seen, &env);
        seen.is.abilities.iter().filter_map(Ability::continuous).any(|continuous| {
            continuous.changes.iter().any(is) && eval.is(&continuous.affects, &eval.thing(id))
        })
    };
    state.ids().filter(|&by| state.object(by).phased_out.is_none()).find(takes)
}
