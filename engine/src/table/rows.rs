//! Like objects that are counted together in one row: which can be, and how some of them come out.

use super::Table;
use super::own_effects::abilities_of;
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
pub(crate) fn split(table: &mut Table, state: &mut State, id: ObjectId, times: u64) -> ObjectId {
    let group = state.object(id).clone();
    let Some(left) = group.count.checked_sub(times).filter(|&left| left > 0) else { return id };
    state.object_mut(id).count = left;
    let part = ObjectId::at(state.objects.len());
    let mut one = group;
    one.count = times;
    state.objects.push(one);
    state.history.copy(id, part);
    let name = table.object_name(id).to_owned();
    table.name_object(part, name);
    part
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
    all.extend((1..count).map(|_| split(table, state, id, 1)));
    Ok(all)
}
