//! "It can't have more than so many counters", before 2012-05-01: no more than those are put. From then on all are put, and a
//! state-based action takes what is beyond (CR 704.5s (2012-05-01)).

use std::sync::Arc;

use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::view::Restricting;
use language::board::{Counter, Restriction};
use language::rule::Switch;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::forbids::Forbids;
use statements::happening::{Happening, Subject};
use statements::ids::{CounterId, ObjectId, Target};
use statements::part::Part;

/// How many counters of a kind there can be yet on something that has a limit.
struct Room {
    /// What it is: a permanent, or what a part brings.
    of: Bearer,
    kind: CounterId,
    left: u64,
}

/// What counters are put on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bearer {
    Permanent(ObjectId),
    /// What enters by the part at this place.
    Entering(u16),
}

/// Of counters that are about to be put, no more are than what says so can have.
///
/// Judgement: no text before 2012-05-01 says what comes of such words; what says that something can't be so takes precedence
/// over what puts the counters (101.2 (2009-07-11), 103.2 (2006-10-01)). What is beyond the limit already stays.
///
/// # Errors
/// When there are too many parts.
pub(crate) fn keep_off(table: &mut Table, situation: &mut Situation) -> Result<(), TooLarge> {
    if table.on(Switch::CounterLimit) {
        return Ok(());
    }
    let mut rooms: Vec<Room> = Vec::new();
    let mut nothing: Vec<(usize, Vec<Part>)> = Vec::new();
    for at in 0..situation.parts.len() {
        let part = &situation.parts[at];
        let Some((of, kind)) = bearer(part) else { continue };
        let known = rooms.iter().position(|room| (room.of, room.kind) == (of, kind));
        let known = known.or_else(|| {
            rooms.push(Room { of, kind, left: room(table, situation, of, kind)? });
            Some(rooms.len() - 1)
        });
        let (Some(known), Some(amount)) = (known, situation.parts[at].happening.amount_mut()) else {
            continue;
        };
        let put = (*amount).min(rooms[known].left);
        let kept_off = std::mem::replace(amount, put) - put;
        rooms[known].left -= put;
        if kept_off > 0 {
            let what = permanent(situation, of);
            table.log(|| Happened::Decided(Decided::NoMoreCounters { what, kind, kept_off }));
        }
        if kept_off > 0 && put == 0 {
            nothing.push((at, Vec::new()));
        }
    }
    if nothing.is_empty() { Ok(()) } else { situation.replace_parts(nothing) }
}

fn bearer(part: &Part) -> Option<(Bearer, CounterId)> {
    if let Happening::PutCounters { on: Target::Object(id), kind, .. } = part.happening {
        return Some((Bearer::Permanent(id), kind));
    }
    let Happening::EnterCounters { kind, .. } = part.happening else { return None };
    part.within.map(|outer| (Bearer::Entering(outer), kind))
}

/// How many more counters of a kind something can have, if it says that it can't have more than so many.
///
/// Known gap: what it says only as long as something is so does not count as it enters.
fn room(table: &Table, situation: &Situation, of: Bearer, kind: CounterId) -> Option<u64> {
    let counter = table.counters.get(kind.index());
    let (own, there) = match of {
        Bearer::Permanent(id) => {
            let says = |one: &&Restricting| one.by == Forbids::Permanent(id);
            let view = table.view(situation.board);
            let own = view.restrictions.iter().filter(says).map(|one| &one.restriction);
            let there = table.board(situation.board).counters(Target::Object(id), kind);
            (most(own, counter), there)
        }
        Bearer::Entering(at) => {
            let entering = situation.parts[usize::from(at)].happening.entering()?;
            (most(&table.coming(situation.board, entering)?.restrictions, counter), 0)
        }
    };
    own.map(|most| most.saturating_sub(there))
}

fn most<'a>(restrictions: impl IntoIterator<Item = &'a Arc<Restriction>>, kind: &Counter) -> Option<u64> {
    let limit = |restriction: &Arc<Restriction>| {
        let Restriction::CountersAtMost(of, most) = &**restriction else { return None };
        (of == kind).then_some(*most)
    };
    restrictions.into_iter().filter_map(limit).min()
}

/// The object that gets the counters; none where that is a token that enters.
fn permanent(situation: &Situation, of: Bearer) -> Option<ObjectId> {
    match of {
        Bearer::Permanent(id) => Some(id),
        Bearer::Entering(at) => match situation.parts[usize::from(at)].happening.entering()?.subject {
            Subject::Object(id) => Some(id),
            Subject::Token => None,
        },
    }
}
