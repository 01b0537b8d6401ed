//! Rounds of a loop that are played ahead: on the board as it will be once its totals have moved so far. What asks for them
//! may then do something else, and the loop ends.

use std::collections::BTreeSet;

use super::choosing;
use super::loops::moving::{grows, named};
use super::loops::totals::{Total, Totals, moved, set, totals};
use super::loops::{Doubt, History, amounts};
use super::settle::{Unsettled, settle};
use crate::judging::judged::Open;
use crate::judging::pending_event::PendingEvent;
use crate::options::{Limits, Options};
use crate::pending::situation::Situation;
use crate::table::Table;
use statements::moment::Step;

/// A round is given up after so many events and instructions from one moment to the next.
const STEPS: usize = 2_000;

/// What goes on for so many rounds goes on for ever: nothing that a board counts down lasts as long.
const FOR_EVER: i128 = 1_000_000_000_000;

/// At most so many numbers are tried at which something that asks for a total could change its mind.
const TURNS: usize = 200;

/// Goes on until somebody picks or decides, or nothing is left, or the same situation comes again for ever. Returns what is
/// applicable where somebody picks.
///
/// # Errors
/// When a number does not fit, or it takes more events and instructions, or more memory, than the limits allow.
pub(crate) fn settle_or_loop(
    table: &mut Table,
    situation: &mut Situation,
    history: &mut History<'_>,
    options: &Options,
) -> Result<Option<Open>, Unsettled> {
    loop {
        if let Some(doubt) = history.take_doubt()
            && is_endless(table, situation, history, &doubt, options)
        {
            situation.looped = Some(doubt.is_mandatory());
            return Ok(None);
        }
        let open = settle(table, situation, history, options)?;
        if !history.is_in_doubt() {
            return Ok(open);
        }
    }
}

/// Whether a situation that has come again will do so for ever. Nothing of what is met meanwhile stays.
fn is_endless(
    table: &mut Table,
    situation: &Situation,
    history: &mut History<'_>,
    doubt: &Doubt,
    options: &Options,
) -> bool {
    let (watch, log, names) = (table.watch.take(), table.log.take(), table.object_names.clone());
    let limits = Limits { steps: options.limits.steps.min(STEPS), ..options.limits };
    let options = Options { limits, ..options.clone() };
    let mut rounds = rounds(table, doubt).into_iter();
    let endless = rounds.all(|rounds| {
        far(table, situation, doubt, rounds)
            .is_none_or(|far| goes_on(table, far, history, doubt, &options).unwrap_or(false))
    });
    (table.watch, table.log, table.object_names) = (watch, log, names);
    endless
}

/// The numbers of rounds after which one is played: some near, some far, and those around which a total comes to a number
/// that something names, or to another total.
fn rounds(table: &Table, doubt: &Doubt) -> BTreeSet<i128> {
    let mut rounds: BTreeSet<i128> = std::iter::successors(Some(1), |n| Some(n * 10)).take(13).collect();
    rounds.retain(|n| *n <= FOR_EVER);
    let of = |total: &Total| doubt.last.now.get(total).copied().unwrap_or(0);
    let named: Vec<i128> = named(table).into_iter().map(i128::from).collect();
    let meets = doubt.last.by.iter().flat_map(|(total, by)| {
        let others = doubt.last.now.iter().map(|(other, now)| {
            let faster = by - doubt.last.by.get(other).copied().unwrap_or(0);
            (now - of(total)).checked_div(faster)
        });
        let numbers = named.iter().map(|number| (number - of(total)).checked_div(*by));
        numbers.chain(others).flatten().collect::<Vec<_>>()
    });
    let turns = meets.flat_map(|n| [n - 1, n, n + 1]).filter(|n| (1..FOR_EVER).contains(n));
    rounds.extend(turns.take(TURNS));
    rounds
}

/// The situation after so many more rounds; none where a number would not fit, so that it can't go on for so long.
fn far(table: &mut Table, situation: &Situation, doubt: &Doubt, rounds: i128) -> Option<Situation> {
    let mut state = table.board(situation.board).clone();
    let mut numbers = doubt.amounts.clone();
    for (total, by) in &doubt.last.by {
        let now = doubt.last.now.get(total).copied().unwrap_or(0);
        set(&mut state, &mut numbers, *total, by.checked_mul(rounds)?.checked_add(now)?)?;
    }
    let board = table.keep_board(state);
    let far = Situation { board, ..situation.clone() };
    amounts::put(table, &far, &numbers).ok()
}

/// Whether a round on a situation comes to the same as the last one did, with everybody doing the same. None where it does
/// not come to it at all.
fn goes_on(
    table: &mut Table,
    mut now: Situation,
    history: &mut History<'_>,
    doubt: &Doubt,
    options: &Options,
) -> Option<bool> {
    let (_, numbers) = amounts::taken(table, &now).ok()?;
    let start: Totals = totals(table, now.board, &numbers);
    let mut way = doubt.last.way.iter();
    let mut answered: Option<Situation> = None;
    loop {
        let mut ahead = history.aiming(doubt.boundary);
        if let Some(before) = &answered {
            ahead.cross_answered(table, before, &mut now);
        }
        let open = settle(table, &mut now, &mut ahead, options).ok()?;
        if let Some(hit) = ahead.hit() {
            let by = moved(&start, &ahead.totals(table, hit));
            return Some(if doubt.is_steady { by == doubt.last.by } else { grows(&doubt.last.by, &by) });
        }
        let (step, free) = way.next()?;
        if is_free(table, &now, open, options.fold) != *free {
            return None;
        }
        let next = choosing::after(table, &now, *step)?;
        answered = Some(std::mem::replace(&mut now, next)).filter(|_| matches!(step, Step::Answer(_)));
    }
}

/// Whether somebody has a choice.
fn is_free(table: &Table, situation: &Situation, open: Option<Open>, fold: bool) -> bool {
    let offers = || open?.offers(PendingEvent::new(table, situation), fold);
    situation.asking.is_some() || offers().is_some_and(|offers| offers.picks.len() > 1)
}
