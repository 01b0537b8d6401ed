//! What happens: each event as a sentence, in the order in which they happen, and the line that adds one.

use egui::containers::menu::MenuButton;
use egui::{Button, CollapsingHeader, Ui};

use super::parts::{Placed, said, send};
use super::{event_line, waits};
use crate::board::{BoardCommand, Edit, FormCommand};
use crate::command::{Command, Queue};
use crate::effect::choices::{CAUSES, cause_name};
use crate::effect::form::Form;
use crate::opened::Opened;
use crate::state::State;
use crate::widgets::form::{away, button, choice, weak, wrong};
use language::board::Board;
use language::effect::Cause;
use language::event::Script;
use rulebook::words::Vocabulary;

/// Shows the events in order.
pub(crate) fn show(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    let events = &opened.file.board.events;
    for (at, script) in events.iter().enumerate() {
        ui.push_id(("script", at), |ui| one(ui, state, opened, Placed { at, item: script }, queue));
    }
    if events.is_empty() {
        weak(ui, "Nothing is about to happen yet: type it into the line, or put it together by choosing.");
    }
    event_line::show(ui, state, opened, queue);
}

fn one(
    ui: &mut Ui,
    state: &State,
    opened: &Opened,
    Placed { at, item: script }: Placed<'_, Script>,
    queue: &mut Queue,
) {
    let is_changing = state.editing.changing == Some(at);
    ui.horizontal_wrapped(|ui| {
        ui.label(format!("{}. {}.", at + 1, said(state, script)));
        if button(ui, if is_changing { "Leave it" } else { "Change" }, "In the field below") {
            queue.send(if is_changing {
                Command::Board(BoardCommand::Form(FormCommand::LeaveEvent))
            } else {
                Command::Board(BoardCommand::Form(FormCommand::ChangeEvent(at)))
            });
        }
        let up = Button::new("Earlier");
        if at > 0 && ui.add(up).on_hover_text("Before the one above").clicked() {
            send(queue, Edit::EventUp(at));
        }
        let later = Button::new("Later");
        let is_last = at + 1 == opened.file.board.events.len();
        if !is_last && ui.add(later).on_hover_text("After the one below").clicked() {
            send(queue, Edit::EventUp(at + 1));
        }
        let menu = MenuButton::from_button(Button::new("More"));
        menu.ui(ui, |ui| {
            more(ui, &opened.file.board, Placed { at, item: script }, queue);
            waits::menu(ui, state, &opened.file.board, at, queue);
        });
        if away(ui, &format!("Event {} does not happen", at + 1)) {
            send(queue, Edit::RemoveEvent(at));
        }
    });
    CollapsingHeader::new(format!("Parts of event {}", at + 1)).id_salt("parts").show(ui, |ui| {
        let form = Form { board: &opened.board, words: Vocabulary::new(state.rules_date()), floats: true };
        let mut does = script.does.clone();
        form.does(ui, &mut does);
        if does != script.does {
            send(queue, Edit::EventDoes(at, does));
        }
    });
    for mistake in &opened.mistakes {
        if ["source", "controller", "does"].iter().any(|field| mistake.is_in("events", at, field)) {
            wrong(ui, &mistake.words);
        }
    }
}

/// What makes it happen, and who is "you" in it.
fn more(ui: &mut Ui, board: &Board, Placed { at, item: script }: Placed<'_, Script>, queue: &mut Queue) {
    let words = |cause: &Cause| cause_name(*cause).to_owned();
    if let Some(cause) = choice(ui, "Because of", &script.cause, &CAUSES, words) {
        send(queue, Edit::EventCause(at, cause));
    }
    let places = std::iter::once(None).chain((0..board.players.len()).map(Some));
    let places: Vec<Option<usize>> = places.collect();
    let by_name = |name: &Option<String>| {
        let name = name.as_ref()?;
        board.players.iter().position(|player| player.name == *name)
    };
    let name = |place: &Option<usize>, nobody: &str| {
        let player = place.and_then(|place| board.players.get(place));
        player.map_or(nobody, |player| &player.name).to_owned()
    };
    let you = by_name(&script.controller);
    if let Some(place) = choice(ui, "\"You\" is", &you, &places, |one| name(one, "its source's controller")) {
        send(queue, Edit::EventBy(at, place));
    }
    let chooser = by_name(&script.choice_of);
    if let Some(place) =
        choice(ui, "In a loop it is the choice of", &chooser, &places, |one| name(one, "nobody"))
    {
        send(queue, Edit::EventChoice(at, place));
    }
}
