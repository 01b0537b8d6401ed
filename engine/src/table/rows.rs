//! Like objects that are counted together in one row: which can be, and how some of them come out.

use super::Table;
use super::own_effects::abilities_of;
use super::stack::Waiting;
use super::state::State;
use crate::check::rows;
use language::board::Characteristics;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// More like objects than this are not gone through one by one.
const MOST: u64 = 1_000;

/// Whether several objects that are this can be counted together: each of their abilities can, those of keywords included.
pub(crate) fn can_be_counted_together(table: &Table, is: &Characteristics) -> bool {
    abilities_of(table, is).iter().all(|own| rows::can_be_counted_together(&own.ability))
}

/// So many of a row, as a row of their own; the whole row as itself.
///
/// # Errors
/// When an ability of one of them waits more often than can be counted.
pub(crate) fn split(
    table: &mut Table,
    state: &mut State,
    id: ObjectId,
    times: u64,
) -> Result<ObjectId, TooLarge> {
    let group = state.object(id).clone();
    let Some(left) = group.count.checked_sub(times).filter(|&left| left > 0) else { return Ok(id) };
    state.object_mut(id).count = left;
    let part = ObjectId::at(state.objects.len());
    let mut one = group;
    one.count = times;
    state.objects.push(one);
    state.history.copy(id, part);
    state.spent.copy(id, part);
    let name = table.object_name(id).to_owned();
    table.name_object(part, name);
    for effect in state.floating.clone() {
        if table.is_shield_of(effect, id) {
            state.floating.extend(table.twin(effect, id, part));
        }
    }
    share_waiting(table, state, id, part)?;
    Ok(part)
}

/// What has triggered of each of a row, or on each, and waits to be put on the stack, is about those that have come out of it,
/// too: as often of each.
fn share_waiting(
    table: &mut Table,
    state: &mut State,
    row: ObjectId,
    part: ObjectId,
) -> Result<(), TooLarge> {
    let (left, taken) = (state.object(row).count, state.object(part).count);
    let waiting: Vec<(Waiting, u64)> = state.stack.waiting().to_vec();
    for (one, times) in waiting {
        let ability = table.ability(one.ability);
        let mut env = table.ability_env(one.ability).clone();
        let this = env.about.this == Some(row) && ability.names_this && !env.about.gone.this;
        let it = env.about.it == Some(row) && !env.about.gone.it;
        let all = left.saturating_add(taken);
        // Of each and about each other one: they are told apart as they are put on the stack.
        let is_of_pairs = this && it && times != all;
        let share = times.checked_mul(taken).filter(|share| share % all == 0).map_or(0, |share| share / all);
        if !(this || it) || is_of_pairs || share == 0 {
            continue;
        }
        env.about.this = if this { Some(part) } else { env.about.this };
        env.about.it = if it { Some(part) } else { env.about.it };
        let env = table.keep_env(env);
        let ability = table.keep_ability(ability.does, env);
        state.stack.take(one, share);
        state.stack.wait(Waiting { ability, ..one }, share)?;
    }
    Ok(())
}

/// Each object of a row becomes one of its own: itself, and what comes out of its row.
///
/// # Errors
/// When there are too many to be listed.
pub(crate) fn singles(table: &mut Table, state: &mut State, id: ObjectId) -> Result<Vec<ObjectId>, TooLarge> {
    let count = state.object(id).count;
    if count > MOST {
        return Err(TooLarge);
    }
    let mut all = vec![id];
    for _ in 1..count {
        all.push(split(table, state, id, 1)?);
    }
    Ok(all)
}
