//! The world rule (CR 704.5k (2026-04-17), 420.5i (2006-10-01)): of world permanents only the newest stays; in a tie all
//! go. What has become a world permanent counts from when it did; the rule says so since 2013-07-13, and before, it
//! counts a permanent with that supertype, which is the same.

use super::looking::Check;
use crate::table::env::Env;
use crate::table::selectors::Evaluator;
use language::board::{Change, Supertype};
use language::effect::Cause;
use statements::ids::ObjectId;
use statements::state_based::StateBased;

/// All but the newest go.
pub(crate) fn eval(check: &mut Check<'_>) {
    let worlds = check.permanents().filter(|(_, _, seen)| seen.is.supertypes.contains(&Supertype::World));
    let worlds: Vec<(ObjectId, u32)> = worlds.map(|(id, _, _)| (id, since(check, id))).collect();
    let newest = worlds.iter().map(|(_, since)| *since).max().unwrap_or(0);
    let count = |id: ObjectId| check.state.object(id).count;
    let newest_ones = worlds.iter().filter(|(_, since)| *since == newest);
    let tied = newest_ones.map(|&(id, _)| count(id)).fold(0, u64::saturating_add) > 1;
    if worlds.len() < 2 && !tied {
        return;
    }
    for (id, since) in worlds {
        if since < newest || tied {
            check.dies(id, StateBased::World);
        }
    }
}

/// Since when a permanent is a world permanent: since it entered, or since the first effect that makes it one.
fn since(check: &Check<'_>, id: ObjectId) -> u32 {
    let object = check.state.object(id);
    if check.table.print(object.copiable()).supertypes.contains(&Supertype::World) {
        return object.entered;
    }
    let makers = check.permanents().filter(|&(source, _, _)| makes_world(check, source, id));
    let made = makers.map(|(_, source, _)| source.stamp).min().unwrap_or(0);
    made.max(object.since)
}

/// Whether a continuous effect of a permanent makes another a world permanent.
fn makes_world(check: &Check<'_>, source: ObjectId, id: ObjectId) -> bool {
    let seen = &check.view.seen[source.index()];
    let you = seen.controller.unwrap_or(check.state.object(source).owner);
    let env = Env::new(you, Some(source), Cause::Effect);
    let eval = Evaluator::new(check.table, check.state, &check.view.seen, &env);
    seen.is.abilities.iter().any(|ability| {
        let Some(continuous) = ability.continuous() else { return false };
        continuous.changes.contains(&Change::AddSupertype(Supertype::World))
            && eval.is(&continuous.affects, &eval.thing(id))
    })
}
