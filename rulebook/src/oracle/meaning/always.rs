//! What is always so: static abilities.

use language::board::{Ability, Change, Characteristics, Continuous, Counter, Restriction};
use language::effect::{Effect, EventPattern, Pattern, Rewrite};
use language::event::Event;
use language::select::{Amount, Condition, What, Who};

use super::context::Context;
use super::{Kind, Meant, Missing, asks, deeds, event, filter, instead, number};
use crate::oracle::tree::{Action, ByPlayer, Entering, Gain, How, Number, Said, Static, Thing, Would};

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
            let mut rewrites = entered(how, &context)?;
            let rewrite = match (rewrites.pop(), rewrites.is_empty()) {
                (Some(only), true) => only,
                (Some(last), false) => {
                    rewrites.push(last);
                    Rewrite::All(rewrites)
                }
                (None, _) => return Err(Missing("how it enters")),
            };
            entering(what, rewrite, *may, only_if, &context)
        }
        Would::AsEnters(choice) => {
            entering(&Thing::Own, Rewrite::AsEnters(choice.clone()), false, only_if, &context)
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

/// How something enters.
pub(super) fn entered(how: &[Entering], context: &Context) -> Meant<Vec<Rewrite>> {
    how.iter().map(|one| enters(one, context)).collect()
}

fn enters(how: &Entering, context: &Context) -> Meant<Rewrite> {
    let with = |(kind, n): &(Counter, Number)| {
        number::amount(n, context).map(|amount| Rewrite::EnterWithCounters { kind: kind.clone(), amount })
    };
    Ok(match how {
        Entering::Tapped => Rewrite::EnterTapped,
        Entering::Untapped => Rewrite::EnterUntapped,
        Entering::Transformed => Rewrite::EnterTransformed,
        Entering::With(kind, n) => with(&(kind.clone(), n.clone()))?,
        Entering::WithOneOf(kinds) => Rewrite::ChooseOne(kinds.iter().map(with).collect::<Meant<_>>()?),
        Entering::AsCopy(of, except) => {
            Rewrite::EnterAsCopy { of: filter::any_of(of, context)?, except: except.clone() }
        }
    })
}

/// Unless its controller pays this as it enters, it enters so.
pub(super) fn unless_paid(costs: &[Action], otherwise: &[Entering]) -> Meant<Ability> {
    let context = Context::of_static();
    let paid = |cost: &Action| {
        let Action::Player(ByPlayer::LoseLife(crate::oracle::tree::Player::You, n)) = cost else {
            return Err(Missing("such a cost"));
        };
        Ok(Event::LoseLife { who: Who::You, amount: number::amount(n, &context)? })
    };
    let cost: Meant<Vec<Event>> = costs.iter().map(paid).collect();
    let mut how = entered(otherwise, &context)?;
    let otherwise = match (how.pop(), how.is_empty()) {
        (Some(only), true) => Box::new(only),
        _ => return Err(Missing("how it enters")),
    };
    let event = EventPattern::Enter { what: What::This, under: Who::Anyone, from: None };
    Ok(Ability::Effect(Effect::new(event, Rewrite::UnlessPaid { cost: cost?, otherwise })))
}

fn as_long_as(only_if: Vec<Condition>, ability: Ability) -> Ability {
    if only_if.is_empty() { ability } else { Ability::AsLongAs { only_if, ability: Box::new(ability) } }
}

/// What a static ability affects: the card itself, what it is attached to, or all that are alike.
fn affects(what: &Thing, context: &Context) -> Meant<What> {
    match what {
        Thing::Own | Thing::Host | Thing::Such(How::Each, _) | Thing::And(_) => filter::named(what, context),
        Thing::It
        | Thing::That
        | Thing::The(_)
        | Thing::They
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::Such(..) => Err(Missing("a static ability of something that is named elsewhere")),
    }
}

fn entering(
    what: &Thing,
    rewrite: Rewrite,
    optional: bool,
    only_if: Vec<Condition>,
    context: &Context,
) -> Meant<Vec<Ability>> {
    let what = affects(what, context)?;
    let (what, under) = apart(what);
    let mut effect = Effect::new(EventPattern::Enter { what, under, from: None }, rewrite);
    effect.when.only_if = only_if;
    effect.optional = optional;
    Ok(vec![Ability::Effect(effect)])
}

/// What enters is under somebody's control: that part is a role of the event.
fn apart(what: What) -> (What, Who) {
    let mut parts = if let What::All(parts) = what { parts } else { vec![what] };
    let at = parts.iter().position(|part| matches!(part, What::ControlledBy(_)));
    let under = at.map(|at| parts.remove(at));
    let who = if let Some(What::ControlledBy(who)) = under { who } else { Who::Anyone };
    (filter::all_of(parts), who)
}

/// What objects get or are.
pub(super) fn changes(gains: &[Gain], context: &Context) -> Meant<Vec<Change>> {
    let mut all = Vec::new();
    for gain in gains {
        match gain {
            Gain::Sized(power, toughness) => all.push(Change::ModifyPowerToughness(*power, *toughness)),
            Gain::SizedX(1, 1) => all.push(Change::Boost(number::amount(&Number::X, context)?)),
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
