//! The ruling in the window, by the labels that a screen reader would read.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "ruling/outcomes.rs"]
mod outcomes;
#[path = "ruling/walk.rs"]
mod walk;
#[path = "shared/windows.rs"]
mod windows;

use app::command::{Command, FilesCommand};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use windows::{Shown, press, window};

/// A window on a bundled board.
fn on(board: &str) -> Shown {
    let mut harness = window(Vec::new(), None);
    let name = saves::bundled::find(board).unwrap().full_name();
    harness.state_mut().ask(Command::Files(FilesCommand::OpenBundled(name)));
    harness.run();
    harness
}

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

fn key(harness: &mut Shown, key: Key) {
    press(harness, Modifiers::NONE, key);
}

/// Types into whatever has the keyboard.
fn write(harness: &mut Shown, words: &str) {
    harness.event(egui::Event::Text(words.to_owned()));
    harness.run();
}
