//! From one situation to the next in which somebody picks or decides, or nothing is left.

use super::arriving::arrive;
use super::drawing::put_into_hand;
use super::enchanting::enchant;
use super::entering::by_rules;
use super::loops::History;
use super::stranded::strand;
use super::watch;
use crate::events::unfold::unfold;
use crate::judging::judged::{Open, judge, judged_as_it_stands};
use crate::judging::of_unknown::is_of_unknown;
use crate::judging::pending_event::PendingEvent;
use crate::options::Options;
use crate::pending::situation::{Asker, Asking, Situation};
use crate::settling::going_on::go_on;
use crate::settling::happening::happens;
use crate::settling::like_effects::use_the_first;
use crate::settling::several_places::choose_places;
use crate::table::Table;
use crate::table::queue::Todo;
use crate::triggers::waiting::note_prevented;
use language::effect::Kind;
use statements::completion::Completion;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::part::Part;

/// Why a situation does not settle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unsettled {
    /// A number does not fit.
    Number,
    /// More happens of itself than the limit allows.
    Steps,
    /// It takes more memory than the limit allows.
    Memory,
    /// Another thread has said to stop.
    Stopped(Completion),
}

impl From<TooLarge> for Unsettled {
    fn from(_: TooLarge) -> Self {
        Self::Number
    }
}

/// What is applicable to an event at which somebody picks without anything happening of itself before. None where that
/// is not so, or where it takes a closer look to see it.
pub(crate) fn open_as_it_stands(table: &mut Table, situation: &Situation) -> Option<Open> {
    let judged = judged_as_it_stands(table, situation)?;
    watch::note_board(table, situation);
    watch::note_parts(table, situation, &judged);
    Some(judged.into())
}

/// Goes on until somebody picks or decides, or nothing is left, or the same situation comes again, be it in doubt whether it
/// does so for ever. Returns what is applicable where somebody picks.
///
/// # Errors
/// When a number does not fit, or it takes more events and instructions, or more memory, than the limits allow.
pub(crate) fn settle(
    table: &mut Table,
    situation: &mut Situation,
    history: &mut History<'_>,
    options: &Options,
) -> Result<Option<Open>, Unsettled> {
    let mut steps = Steps { counts_all: history.is_ahead(), ..Steps::default() };
    while steps.another(table, situation, options.limits.steps) {
        steps.keep_to(table, options)?;
        watch::note_board(table, situation);
        if situation.asking.is_some() || situation.looped.is_some() {
            return Ok(None);
        }
        if situation.parts.is_empty() {
            note_prevented(table, situation)?;
            if !go_on(table, situation, history)? {
                use_the_first(table, situation);
                return Ok(None);
            }
            if history.is_in_doubt() {
                return Ok(None);
            }
            continue;
        }
        let judged = judge(table, situation)?;
        if situation.parts.is_empty() {
            continue;
        }
        watch::note_parts(table, situation, &judged);
        if let Some(dispute) = judged.dispute {
            situation.asking = Some(Box::new(Asking::new(Asker::Dispute(dispute))));
            return Ok(None);
        }
        let is_open = !judged.found.is_empty();
        if arrive(table, situation, &judged)? {
            continue;
        }
        if situation.fresh && !is_open && shows(&PendingEvent::new(table, situation)) {
            return Ok(None);
        }
        situation.fresh = false;
        if is_open {
            return Ok(Some(judged.into()));
        }
        if strand(table, situation, &judged.void)? {
            continue;
        }
        if enchant(table, situation, &judged.void)? || by_rules(table, situation, &judged.void)? {
            continue;
        }
        let known = situation.parts.len();
        let discarding = underway(table, situation);
        if unfold(table, situation, &judged.void)? || put_into_hand(table, situation, &judged.void)? {
            // What looks at these alone has not been told of, nor what looks at each of unknown cards that are discarded.
            situation.fresh |= PendingEvent::new(table, situation).any_candidate_from(known)
                || underway(table, situation) > discarding;
        } else if !choose_places(table, situation, &judged.void)? {
            happens(table, situation, &judged.void)?;
        }
    }
    Err(Unsettled::Steps)
}

/// After so many steps it is seen whether another thread has said to stop.
const LOOKS_UP: usize = 16;

/// How many events and instructions there have been since somebody picked or decided.
#[derive(Default)]
struct Steps {
    taken: usize,
    /// All of them, also those that are not counted.
    met: usize,
    /// Whether all are counted: a round that is played ahead may be played with any numbers.
    counts_all: bool,
    /// How many draws were left when the last one was taken up, and how many steps had been taken when the first of them was.
    countdown: Option<(u64, usize)>,
}

impl Steps {
    /// Whether another step may be taken. The draws of one event end by themselves, however many they are, so that those after
    /// the first are not counted: they are bounded by what they take of memory and time.
    fn another(&mut self, table: &Table, situation: &Situation, most: usize) -> bool {
        let next = table.queues.get(situation.queue.index()).last();
        let draws = next.filter(|_| situation.parts.is_empty() && !self.counts_all);
        if let Some(&Todo::Draws { left, .. }) = draws {
            match self.countdown {
                Some((before, taken)) if left < before => {
                    self.taken = taken;
                    self.countdown = Some((left, taken));
                }
                _ => self.countdown = Some((left, self.taken)),
            }
        }
        self.taken += 1;
        self.met += 1;
        self.taken <= most
    }

    /// Keeps to what is allowed. Only now and then it is seen if another thread has said to stop: what settles soon does so
    /// anyway.
    fn keep_to(&self, table: &Table, options: &Options) -> Result<(), Unsettled> {
        if table.bytes > options.limits.bytes {
            return Err(Unsettled::Memory);
        }
        let why = if self.met.is_multiple_of(LOOKS_UP) { options.stopped() } else { None };
        why.map_or(Ok(()), |why| Err(Unsettled::Stopped(why)))
    }
}

/// How many parts are unknown cards that are discarded one by one, at which something looks.
fn underway(table: &Table, situation: &Situation) -> usize {
    let pending = PendingEvent::new(table, situation);
    let is_discarded = |part: &&Part| {
        part.happening.kind() == Kind::Discard
            && is_of_unknown(part)
            && pending.candidates(part).next().is_some()
    };
    situation.parts.iter().filter(is_discarded).count()
}

/// Whether one wants to see an event to which nothing is applicable.
fn shows(pending: &PendingEvent<'_>) -> bool {
    pending.any_candidate_from(0) || tells_cost(pending)
}

/// Whether something would be cast of which the cost can be told, so that one wants to see it.
fn tells_cost(pending: &PendingEvent<'_>) -> bool {
    pending.situation.parts.iter().any(|part| {
        let Happening::Cast { object, .. } = part.happening else { return false };
        pending.view.seen[object.index()].is.cost.is_some()
    })
}
