//! Changes how permanents enter the battlefield.

use super::branch::{Branch, Log, Pick};
use super::choices::subsets;
use super::dates;
use super::env::Env;
use super::excepting::excepted;
use super::eyes::Aim;
use super::force::Force;
use super::matching::originals;
use super::moment::Moment;
use super::part::{Act, Form, Part, Pending, Promised};
use super::tiers::does;
use language::board::{Color, Counter, Zone};
use language::effect::{Cause, CopyException, EnterChoice, Fate, Rewrite, Scope};
use language::event::Place;
use language::select::What;

/// The parts in which something enters, of those that the effect is applied to.
fn enters(branch: &Branch) -> Vec<u32> {
    let mut all: Vec<u32> = branch.parts.iter().flat_map(|n| branch.pending.entering(*n)).collect();
    all.dedup();
    all
}

/// Changes each form.
pub(super) fn each(branch: &mut Branch, change: impl Fn(&mut Form)) {
    for number in enters(branch) {
        if let Some(form) = branch.pending.form_mut(number) {
            change(form);
        }
    }
}

/// What happens to each of several like tokens that enter is an event of its own, ordered for and answered by itself: the first
/// is taken from the others, also where the effect is on the counters that they enter with.
pub(super) fn one_at_a_time(force: &Force, branch: &mut Branch, is_ordered: bool) {
    let before = branch.clone();
    let [number] = branch.parts[..] else { return };
    let Some(part) = before.pending.at(number).map(|at| &before.pending.parts[at]) else { return };
    let is_counters = matches!(part.act, Act::PutCounters { .. });
    let host = if is_counters { part.within } else { Some(number) };
    let Some((host, at)) = host.and_then(|host| Some((host, before.pending.at(host)?))) else { return };
    let part = before.pending.parts[at].clone();
    let Act::Enter(form) = &part.act else { return };
    let moment = Moment::new(&before.world, &before.pending);
    if !is_ordered && !force.runs_out() && !asks(&moment, force, &part, &moment.side(force, &part)) {
        return;
    }
    if form.count < 2 || force.effect.when.scope != Scope::EachPart {
        return;
    }
    let single = Act::Enter(Box::new(Form { count: 1, ..(**form).clone() }));
    let first = branch.pending.insert(at, Part { act: single, ..part.clone() });
    let mut place = at + 1;
    let mut picked = first;
    for inner in before.pending.inner(host) {
        let Some(old) = before.pending.at(inner).map(|at| before.pending.parts[at].clone()) else { continue };
        let Act::PutCounters { kind, amount, .. } = old.act else { continue };
        let act = Act::PutCounters { on: Aim::Coming(first), kind, amount };
        let new = branch.pending.insert(place, Part { act, within: Some(first), ..old });
        if inner == number {
            picked = new;
        }
        place += 1;
    }
    if let Some(form) = branch.pending.form_mut(host) {
        form.count -= 1;
    }
    branch.parts = vec![picked];
}

/// Counters that something enters with are put on it in a contained event: those of a kind in one, which an effect sees once.
pub(super) fn with_counters(branch: &mut Branch, kind: &Counter, amount: u64) {
    for number in enters(branch) {
        put_counters(&mut branch.pending, number, kind, amount);
    }
}

fn put_counters(pending: &mut Pending, number: u32, kind: &Counter, amount: u64) {
    let Some(place) = pending.at(number) else { return };
    let same = |p: &&mut Part| {
        let is = matches!(&p.act, Act::PutCounters { kind: k, .. } if k == kind);
        p.within == Some(number) && is
    };
    if let Some(part) = pending.parts.iter_mut().find(same)
        && let Act::PutCounters { amount: much, .. } = &mut part.act
    {
        *much += amount;
        return;
    }
    let act = Act::PutCounters { on: Aim::Coming(number), kind: kind.clone(), amount };
    let (cause, marks) = (Cause::Replacement, Vec::new());
    pending.insert(place + 1, Part { number: 0, within: Some(number), act, cause, marks });
}

