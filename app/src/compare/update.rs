//! Comparison two ways, or two rules dates.

use super::{CompareCommand, What};
use crate::outside::Outside;
use crate::panels::Panel;
use crate::state::State;
use language::date::Date;

/// The date that another is compared with at first: the earliest whose rules are known, or today's.
fn other_date(date: Date) -> Date {
    if date == Date::NOW { Date::new(2008, 2, 1) } else { Date::NOW }
}

/// Does what is asked by somebody who compares.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: CompareCommand) {
    match command {
        CompareCommand::Open => state.panels.fill(Panel::Compare),
        CompareCommand::OpenDates => {
            state.comparison.what = What::Dates;
            state.panels.fill(Panel::Compare);
        }
        CompareCommand::What(what) => state.comparison.what = what,
        CompareCommand::Way(side, way) => {
            if let Some(known) = state.comparison.ways.get_mut(side) {
                *known = way;
            }
        }
        CompareCommand::Date(side, date) => choose(state, side, date),
        CompareCommand::Field(side, words) => {
            if let Some(field) = state.comparison.fields.get_mut(side) {
                *field = words;
            }
        }
        CompareCommand::ByField(side) => by_field(state, side),
        CompareCommand::Stop => outside.comparisons.stop(),
        CompareCommand::Parting(place) => state.comparison.parting = place,
    }
}

fn choose(state: &mut State, side: usize, date: Date) {
    let now = state.rules_date();
    let dates = state.comparison.dates.get_or_insert([now, other_date(now)]);
    if let Some(known) = dates.get_mut(side) {
        *known = date;
    }
    state.comparison.found = None;
    state.comparison.is_working = false;
    state.comparison.wrong = None;
    state.comparison.parting = 0;
}

fn by_field(state: &mut State, side: usize) {
    let Some(text) = state.comparison.fields.get(side) else { return };
    match text.trim().parse::<Date>() {
        Ok(date) if date < Date::FIRST => {
            state.comparison.wrong = Some(format!("no rules before {} are known", Date::FIRST));
        }
        Ok(date) => choose(state, side, date),
        Err(wrong) => state.comparison.wrong = Some(wrong.to_string()),
    }
}

/// Has what the open panel compares made ready.
pub(crate) fn keep_up(state: &mut State, outside: &mut Outside) {
    if !state.panels.is_open(Panel::Compare) {
        return;
    }
    match state.comparison.what {
        What::Ways => {
            let walked = state.walk.as_ref().map(|walk| walk.trail.clone()).unwrap_or_default();
            let mut comparing = std::mem::take(&mut state.comparison);
            if let Some(shown) = state.presentation() {
                comparing.align(shown, &walked);
            }
            state.comparison = comparing;
        }
        What::Dates => compare_dates(state, outside),
    }
}

fn compare_dates(state: &mut State, outside: &mut Outside) {
    let now = state.rules_date();
    let dates = *state.comparison.dates.get_or_insert([now, other_date(now)]);
    let is_due = !state.comparison.is_working && state.comparison.found.is_none() && dates[0] != dates[1];
    if let Some(shown) = state.presentation().filter(|_| is_due) {
        outside.comparisons.start(shown.opened.clone(), dates, state.budget);
        state.comparison.is_working = true;
    }
}

/// Takes in what came of comparing dates.
pub(crate) fn take_answers(state: &mut State, outside: &Outside) {
    if let Some(found) = outside.comparisons.answer() {
        state.comparison.is_working = false;
        state.comparison.found = Some(found);
    }
}
