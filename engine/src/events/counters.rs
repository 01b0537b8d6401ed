//! Putting and removing counters (CR 122.1 (2026-04-17)). It contains nothing. `PutCounters`, `RemoveCounters` in
//! FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::object::{add_counters, remove_counters};
use language::board;
use language::board::{Ability, Counter};
use language::rule::Switch;
use language::select::Whom;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{CounterId, ObjectId, Target};

/// Counters are to be removed. Poison counters of one of a team are those of the team, which loses as many as there are,
/// that player's first (CR 810.10b (2026-04-17)).
pub(crate) fn spawn_removing(spawning: &mut Spawning<'_>, from: &Whom, kind: CounterId, amount: u64) {
    let table = &*spawning.table;
    let shared = *table.counters.get(kind.index()) == Counter::Poison && table.on(Switch::TeamCant);
    let mut all: Vec<(Target, u64)> = Vec::new();
    for target in spawning.eval().targets(from) {
        let Target::Player(player) = target else {
            all.push((target, amount));
            continue;
        };
        let state = spawning.table.board(spawning.board);
        let mates = spawning.table.team_of(player).filter(|&mate| shared && mate != player);
        let mut left = amount;
        let own = state.counters(target, kind).min(left);
        let before = all.len();
        for mate in std::iter::once(player).chain(mates) {
            let takes = state.counters(Target::Player(mate), kind).min(left);
            left -= takes;
            if takes > 0 {
                all.push((Target::Player(mate), takes));
            }
        }
        if own == amount - left {
            // It is a matter of that player alone.
            all.truncate(before);
            all.push((target, amount));
        }
    }
    for (from, amount) in all {
        spawning.add(Happening::RemoveCounters { from, kind, amount });
    }
}

/// Counters are put.
pub(crate) fn put(change: &mut Change<'_>, on: Target, kind: CounterId, amount: u64) -> Result<(), TooLarge> {
    add_counters(counters(change, on), kind, amount)?;
    if let Target::Object(id) = on
        && amount > 0
    {
        note_order(change, id, kind);
    }
    Ok(())
}

/// Counters are removed, as far as they are there.
pub(crate) fn remove(change: &mut Change<'_>, from: Target, kind: CounterId, amount: u64) {
    remove_counters(counters(change, from), kind, amount);
    if let Target::Object(id) = from
        && change.state.object(id).counters_over.iter().any(|(known, _)| *known == kind)
        && change.state.counters(from, kind) == 0
    {
        change.state.object_mut(id).counters_over.retain(|(known, _)| *known != kind);
    }
}

fn counters<'c>(change: &'c mut Change<'_>, of: Target) -> &'c mut Vec<(CounterId, u64)> {
    match of {
        Target::Player(id) => &mut change.state.player_mut(id).counters,
        Target::Object(id) => &mut change.state.object_mut(id).counters,
    }
}

/// All keyword counters of a kind are as new as the last one: newer than effects by which abilities are lost now
/// (CR 613.7c (2026-04-17)). Those that are as old as the object anyway are not noted.
fn note_order(change: &mut Change<'_>, on: ObjectId, kind: CounterId) {
    let keyword = change.table.counters.get(kind.index()).keyword();
    let Some((keyword, _)) = keyword.filter(|(_, since)| change.table.on(*since)) else { return };
    let takes = |one: &board::Change| {
        let is_named = |name| keyword.of() == Some(name);
        matches!(one, board::Change::LoseAbilities)
            || matches!(one, board::Change::LoseKeyword(name) if is_named(*name))
    };
    let since = change.state.object(on).since;
    let mut over: Vec<ObjectId> =
        silencers(change, &takes).into_iter().filter(|&id| change.state.object(id).stamp > since).collect();
    let object = change.state.object(on);
    // So is what spells and abilities that have resolved do to it.
    if object.changed.iter().any(|changed| changed.changes.iter().any(takes)) {
        over.push(on);
        over.sort_unstable();
        over.dedup();
    }
    if over.is_empty() && object.counters_over.is_empty() {
        return;
    }
    let known = &mut change.state.object_mut(on).counters_over;
    known.retain(|(other, _)| *other != kind);
    if !over.is_empty() {
        known.push((kind, over));
        known.sort_unstable();
    }
}

/// The permanents by whose effects objects lose abilities, such as this one, in order.
fn silencers(change: &Change<'_>, takes: &impl Fn(&board::Change) -> bool) -> Vec<ObjectId> {
    let seen = &change.table.view(change.before).seen;
    let silences =
        |ability: &Ability| ability.continuous().is_some_and(|effect| effect.changes.iter().any(takes));
    // What has begun to apply goes on though its own ability is lost.
    let is_one = |id: &ObjectId| {
        let copiable = change.table.print(change.state.object(*id).copiable());
        let gained = seen.get(id.index()).map(|after| &after.is.abilities);
        copiable.abilities.iter().chain(gained.into_iter().flatten()).any(silences)
    };
    change.state.ids().filter(is_one).collect()
}
