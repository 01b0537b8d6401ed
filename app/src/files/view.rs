//! The boards that come with the program, and ways to open others.

use std::path::PathBuf;
use std::sync::LazyLock;

use egui::{Button, Key, Panel, RichText, ScrollArea, TextEdit, Ui};
use saves::bundled::{Bundled, all};
use saves::envelope::EXTENSION;

use crate::command::{Command, FilesCommand, Queue};
use crate::presentation::label::capital;
use crate::state::State;
use crate::theme::bold;
use crate::widgets::palette;

/// Shows the list.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    Panel::bottom("open").show(ui, |ui| other(ui, state, queue));
    let mut text = state.library.search.clone();
    let search = TextEdit::singleline(&mut text).hint_text("Search boards").desired_width(f32::INFINITY);
    if ui.add(search).changed() {
        queue.send(Command::Files(FilesCommand::Search(text)));
    }
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        if state.library.search.trim().is_empty() {
            recent(ui, state, queue);
        }
        list(ui, state, queue);
    });
}

/// Board files that were opened or saved lately.
fn recent(ui: &mut Ui, state: &State, queue: &mut Queue) {
    if state.recent.is_empty() {
        return;
    }
    ui.label(RichText::new("Opened lately, and drafts").small().family(bold()).color(palette(ui).weak));
    for path in &state.recent {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_open = state.editing.path.as_ref() == Some(path);
        let name = name.strip_suffix(EXTENSION).unwrap_or(&name);
        let response = ui.add(Button::selectable(is_open, name).truncate());
        if response.on_hover_text(path.display().to_string()).clicked() {
            queue.send(Command::Files(FilesCommand::OpenPath(path.clone())));
        }
    }
}

fn list(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let mut group = None;
    let boards = all().iter().zip(TEXTS.iter());
    for (board, _) in boards.filter(|(board, text)| fits(board, text, &state.library.search)) {
        if group != Some(board.group) {
            group = Some(board.group);
            ui.add_space(6.0);
            ui.label(RichText::new(spoken(board.group)).small().family(bold()).color(palette(ui).weak));
        }
        let name = board.full_name();
        let is_open = state.library.open.as_deref() == Some(&name);
        let response = ui.selectable_label(is_open, spoken(board.name));
        if response.on_hover_ui(|ui| about(ui, board)).clicked() {
            queue.send(Command::Files(FilesCommand::OpenBundled(name)));
        }
    }
    if group.is_none() {
        let words = "No board has these words in its name, in what it is about, or on it.";
        ui.label(RichText::new(words).color(palette(ui).weak));
    }
}

/// What a board is about, where the pointer rests.
fn about(ui: &mut Ui, board: &Bundled) {
    if let Ok(file) = saves::draft(board.name, board.text) {
        ui.label(RichText::new(&file.title).family(bold()));
        ui.label(&file.about);
    }
}

/// The texts of the boards in lower case: they are searched as one types.
static TEXTS: LazyLock<Vec<String>> =
    LazyLock::new(|| all().iter().map(|board| board.text.to_lowercase()).collect());

/// Whether every word of a search is in a board's name or group, or in its text: a card, a player, what it is about.
fn fits(board: &Bundled, text: &str, search: &str) -> bool {
    let name = spoken(&board.full_name()).to_lowercase();
    search.to_lowercase().split_whitespace().all(|word| name.contains(word) || text.contains(word))
}

/// A file name as words: "two-doublers" is "Two doublers".
fn spoken(name: &str) -> String {
    capital(&name.replace('-', " ").replace('/', ": "))
}

fn other(ui: &mut Ui, state: &State, queue: &mut Queue) {
    ui.add_space(6.0);
    let button = egui::Button::new(if state.library.asking { "Waiting for a file" } else { "Open file..." });
    if ui.add_enabled(!state.library.asking, button).clicked() {
        queue.send(Command::Files(FilesCommand::AskForFile));
    }
    let mut text = state.library.path.clone();
    let field =
        TextEdit::singleline(&mut text).hint_text("or its path, then Enter").desired_width(f32::INFINITY);
    let response = ui.add(field);
    if response.changed() {
        queue.send(Command::Files(FilesCommand::PathField(text.clone())));
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) && !text.trim().is_empty() {
        queue.send(Command::Files(FilesCommand::OpenPath(PathBuf::from(text.trim()))));
    }
    ui.label(RichText::new("or drop a file on the window").small().color(palette(ui).weak));
    ui.add_space(4.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Bundled = Bundled { group: "choose-one", name: "two-doublers", text: "" };

    #[test]
    fn a_board_is_found_by_any_words_of_its_name_its_group_and_its_text() {
        let text = "furnace of rath";
        assert!(fits(&BOARD, text, "") && fits(&BOARD, text, "doub") && fits(&BOARD, text, "Two CHOOSE"));
        assert!(fits(&BOARD, text, "Furnace two") && !fits(&BOARD, text, "two shields"));
    }

    #[test]
    fn a_file_name_is_shown_as_words() {
        assert_eq!(spoken("two-doublers"), "Two doublers");
    }
}
