//! Looking at a board: the layers, and which effects and abilities are in force on it. A board that is kept is looked at
//! once.

use std::sync::{Arc, OnceLock};

use hashbrown::HashMap;

use super::Table;
use super::lost::lost;
use crate::keyword;
use crate::table::env::Env;
use crate::table::functioning::Holder;
use crate::table::history::Being;
use crate::table::lasting::Lasting;
use crate::table::object::ObjectState;
use crate::table::own_effects::{
    ObjectAbility, OwnEffect, abilities_of, counter_effects, effects_among, names_this,
};
use crate::table::selectors::Evaluator;
use crate::table::spent::{Key, Limited};
use crate::table::state::{PlayerState, State};
use crate::table::triggers::{Made, StateTrigger, Trigger, lasting};
use crate::table::view::{ByItself, Idle, Restricting, View};
use crate::table::{EffectSource, SourceOf};
use language::board::{Ability, Characteristics, Designation, Zone};
use language::effect::{Cause, EventPattern, Kind, Lifetime, Pattern};
use language::select::Amount;
use statements::decided::WhyIdle;
use statements::forbids::Forbids;
use statements::ids::{BoardId, EffectId, ObjectId, PlayerId};

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
    /// in force don't depend on, and nobody has left, it looks the same.
    pub(crate) fn keep_next_board(&mut self, mut state: State, from: BoardId) -> BoardId {
        state.objects.settle();
        let (old, view) = (self.board(from), &self.views[from.index()]);
        let same_player = |(old, new): (&PlayerState, &PlayerState)| {
            (old.left, &old.designations) == (new.left, &new.designations)
        };
        let same = !view.continuous
            && (&old.floating, &old.lasting, old.active, old.objects.len())
                == (&state.floating, &state.lasting, state.active, state.objects.len())
            && old.players.iter().zip(&state.players).all(same_player)
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

/// Whose an ability is that triggers.
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
enum Of {
    Object(Being),
    Made(Made),
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
        requirements: Vec::new(),
        triggers: Vec::new(),
        state_triggers: Vec::new(),
        idle: Vec::new(),
        continuous: false,
        by_itself: ByItself::default(),
        seen,
    };
    for id in state.ids() {
        fill(&mut view, table, &state, id);
    }
    for &effect in state.floating.iter().chain(&table.of_rules) {
        view.by_itself.lapses |= matches!(table.effect(effect).body.lifetime, Lifetime::AsLongAs { .. });
        add(&mut view, table, effect);
    }
    for one in &state.lasting {
        fill_lasting(&mut view, table, &state, one);
    }
    fill_titles(&mut view, table, &state);
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
    view.by_itself.lapses |= state.object(id).changed.iter().any(|one| one.ends.is_conditional());
    if state.object(id).phased_out.is_some() {
        return;
    }
    let is = Arc::clone(&view.seen[id.index()].is);
    // What has begun to apply goes on though its ability is lost.
    let copiable = Arc::clone(table.print(state.object(id).copiable()));
    let mut abilities = is.abilities.iter().chain(&copiable.abilities);
    let looks_around = |ability: &Ability| ability.continuous().is_some() || !ability.as_long_as().is_empty();
    view.continuous |= abilities.any(looks_around);
    let object = state.object(id);
    let being = Being { object: id, since: object.since };
    let you = view.seen[id.index()].controller.unwrap_or(object.owner);
    let holder = Holder::new(object, &is);
    if object.zone == Zone::Battlefield {
        view.by_itself.day_and_night |= keyword::daybound::has(&is) || keyword::nightbound::has(&is);
        view.by_itself.ascends |= keyword::ascend::has(&is);
        view.requirements.extend(of_goaded(table, state, id));
    }
    if is_blank(table, object, &is) {
        return;
    }
    let abilities = abilities_of(table, &is);
    for own in &abilities {
        if !holder.has_functioning(table, &own.ability) {
            continue;
        }
        if is_there(view, table, state, (id, you), &own.ability) {
            view.restrictions.extend(restricting((id, you), own));
            view.requirements.extend(requirement(id, own));
            trigger(view, table, being, own.ability.itself());
        } else {
            let trigger = trigger_of(table, Of::Object(being), own.ability.itself());
            let (ability, why) = (Arc::new(own.ability.clone()), WhyIdle::NotThere);
            view.idle.push(Idle { source: id, ability, trigger, why });
        }
    }
    for (ability, why) in lost(table, state, view, (id, &is)) {
        let trigger = trigger_of(table, Of::Object(being), ability.itself());
        view.idle.push(Idle { source: id, ability: Arc::new(ability), trigger, why });
    }
    let of_type = keyword::siege::ability(&is, &|switch| table.on(switch));
    if let Some(ability) = of_type.filter(|_| !view.seen[id.index()].bare && object.zone == Zone::Battlefield)
    {
        trigger(view, table, being, &ability);
    }
    let mut effects = effects_among(table, abilities, &is);
    effects.extend(counter_effects(table, state, id));
    effects.extend(super::turning_over::effects(table, state, id));
    super::turning_over::as_it_transforms(table, state, id, &mut effects);
    fill_effects(view, table, (id, you), (holder, &effects));
}

/// The effects of an object that are in force where it is.
fn fill_effects(
    view: &mut View,
    table: &mut Table,
    (id, you): (ObjectId, PlayerId),
    (holder, effects): (Holder, &[OwnEffect]),
) {
    for (at, own) in effects.iter().enumerate() {
        if !holder.has_in_force(&own.body) {
            continue;
        }
        let ordinal = effects[..at].iter().filter(|other| *other == own).count();
        let source = EffectSource { body: Arc::clone(&own.body), of: SourceOf::Ability(id), ordinal };
        let label = own.label(table.object_name(id), effects.len() == 1);
        let effect = table.keep_effect(source, Env::new(you, Some(id), Cause::Replacement), &label);
        add(view, table, effect);
    }
}

