//! What commands do: the only place where the state of the window changes.

mod camera;
mod choose;
mod opening;

use crate::command::{Command, TextSize};
use crate::dialog::Files;
use crate::job::Jobs;
use crate::state::{Stage, State};
use crate::theme::size;

/// What reaches beyond the window: jobs and dialogs.
pub struct Outside {
    /// Work on rulings.
    pub jobs: Jobs,
    /// Asking for files.
    pub files: Files,
}

/// Does a command.
pub fn update(state: &mut State, outside: &mut Outside, command: Command) {
    tracing::trace!(?command);
    match command {
        Command::OpenBundled(name) => opening::bundled(state, outside, &name),
        Command::OpenPath(path) => opening::path(state, outside, &path),
        Command::AskForFile => opening::ask(state, outside),
        Command::FileChosen(file) => opening::chosen(state, outside, file),
        Command::Search(text) => state.library.search = text,
        Command::PathField(text) => state.library.path = text,
        Command::RuleAsOf(date) => opening::rule_as_of(state, outside, date),
        Command::DateField(text) => state.date.field = text,
        Command::RuleByDateField => opening::rule_by_field(state, outside),
        Command::Stop => outside.jobs.stop(),
        Command::GoOn => opening::go_on(state, outside),
        Command::Select(moment) => choose::moment(state, moment),
        Command::SelectStep(step) => choose::step(state, step),
        Command::Go(direction) => choose::go(state, direction),
        Command::Highlight(outcome) => choose::outcome(state, outcome),
        Command::Clear => clear(state),
        Command::Look(camera) => camera::look(state, camera),
        Command::Theme(theme) => state.theme = theme,
        Command::Text(change) => state.text_steps = text_steps(state.text_steps, change),
        Command::CloseMessage => state.message = None,
    }
}

/// Takes in what jobs and dialogs have answered.
pub fn take_answers(state: &mut State, outside: &mut Outside) {
    if let Some(file) = outside.files.answer() {
        update(state, outside, Command::FileChosen(file));
    }
    match outside.jobs.answer() {
        Some(Ok(shown)) => opening::ready(state, shown),
        Some(Err(message)) => {
            state.ruling = Stage::None;
            state.message = Some(message);
        }
        None => {}
    }
}

/// Takes back one thing: a message first, then the highlight.
fn clear(state: &mut State) {
    if state.message.take().is_none() {
        state.highlight = None;
    }
}

fn text_steps(now: i32, change: TextSize) -> i32 {
    match change {
        TextSize::Larger => (now + 1).min(size::TEXT_STEPS),
        TextSize::Smaller => (now - 1).max(-size::TEXT_STEPS / 2),
        TextSize::Usual => 0,
    }
}
