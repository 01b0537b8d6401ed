//! What is always so: static abilities.

use language::board::subtypes::types_with;
use language::board::{Ability, CardType, Change, Characteristics, Continuous, Restriction};
use language::effect::{Effect, Pattern, Rewrite};
use language::select::{Amount, Condition, What};

use super::context::Context;
use super::{Kind, Meant, Missing, asks, deeds, enters, event, filter, instead, number};
use crate::oracle::tree::{Gain, How, Number, Said, Static, Thing, Would};

/// The abilities that a static sentence is.
pub(super) fn abilities(said: &Static) -> Meant<Vec<Ability>> {
    let context = Context::of_static_about(&said.is);
    let only_if: Vec<Condition> =
        said.only_if.as_ref().map(|asks| asks::condition(asks, &context)).transpose()?.into_iter().collect();
    match &said.is {
        Would::Have(what, gains) => {
            let affects = affects(what, &context)?;
            let changes = changes(gains, &context)?;
            Ok(vec![Ability::Continuous(Continuous { affects, only_if, changes })])
        }
        Would::Cant(what, all) => {
            let what = affects(what, &context)?;
            let each = all.iter().map(|cant| {
                let ability = Ability::Restriction(deeds::restriction(*cant, &what));
                as_long_as(only_if.clone(), ability)
            });
            Ok(each.collect())
        }
        Would::Enters { what, how, may } => {
            let rewrite = enters::together(enters::entered(how, &context)?)?;
            enters::entering(what, rewrite, *may, only_if, &context)
        }
        Would::AsEnters(choices) => {
            let rewrite = enters::chosen(choices, &context)?;
            enters::entering(&Thing::Own, rewrite, false, only_if, &context)
        }
        Would::MayPay(_) => Err(Missing("what is done if it isn't paid")),
        Would::Instead(said) => {
            let mut effect = instead::effect(said, &context)?;
            effect.when.only_if.extend(only_if);
            Ok(vec![Ability::Effect(effect)])
        }
        Would::Unpreventable(happening) => {
            let pattern = Pattern::new(event::event(happening, &context)?);
            Ok(vec![as_long_as(only_if, Ability::Restriction(Restriction::CantBePrevented(pattern)))])
        }
        Would::Skip(event) => {
            let mut effect = Effect::new(event.clone(), Rewrite::Skip);
            effect.when.only_if = only_if;
            Ok(vec![Ability::Effect(effect)])
        }
    }
}

fn as_long_as(only_if: Vec<Condition>, ability: Ability) -> Ability {
    if only_if.is_empty() { ability } else { Ability::AsLongAs { only_if, ability: Box::new(ability) } }
}

/// What a static ability affects: the card itself, what it is attached to, or all that are alike.
pub(super) fn affects(what: &Thing, context: &Context) -> Meant<What> {
    match what {
        Thing::Own | Thing::Host | Thing::Such(How::Each, _) | Thing::And(_) => filter::named(what, context),
        Thing::It
        | Thing::That
        | Thing::The(_)
        | Thing::They
        | Thing::ThatSource
        | Thing::Rest
        | Thing::SourceOfChoice(_)
        | Thing::Such(..) => Err(Missing("a static ability of something that is named elsewhere")),
    }
}

