//! What is always so: static abilities.

use language::board::subtypes::is_creature_type;
use language::board::{
    Ability, CardType, Change, Characteristics, Continuous, Designation, Period, Restriction, Step, Zone,
};
use language::effect::{Effect, EventPattern, Pattern, Rewrite};
use language::event::{Deed, Event};
use language::select::{Amount, Compare, Condition, What, Who};

use super::context::Context;
use super::{Kind, Meant, Missing, asks, enters, event, filter, instead, number, restricts};
use crate::oracle::tree::{
    Asks, Gain, How, Like, Number, Player, Provision, Said, Static, Thing, Trait, Would,
};

/// Whether it says what the card itself is or has.
pub(super) fn is_of_own(said: &Said) -> bool {
    let is_own = |one: &Static| matches!(one.is, Would::Have(Thing::Own | Thing::It, _));
    matches!(said, Said::Static(all) if all.iter().any(is_own))
}

/// The abilities that a static sentence is, where it may speak of what another line has exiled or where none does.
pub(super) fn abilities(said: &Static, linked: bool) -> Meant<Vec<Ability>> {
    if let Some((zone, only_if)) = where_it_is(said.only_if.as_ref()) {
        let there = abilities(&Static { only_if, is: said.is.clone() }, linked)?;
        return there.into_iter().map(|ability| functioning_in(zone, ability)).collect();
    }
    if let Some(said) = of_each(said) {
        return abilities(&said, linked);
    }
    of_one(said, linked)
}

fn context_of(said: &Static, linked: bool) -> Context {
    let mut context = Context::of_static_about(&said.is);
    // What an effect exiles is linked where it is made.
    context.linked = linked && !matches!(said.is, Would::Instead(_) | Would::As { .. } | Would::AsEnters(_));
    context
}

