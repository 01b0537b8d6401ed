//! What objects are like once continuous effects have been applied, layer by layer.

use super::env::Env;
use super::eyes::{Eyes, anywhere};
use super::seen::Seen;
use super::world::World;
use language::board::{Ability, Change, Continuous, Counter, Zone};

/// Every object, after the layers.
pub(super) fn view(world: &World) -> Vec<Seen> {
    let plain: Vec<Seen> = world.things.iter().enumerate().map(|(at, t)| Seen::plain(t, at)).collect();
    let sources: Vec<bool> = plain.iter().map(|s| s.zone == Zone::Battlefield).collect();
    layered(world, plain, &sources)
}

/// The order in which changes are made: copy comes before, in what `is` is at the start.
fn layer(change: &Change) -> u8 {
    match change {
        Change::Control(_) => 2,
        Change::AddType(_) | Change::SetTypes(_) | Change::AddSubtype(_) | Change::AddSupertype(_) => 4,
        Change::SetColors(_) | Change::AddColor(_) => 5,
        Change::AddAbility(_) | Change::LoseAbilities => 6,
        Change::SetPowerToughness(..) => 7,
        Change::ModifyPowerToughness(..) | Change::Boost(_) => 8,
    }
}

/// Applies the continuous effects of the `sources` (by place in the list) to the whole list.
pub(super) fn layered(world: &World, mut seen: Vec<Seen>, sources: &[bool]) -> Vec<Seen> {
    let mut started: Vec<(usize, Continuous)> = Vec::new();
    for number in [2, 4, 5, 6, 7, 8] {
        for (source, effect) in effects_of(&seen, sources, &started) {
            let mut used = false;
            for change in effect.changes.iter().filter(|c| layer(c) == number) {
                used = true;
                seen = changed(world, &seen, source, &effect, change);
            }
            if used && !started.contains(&(source, effect.clone())) {
                started.push((source, effect));
            }
        }
    }
    for one in &mut seen {
        counted(one);
    }
    seen
}

/// The continuous effects of this layer in the order of their sources: those whose ability is still there, and
/// those that started to apply in an earlier layer.
fn effects_of(seen: &[Seen], sources: &[bool], started: &[(usize, Continuous)]) -> Vec<(usize, Continuous)> {
    let mut all = Vec::new();
    for (at, one) in seen.iter().enumerate().filter(|(at, _)| sources[*at]) {
        for ability in &one.is.abilities {
            if let Ability::Continuous(effect) = ability {
                all.push((at, effect.clone()));
            }
        }
        for old in started.iter().filter(|(source, _)| *source == at) {
            if !all.contains(old) {
                all.push(old.clone());
            }
        }
    }
    all
}

fn changed(world: &World, seen: &[Seen], source: usize, effect: &Continuous, change: &Change) -> Vec<Seen> {
    let eyes = Eyes { world, view: seen };
    let env = Env { this: seen[source].me, ..Env::of(seen[source].controller) };
    let mut after = seen.to_vec();
    for (at, one) in seen.iter().enumerate() {
        let there = anywhere(&effect.affects) || one.zone == Zone::Battlefield;
        if there && eyes.is(&effect.affects, one, &env) {
            make(&eyes, &env, change, &mut after[at]);
        }
    }
    after
}

fn make(eyes: &Eyes<'_>, env: &Env, change: &Change, one: &mut Seen) {
    let is = &mut one.is;
    match change {
        Change::Control(who) => one.controller = eyes.first_player(who, env).unwrap_or(one.controller),
        Change::AddType(kind) => add(&mut is.types, *kind),
        Change::SetTypes(kinds) => is.types.clone_from(kinds),
        Change::AddSubtype(name) => add(&mut is.subtypes, name.clone()),
        Change::AddSupertype(kind) => add(&mut is.supertypes, *kind),
        Change::SetColors(colors) => is.colors.clone_from(colors),
        Change::AddColor(color) => add(&mut is.colors, *color),
        Change::AddAbility(ability) => is.abilities.push((**ability).clone()),
        Change::LoseAbilities => is.abilities.clear(),
        Change::SetPowerToughness(power, toughness) => {
            (is.power, is.toughness) = (Some(*power), Some(*toughness));
        }
        Change::ModifyPowerToughness(power, toughness) => more(one, *power, *toughness),
        Change::Boost(amount) => {
            let much = i64::try_from(eyes.amount(amount, env)).unwrap_or(i64::MAX);
            more(one, much, much);
        }
    }
}

fn add<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}

fn more(one: &mut Seen, power: i64, toughness: i64) {
    one.is.power = one.is.power.map(|p| p.saturating_add(power));
    one.is.toughness = one.is.toughness.map(|t| t.saturating_add(toughness));
}

fn counted(one: &mut Seen) {
    let many = |kind| i64::try_from(one.counters.get(&kind).copied().unwrap_or(0)).unwrap_or(i64::MAX);
    let sum = many(Counter::PlusOne).saturating_sub(many(Counter::MinusOne));
    more(one, sum, sum);
}
