//! Whether an effect looks at a part, and whether it can be applied to it now.

use super::at_once::of_source;
use super::env::Env;
use super::eyes::Aim;
use super::force::{Force, dredge_number};
use super::key::Key;
use super::moment::Moment;
use super::part::{Act, Part, Pending};
use super::seen::Seen;
use super::world::World;
use super::{dates, expand};
use language::board::{Counter, Keyword, Restriction, Zone};
use language::effect::{Cause, EventPattern, Pattern, Quantity, Rewrite, Zones};
use language::event::{Event, Instruction};
use language::select::{What, Who, Whom};

/// A pending event as it is judged: counters that can't be put on what enters do not count for anything else.
pub(super) fn judged<'a>(world: &'a World, pending: &'a Pending) -> Moment<'a> {
    let all = Moment::new(world, pending);
    let is_barred =
        |part: &&Part| matches!(part.act, Act::PutCounters { on: Aim::Coming(_), .. }) && cant(&all, part);
    let barred: Vec<u32> = pending.parts.iter().filter(is_barred).map(|part| part.number).collect();
    if barred.is_empty() {
        return all;
    }
    Moment { with_barred: Some(Box::new(all)), ..Moment::without(world, pending, &barred) }
}

/// Whether a pattern looks at a part, with all that it asks for.
pub(super) fn looks_at(moment: &Moment<'_>, when: &Pattern, part: &Part, env: &Env) -> bool {
    is_kind(moment, &when.event, part, env)
        && because(moment, when, part)
        && recheck(moment, when, part, env)
        && when.only_if.iter().all(|c| {
            let it = moment.aim(part).and_then(|aim| moment.seen(aim));
            moment.eyes().holds(c, it, env)
        })
}

/// CR 614.16 (2026-04-17): "if an effect would create tokens or put counters" also looks at what other
/// replacement effects create or put.
fn because(moment: &Moment<'_>, when: &Pattern, part: &Part) -> bool {
    if when.by.is_some() {
        super::uncovered::uncovered::<()>("who controls a cause");
    }
    let effect_made = matches!(when.event, EventPattern::Create { .. } | EventPattern::PutCounters { .. })
        && dates::effects_include_replacements(moment.world.at)
        && part.cause == Cause::Replacement
        && when.because.contains(&Cause::Effect);
    when.because.is_empty() || when.because.contains(&part.cause) || effect_made
}

fn recheck(moment: &Moment<'_>, when: &Pattern, part: &Part, env: &Env) -> bool {
    match (&when.recheck, &part.act) {
        (Some(what), Act::Damage { source, .. }) => source_is(moment, what, *source, env),
        _ => true,
    }
}

fn source_is(moment: &Moment<'_>, what: &What, source: Option<usize>, env: &Env) -> bool {
    match source {
        Some(at) => moment.eyes().is(what, &moment.view[at], env),
        None => *what == What::Any,
    }
}

