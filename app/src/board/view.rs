//! The board, to be entered and changed: players, objects, effects that have left their source, and what happens.

mod abilities;
mod changed;
mod characteristics;
mod effects;
mod event_line;
mod events;
mod happened;
mod line;
mod object;
mod objects;
pub(crate) mod parts;
pub(crate) mod picked;
mod players;
mod targets;
mod turn;
mod unread;
mod waits;

use egui::{Button, Id, Key, RichText, ScrollArea, TextEdit, Ui, UiBuilder};

use super::{BoardCommand, Edit, Field, FormCommand};
use crate::collection::CollectionCommand;
use crate::command::{Command, FilesCommand, Queue};
use crate::opened::Opened;
use crate::opened::draft::Mistake;
use crate::state::State;
use crate::theme::size;
use crate::widgets::form::line::show as text_field;
use crate::widgets::form::wrong;
use crate::widgets::{note, palette, sentence};

/// Shows the board.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    if let Some(board) = state.board.as_ref().filter(|_| state.editing.text.is_none()) {
        line::show(ui, state, board, queue);
    }
    files(ui, state, queue);
    if let Some(refused) = &state.editing.refused {
        ui.label(RichText::new(refused).color(palette(ui).error_text));
    }
    if let Some(words) = &state.collection.note {
        note(ui, words, Command::Collection(CollectionCommand::CloseNote), queue);
    }
    let Some(board) = &state.board else {
        let words = "No board is open: start a new one with New, or open an example beside this panel.";
        ui.label(RichText::new(words).color(palette(ui).weak));
        return;
    };
    ui.separator();
    match &state.editing.text {
        Some(text) => as_text(ui, text, queue),
        None => forms(ui, state, board, queue),
    }
}

/// Starting, keeping, and taking back; in a menu where there is little room.
fn files(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let (has_board, editing) = (state.board.is_some(), &state.editing);
    ui.horizontal_wrapped(|ui| {
        if ui.available_width() < size::NARROW {
            ui.menu_button("File", |ui| {
                buttons(ui, keeping(state), queue);
                text_button(ui, state, queue);
            });
            buttons(ui, taking_back(state), queue);
        } else {
            buttons(ui, keeping(state).into_iter().chain(taking_back(state)), queue);
            text_button(ui, state, queue);
        }
    });
    if let Some(board) = state.board.as_ref().filter(|_| state.editing.has_unsaved) {
        let place = editing.path.as_ref().map(|path| path.display().to_string());
        let words = place
            .map_or_else(|| "Not saved yet.".to_owned(), |place| format!("Changed since saved in {place}."));
        ui.label(RichText::new(words).small().color(palette(ui).weak)).on_hover_text(&board.file.title);
    }
    let wanted = editing.wants == Some(Field::Path);
    let id = ui.make_persistent_id("path to save to");
    let is_typing = ui.memory(|memory| memory.has_focus(id));
    if has_board && (wanted || is_typing) {
        path(ui, id, wanted, queue);
    }
}

/// A button: its words, what it is good for, whether it can be pressed, and what is done then.
type Pressed = (&'static str, &'static str, bool, Command);

/// Starting, opening and keeping boards.
fn keeping(state: &State) -> [Pressed; 5] {
    let (has_board, is_asking) = (state.board.is_some(), state.library.asking);
    let last = "As it was when it was opened or saved last";
    [
        ("New", "A new board with two players: Ctrl+N", true, Command::Files(FilesCommand::NewBoard)),
        ("Open", "Another board file: Ctrl+O", !is_asking, Command::Files(FilesCommand::AskForFile)),
        ("Save", "Ctrl+S", has_board, Command::Files(FilesCommand::Save)),
        ("Save as", "In another file: Ctrl+Shift+S", has_board, Command::Files(FilesCommand::SaveAs)),
        ("Revert", last, state.editing.has_unsaved, Command::Board(BoardCommand::Revert)),
    ]
}

/// Taking changes back, and making them again.
fn taking_back(state: &State) -> [Pressed; 2] {
    let (can_undo, can_redo) = (state.editing.can_undo(), state.editing.can_redo());
    [
        ("Undo", "Take the last change back: Ctrl+Z", can_undo, Command::Board(BoardCommand::Undo)),
        ("Redo", "Make it again: Ctrl+Y", can_redo, Command::Board(BoardCommand::Redo)),
    ]
}

fn buttons(ui: &mut Ui, pressed: impl IntoIterator<Item = Pressed>, queue: &mut Queue) {
    for (words, help, can, command) in pressed {
        if ui.add_enabled(can, Button::new(words)).on_hover_text(help).clicked() {
            queue.send(command);
        }
    }
}

