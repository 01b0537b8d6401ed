//! Abilities that trigger on another ability's triggering.
//!
//! Known gap: what made the other ability trigger can't be asked, and abilities of this sort don't see each other. An
//! ability that triggers the next time only does so on the first of several events at once, and nobody is asked.

use crate::judging::affected::Affected;
use crate::judging::pending_event::PendingEvent;
use crate::table::env::Env;
use crate::table::spent::Spent;
use crate::table::stack::Triggered;
use crate::table::triggers::Trigger;
use language::effect::{Cause, EventPattern, Scope};
use language::select::What;
use statements::chronicle::Because;
use statements::error::TooLarge;
use statements::ids::{ObjectId, PlayerId, Target};

/// Abilities that have triggered, each with the board on which it did.
type Found<'a> = [(PendingEvent<'a>, Triggered)];

/// Abilities that have triggered, and after them those that trigger on that. `now` is the board on which these are.
///
/// # Errors
/// When a number does not fit.
pub(crate) fn with_those_on_triggering(
    now: PendingEvent<'_>,
    found: &Found<'_>,
) -> Result<Vec<Triggered>, TooLarge> {
    let mut spent = now.state.spent.clone();
    let mut others = Vec::with_capacity(found.len());
    let mut met: Vec<u32> = Vec::new();
    for (pending, one) in found {
        if one.once.is_some_and(|number| met.contains(&number)) {
            continue;
        }
        met.extend(one.once);
        others.extend(as_often_as_it_can(&mut spent, one.clone())?.map(|one| (*pending, one)));
    }
    let mut all: Vec<Triggered> = others.iter().map(|(_, triggered)| triggered.clone()).collect();
    for trigger in now.view.triggers.iter().filter(|trigger| trigger.is_on_triggering()) {
        for one in on_others(now, trigger, &others)? {
            all.extend(as_often_as_it_can(&mut spent, one)?);
        }
    }
    Ok(all)
}

/// An ability that has triggered, so often as it still can; none where it has triggered as often before.
fn as_often_as_it_can(spent: &mut Spent, one: Triggered) -> Result<Option<Triggered>, TooLarge> {
    if one.once.is_some() {
        return Ok(Some(Triggered { times: 1, ..one }));
    }
    let Some(limit) = one.limit else { return Ok(Some(one)) };
    let times = one.times.min(limit.most.saturating_sub(spent.count(limit.key)));
    spent.add(limit.key, times)?;
    Ok((times > 0).then_some(Triggered { times, ..one }))
}

/// How often an ability has triggered on others that have, and what it refers to each time.
fn on_others(
    now: PendingEvent<'_>,
    trigger: &Trigger,
    found: &Found<'_>,
) -> Result<Vec<Triggered>, TooLarge> {
    let mut met: Vec<Occasion> = Vec::new();
    let mut all = Vec::new();
    let count = trigger.source.map_or(1, |source| now.state.object(source).count);
    for (then, other) in found.iter().filter(|(_, other)| !other.at_once) {
        let Some(env) = sees(now, trigger, *then, other) else { continue };
        let Some(source) = other.source else { continue };
        let orderer = other.env.about.you;
        let affected = Affected { target: Some(Target::Object(source)), orderer };
        let each = trigger.when.scope == Scope::EachPart;
        let occasion = Occasion { source: Some(source), of_row: 0, affected };
        if !met.iter().any(|before| before.is_same(occasion, trigger.when.scope)) {
            met.push(occasion);
            let times = if each { other.times } else { 1 };
            let times = times.checked_mul(count).ok_or(TooLarge)?;
            all.push(trigger.triggered(env, times, Because::Triggering(source)));
        }
    }
    Ok(all)
}

/// What an ability refers to if it triggers on another. That one's permanent is looked at where it triggered, as far as this
/// one was there. A delayed triggered ability is none of an object (CR 603.2e (2025-02-07), 603.2d (2026-04-17)).
///
/// Judgement: so, too, before 2025-02-07, when no text says so.
fn sees(now: PendingEvent<'_>, trigger: &Trigger, then: PendingEvent<'_>, other: &Triggered) -> Option<Env> {
    let EventPattern::Trigger { who, what } = &trigger.when.event else { return None };
    let was_there = trigger.source.is_none_or(|source| source.index() < then.state.objects.len());
    let pending = if was_there { then } else { now };
    let (player, source) = (other.env.about.you, other.source?);
    let mut env = env_of(&now, trigger);
    env.about.affected = Some(player);
    env.about.it = Some(source);
    env.about.that_much = other.times;
    let eval = pending.eval(&env);
    let it = eval.thing(source);
    let sees = eval.includes(who, player)
        && (other.is_of_source || *what == What::Any)
        && eval.is(what, &it)
        && trigger.when.only_if.iter().all(|condition| eval.holds(condition, Some(&it)))
        && trigger.as_it_happens.iter().all(|condition| eval.holds(condition, Some(&it)));
    sees.then_some(env)
}

/// What an ability's words refer to before it has triggered.
pub(super) fn env_of(pending: &PendingEvent<'_>, trigger: &Trigger) -> Env {
    let made = trigger.made.as_ref().map(|made| made.env.clone());
    made.unwrap_or_else(|| Env::new(you_of(pending, trigger), trigger.source, Cause::Effect))
}

/// Who is "you" in an ability.
pub(super) fn you_of(pending: &PendingEvent<'_>, trigger: &Trigger) -> PlayerId {
    let of_object = trigger.source.map(|source| controller(pending, source));
    let made = trigger.made.as_ref().map(|made| made.env.about.you);
    of_object.or(made).unwrap_or(pending.state.active)
}

/// Who controls a permanent, or else owns it.
pub(crate) fn controller(pending: &PendingEvent<'_>, source: ObjectId) -> PlayerId {
    pending.view.seen[source.index()].controller.unwrap_or(pending.state.object(source).owner)
}

/// What one part of an event made an ability trigger on.
#[derive(Clone, Copy)]
pub(crate) struct Occasion {
    /// The source of the damage, or of the ability that triggered; none for parts without one.
    pub(crate) source: Option<ObjectId>,
    /// Which of the like sources of a row it is.
    pub(crate) of_row: u64,
    pub(crate) affected: Affected,
}

impl Occasion {
    /// Whether this part and another of the same event make an ability of this scope trigger once.
    pub(crate) fn is_same(self, other: Self, scope: Scope) -> bool {
        match scope {
            Scope::EachPart => false,
            Scope::PerSource => (self.source, self.of_row) == (other.source, other.of_row),
            Scope::PerRecipient => self.affected.target == other.affected.target,
            Scope::PerPlayer => self.affected.orderer == other.affected.orderer,
            Scope::WholeEvent => true,
        }
    }
}
