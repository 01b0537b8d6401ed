//! What one continuous effect does in one layer, and doing it.

use std::sync::Arc;

use crate::table::after_layers::AfterLayers;
use language::board::subtypes::{is_creature_type, is_land_type, types_with};
use language::board::{Ability, CardType, Change, Characteristics};
use language::rule::KeywordName;
use statements::ids::{ObjectId, PlayerId};
use statements::layers;

/// What an effect does in a layer, as things are: to which objects, and what to each of them.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Doing<'c> {
    pub(super) objects: Vec<ObjectId>,
    pub(super) changes: Vec<Made<'c>>,
    /// Of its objects those whose control it can't change.
    pub(super) keeps: Vec<ObjectId>,
}

/// A change, with whom and how much it speaks of now.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Made<'c> {
    /// Control changes to this player, if there is one.
    Control(Option<PlayerId>),
    /// Power and toughness change by these.
    Boost(i64, i64),
    /// Power is this.
    SetPower(i64),
    /// Toughness is this.
    SetToughness(i64),
    /// What is the same whatever else has been applied.
    Stated(&'c Change),
}

impl Doing<'_> {
    /// Does it.
    pub(super) fn make(&self, seen: &mut [AfterLayers]) {
        for &id in &self.objects {
            for change in self.changes.iter().filter(|made| !self.keeps_control(id, made)) {
                make(&mut seen[id.index()], change);
            }
        }
    }

    fn keeps_control(&self, id: ObjectId, made: &Made<'_>) -> bool {
        matches!(made, Made::Control(_)) && self.keeps.contains(&id)
    }

    /// To whom it gives control, if it does.
    pub(super) fn gives_control(&self) -> Option<PlayerId> {
        self.changes
            .iter()
            .rev()
            .find_map(|made| if let Made::Control(player) = made { *player } else { None })
    }

    /// Whether it gives static abilities, which are there from then on.
    pub(super) fn gives_static_abilities(&self) -> bool {
        self.changes.iter().any(|made| matches!(made, Made::Stated(change) if change.gives_static_ability()))
    }
}

impl Made<'_> {
    /// Whether it takes abilities.
    pub(super) fn takes_abilities(&self) -> bool {
        matches!(self, Self::Stated(stated) if stated.takes_abilities())
    }

    /// How it is told; nothing where control would change and does not.
    pub(super) fn told(&self, keeps_control: bool) -> Option<layers::Made> {
        match *self {
            Self::Control(player) => (!keeps_control).then_some(layers::Made::Control(player)),
            Self::Boost(power, toughness) => Some(layers::Made::Boost(power, toughness)),
            Self::SetPower(power) => Some(layers::Made::SetPower(power)),
            Self::SetToughness(toughness) => Some(layers::Made::SetToughness(toughness)),
            Self::Stated(change) => Some(layers::Made::Stated(change.clone())),
        }
    }
}

fn make(one: &mut AfterLayers, made: &Made<'_>) {
    match *made {
        Made::Control(player) => one.controller = player.or(one.controller),
        Made::Boost(power, toughness) => boost(Arc::make_mut(&mut one.is), power, toughness),
        Made::SetPower(power) if can_have_power(&one.is) => Arc::make_mut(&mut one.is).power = Some(power),
        Made::SetToughness(toughness) if can_have_power(&one.is) => {
            Arc::make_mut(&mut one.is).toughness = Some(toughness);
        }
        Made::SetPower(_) | Made::SetToughness(_) => {}
        Made::Stated(change) => {
            one.bare |= *change == Change::LoseAbilities;
            state(Arc::make_mut(&mut one.is), change);
        }
    }
}