/// Whether something has no ability of itself, by its type, by a counter or on another face, and has lost none, like
/// most of what lies on a large board.
fn is_blank(table: &Table, object: &ObjectState, is: &Characteristics) -> bool {
    let by_type = is.loyalty.is_some() || keyword::saga::is_saga(is) || keyword::siege::is_siege(is);
    let has_faces = object.back.is_some() || object.face_down.is_some();
    let says = [is, table.print(object.face_up())].into_iter().any(|is| !is.abilities.is_empty());
    !by_type && !has_faces && !says && object.counters.is_empty()
}

/// What is so for a time.
fn fill_lasting(view: &mut View, table: &mut Table, state: &State, one: &Lasting) {
    let env = table.env(one.env).clone();
    view.by_itself.lapses |= one.ends.is_conditional();
    view.continuous |= !one.ability.as_long_as().is_empty();
    if !Evaluator::new(table, state, &view.seen, &env).has_ability(&one.ability) {
        return;
    }
    if let Ability::Restriction(restriction) = one.ability.itself() {
        let (by, restriction) = (Forbids::Lasting(env.about.this), Arc::new(restriction.clone()));
        view.restrictions.push(Restricting { by, env, restriction, keyword: None });
        return;
    }
    let made = Made { env, once: one.once.then_some(one.number), at_once: one.at_once };
    view.triggers.extend(trigger_of(table, Of::Made(made), one.ability.itself()));
}

/// The abilities without a source of players who have a designation.
fn fill_titles(view: &mut View, table: &mut Table, state: &State) {
    for (at, player) in state.players.iter().enumerate() {
        for &one in &player.designations {
            let env = Env { title: Some(one), ..Env::new(PlayerId::at(at), None, Cause::Effect) };
            for ability in keyword::designation::triggered(one) {
                let made = Made { env: env.clone(), once: None, at_once: false };
                view.triggers.extend(trigger_of(table, Of::Made(made), &ability));
            }
        }
    }
}

/// Whether all is so as long as which a player's object has an ability.
fn is_there(
    view: &View,
    table: &Table,
    state: &State,
    (source, you): (ObjectId, PlayerId),
    ability: &Ability,
) -> bool {
    if ability.as_long_as().is_empty() {
        return true;
    }
    let env = Env::new(you, Some(source), Cause::Effect);
    Evaluator::new(table, state, &view.seen, &env).has_ability(ability)
}

/// Adds an ability of an object that functions, if it is one that triggers.
fn trigger(view: &mut View, table: &mut Table, of: Being, ability: &Ability) {
    let source = of.object;
    view.triggers.extend(trigger_of(table, Of::Object(of), ability));
    if let Ability::StateTriggered { when, does } = ability {
        let (when, does) = (when.as_slice().into(), table.keep_block(does));
        view.state_triggers.push(StateTrigger { source, when, does });
    }
}

/// An ability that triggers on events, made ready.
fn trigger_of(table: &mut Table, of: Of, ability: &Ability) -> Option<Trigger> {
    let Ability::Triggered { when, prevented, as_it_happens, nth, at_most, does } = ability else {
        return None;
    };
    let counted = ability.counted().map(|past| Arc::new(Amount::Happened(Box::new(past))));
    let nth = nth.map(|(number, _)| number).zip(counted);
    let ability = Arc::new(ability.clone());
    let (being, made) = match of {
        Of::Object(being) => (Some(being), None),
        Of::Made(made) => (None, Some(made)),
    };
    let limit = at_most.zip(being).map(|((most, since), of)| {
        let place = table.limited.add(Arc::clone(&ability));
        Limited { key: Key { of, ability: place, since }, most }
    });
    Some(Trigger {
        source: being.map(|being| being.object),
        made,
        prevented: *prevented,
        as_it_happens: as_it_happens.as_slice().into(),
        nth,
        limit,
        does: table.keep_block(&lasting(&when.only_if, does)),
        when: Arc::new(when.clone()),
        ability,
    })
}

/// What can't happen, if an ability says so.
fn restricting((source, you): (ObjectId, PlayerId), own: &ObjectAbility) -> Option<Restricting> {
    let Ability::Restriction(restriction) = own.ability.itself() else { return None };
    let env = Env::new(you, Some(source), Cause::Effect);
    let restriction = Arc::new(restriction.clone());
    Some(Restricting { by: Forbids::Permanent(source), env, restriction, keyword: own.keyword })
}

/// What a permanent has to do that is goaded.
fn of_goaded(table: &Table, state: &State, id: ObjectId) -> Vec<(ObjectId, Arc<Pattern>)> {
    let designated = &state.object(id).designations;
    if !designated.has(Designation::Goaded) {
        return Vec::new();
    }
    let by: Vec<&str> = designated.goaded_by().iter().map(|&by| table.player_name(by)).collect();
    keyword::designation::requirements(&by).into_iter().map(|pattern| (id, Arc::new(pattern))).collect()
}

/// What attackers or blockers have to do, if an ability says so.
fn requirement(source: ObjectId, own: &ObjectAbility) -> Option<(ObjectId, Arc<Pattern>)> {
    if let Ability::Requirement(pattern) = own.ability.itself() {
        Some((source, Arc::new(pattern.clone())))
    } else {
        None
    }
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
