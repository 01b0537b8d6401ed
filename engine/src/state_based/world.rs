//! The world rule (CR 704.5k (2026-04-17), 420.5i (2006-10-01)): of world permanents only the newest stays; in a tie all
//! go. What has become a world permanent counts from when it did; the rule says so since 2013-07-13, and before, it
//! counts a permanent with that supertype, which is the same.

use super::looking::Check;
use crate::table::changed::Changed;
use crate::table::env::Env;
use crate::table::selectors::Evaluator;
use language::board::{Change, Supertype};
use language::effect::Cause;
use statements::ids::ObjectId;
use statements::state_based::StateBased;

/// All but the newest go.
pub(crate) fn eval(check: &mut Check<'_>) {
    let worlds = check.permanents().filter(|(_, _, seen)| seen.is.supertypes.contains(&Supertype::World));
    let worlds: Vec<(ObjectId, Since<'_>)> = worlds.map(|(id, _, _)| (id, since(check, id))).collect();
    let is_newest = |one: &Since<'_>| !worlds.iter().any(|(_, other)| other.is_newer(one));
    let newest: Vec<ObjectId> =
        worlds.iter().filter(|(_, since)| is_newest(since)).map(|&(id, _)| id).collect();
    let count = |id: ObjectId| check.state.object(id).count;
    let tied = newest.iter().map(|&id| count(id)).fold(0, u64::saturating_add) > 1;
    if worlds.len() < 2 && !tied {
        return;
    }
    let go: Vec<ObjectId> =
        worlds.iter().map(|&(id, _)| id).filter(|id| tied || !newest.contains(id)).collect();
    for id in go {
        check.dies(id, StateBased::World);
    }
}

/// Since when a permanent is a world permanent.
struct Since<'a> {
    /// A permanent with which that came: itself, or the newer one that makes it one.
    with: ObjectId,
    /// When that came.
    stamp: u32,
    /// Where a spell or an ability that has resolved makes it one: which permanents were there, of those that are asked for.
    over: Option<&'a [ObjectId]>,
}

impl Since<'_> {
    fn is_newer(&self, other: &Self) -> bool {
        match (self.over, other.over) {
            (None, None) => self.stamp > other.stamp,
            (None, Some(over)) => !over.contains(&self.with),
            (Some(over), None) => over.contains(&other.with),
            (Some(over), Some(others)) => over.contains(&other.with) && !others.contains(&self.with),
        }
    }
}

/// Since when a permanent is a world permanent: since it entered, or since the first effect that makes it one.
///
/// Known gap: what has static abilities, and becomes a world permanent by a spell or an ability after another did in that way, is
/// taken to have become one with it.
fn since<'a>(check: &Check<'a>, id: ObjectId) -> Since<'a> {
    let object = check.state.object(id);
    if check.table.print(object.copiable()).supertypes.contains(&Supertype::World) {
        return Since { with: id, stamp: object.entered, over: None };
    }
    let says_so = |changed: &&Changed| changed.changes.contains(&Change::AddSupertype(Supertype::World));
    let resolved = object.changed.iter().find(says_so);
    let sources = check.permanents().filter(|&(source, _, _)| makes_world(check, source, id));
    let oldest = sources.min_by_key(|(_, source, _)| source.stamp);
    let by_source = oldest.map(|(source, of, _)| {
        let (with, stamp) = if of.stamp > object.since { (source, of.stamp) } else { (id, object.since) };
        Since { with, stamp, over: None }
    });
    let by_resolved = resolved.map(|one| Since { with: id, stamp: object.since, over: Some(&one.over) });
    match (by_source, by_resolved) {
        (Some(first), Some(then)) if first.is_newer(&then) => then,
        (Some(one), _) | (None, Some(one)) => one,
        (None, None) => Since { with: id, stamp: object.since, over: None },
    }
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
