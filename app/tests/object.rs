//! The panel that tells what an object is, layer by layer, as someone uses it.

#[path = "shared/windows.rs"]
mod windows;

use app::command::{Command, FilesCommand};
use app::object::ObjectCommand;
use app::panels::Panel;
use app::ruling::RulingCommand;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use language::date::Date;
use windows::{Shown, press, says, window};

fn ask(harness: &mut Shown, command: impl Into<Command>) {
    harness.state_mut().ask(command.into());
    harness.run();
}

/// The window on a bundled board, with the panel.
fn layers_of(board: &str) -> Shown {
    let mut harness = window(Vec::new(), None);
    ask(&mut harness, Command::Files(FilesCommand::OpenBundled(board.to_owned())));
    press(&mut harness, Modifiers::COMMAND, Key::B);
    assert!(harness.state().state().panels.is_in_front(Panel::Object));
    harness
}

#[test]
fn every_object_is_listed_and_a_click_tells_what_made_it() {
    let mut harness = layers_of("by-layer/a-hush-newer-than-what-wakes-it");
    assert!(says(&harness, "1/1 Enchantment Creature"));
    let link = harness.get_all_by_label("Hush").last();
    link.expect("a link").click();
    harness.run();
    assert_eq!(harness.state().state().inspected.name.as_deref(), Some("Hush"));
    for words in ["7b", "Hush's own ability takes all abilities of Hush.", "613.4b"] {
        assert!(says(&harness, words), "{words}");
    }
    ask(&mut harness, ObjectCommand::List);
    assert!(says(&harness, "Objects at moment 1"));
    press(&mut harness, Modifiers::COMMAND, Key::B);
    assert!(!harness.state().state().panels.is_open(Panel::Object), "the same key closes it");
}

#[test]
fn the_layers_are_those_of_the_date() {
    let mut harness = layers_of("by-layer/a-hush-a-banner-and-a-counter");
    ask(&mut harness, ObjectCommand::Show("Bear".to_owned()));
    assert!(says(&harness, "7c") && says(&harness, "613.4c") && !says(&harness, "6d"));
    ask(&mut harness, RulingCommand::AsOf(Some(Date::new(2006, 10, 1))));
    assert!(says(&harness, "6d") && says(&harness, "418.5a") && !says(&harness, "7c"));
}

#[test]
fn what_is_not_there_is_said_not_to_be() {
    let mut harness = layers_of("by-layer/a-hush-a-banner-and-a-counter");
    ask(&mut harness, ObjectCommand::Show("Goblin".to_owned()));
    assert!(says(&harness, "There is nothing of this name at moment 1."));
}
