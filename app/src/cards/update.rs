//! Looking cards up.

use std::sync::Arc;

use rulebook::reference::Reference;

use super::{CardsCommand, Stock};
use crate::dialog::Wanted;
use crate::message::Message;
use crate::outside::Outside;
use crate::panels::Panel;
use crate::state::State;

/// Does what is asked about cards.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: CardsCommand) {
    match command {
        CardsCommand::Search => {
            state.panels.open(Panel::Cards);
            state.cards.wants_keyboard = true;
        }
        CardsCommand::HasKeyboard => state.cards.wants_keyboard = false,
        CardsCommand::Typed(typed) => {
            state.cards.typed = typed;
            search(state);
        }
        CardsCommand::Choose(by) => choose(state, by),
        CardsCommand::Revealed => state.cards.reveal = false,
        CardsCommand::OpenHit => leave(state),
        CardsCommand::Open(name) => {
            state.panels.open(Panel::Cards);
            state.cards.card = Some(state.cards.stock.known(&name));
            leave(state);
        }
        CardsCommand::AskForFiles => {
            if !std::mem::replace(&mut state.cards.is_asking, true) {
                outside.files.ask(Wanted::Cards);
            }
        }
        CardsCommand::FilesChosen(files) => {
            state.cards.is_asking = false;
            if files.is_empty() {
                let words = "No file of cards was chosen. Files can also be dropped on the window.";
                state.message = Some(Message::hint(words));
            }
            import(state, outside, files);
        }
        CardsCommand::Import(files) => import(state, outside, files),
        CardsCommand::Forget => outside.cards.forget(),
        CardsCommand::CloseNote => state.cards.note = None,
    }
}

/// Has the reference loaded where the panel is open and it was not yet.
pub(crate) fn keep_up(state: &mut State, outside: &mut Outside) {
    if state.panels.is_open(Panel::Cards) && matches!(state.cards.stock, Stock::None) {
        state.cards.stock = Stock::Loading;
        outside.cards.load();
    }
}

/// Takes in the reference that was loaded, and what became of an import.
pub(crate) fn take_answers(state: &mut State, outside: &Outside) {
    if let Some(reference) = outside.cards.loaded() {
        loaded(state, reference);
    }
    if let Some(reports) = outside.cards.imported() {
        imported(state, &reports);
    }
}

/// Takes in what was loaded.
fn loaded(state: &mut State, loaded: Result<Option<Arc<Reference>>, String>) {
    let reference = loaded.unwrap_or_else(|problem| {
        state.cards.note = Some(problem);
        None
    });
    state.cards.stock = Stock::Ready(reference);
    if let Some(card) = &state.cards.card {
        state.cards.card = Some(state.cards.stock.known(&card.name));
    }
    if !state.cards.hits.is_empty() || !state.cards.typed.is_empty() && state.cards.card.is_none() {
        search(state);
    }
}

/// Says what became of an import, and has the reference loaded again.
fn imported(state: &mut State, reports: &[String]) {
    state.cards.note = Some(reports.join("\n"));
    state.cards.stock = Stock::None;
}

/// Leaves the list of names; the card that is chosen stays.
pub(crate) fn leave(state: &mut State) {
    state.cards.hits.clear();
}

fn search(state: &mut State) {
    state.cards.hits = state.cards.stock.search(&state.cards.typed);
    state.cards.chosen = 0;
    show(state);
}

fn choose(state: &mut State, by: isize) {
    let last = state.cards.hits.len().saturating_sub(1);
    state.cards.chosen = state.cards.chosen.saturating_add_signed(by).min(last);
    show(state);
}

/// Shows the card that is chosen.
fn show(state: &mut State) {
    state.cards.reveal = true;
    if let Some(hit) = state.cards.hits.get(state.cards.chosen) {
        state.cards.card = Some(state.cards.stock.known(&hit.name));
    }
}

fn import(state: &mut State, outside: &mut Outside, files: Vec<std::path::PathBuf>) {
    if !files.is_empty() {
        state.panels.open(Panel::Cards);
        state.cards.note = Some("Importing...".to_owned());
        outside.cards.import(files);
    }
}