fn is_kind(moment: &Moment<'_>, event: &EventPattern, part: &Part, env: &Env) -> bool {
    let eyes = moment.eyes();
    let thing = |at: usize, what: &What| eyes.is(what, &moment.view[at], env);
    let whom = |whom: &Whom, aim: Aim| eyes.is_whom(whom, aim, moment.seen(aim), env);
    match (event, &part.act) {
        (EventPattern::Damage { from, to, combat }, Act::Damage { source, to: aim, combat: is, .. }) => {
            combat.is_none_or(|c| c == *is) && source_is(moment, from, *source, env) && whom(to, *aim)
        }
        (EventPattern::GainLife { who }, Act::GainLife { player, .. })
        | (EventPattern::LoseLife { who }, Act::LoseLife { player, .. })
        | (EventPattern::Draw { who }, Act::Draw { player, underway: false, .. }) => {
            eyes.is_player(who, *player, env)
        }
        (EventPattern::DrawCards { who, at_least }, Act::DrawCards { player, amount, .. }) => {
            amount >= at_least && eyes.is_player(who, *player, env)
        }
        (EventPattern::Destroy { what }, Act::Destroy { thing: at, .. })
        | (EventPattern::Sacrifice { what }, Act::Sacrifice { thing: at }) => thing(*at, what),
        (EventPattern::Move { what, from, to }, Act::Move { thing: at, to: going, .. }) => {
            let zones = comes_from(from.as_ref(), moment.view[*at].zone) && comes_from(to.as_ref(), *going);
            zones && thing(*at, what)
        }
        (EventPattern::Move { what, from, to }, Act::MoveTop { player, to: going, .. }) => {
            let card = Seen::unknown_card(*player);
            let zones = comes_from(from.as_ref(), card.zone) && comes_from(to.as_ref(), *going);
            zones && eyes.is(what, &card, env)
        }
        (EventPattern::Enter { what, under, from }, Act::Enter(form)) => {
            let zone = form.thing.map(|at| moment.view[at].zone);
            let came = from.is_none() || zone.is_some_and(|zone| comes_from(from.as_ref(), zone));
            came && enters(moment, part.number, what, under, env)
        }
        (EventPattern::Create { what, under }, Act::Create { .. }) => {
            let first = moment.pending.entering(part.number).first().copied();
            first.is_some_and(|number| enters(moment, number, what, under, env))
        }
        (EventPattern::PutCounters { who, on, kind }, Act::PutCounters { on: aim, kind: is, .. }) => {
            if *who != Who::Anyone {
                super::uncovered::uncovered::<()>("who puts counters");
            }
            kind.as_ref().is_none_or(|k| k == is) && whom(on, *aim)
        }
        (
            EventPattern::RemoveCounters { from: on, kind },
            Act::RemoveCounters { from: aim, kind: is, .. },
        ) => kind.as_ref().is_none_or(|k| k == is) && whom(on, *aim),
        (EventPattern::Begin { period, who, .. }, Act::Begin { period: is, player }) => {
            period == is && eyes.is_player(who, *player, env)
        }
        (EventPattern::Opaque { text, .. }, Act::Opaque { text: is, .. }) => text == is,
        _ => false,
    }
}

/// Whether a zone is one of those that something has to come from.
fn comes_from(from: Option<&Zones>, zone: Zone) -> bool {
    match from {
        None => true,
        Some(Zones::Not(zones)) => !comes_from(Some(zones), zone),
        Some(Zones::OneOf(list)) => list.iter().any(|zones| comes_from(Some(zones), zone)),
        Some(zones) => *zones == Zones::from(zone),
    }
}

fn enters(moment: &Moment<'_>, number: u32, what: &What, under: &language::select::Who, env: &Env) -> bool {
    let eyes = moment.eyes();
    moment
        .coming
        .get(&number)
        .is_some_and(|s| eyes.is(what, s, env) && eyes.is_player(under, s.controller, env))
}

/// Whether something says that a part, or what contains it, can't happen.
pub(super) fn cant(moment: &Moment<'_>, part: &Part) -> bool {
    let of_counters = matches!(part.act, Act::PutCounters { on: Aim::Coming(_), .. });
    let moment = moment.with_barred.as_deref().filter(|_| of_counters).unwrap_or(moment);
    let outer = moment.pending.outer(part.number);
    let around = outer.iter().filter_map(|n| moment.pending.at(*n)).map(|at| &moment.pending.parts[at]);
    around.chain([part]).any(|p| forbidden(moment, p) || creates_nothing(moment, p))
}

fn forbidden(moment: &Moment<'_>, part: &Part) -> bool {
    // CR 702.12b (2026-04-17), 700.4 (2012-05-01): rules and effects can't destroy it.
    matches!(part.act, Act::Destroy { thing, .. } if moment.has(thing, &Keyword::Indestructible))
        || moment.restricted(
            part,
            |r, env| matches!(r, Restriction::Cant(when) if looks_at(moment, when, part, env)),
        )
}

/// CR 111.5 (2026-04-17): tokens that can't enter are not created.
fn creates_nothing(moment: &Moment<'_>, part: &Part) -> bool {
    let tokens = moment.pending.entering(part.number);
    let cant_enter =
        |n: &u32| moment.pending.at(*n).is_some_and(|at| forbidden(moment, &moment.pending.parts[at]));
    matches!(part.act, Act::Create { .. }) && !tokens.is_empty() && tokens.iter().all(cant_enter)
}

/// Whether an effect can be applied to a part now, whatever else could be applied, too.
pub(super) fn applicable(moment: &Moment<'_>, force: &Force, part: &Part) -> bool {
    fits(moment, force, part) && (gets_round(moment, force) || !cant(moment, part))
}