fn text_button(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let button = Button::new("As text").selected(state.editing.text.is_some());
    let text = ui.add_enabled(state.board.is_some(), button);
    if text.on_hover_text("Change everything that a board file can say").clicked() {
        queue.send(Command::Board(BoardCommand::Form(FormCommand::AsText)));
    }
}

/// The field for a path to save to: not every desktop has a dialog for that.
fn path(ui: &mut Ui, id: Id, wanted: bool, queue: &mut Queue) {
    let mut typed = ui.data_mut(|data| data.get_temp::<String>(id)).unwrap_or_default();
    let field = TextEdit::singleline(&mut typed).id(id).hint_text("Save as, or its path here, then Enter");
    let response = ui.add(field.desired_width(f32::INFINITY)).accessible_name("Path to save to");
    if wanted {
        response.request_focus();
        queue.send(Command::Board(BoardCommand::Form(FormCommand::HasKeyboard)));
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) && !typed.trim().is_empty() {
        queue.send(Command::Files(FilesCommand::SaveTo(typed.trim().into())));
        typed.clear();
    }
    ui.data_mut(|data| data.insert_temp(id, typed));
}

/// The whole file as text.
fn as_text(ui: &mut Ui, text: &str, queue: &mut Queue) {
    let mut changed = text.to_owned();
    ui.horizontal(|ui| {
        if ui.button("Use this text").clicked() {
            queue.send(Command::Board(BoardCommand::Edit(Edit::Text(text.to_owned()))));
        }
        if ui.button("Leave it").on_hover_text("The board stays as it was").clicked() {
            queue.send(Command::Board(BoardCommand::Form(FormCommand::AsText)));
        }
    });
    let label = ui.label(RichText::new("The board as its file says it").small().color(palette(ui).weak));
    ScrollArea::both().id_salt("text of the board").auto_shrink(false).show(ui, |ui| {
        let field = TextEdit::multiline(&mut changed).code_editor().desired_width(f32::INFINITY);
        if ui.add(field).labelled_by(label.id).changed() {
            queue.send(Command::Board(BoardCommand::Form(FormCommand::Text(changed.clone()))));
        }
    });
}

fn forms(ui: &mut Ui, state: &State, board: &Opened, queue: &mut Queue) {
    ScrollArea::vertical().id_salt("board").auto_shrink(false).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - size::SCROLL);
        summary(ui, board);
        notes(ui, state);
        if let Some(title) = text_field(ui, "title", "Title", &board.file.title) {
            queue.send(Command::Board(BoardCommand::Edit(Edit::Title(title))));
        }
        turn::show(ui, state, board, queue);
        section(ui, "PLAYERS", |ui| players::show(ui, board, queue));
        section(ui, "OBJECTS", |ui| objects::show(ui, state, board, queue));
        section(ui, "EFFECTS THAT HAVE LEFT THEIR SOURCE", |ui| effects::show(ui, state, board, queue));
        happened::show(ui, state, board, queue);
        waits::show(ui, state, board, queue);
        section(ui, "WHAT HAPPENS", |ui| events::show(ui, state, board, queue));
    });
}

/// A part of the form under its heading. Something in it that is wider than the panel does not widen what follows.
fn section(ui: &mut Ui, heading: &str, content: impl FnOnce(&mut Ui)) {
    sentence::heading(ui, heading);
    let room = ui.available_rect_before_wrap();
    let mut part = ui.new_child(UiBuilder::new().id_salt(heading).max_rect(room));
    content(&mut part);
    let mut used = part.min_rect();
    used.max.x = used.max.x.min(room.right());
    ui.advance_cursor_after_rect(used);
}

/// What does nothing on the board, each at its place in the file.
fn notes(ui: &mut Ui, state: &State) {
    let Some(shown) = state.presentation().filter(|shown| !shown.notes.is_empty()) else { return };
    sentence::heading(ui, "WHAT DOES NOTHING HERE");
    for (at, why) in &shown.notes {
        ui.label(RichText::new(&why.text)).on_hover_text(at);
        ui.label(RichText::new(at).small().color(palette(ui).weak));
    }
}

/// Says that the ruling is without what makes no sense.
fn summary(ui: &mut Ui, board: &Opened) {
    let number = board.mistakes.len();
    if number > 0 {
        let mistakes = if number == 1 { "One mistake".to_owned() } else { format!("{number} mistakes") };
        let words = format!("{mistakes} below: the ruling is without what is marked so.");
        ui.label(RichText::new(words).color(palette(ui).error_text));
    }
    // What belongs to no place in a form.
    let no_place =
        |mistake: &&Mistake| mistake.path.0.len() < 2 || mistake.path.to_string().starts_with("as_of");
    for mistake in board.mistakes.iter().filter(no_place) {
        wrong(ui, &mistake.words);
    }
}
