//! A window in a test: opened, typed into, and read by the labels that a screen reader would read.

use std::path::{Path, PathBuf};

use app::dialog::{Answer, FileDialog, Wanted};
use app::job::Place;
use app::window::Window;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

pub(crate) type Shown = Harness<'static, Window>;

/// A dialog that always answers with these files.
struct Chosen(Vec<PathBuf>);

impl FileDialog for Chosen {
    fn ask(&mut self, _wanted: Wanted, answer: Answer) {
        answer.give(self.0.clone());
    }
}

/// A window whose dialogs answer with these files, and that keeps things in this data folder.
pub(crate) fn window(chosen: Vec<PathBuf>, data: Option<&Path>) -> Shown {
    let data = data.map(Path::to_owned);
    let mut harness = Harness::builder()
        .with_size(Vec2::new(1440.0, 900.0))
        .build_eframe(|cc| Window::with(&cc.egui_ctx, None, Place::Here, Box::new(Chosen(chosen)), data));
    harness.run();
    harness
}

#[allow(dead_code, reason = "not every test presses keys")]
pub(crate) fn press(harness: &mut Shown, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run();
}

/// Whether some label has these words.
pub(crate) fn says(harness: &Shown, words: &str) -> bool {
    harness.query_all_by_label_contains(words).next().is_some()
}

/// Types into the empty field with this hint.
#[allow(dead_code, reason = "not every test types")]
pub(crate) fn type_into(harness: &mut Shown, hint: &str, words: &str) {
    harness.get_by(|node| node.placeholder() == Some(hint)).focus();
    harness.run();
    harness.get_by(|node| node.placeholder() == Some(hint)).type_text(words);
    harness.run();
}