/// A change that asks nothing.
fn state(is: &mut Characteristics, change: &Change) {
    match change {
        Change::Control(_)
        | Change::Boost(_)
        | Change::ModifyTimes(..)
        | Change::SetPower(_)
        | Change::SetToughness(_) => {}
        Change::AddType(kind) => add(&mut is.types, *kind),
        Change::LoseType(kind) => {
            let left: Vec<CardType> = is.types.iter().copied().filter(|known| known != kind).collect();
            set_types(is, &left);
        }
        Change::SetTypes(kinds) => set_types(is, kinds),
        Change::AddSubtype(name) => add(&mut is.subtypes, name.clone()),
        Change::SetLandTypes(names) => set_land_types(is, names, change),
        Change::SetCreatureTypes(names) => set_creature_types(is, names),
        Change::AddSupertype(kind) => add(&mut is.supertypes, *kind),
        Change::SetColors(colors) => is.colors.clone_from(colors),
        Change::AddColor(color) => add(&mut is.colors, *color),
        Change::AddAbility(ability) | Change::Bind(ability) => is.abilities.push((**ability).clone()),
        Change::LoseAbilities => is.abilities.clear(),
        Change::LoseKeyword(name) => is.abilities.retain(|ability| !is_named(ability, *name)),
        Change::SetPowerToughness(..) if !can_have_power(is) => {}
        Change::SetPowerToughness(power, toughness) => {
            is.power = Some(*power);
            is.toughness = Some(*toughness);
        }
        Change::ModifyPowerToughness(power, toughness) => boost(is, *power, *toughness),
        Change::SwitchPowerToughness => std::mem::swap(&mut is.power, &mut is.toughness),
    }
}

/// Whether its power or toughness can be set: what is no creature and has no power gets none (CR 208.3a (2026-04-17)).
fn can_have_power(is: &Characteristics) -> bool {
    is.power.is_some() || is.is(CardType::Creature)
}

/// An object is of these types and no others. An instant or a sorcery stays one; subtypes go with the types that can have
/// them (CR 205.1a (2026-04-17)).
pub(crate) fn set_types(is: &mut Characteristics, kinds: &[CardType]) {
    let before = std::mem::take(&mut is.types);
    let spell = before.iter().filter(|kind| matches!(kind, CardType::Instant | CardType::Sorcery));
    is.types = kinds.to_vec();
    is.types.extend(spell.filter(|kind| !kinds.contains(kind)));
    let types = &is.types;
    is.subtypes.retain(|name| types_with(name, &before).iter().any(|kind| types.contains(kind)));
}

/// A land is of these land types and of no others, and of its other subtypes. Where one of them is basic, it loses the
/// abilities of its text (CR 305.7 (2026-04-17), 212.6e (2006-10-01)).
///
/// Judgement: in this layer, in which it has no others; what something gives it comes later.
fn set_land_types(is: &mut Characteristics, names: &[String], change: &Change) {
    if !is.is(CardType::Land) {
        return;
    }
    is.subtypes.retain(|name| !is_land_type(name));
    for name in names {
        add(&mut is.subtypes, name.clone());
    }
    if change.takes_abilities() {
        is.abilities.clear();
    }
}

/// A creature is of these creature types and of no others, and of its other subtypes (CR 205.1a, 205.1b (2026-04-17)).
fn set_creature_types(is: &mut Characteristics, names: &[String]) {
    if !is.is(CardType::Creature) {
        return;
    }
    let Characteristics { subtypes, types, .. } = is;
    subtypes.retain(|name| !is_creature_type(name, types));
    for name in names {
        add(&mut is.subtypes, name.clone());
    }
}

fn is_named(ability: &Ability, name: KeywordName) -> bool {
    matches!(ability, Ability::Keyword(keyword) if keyword.of() == Some(name))
}

fn add<T: PartialEq>(list: &mut Vec<T>, value: T) {
    if !list.contains(&value) {
        list.push(value);
    }
}

/// Power and toughness change, where it has them.
pub(super) fn boost(is: &mut Characteristics, power: i64, toughness: i64) {
    is.power = is.power.map(|value| value.saturating_add(power));
    is.toughness = is.toughness.map(|value| value.saturating_add(toughness));
}
