//! Abilities that trigger on another ability's triggering.
//!
//! Known gap: what made the other ability trigger can't be asked, and abilities of this sort don't see each other.

use super::triggers::{Trigger, Triggered, controller, is_same, waiting};
use crate::effect::{Cause, EventPattern, Scope};
use crate::event::Affected;
use crate::ids::{ObjectId, Target};
use crate::ruling::judge::Hearing;
use crate::table::{Env, TooLarge};

/// Abilities that have triggered, each with the board on which it did.
type Found<'a> = [(Hearing<'a>, Triggered)];

/// Abilities that have triggered, and after them those that trigger on that. `now` is the board on which these are.
///
/// # Errors
/// When a number does not fit.
pub(super) fn with_those_on_triggering(
    now: Hearing<'_>,
    found: &Found<'_>,
) -> Result<Vec<Triggered>, TooLarge> {
    let mut all: Vec<Triggered> = found.iter().map(|(_, triggered)| *triggered).collect();
    for trigger in now.view.triggers.iter().filter(|trigger| trigger.is_on_triggering()) {
        let times = times(now, trigger, found)?;
        if times > 0 {
            all.push(Triggered { what: waiting(&now, trigger), times });
        }
    }
    Ok(all)
}

/// How often an ability triggers on others that have triggered.
fn times(now: Hearing<'_>, trigger: &Trigger, found: &Found<'_>) -> Result<u64, TooLarge> {
    let mut met: Vec<(Option<ObjectId>, Affected)> = Vec::new();
    let mut times = 0u64;
    for (_, other) in found.iter().filter(|(then, other)| sees(now, trigger, *then, other)) {
        let source = other.what.source;
        let affected = Affected { target: Some(Target::Object(source)), orderer: other.what.player };
        let each = trigger.when.scope == Scope::EachPart;
        if !met.iter().any(|before| is_same(trigger.when.scope, *before, (Some(source), affected))) {
            met.push((Some(source), affected));
            times = times.checked_add(if each { other.times } else { 1 }).ok_or(TooLarge)?;
        }
    }
    times.checked_mul(now.state.object(trigger.source).count).ok_or(TooLarge)
}

/// Whether it triggers on another. That one's permanent is looked at where it triggered, as far as this one was there.
fn sees(now: Hearing<'_>, trigger: &Trigger, then: Hearing<'_>, other: &Triggered) -> bool {
    let EventPattern::Trigger { who, what } = &trigger.when.event else { return false };
    let was_there = trigger.source.index() < then.state.objects.len();
    let hearing = if was_there { then } else { now };
    let mut env = Env::new(controller(&now, trigger.source), Some(trigger.source), Cause::Effect);
    env.about.affected = Some(other.what.player);
    env.about.it = Some(other.what.source);
    env.about.that_much = other.times;
    let look = hearing.look(&env);
    let it = look.thing(other.what.source);
    look.includes(who, other.what.player)
        && look.is(what, &it)
        && trigger.when.only_if.iter().all(|condition| look.holds(condition, Some(&it)))
}