/// CR 614.17c (2026-04-17), 614.16c (2017-04-28): a self-replacement effect can be applied to what can't happen. No text before
/// says so or denies it.
fn gets_round(moment: &Moment<'_>, force: &Force) -> bool {
    let is_read_so = moment.world.cant_yields == Some(true);
    force.is_selfish() && (dates::cant_yields_to_self(moment.world.at) || is_read_so)
}

/// Whether the text leaves open whether an effect can be applied to a part, and that has not been read in one way yet.
pub(super) fn is_left_open(moment: &Moment<'_>, force: &Force, part: &Part) -> bool {
    force.is_selfish()
        && !dates::cant_yields_to_self(moment.world.at)
        && moment.world.cant_yields.is_none()
        && fits(moment, force, part)
        && cant(moment, part)
}

/// Whether an effect can be applied to a part, if that can happen.
fn fits(moment: &Moment<'_>, force: &Force, part: &Part) -> bool {
    let effect = &force.effect;
    let left = moment.world.left_of(&force.key, effect);
    if part.marks.contains(&force.key)
        || left == Some(0)
        || force.only.is_some_and(|n| n != part.number && part.within != Some(n))
    {
        return false;
    }
    if all_of_source_prevented(moment, force, part) {
        return false;
    }
    let outer = moment.pending.outer(part.number);
    let around = outer.iter().filter_map(|n| moment.pending.at(*n)).map(|at| &moment.pending.parts[at]);
    if !around.chain([part]).all(|p| moment.is_something(p)) {
        return false;
    }
    let env = moment.side(force, part);
    looks_at(moment, &effect.when, part, &env)
        && of_the_rules(moment, force, part, &env)
        && can_do(moment, &effect.rewrite, part, &env)
}

/// Whether an effect has prevented all that it can of what the source of a part deals now.
fn all_of_source_prevented(moment: &Moment<'_>, force: &Force, part: &Part) -> bool {
    let Rewrite::Prevent(prevention) = &force.effect.rewrite else { return false };
    let Quantity::Some(amount) = &prevention.amount else { return false };
    let before = of_source(moment, moment.pending, force, part.number);
    before > 0 && before >= moment.eyes().amount(amount, &moment.side(force, part))
}

fn of_the_rules(moment: &Moment<'_>, force: &Force, part: &Part, env: &Env) -> bool {
    if let (Some(cards), Act::Draw { player, underway: false, .. }) =
        (dredge_number(&force.effect), &part.act)
    {
        return moment.world.players[*player].library.len() as u64 >= cards;
    }
    force.key != Key::Planeswalkers
        || env.source_controller.is_some() && env.source_controller != env.affected
}

/// Whether a rewrite can do anything to a part: a redirection needs a recipient, a copy an original, a choice
/// of modes a possible one.
pub(super) fn can_do(moment: &Moment<'_>, rewrite: &Rewrite, part: &Part, env: &Env) -> bool {
    match rewrite {
        Rewrite::Redirect { to, .. } => !recipients(moment, to, part, env).is_empty(),
        Rewrite::EnterAsCopy { of, .. } => !originals(moment, of, part, env).is_empty(),
        Rewrite::Regenerate => can_regenerate(moment, part),
        // "Exile it instead of putting it anywhere else" is nothing to what is exiled.
        Rewrite::ToZone { zone, .. } if *zone != Zone::Library => {
            !matches!(&part.act, Act::Move { to, .. } | Act::MoveTop { to, .. } if to == zone)
        }
        Rewrite::All(all) => all.iter().all(|r| can_do(moment, r, part, env)),
        Rewrite::ChooseOne(modes) => modes.iter().any(|m| is_possible_mode(moment, m, part, env)),
        Rewrite::With(_)
        | Rewrite::DealtBy(_)
        | Rewrite::ManaOf(_)
        | Rewrite::ExtraDice { .. }
        | Rewrite::EnterTransformed
        | Rewrite::EnterFaceDown
        | Rewrite::EnterAttached(_)
        | Rewrite::UnlessPaid { .. } => super::uncovered::uncovered("such rewrites"),
        Rewrite::Scale(_)
        | Rewrite::Prevent(_)
        | Rewrite::Become(_)
        | Rewrite::Instead(_)
        | Rewrite::Also(_)
        | Rewrite::ToZone { .. }
        | Rewrite::EnterTapped
        | Rewrite::EnterUntapped
        | Rewrite::EnterWithCounters { .. }
        | Rewrite::EnterAs(_)
        | Rewrite::EnterUnder(_)
        | Rewrite::AsEnters(_)
        | Rewrite::Skip
        | Rewrite::SkipThen(_)
        | Rewrite::Nothing => true,
    }
}

