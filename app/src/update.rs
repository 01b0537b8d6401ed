//! What commands do: the only place where the state of the window changes.

use egui::ThemePreference;
use petgraph::graph::NodeIndex;

use crate::board::picking;
use crate::cards::CardsCommand;
use crate::collection;
use crate::command::{Command, FilesCommand, TextSize};
use crate::dialog::Wanted;
use crate::fault::Fault;
use crate::features::every_feature;
use crate::files::{self, saving};
use crate::graph::Camera;
use crate::message::Message;
use crate::outside::Outside;
use crate::panels::{Panel, Panels};
use crate::presentation::Presentation;
use crate::registry::definition;
use crate::rulebook::{self, RulebookCommand};
use crate::ruling::{self, Stage};
use crate::selection;
use crate::share::{self, ShareCommand};
use crate::state::State;
use crate::theme::size;

/// Does a command, and has what the open panels show made ready.
pub fn update(state: &mut State, outside: &mut Outside, command: Command) {
    tracing::trace!(?command);
    if picking::takes(state, outside, &command) {
        return;
    }
    let discards = std::mem::take(&mut state.discards);
    if !discards && command.leaves_the_board() && state.would_lose() && !saving::kept_as_draft(state, outside)
    {
        // The dialog that answered so is closed.
        state.library.asking = false;
        state.leaving = Some(command);
        return;
    }
    if let Then(Some(next)) = carry_out(state, outside, command) {
        update(state, outside, next);
    }
    keep_up(state, outside);
}

/// A command that is done after another, if one is.
struct Then(Option<Command>);

impl From<()> for Then {
    fn from((): ()) -> Self {
        Self(None)
    }
}

impl From<Option<Command>> for Then {
    fn from(next: Option<Command>) -> Self {
        Self(next)
    }
}

macro_rules! carry_out {
    ($($feature:ident: $panel:tt $state:tt [$($command:ident($asked:ident))?] $([$($jobs:tt)*])?;)*) => {
        /// Does a command, each feature its own.
        fn carry_out(state: &mut State, outside: &mut Outside, command: Command) -> Then {
            match command {
                $($(
                    Command::$command(asked) => {
                        return crate::$feature::update::update(state, outside, asked).into();
                    }
                )?)*
                Command::Files(asked) => return files::update::update(state, outside, asked).into(),
                Command::Clear => clear(state, outside),
                Command::Theme(theme) => state.theme = theme,
                Command::NextTheme => state.theme = next_theme(state.theme),
                Command::Text(change) => state.text_steps = text_steps(state.text_steps, change),
                Command::CloseMessage => state.message = None,
                Command::OpenPanel(panel) => state.panels.open(panel),
                Command::ClosePanel(panel) => state.panels.close(panel),
                Command::Arrange(arrangement) => state.panels = Panels::arranged(arrangement),
                Command::Alone(panel) => alone(state, panel),
                Command::Hints(are_shown) => state.hints = are_shown,
                Command::Close => state.may_close = true,
            }
            Then(None)
        }
    };
}
every_feature!(carry_out);

/// Has what the open panels show made ready.
fn keep_up(state: &mut State, outside: &mut Outside) {
    state.editing.has_unsaved = state.has_changes();
    for panel in Panel::ALL {
        (definition(panel).keep_up)(state, outside);
    }
}

/// Keeps changes for a crash, as long as there are some; `now` is in seconds. Whether some wait to be kept.
pub fn keep_changes(state: &State, outside: &mut Outside, now: f64) -> bool {
    let history = &state.editing.history;
    let would_lose = state.editing.has_unsaved || history.unsaved_elsewhere() > 0;
    if let Some(board) = state.board.as_ref().filter(|_| would_lose) {
        return outside.recovery.keep(&board.file, history, now);
    }
    outside.recovery.forget();
    false
}

/// Takes in what jobs and dialogs have answered.
pub fn take_answers(state: &mut State, outside: &mut Outside) {
    for (wanted, files) in outside.files.answers() {
        let command = match wanted {
            Wanted::Board => Command::Files(FilesCommand::FileChosen(files.into_iter().next())),
            Wanted::Place => Command::Files(FilesCommand::PlaceChosen(files.into_iter().next())),
            Wanted::Paper(format) => {
                Command::Share(ShareCommand::PaperChosen(format, files.into_iter().next()))
            }
            Wanted::Texts => Command::Rulebook(RulebookCommand::TextsChosen(files)),
            Wanted::Cards => Command::Cards(CardsCommand::FilesChosen(files)),
        };
        update(state, outside, command);
    }
    match outside.jobs.answer() {
        Some(Ok(shown)) => ready(state, shown),
        Some(Err(message)) => ruling::update::not_ruled(state, message),
        None => {}
    }
    for panel in Panel::ALL {
        (definition(panel).take_answers)(state, outside);
    }
    if let Some(done) = outside.papers.answer() {
        share::update::written(state, done);
    }
    if let Some(done) = outside.saving.answer()
        && let Some(waiting) = saving::saved(state, done)
    {
        update(state, outside, waiting);
    }
    if let Some(read) = outside.collection.answer() {
        collection::update::read(state, read);
    }
    keep_up(state, outside);
}

/// Says that work beside the window ended in a fault of the program. The board is kept as a draft, and nothing is
/// shown as its ruling that is not.
pub fn at_fault(state: &mut State, outside: &Outside, fault: &Fault) {
    let kept = saving::kept_after_fault(state, outside);
    let [kept, log] = fault.told(kept.as_deref(), &outside.log);
    let words = format!("The program has a fault: {fault}. {kept} {log}");
    if fault.thread == ruling::RULING {
        ruling::update::not_ruled(state, words);
    } else {
        state.message = Some(Message::not_done(words));
    }
}

/// Takes back one thing: work that takes long first, then what is picked, a message, what was found in the rulebook, and what is lit.
fn clear(state: &mut State, outside: &Outside) {
    if state.working.is_some() {
        outside.jobs.stop();
    } else if !state.editing.picked.is_empty() {
        state.editing.picked.clear();
    } else if state.message.take().is_none() && !rulebook::update::leave_search(state) {
        let lit = state.highlight.is_some() || state.selection.as_ref().is_some_and(|s| s.around.is_some());
        if lit {
            selection::update::clear(state);
        } else {
            state.panels.show_all();
        }
    }
}

/// Has a panel fill the window, or shows all of them.
fn alone(state: &mut State, panel: Option<Panel>) {
    match panel {
        Some(panel) => state.panels.fill(panel),
        None => {
            state.panels.show_all();
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

/// Shows a ruling that is ready, its start selected.
pub(crate) fn ready(state: &mut State, shown: Box<Presentation>) {
    let has_start = shown.ruling.graph().node_count() > 0;
    let words = std::mem::take(&mut state.graph).words;
    state.graph.find(&shown, words);
    state.walk = match (&state.walk, &state.ruling) {
        (Some(walk), Stage::Ready(before)) => walk.again(before, &shown),
        _ => None,
    };
    state.outcomes.keep_up(&shown);
    state.editing.history.ruled(shown.outcomes.len());
    state.comparison.of_another_ruling();
    state.ruling = Stage::Ready(shown);
    state.working = None;
    state.is_outdated = false;
    state.selection = None;
    state.highlight = None;
    state.camera = Camera::Beginning;
    if has_start {
        selection::update::moment(state, NodeIndex::new(0));
        if let Some(selection) = &mut state.selection {
            selection.reveal = false;
            selection.around = None;
        }
    }
}
