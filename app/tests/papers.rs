//! A ruling is written to files by the window: pages, pictures, text.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod shared {
    pub(crate) mod windows;
}

use app::cards::CardsCommand;
use app::command::{Command, FilesCommand};
use app::rulebook::RulebookCommand;
use app::share::ShareCommand;
use egui_kittest::kittest::Queryable;
use shared::windows::{says, window};

/// Writes the ruling of a board by the menu; what is in the file then.
fn written(words: &str, name: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join(name);
    let mut harness = window(vec![place.clone()], None);
    harness.state_mut().ask(Command::Files(FilesCommand::OpenBundled("two-doublers".to_owned())));
    harness.run();
    harness.get_by_label("Share").click();
    harness.run();
    harness.get_by_label(words).click();
    harness.run();
    harness.run();
    assert!(says(&harness, "The ruling is in"), "what was done is said");
    std::fs::read(place).unwrap()
}

#[test]
fn a_page_has_the_words_the_graph_and_the_board() {
    let page = String::from_utf8(written("Write a page to read and print (HTML)", "ruling.html")).unwrap();
    for part in [
        "<h1>Two doublers</h1>",
        "Bob is at 12 life",
        "<svg",
        "CR 616.1 (2026-04-17)",
        "format: 2",
        "@media print",
    ] {
        assert!(page.contains(part), "{part}");
    }
}

#[test]
fn a_picture_has_every_moment_and_step() {
    let picture = String::from_utf8(written("Write the graph as a picture (SVG)", "ruling.svg")).unwrap();
    assert_eq!(picture.matches("<g>").count(), 4, "a group for each moment");
    assert_eq!(picture.matches(">Left Banner<").count(), 2, "a label for each step");
}

#[test]
fn pixels_are_a_picture_that_is_not_empty() {
    let picture = written("Write the graph as pixels (PNG)", "ruling.png");
    assert_eq!(&picture[..8], b"\x89PNG\r\n\x1a\n");
    assert!(picture.len() > 10_000, "{} bytes", picture.len());
}

#[test]
fn a_name_without_an_ending_gets_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(vec![folder.path().join("ruling")], None);
    harness.state_mut().ask(Command::Files(FilesCommand::OpenBundled("two-doublers".to_owned())));
    harness.run();
    harness.state_mut().ask(Command::Share(ShareCommand::WriteRuling(app::export::Format::Markdown)));
    harness.run();
    harness.run();
    assert!(std::fs::read_to_string(folder.path().join("ruling.md")).unwrap().starts_with("# Two doublers"));
}

#[test]
fn where_no_dialog_answers_the_path_is_typed_and_no_other_file_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(Vec::new(), None);
    harness.state_mut().ask(Command::Files(FilesCommand::OpenBundled("two-doublers".to_owned())));
    harness.run();
    harness.state_mut().ask(Command::Share(ShareCommand::WriteRuling(app::export::Format::Markdown)));
    harness.run();
    assert!(says(&harness, "Not written yet: no place was chosen"));
    let unplaced = harness.state().state().unplaced.clone().unwrap();
    assert!(unplaced.place.ends_with("two-doublers.md"), "{}", unplaced.place);
    let taken = folder.path().join("taken.md");
    std::fs::write(&taken, "mine").unwrap();
    harness.state_mut().ask(Command::Share(ShareCommand::WriteTo(taken.clone())));
    harness.run();
    assert!(says(&harness, "there is a file already at"));
    assert_eq!(std::fs::read_to_string(taken).unwrap(), "mine");
    let place = folder.path().join("ruling").display().to_string();
    harness.state_mut().ask(Command::Share(ShareCommand::PlaceField(place)));
    harness.run();
    harness.get_by_label("Write it").click();
    harness.run();
    harness.run();
    assert!(says(&harness, "The ruling is in") && !says(&harness, "Not written yet"));
    assert!(std::fs::read_to_string(folder.path().join("ruling.md")).unwrap().starts_with("# Two doublers"));
}

#[test]
fn a_closed_dialog_says_what_else_one_can_do() {
    let mut harness = window(Vec::new(), None);
    for (command, words) in [
        (Command::Files(FilesCommand::AskForFile), "its path typed under Examples"),
        (Command::Files(FilesCommand::SaveAs), "A path can be typed in the board"),
        (Command::Rulebook(RulebookCommand::AskForTexts), "Texts can also be dropped"),
        (Command::Cards(CardsCommand::AskForFiles), "Files can also be dropped"),
    ] {
        harness.state_mut().ask(command);
        harness.run();
        harness.run();
        assert!(says(&harness, words), "{words}");
    }
}