/// What objects get or are.
pub(super) fn changes(gains: &[Gain], context: &Context) -> Meant<Vec<Change>> {
    let mut all = Vec::new();
    for gain in gains {
        match gain {
            Gain::Sized(power, toughness) => all.push(Change::ModifyPowerToughness(*power, *toughness)),
            Gain::SizedX(1, 1) => all.push(Change::Boost(number::amount(&Number::X, context)?)),
            Gain::SizedX(power, toughness) => {
                let (power, toughness) = (i64::from(*power), i64::from(*toughness));
                all.push(Change::BoostBy(number::amount(&Number::X, context)?, power, toughness));
            }
            Gain::SizedFor(power, toughness, each) if power == toughness && *power > 0 => {
                let each = number::amount(each, context)?;
                let times = power.unsigned_abs();
                all.push(Change::Boost(if times == 1 { each } else { Amount::Times(Box::new(each), times) }));
            }
            Gain::SizedFor(power, toughness, each) => {
                all.push(Change::BoostBy(number::amount(each, context)?, *power, *toughness));
            }
            Gain::BasePower(power) => {
                all.push(Change::SetSize { power: Some(number::amount(power, context)?), toughness: None });
            }
            Gain::BaseX(power, toughness) => {
                let size = |n: &Number| number::amount(n, context).map(Some);
                all.push(Change::SetSize { power: size(power)?, toughness: size(toughness)? });
            }
            Gain::Base(power, toughness) => all.push(Change::SetPowerToughness(*power, *toughness)),
            Gain::Ability(ability) => all.push(Change::AddAbility(Box::new(ability.clone()))),
            Gain::Quoted(said) => all.extend(quoted(said)?),
            Gain::Loses(ability) => all.push(lost(ability)?),
            Gain::LosesAll => all.push(Change::LoseAbilities),
            Gain::Becomes { what, besides } => becomes(what, *besides, &mut all)?,
            Gain::Colors(colors) => all.push(Change::SetColors(colors.clone())),
        }
    }
    Ok(all)
}

/// The ability that something is said to have, if that is one and can be held.
pub(in crate::oracle) fn given(gain: &Gain) -> Option<Ability> {
    if let Gain::Ability(ability) = gain {
        return Some(ability.clone());
    }
    let Gain::Quoted(said) = gain else { return None };
    let changes = quoted(said).ok()?;
    let [Change::AddAbility(ability)] = &changes[..] else { return None };
    Some((**ability).clone())
}

pub(super) fn quoted(said: &Said) -> Meant<Vec<Change>> {
    let kind = Kind { is_spell: false, alone: false, line: 1 };
    let line = super::line(std::slice::from_ref(&Some(said.clone())), kind);
    for sentence in line.sentences {
        sentence?;
    }
    if line.abilities.is_empty() {
        return Err(Missing("a quoted ability that is no matter"));
    }
    Ok(line.abilities.into_iter().map(|ability| Change::AddAbility(Box::new(ability))).collect())
}

/// A keyword is lost, whatever is said with it.
fn lost(ability: &Ability) -> Meant<Change> {
    let Ability::Keyword(keyword) = ability else { return Err(Missing("losing such an ability")) };
    let plain = keyword.of().filter(|_| matches!(keyword.facts().said, language::board::Said::Nothing));
    plain.map(Change::LoseKeyword).ok_or(Missing("losing one of several abilities of a name"))
}

/// Whether what becomes an artifact creature keeps its other types (CR 205.1b (2026-04-17)).
fn keeps_types(what: &Characteristics) -> bool {
    what.types.contains(&CardType::Artifact) && what.types.contains(&CardType::Creature)
}

/// In place of what it was: types and creature types; colours, where some are said.
fn becomes_other(what: &Characteristics, all: &mut Vec<Change>) -> Meant<()> {
    let of_creatures = |name: &String| types_with(name, &[CardType::Creature]).contains(&CardType::Creature);
    if !what.supertypes.is_empty() || !what.subtypes.iter().all(of_creatures) {
        return Err(Missing("becoming something in place of what it was"));
    }
    match &what.types[..] {
        [] => {}
        [CardType::Creature] => all.push(Change::SetTypes(what.types.clone())),
        _ => return Err(Missing("becoming something in place of what it was")),
    }
    if !what.subtypes.is_empty() {
        all.push(Change::SetCreatureTypes(what.subtypes.clone()));
    }
    if !what.colors.is_empty() {
        all.push(Change::SetColors(what.colors.clone()));
    }
    Ok(())
}

fn becomes(what: &Characteristics, besides: bool, all: &mut Vec<Change>) -> Meant<()> {
    if besides || keeps_types(what) {
        all.extend(what.types.iter().map(|kind| Change::AddType(*kind)));
        all.extend(what.subtypes.iter().map(|name| Change::AddSubtype(name.clone())));
        all.extend(what.colors.iter().map(|color| Change::AddColor(*color)));
        all.extend(what.supertypes.iter().map(|kind| Change::AddSupertype(*kind)));
    } else {
        becomes_other(what, all)?;
    }
    if let (Some(power), Some(toughness)) = (what.power, what.toughness) {
        all.push(Change::SetPowerToughness(power, toughness));
    }
    Ok(())
}
