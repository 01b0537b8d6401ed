//! The boards that come with the program, and ways to open others.

use std::path::PathBuf;

use egui::{Key, Panel, RichText, ScrollArea, TextEdit, Ui};
use saves::bundled::{Bundled, all};

use super::palette;
use crate::command::{Command, Queue};
use crate::label::capital;
use crate::state::State;

/// Shows the list.
pub(super) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    Panel::bottom("open").show(ui, |ui| other(ui, state, queue));
    let mut text = state.library.search.clone();
    let search = TextEdit::singleline(&mut text).hint_text("Search boards").desired_width(f32::INFINITY);
    if ui.add(search).changed() {
        queue.send(Command::Search(text));
    }
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| list(ui, state, queue));
}

fn list(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let mut group = None;
    for board in all().iter().filter(|board| fits(board, &state.library.search)) {
        if group != Some(board.group) {
            group = Some(board.group);
            ui.add_space(6.0);
            ui.label(RichText::new(spoken(board.group)).small().strong().color(palette(ui).weak));
        }
        let name = board.full_name();
        let is_open = state.library.open.as_deref() == Some(&name);
        if ui.selectable_label(is_open, spoken(board.name)).clicked() {
            queue.send(Command::OpenBundled(name));
        }
    }
    if group.is_none() {
        ui.label(RichText::new("No board has this in its name.").color(palette(ui).weak));
    }
}

/// Whether every word of a search is in a board's name or group.
fn fits(board: &Bundled, search: &str) -> bool {
    let name = spoken(&board.full_name()).to_lowercase();
    search.to_lowercase().split_whitespace().all(|word| name.contains(word))
}

/// A file name as words: "two-doublers" is "Two doublers".
fn spoken(name: &str) -> String {
    capital(&name.replace('-', " ").replace('/', ": "))
}

fn other(ui: &mut Ui, state: &State, queue: &mut Queue) {
    ui.add_space(6.0);
    let button = egui::Button::new(if state.library.asking { "Waiting for a file" } else { "Open file..." });
    if ui.add_enabled(!state.library.asking, button).clicked() {
        queue.send(Command::AskForFile);
    }
    let mut text = state.library.path.clone();
    let field =
        TextEdit::singleline(&mut text).hint_text("or its path, then Enter").desired_width(f32::INFINITY);
    let response = ui.add(field);
    if response.changed() {
        queue.send(Command::PathField(text.clone()));
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) && !text.trim().is_empty() {
        queue.send(Command::OpenPath(PathBuf::from(text.trim())));
    }
    ui.label(RichText::new("or drop a file on the window").small().color(palette(ui).weak));
    ui.add_space(4.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Bundled = Bundled { group: "choose-one", name: "two-doublers", text: "" };

    #[test]
    fn a_board_is_found_by_any_words_of_its_name_and_group() {
        assert!(fits(&BOARD, "") && fits(&BOARD, "doub") && fits(&BOARD, "Two CHOOSE"));
        assert!(!fits(&BOARD, "two shields"));
    }

    #[test]
    fn a_file_name_is_shown_as_words() {
        assert_eq!(spoken("two-doublers"), "Two doublers");
    }
}