/// Judgement: counters for what is sacrificed, exiled or returned come once nothing can be applied to that any more, and of
/// what something else has replaced none do. The event with those of which that is certain; none where there are none.
pub(super) fn arrive(pending: &Pending, open: &[u32]) -> Option<Pending> {
    let changes = |one: &Promised| {
        open.iter().any(|number| *number == one.fated || pending.outer(*number).contains(&one.fated))
    };
    let waits: Vec<u32> =
        pending.promised.iter().filter(|one| changes(one)).map(|one| one.entering).collect();
    let (later, now): (Vec<Promised>, Vec<Promised>) =
        pending.promised.iter().partition(|one| waits.contains(&one.entering));
    if now.is_empty() {
        return None;
    }
    let mut next = Pending { promised: later, ..pending.clone() };
    for one in now.iter().filter(|one| is_done(pending, one)) {
        put_counters(&mut next, one.entering, &Counter::PlusOne, one.amount);
    }
    Some(next)
}

fn is_done(pending: &Pending, one: &Promised) -> bool {
    let Some(at) = pending.at(one.fated) else { return false };
    let moves =
        |part: &Part| part.within == Some(one.fated) && matches!(part.act, Act::Move { .. } | Act::Enter(_));
    match (&pending.parts[at].act, one.fate) {
        (Act::Sacrifice { .. }, Fate::Sacrificed) => pending.parts.iter().any(moves),
        (Act::Move { to, .. }, Fate::Exiled) => *to == Zone::Exile,
        (Act::Move { to, .. }, Fate::Returned) => *to == Zone::Hand,
        _ => false,
    }
}

/// Every way to enter as a copy.
pub(super) fn copy(
    pick: &Pick<'_>,
    branch: &Branch,
    of: &What,
    except: &[CopyException],
    log: &mut Log,
) -> Vec<Branch> {
    let moment = Moment::new(&branch.world, &branch.pending);
    let first = branch.parts.first().and_then(|n| branch.pending.at(*n)).map(|at| &branch.pending.parts[at]);
    let Some(first) = first else { return vec![branch.clone()] };
    let originals = originals(&moment, of, first, &pick.env);
    if originals.len() > 1 {
        log.deciders.insert(pick.decider(branch));
    }
    let as_copy = |at: usize| {
        let is = excepted(branch.world.things[at].copiable().clone(), except);
        let mut branch = branch.clone();
        each(&mut branch, |form| form.copied = Some(is.clone()));
        branch
    };
    originals.into_iter().map(as_copy).collect()
}

/// It enters as the effect says, whatever is printed on it.
pub(super) fn enter_as(branch: &mut Branch, changes: &[CopyException]) {
    each(branch, |form| {
        let is = form.copied.as_ref().unwrap_or(&form.printed).clone();
        form.copied = Some(excepted(is, changes));
    });
}

/// Every way to choose as something enters.
pub(super) fn choose(pick: &Pick<'_>, branch: &Branch, choice: &EnterChoice, log: &mut Log) -> Vec<Branch> {
    let Some(number) = enters(branch).first().copied() else { return vec![branch.clone()] };
    let decider = pick.decider(branch);
    match choice {
        EnterChoice::Color | EnterChoice::ColorOf(_) => {
            let colors: &[Color] =
                if let EnterChoice::ColorOf(colors) = choice { colors } else { &Color::ALL };
            log.deciders.insert(decider);
            let with = |color: &Color| {
                let mut branch = branch.clone();
                each(&mut branch, |form| form.color = Some(*color));
                branch
            };
            colors.iter().map(with).collect()
        }
        EnterChoice::Player(_)
        | EnterChoice::CreatureType
        | EnterChoice::SubtypeOf(_)
        | EnterChoice::CardName
        | EnterChoice::CardNameBut(_)
        | EnterChoice::CardType
        | EnterChoice::OneOf(_)
        | EnterChoice::Tribute(_)
        | EnterChoice::Gains(_)
        | EnterChoice::Number(_) => super::uncovered::uncovered("such choices"),
        EnterChoice::Objects { what, at_most, fate, counters_each } => {
            let moment = Moment::new(&branch.world, &branch.pending);
            let eyes = moment.eyes();
            let mut from = eyes.list(what, &pick.env);
            from.retain(|at| can_be_taken(branch, number, *at, *fate));
            let most = at_most.as_ref().map_or(from.len() as u64, |n| eyes.amount(n, &pick.env));
            let ways = subsets(&from, 0, usize::try_from(most).unwrap_or(usize::MAX));
            if ways.len() > 1 {
                log.deciders.insert(decider);
            }
            ways.into_iter().map(|way| taken(branch.clone(), &way, *fate, *counters_each)).collect()
        }
    }
}

