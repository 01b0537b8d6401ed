//! Like objects that are counted together, where one or some of them are chosen: those come out of the group and are a group
//! of their own from then on.

use super::situation::Situation;
use crate::table::Table;
use crate::table::rows;
use crate::table::state::State;
use statements::error::TooLarge;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::ObjectId;
use statements::part::{Marks, Part};

/// More like permanents than this stay together where each could be told apart: there would be too many ways.
pub(crate) const MOST_APART: u64 = 8;

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
/// What is about to happen to a group happens to what comes out of it, too.
///
/// # Errors
/// When there would be more parts than a pending event can have.
pub(crate) fn take(
    table: &mut Table,
    situation: &mut Situation,
    chosen: &[ObjectId],
) -> Result<Vec<ObjectId>, TooLarge> {
    take_from(table, situation, chosen, &[])
}

/// The same, where these parts are not looked at: who takes something out sees to them.
fn take_from(
    table: &mut Table,
    situation: &mut Situation,
    chosen: &[ObjectId],
    besides: &[usize],
) -> Result<Vec<ObjectId>, TooLarge> {
    let mut taken: Vec<(ObjectId, u64)> = Vec::new();
    for &id in chosen {
        match taken.iter_mut().find(|(known, _)| *known == id) {
            Some((_, times)) => *times += 1,
            None => taken.push((id, 1)),
        }
    }
    take_times(table, situation, taken, besides)
}

/// So many of each of these.
fn take_times(
    table: &mut Table,
    situation: &mut Situation,
    taken: Vec<(ObjectId, u64)>,
    besides: &[usize],
) -> Result<Vec<ObjectId>, TooLarge> {
    let parts = |table: &Table, situation: &Situation| {
        let state = table.board(situation.board);
        taken.iter().any(|&(id, times)| times < state.object(id).count)
    };
    if !parts(table, situation) {
        return Ok(taken.into_iter().map(|(id, _)| id).collect());
    }
    let mut state = table.board(situation.board).clone();
    let mut out = Vec::with_capacity(taken.len());
    for (id, times) in taken {
        let one = rows::split(table, &mut state, id, times)?;
        if one != id {
            share_uses(table, situation, id, one);
            follow_along(table, situation, besides, id, one)?;
        }
        out.push(one);
    }
    situation.board = table.keep_next_board(state, situation.board);
    Ok(out)
}

/// What is about to happen to a group, besides at these places, happens to what has come out of it, too.
fn follow_along(
    table: &mut Table,
    situation: &mut Situation,
    besides: &[usize],
    group: ObjectId,
    one: ObjectId,
) -> Result<(), TooLarge> {
    let mut copies: Vec<(usize, u16)> = Vec::new();
    for place in 0..situation.parts.len() {
        let part = &situation.parts[place];
        let within = part.within.map(usize::from);
        let parent = within.and_then(|outer| copies.iter().find(|(known, _)| *known == outer));
        if besides.contains(&place) || parent.is_none() && part.happening.object() != Some(group) {
            continue;
        }
        let mut copy = part.clone();
        copy.within = parent.map(|&(_, copy)| copy).or(copy.within);
        if let Some(object) = copy.happening.object_mut().filter(|object| **object == group) {
            *object = one;
            copy.marks = as_of(table, &copy.marks, group, one);
        }
        copies.push((place, situation.add_part(copy)?));
    }
    Ok(())
}

/// Marks of what happens to a row, for what has come out of it: where an effect of the row itself has had its opportunity, that
/// of what has come out has, which is the same for it.
pub(crate) fn as_of(table: &mut Table, marks: &Marks, group: ObjectId, one: ObjectId) -> Marks {
    let mut all = marks.clone();
    for effect in marks.effects() {
        if let Some(twin) = table.twin(effect, group, one) {
            all.insert(twin);
        }
    }
    all
}

/// What is left of a limited effect of a row is left of that of what has come out of it.
fn share_uses(table: &mut Table, situation: &mut Situation, group: ObjectId, one: ObjectId) {
    for (effect, left) in situation.uses.clone() {
        if let Some(twin) = table.twin(effect, group, one) {
            situation.set_left(twin, left);
        }
    }
}

