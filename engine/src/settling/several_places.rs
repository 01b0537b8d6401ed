//! What would go to several places in one event, such as a creature that is destroyed and exiled at once: when all effects on how
//! it moves have been applied, its controller chooses which of that happens to it, or its owner where nobody controls it
//! (CR 400.6 (2026-04-17), 217.1d (2008-02-01)). Several players do so in turn order (CR 101.4 (2026-04-17)).
//!
//! Judgement: what would go to one place for several reasons is not asked about, and goes there once for all of them.

use hashbrown::HashMap;

use crate::applying::Stop;
use crate::judging::pending_event::PendingEvent;
use crate::pending::groups;
use crate::pending::situation::{Asker, Asking, Situation, place};
use crate::table::Table;
use statements::error::TooLarge;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{ObjectId, PlayerId};
use statements::part::Part;
use statements::question::{Answer, Question};

/// Of the next object that would go to several places its controller is asked. Returns whether there is one. `void` are the parts
/// that won't happen.
///
/// # Errors
/// When there are too many parts.
pub(crate) fn choose_places(
    table: &Table,
    situation: &mut Situation,
    void: &[u16],
) -> Result<bool, TooLarge> {
    let mut objects: Vec<ObjectId> = Vec::new();
    for object in moved_again(situation) {
        if !is_taken(situation, object) && ways(situation, void, object).len() > 1 {
            objects.push(object);
        }
    }
    let pending = PendingEvent::new(table, situation);
    let order: Vec<PlayerId> = table.players_from_active(pending.state).collect();
    let turn = |object: &ObjectId| {
        let chooser = chooser(&pending, *object);
        order.iter().position(|player| *player == chooser)
    };
    let Some(next) = objects.into_iter().min_by_key(turn) else { return Ok(false) };
    let Some(&first) = ways(situation, void, next).first() else { return Ok(false) };
    situation.asking = Some(Box::new(Asking::new(Asker::Mover(place(first)?))));
    Ok(true)
}

/// The situation in which an object, or each of several like ones, goes where was chosen.
///
/// # Errors
/// When that is still to be chosen, or there are too many parts.
pub(crate) fn choose_place(
    table: &mut Table,
    situation: &Situation,
    at: u16,
    told: &[Answer],
) -> Result<Situation, Stop> {
    let mut next = Situation { asking: None, ..situation.clone() };
    let Some(what) = mover(&situation.parts[usize::from(at)]) else { return Ok(next) };
    let pending = PendingEvent::new(table, situation);
    let (void, who) = (pending.void(), chooser(&pending, what));
    let many = pending.state.object(what).count;
    let Some(Answer::Division(shares)) = told.first() else {
        let parts = ways(situation, &void, what);
        return Err(Stop::Ask(Some(who), Question::Goes { what, many, parts }));
    };
    let mut left = many;
    for (nth, &share) in shares.iter().enumerate().filter(|(_, share)| **share > 0) {
        let some = if share < left { groups::take_some(table, &mut next, what, share)? } else { what };
        left -= share;
        keep(table, &mut next, some, nth)?;
    }
    Ok(next)
}

/// The objects that several parts would bring somewhere, in the order of their first parts, each once.
fn moved_again(situation: &Situation) -> Vec<ObjectId> {
    let mut parts: HashMap<ObjectId, usize> = HashMap::new();
    let mut order = Vec::new();
    for object in situation.parts.iter().filter_map(mover) {
        let times = parts.entry(object).or_default();
        *times += 1;
        if *times == 1 {
            order.push(object);
        }
    }
    order.retain(|object| parts.get(object).is_some_and(|&times| times > 1));
    order
}

/// Of all that would happen to an object only this way is left, with what comes to the same place.
fn keep(table: &Table, situation: &mut Situation, what: ObjectId, nth: usize) -> Result<(), TooLarge> {
    let void = PendingEvent::new(table, situation).void();
    let Some(&chosen) = ways(situation, &void, what).get(nth) else { return Ok(()) };
    let goal = goal(&situation.parts[chosen]);
    let others = (0..situation.parts.len()).filter(|&at| {
        let part = &situation.parts[at];
        mover(part) == Some(what) && self::goal(part) != goal
    });
    let mut gone: Vec<usize> = others.map(|at| done_by(situation, at, what)).collect();
    gone.sort_unstable();
    gone.dedup();
    situation.replace_parts(gone.into_iter().map(|at| (at, Vec::new())).collect())
}

/// Whether an object was chosen to go elsewhere as another one enters: then it does, also where it would have entered itself, as it
/// could before 2016-07-22 (CR 614.13a (2017-04-28)).
fn is_taken(situation: &Situation, object: ObjectId) -> bool {
    situation.parts.iter().any(|part| {
        let outer = part.within.map(|outer| &situation.parts[usize::from(outer)]);
        let enters = outer.is_some_and(|outer| outer.happening.entering().is_some());
        enters && mover(part) == Some(object)
    })
}

/// The first part of each sort that would bring an object somewhere.
fn ways(situation: &Situation, void: &[u16], object: ObjectId) -> Vec<usize> {
    let is_void = |at: usize| {
        void.iter().any(|&void| usize::from(void) == at || situation.is_within(at, usize::from(void)))
    };
    let mut all: Vec<usize> = Vec::new();
    for at in (0..situation.parts.len()).filter(|&at| !is_void(at)) {
        let part = &situation.parts[at];
        let is_new = || all.iter().all(|&known| goal(&situation.parts[known]) != goal(part));
        if mover(part) == Some(object) && is_new() {
            all.push(at);
        }
    }
    all
}

/// What a part brings somewhere else.
pub(super) fn mover(part: &Part) -> Option<ObjectId> {
    if let Happening::Move { object, .. }
    | Happening::Enter(Entering { subject: Subject::Object(object), .. }) = part.happening
    {
        Some(object)
    } else {
        None
    }
}

/// Where a part brings something, and how it comes there.
pub(super) fn goal(part: &Part) -> Happening {
    if let Happening::Move { object, to, place, .. } = part.happening {
        return Happening::Move { object, to, place, milled: false };
    }
    part.happening
}

/// The outermost part by which this is done to an object: its destruction, and not only the move that lies in that.
fn done_by(situation: &Situation, mut at: usize, object: ObjectId) -> usize {
    while let Some(outer) = situation.parts[at].within.map(usize::from) {
        if situation.parts[outer].happening.object() != Some(object) {
            break;
        }
        at = outer;
    }
    at
}

fn chooser(pending: &PendingEvent<'_>, object: ObjectId) -> PlayerId {
    let owner = pending.state.object(object).owner;
    pending.view.seen[object.index()].controller.unwrap_or(owner)
}
