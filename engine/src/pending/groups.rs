//! Like objects that are counted together, where one or some of them are chosen: those come out of the group and are a group
//! of their own from then on.

use super::situation::Situation;
use crate::table::Table;
use crate::table::state::State;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// What can be chosen of these, where at most so many are: each as often as there are like it.
pub(crate) fn offered(state: &State, ids: &[ObjectId], most: usize) -> Vec<ObjectId> {
    let times = |id: ObjectId| usize::try_from(state.object(id).count).unwrap_or(usize::MAX).min(most.max(1));
    ids.iter().flat_map(|&id| std::iter::repeat_n(id, times(id))).collect()
}

/// How many objects these stand for.
pub(crate) fn count(state: &State, ids: &[ObjectId]) -> usize {
    let counts = ids.iter().map(|&id| usize::try_from(state.object(id).count).unwrap_or(usize::MAX));
    counts.fold(0, usize::saturating_add)
}

/// What was chosen, each as often as it was: what is a part of a group comes out of it. What is left of it keeps its id.
pub(crate) fn take(table: &mut Table, situation: &mut Situation, chosen: &[ObjectId]) -> Vec<ObjectId> {
    let mut taken: Vec<(ObjectId, u64)> = Vec::new();
    for &id in chosen {
        match taken.iter_mut().find(|(known, _)| *known == id) {
            Some((_, times)) => *times += 1,
            None => taken.push((id, 1)),
        }
    }
    let parts = |table: &Table, situation: &Situation| {
        let state = table.board(situation.board);
        taken.iter().any(|&(id, times)| times < state.object(id).count)
    };
    if !parts(table, situation) {
        return taken.into_iter().map(|(id, _)| id).collect();
    }
    let mut state = table.board(situation.board).clone();
    let out = taken.into_iter().map(|(id, times)| split(table, &mut state, id, times)).collect();
    situation.board = table.keep_next_board(state, situation.board);
    out
}

/// One of these, out of its group.
pub(crate) fn take_one(table: &mut Table, situation: &mut Situation, id: ObjectId) -> ObjectId {
    take(table, situation, &[id]).first().copied().unwrap_or(id)
}

/// Each object of a group becomes one of its own: itself, and what comes out of its group.
///
/// # Errors
/// When there are too many to be listed.
pub(crate) fn singles(
    table: &mut Table,
    situation: &mut Situation,
    id: ObjectId,
) -> Result<Vec<ObjectId>, TooLarge> {
    /// More than this many like objects are not gone through one by one.
    const MOST: u64 = 1_000;
    let count = table.board(situation.board).object(id).count;
    if count > MOST {
        return Err(TooLarge);
    }
    let mut all = vec![id];
    for _ in 1..count {
        all.push(take_one(table, situation, id));
    }
    Ok(all)
}

/// So many of a group, as a group of their own; the whole group as itself.
fn split(table: &mut Table, state: &mut State, id: ObjectId, times: u64) -> ObjectId {
    let group = state.object(id).clone();
    let Some(left) = group.count.checked_sub(times).filter(|&left| left > 0) else { return id };
    state.object_mut(id).count = left;
    let part = ObjectId::at(state.objects.len());
    let mut one = group;
    one.count = times;
    state.objects.push(one);
    let name = table.object_name(id).to_owned();
    table.name_object(part, name);
    part
}
