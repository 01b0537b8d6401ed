//! What commands do: the only place where the state of the window changes.

mod camera;
mod cards;
mod choose;
mod comparing;
mod editing;
pub(crate) mod ends;
mod finder;
mod form;
mod graph;
mod opening;
mod own;
mod picking;
mod rules;
mod share;
mod timeline;
mod walk;

pub use editing::{Saved, empty_board};

use std::path::PathBuf;
use std::sync::Arc;

use egui::ThemePreference;

use crate::cards::CardShelf;
use crate::command::{CardsCommand, Command, RulesCommand, TextSize};
use crate::desk::Panel;
use crate::dialog::{FileDialog, Files, Wanted};
use crate::job::{Comparisons, Jobs, Newest, Place, Wake};
use crate::lookup::Shelf;
use crate::own::OwnShelf;
use crate::recovery::Recovery;
use crate::rounds::Loops;
use crate::state::State;
use crate::theme::size;

/// What reaches beyond the window: jobs and dialogs.
pub struct Outside {
    /// Work on rulings.
    pub jobs: Jobs,
    /// Comparing rules dates.
    pub comparisons: Comparisons,
    /// Looking for loops, and computing rounds of them.
    pub loops: Loops,
    /// Asking for files.
    pub files: Files,
    /// Reading and keeping rules texts.
    pub shelf: Shelf,
    /// Saving boards.
    pub saving: Newest<Saved>,
    /// Writing rulings.
    pub papers: Newest<Result<PathBuf, String>>,
    /// Keeping changes for a crash.
    pub recovery: Recovery,
    /// Reading and keeping cards.
    pub cards: CardShelf,
    /// Reading and keeping the user's own collection.
    pub own: OwnShelf,
}

impl Outside {
    /// Jobs in a place, a dialog, and what is kept in a data folder: nothing where there is none.
    pub fn new(dialog: Box<dyn FileDialog>, data: Option<PathBuf>, jobs: Place, wake: &Wake) -> Self {
        Self {
            jobs: Jobs::new(jobs, Arc::clone(wake)),
            comparisons: Comparisons::new(jobs, Arc::clone(wake)),
            loops: Loops::new(jobs, wake),
            own: OwnShelf::new(data.as_deref(), jobs, wake),
            recovery: Recovery::new(data.as_deref(), jobs, wake),
            shelf: Shelf::new(data.clone(), jobs, wake),
            cards: CardShelf::new(data, jobs, wake),
            saving: Newest::new(jobs, Arc::clone(wake)),
            papers: Newest::new(jobs, Arc::clone(wake)),
            files: Files::new(dialog, Arc::clone(wake)),
        }
    }
}

/// Does a command.
#[expect(clippy::too_many_lines, reason = "a line for each command")]
pub fn update(state: &mut State, outside: &mut Outside, command: Command) {
    tracing::trace!(?command);
    if picking::takes(state, outside, &command) {
        return;
    }
    if command.leaves_the_board() && state.would_lose() {
        // The dialog that answered so is closed.
        state.library.asking = false;
        state.leaving = Some(command);
        return;
    }
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
        Command::Clear => clear(state, outside),
        Command::Look(camera) => camera::look(state, camera),
        Command::Theme(theme) => state.theme = theme,
        Command::NextTheme => state.theme = next_theme(state.theme),
        Command::Text(change) => state.text_steps = text_steps(state.text_steps, change),
        Command::CloseMessage => state.message = None,
        Command::OpenPanel(panel) => state.desk.open(panel),
        Command::Alone(panel) => alone(state, panel),
        Command::Graph(command) => graph::update(state, command),
        Command::Walk(command) => walk::update(state, &command),
        Command::Ends(command) => ends::update(state, outside, command),
        Command::Compare(command) => comparing::update(state, outside, command),
        Command::Timeline(command) => timeline::update(state, outside, command),
        Command::ClosePanel(panel) => state.desk.close(panel),
        Command::NewBoard => editing::new(state, outside),
        Command::Edit(edit) => editing::edit(state, outside, &edit),
        Command::Undo => editing::undo(state, outside),
        Command::Redo => editing::redo(state, outside),
        Command::Revert => editing::revert(state, outside),
        Command::Save => editing::save(state, outside),
        Command::SaveAs => editing::save_as(state, outside),
        Command::SaveTo(path) => editing::save_to_new(state, outside, path),
        Command::PlaceChosen(place) => editing::chosen(state, outside, place),
        Command::CopyRuling(format, length) => share::ruling(state, format, length),
        Command::WriteRuling(format) => share::ask_where(state, outside, format),
        Command::PaperChosen(format, place) => share::write(state, outside, format, place),
        Command::Paste(text) => opening::pasted(state, outside, &text),
        Command::CopyBoard => share::board(state),
        Command::Recover => editing::recover(state, outside),
        Command::ForgetRecovered => editing::forget_recovered(state),
        Command::Close => state.may_close = true,
        Command::Stay => state.leaving = None,
        Command::Leave => editing::leave(state, outside),
        Command::Finder(command) => finder::update(state, outside, command),
        Command::Hints(are_shown) => state.hints = are_shown,
        Command::Own(command) => own::update(state, outside, command),
        Command::Form(command) => form::update(state, command),
        Command::Picked(command) => picking::update(state, outside, command),
        Command::Rules(command) => rules::update(state, outside, command),
        Command::Cards(command) => cards::update(state, outside, command),
    }
    keep_up(state, outside);
}

