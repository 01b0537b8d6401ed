//! What happens, and effects that have left their source: as sentences, and the line that adds an event.

use egui::{Button, Id, Key, Modifiers, RichText, TextEdit, Ui};
use engine::event::Script;
use rulebook::typed;
use rulebook::words::{Vocabulary, Voice};

use super::super::palette;
use crate::command::{Command, Queue};
use crate::edit::Edit;
use crate::label::capital;
use crate::open::Opened;
use crate::state::State;
use crate::theme::size;

/// Shows the events in order.
pub(super) fn show(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    for (at, script) in opened.file.board.events.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            ui.label(format!("{}. {}.", at + 1, said(state, script)));
            let up = Button::new("Earlier").small();
            if at > 0 && ui.add(up).on_hover_text("Before the one above").clicked() {
                queue.send(Command::Edit(Edit::EventUp(at)));
            }
            if ui.add(Button::new("x").small()).on_hover_text("This does not happen").clicked() {
                queue.send(Command::Edit(Edit::RemoveEvent(at)));
            }
        });
    }
    add(ui, state, opened, queue);
}

fn said(state: &State, script: &Script) -> String {
    let (you, this) = (script.controller.as_deref(), script.source.as_deref());
    capital(&Voice::of(Vocabulary::new(state.rules_date()), you, this).script(script))
}

/// Shows the effects.
pub(super) fn effects(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    for (at, floating) in opened.file.board.effects.iter().enumerate() {
        let you = floating.controller.as_deref();
        let voice = Voice::of(Vocabulary::new(state.rules_date()), you, floating.source.as_deref());
        ui.horizontal_wrapped(|ui| {
            ui.label(format!("{}: {}", floating.id, capital(&voice.effect(&floating.effect))));
            if ui.add(Button::new("x").small()).on_hover_text("It is over").clicked() {
                queue.send(Command::Edit(Edit::RemoveEffect(at)));
            }
        });
    }
}

/// The line that adds an event; what it would say so far stands below it, or why it says nothing yet.
fn add(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    let id = ui.make_persistent_id("new event");
    let words = &state.editing.event;
    let completions = typed::completions(words, &opened.board);
    field(ui, id, words, &completions, queue);
    let weak = palette(ui).weak;
    if words.trim().is_empty() {
        let help = "Several at once: with ; between them. One after the other: with then.";
        ui.label(RichText::new(help).small().color(weak));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for (at, whole) in completions.iter().take(size::SUGGESTIONS).enumerate() {
            let last = whole.get(words.rfind([' ', ';']).map_or(0, |at| at + 1)..).unwrap_or_default();
            let help = if at == 0 { "Tab" } else { "Click to go on with this" };
            if ui.add(Button::new(last.trim()).small()).on_hover_text(help).clicked() {
                queue.send(Command::EventField(whole.clone()));
                ui.memory_mut(|memory| memory.request_focus(id));
            }
        }
    });
    let meant = match typed::event(words, &opened.board) {
        Ok(script) => format!("{}. Enter adds it.", said(state, &script)),
        Err(error) => capital(&error.to_string()),
    };
    ui.label(RichText::new(meant).small().color(weak));
}

/// The field itself. Tab completes what is typed as long as there is something to complete.
fn field(ui: &mut Ui, id: Id, words: &str, completions: &[String], queue: &mut Queue) {
    let has_focus = ui.memory(|memory| memory.has_focus(id));
    let tab = |ui: &Ui| ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Tab));
    let completed = completions.first().filter(|_| has_focus && tab(ui));
    let mut typed = completed.map_or(words, String::as_str).to_owned();
    if completed.is_some() {
        queue.send(Command::EventField(typed.clone()));
        to_the_end(ui, id, &typed);
    }
    let field = TextEdit::singleline(&mut typed)
        .id(id)
        .hint_text("Bolt deals 3 damage to Bob")
        .desired_width(f32::INFINITY)
        .lock_focus(!completions.is_empty());
    let response = ui.add(field);
    if response.changed() {
        queue.send(Command::EventField(typed.clone()));
    }
    let is_done = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if is_done && !typed.trim().is_empty() {
        queue.send(Command::Edit(Edit::AddEvent(typed)));
        response.request_focus();
    }
}

/// Puts the cursor behind the last letter.
fn to_the_end(ui: &Ui, id: Id, words: &str) {
    let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    let end = egui::text::CCursor::new(words.chars().count());
    state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
    state.store(ui.ctx(), id);
}
