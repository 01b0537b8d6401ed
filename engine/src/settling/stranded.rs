//! Permanent spells that resolve and can't enter: they are put into the graveyard (CR 608.3e (2026-04-17),
//! 607.3b (2009-07-11)). That is known when all effects on how they enter have been applied, and is an event like any
//! other, which effects can replace. What enters from elsewhere stays where it was.
//!
//! Judgement: so also before 2009-07-11, when no text speaks of it: a spell leaves the stack as the last step of its
//! resolution (CR 413.2h (2006-10-01), 413.2i (2008-02-01)).

use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::Situation;
use crate::table::Table;
use language::board::Zone;
use language::event::Place;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::forbids::Forbidding;
use statements::happening::{Happening, Subject};
use statements::ids::ObjectId;
use statements::part::Part;

/// Permanent spells that would enter and can't are put into the graveyard instead. Returns whether there were any. `void`
/// are the parts that won't happen.
///
/// # Errors
/// When there are too many parts.
pub(crate) fn strand(table: &mut Table, situation: &mut Situation, void: &[u16]) -> Result<bool, TooLarge> {
    if void.is_empty() {
        return Ok(false);
    }
    let pending = PendingEvent::new(table, situation);
    let found: Vec<_> = void.iter().filter_map(|&at| stranded(&pending, usize::from(at))).collect();
    let mut edits = Vec::new();
    for Stranded { at, spell, by } in found {
        let part = situation.parts[at].clone();
        table.log(|| Happened::Forbidden { part: Box::new(part.alone()), by });
        if part.within.is_none() {
            table.log(|| Happened::Decided(Decided::CantBecomePermanent(spell)));
        }
        let going = Happening::Move { object: spell, to: Zone::Graveyard, place: Place::Top, milled: false };
        edits.push((at, vec![Part::new(going, part.cause, part.from, part.marks).by(part.by)]));
    }
    let any = !edits.is_empty();
    if any {
        situation.replace_parts(edits)?;
    }
    Ok(any)
}

/// A spell that can't enter.
struct Stranded {
    at: usize,
    spell: ObjectId,
    by: Forbidding,
}

/// What enters from the stack does so as it resolves, but for a countered spell that is sent to the battlefield. One that
/// is no permanent spell is none here (CR 304.4 (2026-04-17)).
///
/// Judgement: the countered one goes to the graveyard, too: it does not stay on the stack (CR 701.6a (2026-04-17)).
fn stranded(pending: &PendingEvent<'_>, at: usize) -> Option<Stranded> {
    let Subject::Object(spell) = pending.part(at).happening.entering()?.subject else { return None };
    let resolves = pending.state.object(spell).zone == Zone::Stack && !pending.is_nothing(at);
    let by = pending.forbids_itself(at).filter(|_| resolves)?;
    Some(Stranded { at, spell, by })
}