/// CR 419.6g (2006-10-01): a mode is impossible when nothing of what it would do can happen. Judgement: doing
/// something no times is possible.
pub(super) fn is_possible_mode(moment: &Moment<'_>, mode: &Rewrite, part: &Part, env: &Env) -> bool {
    let does = if let Rewrite::Become(events) = mode {
        can_happen(moment, events, env)
    } else if let Rewrite::Instead(does) = mode {
        does.is_empty() || does.iter().any(|i| can_follow(moment, i, env))
    } else if let Rewrite::EnterWithCounters { kind, amount } = mode {
        let much = moment.eyes().amount(amount, env);
        much == 0 || can_enter_with(moment, part, kind, much)
    } else {
        true
    };
    does && can_do(moment, mode, part, env)
}

/// Whether counters of a kind can be put on what enters.
fn can_enter_with(moment: &Moment<'_>, part: &Part, kind: &Counter, amount: u64) -> bool {
    let mut with = moment.pending.clone();
    let act = Act::PutCounters { on: Aim::Coming(part.number), kind: kind.clone(), amount };
    let within = Some(part.number);
    let number = with.push(Part { number: 0, within, act, cause: Cause::Replacement, marks: Vec::new() });
    let then = Moment::new(moment.world, &with);
    !with.at(number).is_some_and(|at| cant(&then, &with.parts[at]))
}

fn can_happen(moment: &Moment<'_>, events: &[Event], env: &Env) -> bool {
    let mut into = Pending::default();
    for event in events {
        let end = into.parts.len();
        expand::expand(&moment.eyes(), event, env, &mut into, end, None);
    }
    let then = Moment::new(moment.world, &into);
    let possible = |p: &Part| (then.is_something(p) || then.amount(p) == 0) && !cant(&then, p);
    events.is_empty() || into.parts.iter().any(possible)
}

fn can_follow(moment: &Moment<'_>, instruction: &Instruction, env: &Env) -> bool {
    if let Instruction::Do { events, .. } = instruction { can_happen(moment, events, env) } else { true }
}

fn can_regenerate(moment: &Moment<'_>, part: &Part) -> bool {
    let Act::Destroy { thing, no_regeneration } = &part.act else { return false };
    let says = |r: &Restriction, env: &Env| matches!(r, Restriction::CantBeRegenerated(what) if moment.eyes().is(what, &moment.view[*thing], env));
    !no_regeneration && !moment.restricted(part, says)
}

/// Where damage could be redirected to: elsewhere, and only what can be dealt damage.
pub(super) fn recipients(moment: &Moment<'_>, to: &Whom, part: &Part, env: &Env) -> Vec<Aim> {
    let now = moment.aim(part);
    let mut all = moment.eyes().targets(to, env);
    all.retain(|aim| Some(*aim) != now && moment.can_be_dealt(*aim));
    all
}

/// What something could enter as a copy of.
pub(super) fn originals(moment: &Moment<'_>, of: &What, part: &Part, env: &Env) -> Vec<usize> {
    let entering: Vec<usize> = moment
        .pending
        .parts
        .iter()
        .filter_map(|p| moment.pending.form(p.number))
        .filter_map(|f| f.thing)
        .collect();
    let mut all = moment.eyes().list(of, env);
    all.retain(|at| !entering.contains(at));
    if matches!(part.act, Act::Enter(_) | Act::Create { .. }) { all } else { Vec::new() }
}

/// Whether damage can't be prevented.
pub(super) fn is_unpreventable(moment: &Moment<'_>, part: &Part) -> bool {
    let Act::Damage { unpreventable, .. } = &part.act else { return false };
    let says = |r: &Restriction, env: &Env| matches!(r, Restriction::CantBePrevented(when) if looks_at(moment, when, part, env));
    *unpreventable || moment.restricted(part, says)
}