/// One of these, out of its group.
///
/// # Errors
/// When there would be more parts than a pending event can have.
pub(crate) fn take_one(
    table: &mut Table,
    situation: &mut Situation,
    id: ObjectId,
) -> Result<ObjectId, TooLarge> {
    take_one_from(table, situation, id, &[])
}

/// So many of these, out of their group.
///
/// # Errors
/// When there would be more parts than a pending event can have.
pub(crate) fn take_some(
    table: &mut Table,
    situation: &mut Situation,
    id: ObjectId,
    times: u64,
) -> Result<ObjectId, TooLarge> {
    let taken = take_times(table, situation, vec![(id, times)], &[])?;
    Ok(taken.first().copied().unwrap_or(id))
}

/// The same, where these parts are not looked at.
///
/// # Errors
/// When there would be more parts than a pending event can have.
pub(crate) fn take_one_from(
    table: &mut Table,
    situation: &mut Situation,
    id: ObjectId,
    besides: &[usize],
) -> Result<ObjectId, TooLarge> {
    let taken = take_from(table, situation, &[id], besides)?;
    Ok(taken.first().copied().unwrap_or(id))
}

/// All of a group but one, which keeps its id; these parts are not looked at.
///
/// # Errors
/// When there would be more parts than a pending event can have.
pub(crate) fn take_others_from(
    table: &mut Table,
    situation: &mut Situation,
    id: ObjectId,
    besides: &[usize],
) -> Result<ObjectId, TooLarge> {
    let others = count(table.board(situation.board), &[id]).saturating_sub(1);
    let taken = take_from(table, situation, &vec![id; others], besides)?;
    Ok(taken.first().copied().unwrap_or(id))
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
    if table.board(situation.board).object(id).count < 2 {
        return Ok(vec![id]);
    }
    let mut state = table.board(situation.board).clone();
    let all = rows::singles(table, &mut state, id)?;
    situation.board = table.keep_next_board(state, situation.board);
    Ok(all)
}

/// The entering that a part is, or in which it is the putting of counters.
pub(crate) fn entering_around(situation: &Situation, at: usize) -> Option<usize> {
    let part = &situation.parts[at];
    let counters = matches!(part.happening, Happening::EnterCounters { .. });
    let host = if counters { part.within.map(usize::from)? } else { at };
    situation.parts[host].happening.entering().map(|_| host)
}

/// Of several like permanents that enter, one is told apart, at the same place of the pending event; the others are a part of
/// their own. So it is where the part is counters that they would enter with. The part that is this of the others has these
/// marks.
///
/// # Errors
/// When there would be more parts than a pending event can have.
pub(crate) fn single_out(
    table: &mut Table,
    situation: &mut Situation,
    at: usize,
    of_others: &Marks,
) -> Result<usize, TooLarge> {
    let Some(host) = entering_around(situation, at) else { return Ok(at) };
    let entering = situation.parts[host].happening.entering();
    let Some(entering) = entering.filter(|entering| entering.count > 1) else { return Ok(at) };
    let marked = |place: usize, part: &Part| {
        let marks = if place == at { of_others.clone() } else { part.marks.clone() };
        Part { marks, ..part.clone() }
    };
    let others = Entering { count: entering.count - 1, ..entering };
    let rest = Part { happening: Happening::Enter(others), ..marked(host, &situation.parts[host]) };
    let is_inside = |part: &Part| part.within.map(usize::from) == Some(host);
    let inside = situation.parts.iter().enumerate().filter(|(_, part)| is_inside(part));
    let inside: Vec<Part> = inside.map(|(place, part)| marked(place, part)).collect();
    let subject = match entering.subject {
        Subject::Token => Subject::Token,
        Subject::Object(id) => Subject::Object(take_one(table, situation, id)?),
    };
    situation.parts[host].happening = Happening::Enter(Entering { count: 1, subject, ..entering });
    for part in situation.parts.iter_mut().filter(|part| is_inside(part)) {
        if let Happening::EnterCounters { subject: on, .. } = &mut part.happening {
            *on = subject;
        }
    }
    let twin = situation.add_part(rest)?;
    for part in inside {
        situation.add_part(Part { within: Some(twin), ..part })?;
    }
    Ok(at)
}
