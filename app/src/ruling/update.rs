//! Having the board ruled on, by which date and how far.

use super::RulingCommand;
use super::state::Stage;
use crate::message::Message;
use crate::outside::Outside;
use crate::state::State;
use language::date::Date;

/// Does what is asked about the ruling.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: RulingCommand) {
    match command {
        RulingCommand::AsOf(date) => rule_as_of(state, outside, date),
        RulingCommand::DateField(text) => state.date.field = text,
        RulingCommand::ByDateField => rule_by_field(state, outside),
        RulingCommand::Stop => outside.jobs.stop(),
        RulingCommand::GoOn => go_on(state, outside),
    }
}

/// A limit that was reached is raised by this factor.
const RAISE: u32 = 10;

/// Has the board ruled on by the chosen date. The last ruling stays until the new one is there.
pub(crate) fn rule(state: &mut State, outside: &mut Outside) {
    if let Some(board) = &state.board {
        state.working = Some(outside.jobs.start(board.clone(), state.date.chosen, state.budget));
    }
}

/// Says that the board can't be ruled on; the last ruling of it stays, and is marked.
pub(crate) fn not_ruled(state: &mut State, message: String) {
    state.working = None;
    state.message = Some(Message::not_done(message));
    match state.ruling {
        Stage::Ready(_) => state.is_outdated = true,
        Stage::None | Stage::Working => {
            state.ruling = Stage::None;
            state.is_outdated = false;
        }
    }
}

/// Rules by another date.
fn rule_as_of(state: &mut State, outside: &mut Outside, date: Option<Date>) {
    state.date.chosen = date;
    state.date.field = date.map(|date| date.to_string()).unwrap_or_default();
    state.date.wrong = None;
    rule(state, outside);
}

/// Rules by the date in the field; an empty field is the board's own date.
fn rule_by_field(state: &mut State, outside: &mut Outside) {
    let text = state.date.field.trim();
    if text.is_empty() {
        rule_as_of(state, outside, None);
        return;
    }
    match text.parse::<Date>() {
        Ok(date) if date < Date::FIRST => {
            state.date.wrong = Some(format!("no rules before {} are known", Date::FIRST));
        }
        Ok(date) => rule_as_of(state, outside, Some(date)),
        Err(wrong) => state.date.wrong = Some(wrong.to_string()),
    }
}

/// Works the ruling out further.
fn go_on(state: &mut State, outside: &mut Outside) {
    state.budget = state.budget.times(RAISE);
    rule(state, outside);
}
