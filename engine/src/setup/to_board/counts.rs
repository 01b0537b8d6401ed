//! Which new tokens are counted together.

use std::collections::BTreeSet;

use crate::check::pronouns::mentions;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::object::ObjectState;
use crate::table::rows::can_be_counted_together;
use language::board::ObjectKind;
use language::event::Script;
use statements::ids::{ObjectId, Target};

/// How many like objects each object stands for; none where it is a new token that is counted with another.
pub(crate) fn counts(table: &Table, situation: &Situation, then: &[Script]) -> Vec<Option<u64>> {
    let state = table.board(situation.board);
    let alone = pointed_at(table, situation, then);
    let mut counts: Vec<Option<u64>> = state.ids().map(|id| Some(state.object(id).count)).collect();
    for at in table.listed..counts.len() {
        let object = state.object(ObjectId::at(at));
        if alone.contains(&at) || !joins(table, object) {
            continue;
        }
        let like = |other: usize| {
            let known = state.object(ObjectId::at(other));
            let &ObjectState { count, since, stamp, .. } = known;
            let same = ObjectState { count, since, stamp, ..object.clone() } == *known;
            same && !alone.contains(&other) && counts[other].is_some()
        };
        let Some(first) = (0..at).find(|&other| like(other)) else { continue };
        // Where the sum does not fit, they stay apart.
        if let Some(sum) = counts[first].and_then(|count| count.checked_add(object.count)) {
            counts[first] = Some(sum);
            counts[at] = None;
        }
    }
    counts
}

/// Whether a token can be counted with others. What fights is listed one by one.
fn joins(table: &Table, object: &ObjectState) -> bool {
    !table.asks_for_objects()
        && object.kind == ObjectKind::Token
        && !object.fights()
        && can_be_counted_together(table, table.print(object.copiable()))
}

fn object_of(target: Target) -> Option<ObjectId> {
    if let Target::Object(id) = target { Some(id) } else { None }
}

/// The places of objects that something points at.
fn pointed_at(table: &Table, situation: &Situation, then: &[Script]) -> BTreeSet<usize> {
    let state = table.board(situation.board);
    let mut found: BTreeSet<usize> = BTreeSet::new();
    found.extend((0..table.listed).filter(|&at| table.mentioned.get(at).copied().unwrap_or(false)));
    for object in state.objects.iter() {
        let attacked = object.fight.attacks.and_then(object_of);
        let others = [object.attached_to, attacked, object.exiled_with.map(|(with, _)| with)];
        let fought = object
            .fight
            .blocks
            .iter()
            .chain(&object.fight.order)
            .chain(&object.must_block)
            .chain(&object.gained_over)
            .chain(object.gained_before.iter().flat_map(|gain| &gain.over))
            .chain(object.counters_over.iter().flat_map(|(_, over)| over))
            .chain(object.changed.iter().flat_map(|changed| &changed.over))
            .copied();
        let targets = object.aims.iter().flat_map(|aim| aim.at.iter().copied().filter_map(object_of));
        found.extend(others.into_iter().flatten().chain(fought).chain(targets).map(ObjectId::index));
    }
    let used = situation.uses.iter().filter_map(|&(effect, _)| table.effect(effect).source);
    found.extend(used.map(ObjectId::index));
    let floating = state.floating.iter().map(|&id| &*table.effect(id).env);
    let waiting = state.waiting.iter().map(|frame| table.env(frame.env));
    let abilities = state.stack.all().map(|id| table.ability_env(id));
    let lasting = state.lasting.iter().map(|one| table.env(one.env));
    for env in floating.chain(waiting).chain(abilities).chain(lasting) {
        let pronouns = [env.about.this, env.about.it, env.about.damage_source].into_iter().flatten();
        let chosen = env.chosen.iter().flat_map(|(_, ids)| ids.iter().copied());
        let targets = env.targets.iter().flat_map(|one| one.aim.at.iter().copied().filter_map(object_of));
        found.extend(targets.map(ObjectId::index));
        found.extend(pronouns.chain(chosen).chain(env.lost.iter().copied()).map(ObjectId::index));
    }
    let names: BTreeSet<String> = then.iter().flat_map(mentions).collect();
    found.extend((0..table.listed).filter(|&at| names.contains(table.object_name(ObjectId::at(at)))));
    found
}
