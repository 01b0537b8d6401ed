//! What objects are like once continuous effects have been applied, layer by layer.

use std::collections::BTreeMap;

use super::env::{Env, Ref};
use super::eyes::{Eyes, anywhere};
use super::world::{Thing, World};
use language::board::{Ability, Change, Characteristics, Color, Continuous, Counter, Zone};

/// An object as it is seen: one that is there, or one as it would be on the battlefield.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact about the object, independent of the others"
)]
pub(super) struct Seen {
    pub(super) me: Option<Ref>,
    pub(super) id: Option<String>,
    pub(super) token: bool,
    pub(super) is: Characteristics,
    pub(super) owner: usize,
    pub(super) controller: usize,
    pub(super) zone: Zone,
    pub(super) tapped: bool,
    pub(super) attacking: bool,
    pub(super) blocking: bool,
    pub(super) counters: BTreeMap<Counter, u64>,
    pub(super) color: Option<Color>,
    pub(super) attached_to: Option<usize>,
}

impl Seen {
    /// An object with its copiable values only.
    pub(super) fn plain(thing: &Thing, at: usize) -> Self {
        Self {
            me: Some(Ref::Thing(at)),
            id: thing.id.clone(),
            token: thing.token,
            is: thing.copiable().clone(),
            owner: thing.owner,
            controller: thing.controller,
            zone: thing.zone,
            tapped: thing.tapped,
            attacking: thing.attacking,
            blocking: thing.blocking,
            counters: thing.counters.clone(),
            color: thing.color,
            attached_to: thing.attached_to,
        }
    }

    /// A card in a library of which nothing is known but its owner.
    pub(super) fn unknown_card(owner: usize) -> Self {
        Self {
            me: None,
            id: None,
            token: false,
            is: Characteristics::default(),
            owner,
            controller: owner,
            zone: Zone::Library,
            tapped: false,
            attacking: false,
            blocking: false,
            counters: BTreeMap::new(),
            color: None,
            attached_to: None,
        }
    }

    /// Whose it is: the controller's on the battlefield and the stack, the owner's elsewhere.
    pub(super) fn holder(&self) -> usize {
        match self.zone {
            Zone::Battlefield | Zone::Stack => self.controller,
            Zone::Graveyard | Zone::Hand | Zone::Library | Zone::Exile | Zone::Command | Zone::Outside => {
                self.owner
            }
        }
    }
}

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