/// Has what the open panels show made ready.
fn keep_up(state: &mut State, outside: &mut Outside) {
    state.editing.has_unsaved = state.has_changes();
    walk::keep_up(state);
    comparing::keep_up(state, outside);
    timeline::keep_up(state, outside);
    rules::keep_up(state, outside);
    cards::keep_up(state, outside);
}

/// Keeps changes for a crash, as long as there are some; `now` is in seconds. Whether some wait to be kept.
pub fn keep_changes(state: &State, outside: &mut Outside, now: f64) -> bool {
    if let Some(board) = state.board.as_ref().filter(|_| state.editing.has_unsaved) {
        return outside.recovery.keep(&board.file, now);
    }
    outside.recovery.forget();
    false
}

/// Takes in what jobs and dialogs have answered.
pub fn take_answers(state: &mut State, outside: &mut Outside) {
    for (wanted, files) in outside.files.answers() {
        let command = match wanted {
            Wanted::Board => Command::FileChosen(files.into_iter().next()),
            Wanted::Place => Command::PlaceChosen(files.into_iter().next()),
            Wanted::Paper(format) => Command::PaperChosen(format, files.into_iter().next()),
            Wanted::Texts => Command::Rules(RulesCommand::TextsChosen(files)),
            Wanted::Cards => Command::Cards(CardsCommand::FilesChosen(files)),
        };
        update(state, outside, command);
    }
    match outside.jobs.answer() {
        Some(Ok(shown)) => opening::ready(state, shown),
        Some(Err(message)) => opening::not_ruled(state, message),
        None => {}
    }
    if let Some(found) = outside.comparisons.answer() {
        comparing::found(state, found);
    }
    if let Some(looked) = outside.loops.looked() {
        timeline::looked(state, looked);
    }
    if let Some(counted) = outside.loops.counted() {
        timeline::counted(state, counted);
    }
    if let Some(done) = outside.papers.answer() {
        share::written(state, done);
    }
    if let Some(done) = outside.saving.answer() {
        editing::saved(state, outside, done);
    }
    if let Some(loaded) = outside.shelf.book() {
        rules::loaded(state, outside, loaded);
    }
    if let Some(imported) = outside.shelf.imported() {
        rules::imported(state, &imported);
    }
    if let Some((number, from, past)) = outside.shelf.past() {
        rules::followed(state, number, from, past);
    }
    if let Some(recent) = outside.shelf.recent() {
        state.rules.recent = recent;
    }
    if let Some(read) = outside.own.answer() {
        own::read(state, read);
    }
    if let Some(loaded) = outside.cards.loaded() {
        cards::loaded(state, loaded);
    }
    if let Some(reports) = outside.cards.imported() {
        cards::imported(state, &reports);
    }
    keep_up(state, outside);
}

/// Takes back one thing: work that takes long first, then what is picked, a message, what was found in the rulebook, and what is lit.
fn clear(state: &mut State, outside: &Outside) {
    if state.working.is_some() {
        outside.jobs.stop();
    } else if !state.editing.picked.is_empty() {
        state.editing.picked.clear();
    } else if state.message.take().is_none() && !rules::leave_search(state) {
        let lit = state.highlight.is_some() || state.selection.as_ref().is_some_and(|s| s.around.is_some());
        if lit {
            choose::clear(state);
        } else {
            state.desk.show_all();
        }
    }
}

/// Has a panel fill the window, or shows all of them.
fn alone(state: &mut State, panel: Option<Panel>) {
    match panel {
        Some(panel) => state.desk.fill(panel),
        None => {
            state.desk.show_all();
        }
    }
}

const fn next_theme(now: ThemePreference) -> ThemePreference {
    match now {
        ThemePreference::System => ThemePreference::Light,
        ThemePreference::Light => ThemePreference::Dark,
        ThemePreference::Dark => ThemePreference::System,
    }
}

fn text_steps(now: i32, change: TextSize) -> i32 {
    match change {
        TextSize::Larger => (now + 1).min(size::TEXT_STEPS),
        TextSize::Smaller => (now - 1).max(-size::TEXT_STEPS_DOWN),
        TextSize::Usual => 0,
    }
}