/// The abilities of a sentence whose condition is none of what it is about, nor of where it functions.
fn of_one(said: &Static, linked: bool) -> Meant<Vec<Ability>> {
    let context = context_of(said, linked);
    let only_if: Vec<Condition> =
        said.only_if.as_ref().map(|asks| asks::condition(asks, &context)).transpose()?.into_iter().collect();
    match &said.is {
        Would::Have(what, gains) => {
            let affects = affects(what, &context)?;
            let changes = changes(gains, &context)?;
            Ok(vec![Ability::Continuous(Continuous { affects, only_if, changes })])
        }
        Would::Cant(..)
        | Would::Must(..)
        | Would::BlocksMore(..)
        | Would::Yours(_)
        | Would::Barred(_)
        | Would::NoTrigger(_)
        | Would::TriggersAgain(..)
        | Would::NoTarget(..)
        | Would::NoLoss(..)
        | Would::CantUnlessPaid(..) => restricts::abilities(said, only_if, &context),
        Would::Enters { what, how, may } => {
            let mut context = context;
            if matches!(what, Thing::Own | Thing::It) {
                // Nobody is affected by how the card itself enters.
                context.player = None;
            }
            let rewrite = enters::together(enters::entered(how, &context)?)?;
            enters::entering(what, rewrite, *may, only_if, &context)
        }
        Would::AsEnters(choices) => {
            let rewrite = enters::chosen(choices, &context)?;
            enters::entering(&Thing::Own, rewrite, false, only_if, &context)
        }
        Would::As { .. } if !only_if.is_empty() => {
            Err(Missing("what is done as it enters if something is so"))
        }
        Would::As { only_if, enters, turned, does } => {
            let asked = only_if.as_ref().map(|asks| super::asks::condition(asks, &context)).transpose()?;
            let mut all = enters::done_as(*enters, *turned, does)?;
            for ability in &mut all {
                if let Ability::Effect(effect) = ability {
                    effect.when.only_if.extend(asked.clone());
                }
            }
            Ok(all)
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

/// "Each Goat gets +1/+1 as long as it's blue": those of them that are.
fn of_each(said: &Static) -> Option<Static> {
    let Some(Asks::Is(Thing::It, Like(more))) = &said.only_if else { return None };
    let Would::Have(Thing::Such(How::Each, Like(traits)), gains) = &said.is else { return None };
    let what = Thing::Such(How::Each, Like(traits.iter().chain(more).cloned().collect()));
    Some(Static { only_if: None, is: Would::Have(what, gains.clone()) })
}

/// The zone in which the card itself has to be, and what else must be so.
fn where_it_is(asks: Option<&Asks>) -> Option<(Zone, Option<Asks>)> {
    let Some(Asks::All(all)) = asks else { return None };
    let [Asks::Is(Thing::Own, Like(traits)), others @ ..] = &all[..] else { return None };
    let [Trait::In(zone, Some(Player::You))] = traits[..] else { return None };
    let others = if let [one] = others { Some(one.clone()) } else { Some(Asks::All(others.to_vec())) };
    Some((zone, others.filter(|asks| *asks != Asks::All(Vec::new()))))
}

/// The ability, which functions there and nowhere else.
fn functioning_in(zone: Zone, ability: Ability) -> Meant<Ability> {
    if let Ability::Effect(effect) = ability {
        return Ok(Ability::Effect(Effect { functions_in: vec![zone], ..effect }));
    }
    if !matches!(ability, Ability::Continuous(_)) {
        return Err(Missing("such an ability in another zone"));
    }
    Ok(Ability::FunctionsIn { zones: vec![zone], ability: Box::new(ability) })
}

/// What is so where something that the sentence before asks for is not: "otherwise, it ..". "It" is what that one is about.
pub(super) fn otherwise(before: &[Static], said: &[Static], linked: bool) -> Meant<Vec<Ability>> {
    const NOTHING: Missing = Missing("nothing that it belongs to stands before it");
    let [Static { only_if: Some(asks), is }, ..] = before else { return Err(NOTHING) };
    let (Would::Have(subject, _) | Would::Cant(subject, _) | Would::Must(subject, _)) = is else {
        return Err(NOTHING);
    };
    let mut all = Vec::new();
    for one in said {
        let mut is = one.is.clone();
        if let Would::Have(what, _) | Would::Cant(what, _) | Would::Must(what, _) = &mut is
            && *what == Thing::It
        {
            *what = subject.clone();
        }
        let only_if = Some(Asks::Not(Box::new(asks.clone())));
        all.extend(abilities(&Static { only_if, is }, linked)?);
    }
    Ok(all)
}

/// What there is at the greatest speed (CR 702.178a (2026-04-17)), or of a Case that is solved
/// (CR 702.169b, 702.169c (2026-04-17)). When an ability may be activated, no ruling asks.
pub(super) fn so_long(provision: Provision, ability: Ability) -> Ability {
    let so = match provision {
        Provision::MaxSpeed => Condition::Number(Amount::Speed(Who::You), Compare::AtLeast, Amount::N(4)),
        Provision::Solved => Condition::Exists(What::All(vec![What::This, solved()])),
    };
    if matches!(ability, Ability::Keyword(_)) {
        let changes = vec![Change::AddAbility(Box::new(ability))];
        return Ability::Continuous(Continuous { affects: What::This, only_if: vec![so], changes });
    }
    provided(so, ability.clone()).unwrap_or(ability)
}

const fn solved() -> What {
    What::Designated(Designation::Solved)
}

/// A Case becomes solved at the end of its controller's turn if this is so and it is not (CR 719.3a (2026-04-17)).
pub(super) fn to_solve(asks: &Asks) -> Meant<Ability> {
    let so = asks::condition(asks, &Context::of_static())?;
    let not = Condition::Not(Box::new(Condition::Exists(What::All(vec![What::This, solved()]))));
    let end = EventPattern::Begin { period: Period::Step(Step::End), who: Who::You, extra: None };
    let becomes = Event::undergoes(What::This, Deed::Become(Designation::Solved), None);
    let when = Pattern { only_if: vec![so, not], ..Pattern::new(end) };
    Ok(Ability::triggered(when, vec![super::does(becomes)]))
}

/// The ability, as long as this is so.
///
/// Fails for what says in no such way that it is there only then: an activated ability, a keyword.
pub(super) fn provided(condition: Condition, mut ability: Ability) -> Meant<Ability> {
    let waits =
        matches!(ability, Ability::Triggered { .. } | Ability::Restriction(_) | Ability::Requirement(_));
    if let Ability::Continuous(continuous) = &mut ability {
        continuous.only_if.push(condition);
    } else if let Ability::Effect(effect) = &mut ability {
        effect.when.only_if.push(condition);
    } else if waits {
        return Ok(as_long_as(vec![condition], ability));
    } else {
        return Err(Missing("such an ability that is there only if something is so"));
    }
    Ok(ability)
}

pub(super) fn as_long_as(only_if: Vec<Condition>, ability: Ability) -> Ability {
    if only_if.is_empty() { ability } else { Ability::AsLongAs { only_if, ability: Box::new(ability) } }
}

/// What a static ability affects: the card itself, what it is attached to, or all that are alike.
pub(super) fn affects(what: &Thing, context: &Context) -> Meant<What> {
    match what {
        Thing::Own | Thing::Host | Thing::Such(How::Each, _) | Thing::And(_) => filter::named(what, context),
        Thing::It
        | Thing::That(_)
        | Thing::ThatCard
        | Thing::The(_)
        | Thing::They
        | Thing::Those
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
            Gain::SizedX(power, toughness) => {
                let x = number::amount(&Number::X, context)?;
                all.push(many_times((*power).into(), (*toughness).into(), x));
            }
            Gain::SizedFor(power, toughness, each) => {
                let times = number::amount(&other_than_it(each, context)?, context)?;
                all.push(many_times(*power, *toughness, times));
            }
            Gain::Power(number) => all.push(Change::SetPower(number::amount(number, context)?)),
            Gain::Toughness(number) => all.push(Change::SetToughness(number::amount(number, context)?)),
            Gain::Base(power, toughness) => all.push(Change::SetPowerToughness(*power, *toughness)),
            Gain::Ability(ability) => all.push(Change::AddAbility(Box::new(ability.clone()))),
            Gain::Quoted { by_name: true, .. } if context.it != Some(What::This) => {
                return Err(Missing("an ability of others that names the card"));
            }
            Gain::Quoted { said, .. } => all.extend(quoted(said)?),
            Gain::Loses(ability) => all.push(lost(ability)?),
            Gain::LosesAll => all.push(Change::LoseAbilities),
            Gain::LosesCreatureTypes => all.push(Change::SetCreatureTypes(Vec::new())),
            Gain::Bound(ability) => all.push(Change::Bind(Box::new(ability.clone()))),
            // Those that it has by the same sentence it has behind that.
            Gain::LosesOthers => all.insert(0, Change::LoseAbilities),
            Gain::Becomes { what, besides } => becomes(what, *besides, &mut all)?,
            Gain::Colors(colors) => all.push(Change::SetColors(colors.clone())),
            Gain::IsNo(kind) => all.push(Change::LoseType(*kind)),
            Gain::OneOf(_) => return Err(Missing("something that is chosen as it comes into force")),
        }
    }
    Ok(all)
}

/// "For each other creature": others than what gets something, which is the card itself, or what it is attached to.
fn other_than_it(number: &Number, context: &Context) -> Meant<Number> {
    let Number::Count(counted) = number else { return Ok(number.clone()) };
    let Thing::Such(how, Like(traits)) = &**counted else { return Ok(number.clone()) };
    if !traits.contains(&Trait::Other) || context.it == Some(What::This) {
        return Ok(number.clone());
    }
    if context.it != Some(What::AttachedToBy) {
        return Err(Missing("others than each of several, or than a target"));
    }
    let not = Trait::Is(What::Not(Box::new(What::AttachedToBy)));
    let each = traits.iter().map(|one| if *one == Trait::Other { not.clone() } else { one.clone() });
    Ok(Number::Count(Box::new(Thing::Such(how.clone(), Like(each.collect())))))
}

/// Power and toughness change by these, so many times.
fn many_times(power: i64, toughness: i64, times: Amount) -> Change {
    if power != toughness || power < 1 {
        Change::ModifyTimes(power, toughness, times)
    } else if power == 1 {
        Change::Boost(times)
    } else {
        Change::Boost(Amount::Times(Box::new(times), power.unsigned_abs()))
    }
}

/// Whether all that objects have by this are abilities that add mana.
pub(super) fn is_of_mana(said: &Static) -> bool {
    let Would::Have(_, gains) = &said.is else { return false };
    let adds = |gain: &Gain| {
        let Gain::Quoted { said, .. } = gain else { return false };
        match &said[..] {
            [Said::Mana | Said::Adds(_)] => true,
            [Said::ManaAbility(said)] => {
                matches!(&**said, Said::Activated { costs, .. } if !super::mana::is_paid(costs))
            }
            _ => false,
        }
    };
    gains.iter().all(adds)
}

/// Whether all that objects have by this says what something costs in mana.
pub(super) fn is_of_costs(said: &Static) -> bool {
    let Would::Have(_, gains) = &said.is else { return false };
    let of_costs = |gain: &Gain| matches!(gain, Gain::Quoted { said, .. } if **said == [Said::ManaCost]);
    gains.iter().all(of_costs)
}

/// The ability that something is said to have, if that is one and can be held.
pub(in crate::oracle) fn given(gain: &Gain) -> Option<Ability> {
    if let Gain::Ability(ability) = gain {
        return Some(ability.clone());
    }
    let Gain::Quoted { said, .. } = gain else { return None };
    let changes = quoted(said).ok()?;
    let [Change::AddAbility(ability)] = &changes[..] else { return None };
    Some((**ability).clone())
}

/// What is missing where a quoted ability says nothing that matters for rulings.
pub(super) const NO_MATTER: Missing = Missing("a quoted ability that is no matter");

pub(super) fn quoted(said: &[Said]) -> Meant<Vec<Change>> {
    let kind = Kind { is_spell: false, alone: false, line: 1, linked: false };
    let all: Vec<Option<Said>> = said.iter().cloned().map(Some).collect();
    let line = super::line(&all, kind);
    for sentence in line.sentences {
        sentence?;
    }
    if line.abilities.is_empty() {
        return Err(NO_MATTER);
    }
    Ok(line.abilities.into_iter().map(|ability| Change::AddAbility(Box::new(ability))).collect())
}

/// Whether nothing is said but basic land types: what a land is then, it is and no other (CR 305.7 (2026-04-17)).
fn is_land_types(what: &Characteristics) -> bool {
    let alone = Characteristics { subtypes: what.subtypes.clone(), ..Characteristics::default() };
    let basic = |name: &String| language::board::subtypes::is_basic_land_type(name);
    *what == alone && !what.subtypes.is_empty() && what.subtypes.iter().all(basic)
}

/// A keyword is lost, whatever is said with it.
fn lost(ability: &Ability) -> Meant<Change> {
    let Ability::Keyword(keyword) = ability else { return Err(Missing("losing such an ability")) };
    let plain = keyword.of().filter(|_| matches!(keyword.facts().said, language::board::Said::Nothing));
    plain.map(Change::LoseKeyword).ok_or(Missing("losing one of several abilities of a name"))
}

/// In place of what it was: types and creature types; colours, where some are said.
fn becomes_other(what: &Characteristics, all: &mut Vec<Change>) -> Meant<()> {
    if !what.supertypes.is_empty() || !what.subtypes.iter().all(|name| of_creatures(name)) {
        return Err(Missing("becoming something in place of what it was"));
    }
    match &what.types[..] {
        [] => {}
        [_] => all.push(Change::SetTypes(what.types.clone())),
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

/// Whether it is a creature type.
fn of_creatures(name: &str) -> bool {
    is_creature_type(name, &[CardType::Creature])
}

fn becomes(what: &Characteristics, besides: bool, all: &mut Vec<Change>) -> Meant<()> {
    if besides {
        all.extend(what.types.iter().map(|kind| Change::AddType(*kind)));
        all.extend(what.subtypes.iter().map(|name| Change::AddSubtype(name.clone())));
        all.extend(what.colors.iter().map(|color| Change::AddColor(*color)));
        all.extend(what.supertypes.iter().map(|kind| Change::AddSupertype(*kind)));
    } else if what.types == [CardType::Artifact, CardType::Creature]
        && what.subtypes.iter().all(|name| of_creatures(name))
    {
        // What becomes an "artifact creature" stays what it was besides, but for creature types where others are named; colours
        // are in place of its own (CR 205.1b (2026-04-17)).
        all.extend(what.types.iter().map(|kind| Change::AddType(*kind)));
        let types = Some(Change::SetCreatureTypes(what.subtypes.clone()));
        all.extend(types.filter(|_| !what.subtypes.is_empty()));
        all.extend(Some(Change::SetColors(what.colors.clone())).filter(|_| !what.colors.is_empty()));
        all.extend(what.supertypes.iter().map(|kind| Change::AddSupertype(*kind)));
    } else if what.subtypes.is_empty() && what.types.is_empty() && !what.supertypes.is_empty() {
        // What is legendary is so besides what it is.
        all.extend(what.supertypes.iter().map(|kind| Change::AddSupertype(*kind)));
    } else if is_land_types(what) {
        all.push(Change::SetLandTypes(what.subtypes.clone()));
    } else {
        becomes_other(what, all)?;
    }
    if let (Some(power), Some(toughness)) = (what.power, what.toughness) {
        all.push(Change::SetPowerToughness(power, toughness));
    }
    Ok(())
}