/// CR 614.13a, 614.13b (2026-04-17). What is sacrificed for one is not sacrificed for another at any date; of what else
/// changes zones the texts before 2025-07-25 can be read in two ways.
fn can_be_taken(branch: &Branch, number: u32, thing: usize, fate: Fate) -> bool {
    let at = branch.world.at;
    let enters = branch.pending.parts.iter().any(|p| {
        let itself = p.number == number;
        matches!(&p.act, Act::Enter(form) if form.thing == Some(thing))
            && (itself || dates::entering_cannot_be_chosen(at))
    });
    let here = branch.pending.taken.contains(&(number, thing));
    let elsewhere = !here && branch.pending.taken.iter().any(|(_, t)| *t == thing);
    if elsewhere && !enters && fate != Fate::Sacrificed && !dates::object_once_for_all(at) {
        super::uncovered::uncovered::<()>("what is chosen for several that enter together");
    }
    !enters && !here && !elsewhere
}

fn taken(mut branch: Branch, way: &[usize], fate: Fate, counters_each: u64) -> Branch {
    let entering = enters(&branch).first().copied().unwrap_or(0);
    for thing in way {
        let fated = goes(&mut branch, *thing, fate);
        branch.pending.taken.push((entering, *thing));
        if counters_each > 0 {
            branch.pending.promised.push(Promised { entering, fated, fate, amount: counters_each });
        }
    }
    branch
}

/// Something is done with a chosen object; the part that says what.
fn goes(branch: &mut Branch, thing: usize, fate: Fate) -> u32 {
    let env = Env { cause: Cause::Replacement, ..Env::of(0) };
    let to = match fate {
        Fate::Sacrificed => Zone::Graveyard,
        Fate::Exiled => Zone::Exile,
        Fate::Returned => Zone::Hand,
        Fate::Revealed => super::uncovered::uncovered("revealing as something enters"),
    };
    let going = super::expand::part(Act::Move { thing, to, place: Place::Top }, &env);
    if fate != Fate::Sacrificed {
        return branch.pending.push(going);
    }
    let sacrifice = branch.pending.push(super::expand::part(Act::Sacrifice { thing }, &env));
    branch.pending.push(Part { within: Some(sacrifice), ..going });
    sacrifice
}

/// Whether applying an effect asks something that like tokens could answer differently, or does something for
/// each of them.
fn asks(moment: &Moment<'_>, force: &Force, part: &Part, env: &Env) -> bool {
    let copies = |r: &Rewrite| matches!(r, Rewrite::EnterAsCopy { of, .. } if originals(moment, of, part, env).len() > 1);
    let several =
        |r: &Rewrite| matches!(r, Rewrite::EnterUnder(who) if moment.eyes().players(who, env).len() > 1);
    let one_by_one = |r: &Rewrite| {
        matches!(
            r,
            Rewrite::ChooseOne(_)
                | Rewrite::AsEnters(_)
                | Rewrite::Also(_)
                | Rewrite::Instead(_)
                | Rewrite::Become(_)
        )
    };
    force.effect.optional || does(&force.effect.rewrite, &|r| one_by_one(r) || copies(r) || several(r))
}
