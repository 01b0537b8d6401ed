//! What is always so: static abilities.

use language::board::{Ability, Change, Characteristics, Continuous};
use language::effect::{Effect, EventPattern, Rewrite};
use language::select::{Amount, Condition, What, Who, Whom};

use super::context::Context;
use super::{Kind, Meant, Missing, asks, deeds, event, filter, instead, number};
use crate::oracle::tree::{Gain, How, Said, Static, Thing, Would};

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
        Would::EnterTapped(what, tapped) => {
            let rewrite = if *tapped { Rewrite::EnterTapped } else { Rewrite::EnterUntapped };
            entering(what, rewrite, only_if, &context)
        }
        Would::EnterWith(what, kind, n) => {
            let amount = number::amount(n, &context)?;
            entering(what, Rewrite::EnterWithCounters { kind: kind.clone(), amount }, only_if, &context)
        }
        Would::AsEnters(rewrite) => entering(&Thing::Own, (**rewrite).clone(), only_if, &context),
        Would::Instead { event, only_if: also, does } => {
            let mut effect = instead::effect(event, does, &context)?;
            effect.when.only_if.extend(only_if);
            if let Some(also) = also {
                effect.when.only_if.push(asks::condition(also, &context)?);
            }
            Ok(vec![Ability::Effect(effect)])
        }
        Would::Skip(event) => {
            let mut effect = Effect::new(event.clone(), Rewrite::Skip);
            effect.when.only_if = only_if;
            Ok(vec![Ability::Effect(effect)])
        }
        Would::Prevent { amount, combat, from, to } => {
            if amount.is_some() {
                return Err(Missing("such an amount of prevention"));
            }
            let from = from.as_ref().map_or(Ok(What::Any), |from| filter::any_of(from, &context))?;
            let to = to.as_ref().map_or(Ok(Whom::Any), |to| event::whom(to, &context))?;
            let pattern = EventPattern::Damage { from, to, combat: *combat };
            let mut effect = Effect::new(pattern, Rewrite::Prevent(deeds::prevention()));
            effect.when.only_if = only_if;
            Ok(vec![Ability::Effect(effect)])
        }
    }
}

fn as_long_as(only_if: Vec<Condition>, ability: Ability) -> Ability {
    if only_if.is_empty() { ability } else { Ability::AsLongAs { only_if, ability: Box::new(ability) } }
}

/// What a static ability affects: the card itself, what it is attached to, or all that are alike.
fn affects(what: &Thing, context: &Context) -> Meant<What> {
    match what {
        Thing::Own | Thing::Host | Thing::Such(How::Each, _) | Thing::And(_) => filter::named(what, context),
        Thing::It | Thing::That | Thing::The(_) | Thing::They | Thing::ThatSource | Thing::Such(..) => {
            Err(Missing("a static ability of something that is named elsewhere"))
        }
    }
}

fn entering(
    what: &Thing,
    rewrite: Rewrite,
    only_if: Vec<Condition>,
    context: &Context,
) -> Meant<Vec<Ability>> {
    let what = affects(what, context)?;
    let (what, under) = apart(what);
    let mut effect = Effect::new(EventPattern::Enter { what, under, from: None }, rewrite);
    effect.when.only_if = only_if;
    Ok(vec![Ability::Effect(effect)])
}

/// What enters is under somebody's control: that part is a role of the event.
fn apart(what: What) -> (What, Who) {
    match what {
        What::ControlledBy(who) => (What::Any, who),
        What::All(mut parts) => {
            let at = parts.iter().position(|part| matches!(part, What::ControlledBy(_)));
            let under = at.map(|at| parts.remove(at));
            let who = if let Some(What::ControlledBy(who)) = under { who } else { Who::Anyone };
            let what = match (parts.pop(), parts.is_empty()) {
                (Some(one), true) => one,
                (Some(last), false) => {
                    parts.push(last);
                    What::All(parts)
                }
                (None, _) => What::Any,
            };
            (what, who)
        }
        what => (what, Who::Anyone),
    }
}

/// What objects get or are.
pub(super) fn changes(gains: &[Gain], context: &Context) -> Meant<Vec<Change>> {
    let mut all = Vec::new();
    for gain in gains {
        match gain {
            Gain::Sized(power, toughness) => all.push(Change::ModifyPowerToughness(*power, *toughness)),
            Gain::SizedX(1, 1) => {
                all.push(Change::Boost(number::amount(&crate::oracle::tree::Number::X, context)?))
            }
            Gain::SizedFor(power, toughness, each) if power == toughness && *power > 0 => {
                let each = number::amount(each, context)?;
                let times = power.unsigned_abs();
                all.push(Change::Boost(if times == 1 { each } else { Amount::Times(Box::new(each), times) }));
            }
            Gain::SizedX(..) | Gain::SizedFor(..) => {
                return Err(Missing("a change of power alone, or toughness"));
            }
            Gain::Base(power, toughness) => all.push(Change::SetPowerToughness(*power, *toughness)),
            Gain::Ability(ability) => all.push(Change::AddAbility(Box::new(ability.clone()))),
            Gain::Quoted(said) => all.extend(quoted(said)?),
            Gain::Loses(_) => return Err(Missing("losing one ability")),
            Gain::LosesAll => all.push(Change::LoseAbilities),
            Gain::Becomes { what, besides } => becomes(what, *besides, &mut all)?,
            Gain::Colors(colors) => all.push(Change::SetColors(colors.clone())),
        }
    }
    Ok(all)
}

pub(super) fn quoted(said: &Said) -> Meant<Vec<Change>> {
    let line = super::line(std::slice::from_ref(&Some(said.clone())), Kind { is_spell: false, line: 1 });
    for sentence in line.sentences {
        sentence?;
    }
    if line.abilities.is_empty() {
        return Err(Missing("a quoted ability that is no matter"));
    }
    Ok(line.abilities.into_iter().map(|ability| Change::AddAbility(Box::new(ability))).collect())
}

fn becomes(what: &Characteristics, besides: bool, all: &mut Vec<Change>) -> Meant<()> {
    if besides {
        all.extend(what.types.iter().map(|kind| Change::AddType(*kind)));
        all.extend(what.subtypes.iter().map(|name| Change::AddSubtype(name.clone())));
        all.extend(what.colors.iter().map(|color| Change::AddColor(*color)));
        all.extend(what.supertypes.iter().map(|kind| Change::AddSupertype(*kind)));
    } else {
        return Err(Missing("becoming something in place of what it was"));
    }
    if let (Some(power), Some(toughness)) = (what.power, what.toughness) {
        all.push(Change::SetPowerToughness(power, toughness));
    }
    Ok(())
}
