//! Abilities of objects, in the form of the board: every sort has fields of its own.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "shared/windows.rs"]
mod windows;

use app::board::{BoardCommand, Edit, Pick, PickedCommand};
use app::command::Command;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use windows::{Shown, press, says, window};

use language::board::{Ability, Change, Keyword};
use language::event::Instruction;

fn ask(harness: &mut Shown, command: Command) {
    harness.state_mut().ask(command);
    harness.run();
}

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_label(label).scroll_to_me();
    harness.run();
    harness.get_by_label(label).click();
    harness.run();
}

/// A bear that is picked, so that its fields stand below it.
fn a_bear() -> Shown {
    let mut harness = window(Vec::new(), None);
    press(&mut harness, Modifiers::COMMAND, Key::N);
    ask(&mut harness, Command::Board(BoardCommand::Edit(Edit::Line(0, "Bear 2/2".to_owned()))));
    ask(
        &mut harness,
        Command::Board(BoardCommand::Picked(PickedCommand::Pick("Bear".to_owned(), Pick::Only))),
    );
    harness
}

fn abilities(harness: &Shown) -> Vec<Ability> {
    harness.state().state().board.as_ref().unwrap().file.board.objects[0].is.abilities.clone()
}

#[test]
fn a_keyword_has_its_number() {
    let mut harness = a_bear();
    click(&mut harness, "Add an ability");
    click(&mut harness, "Devour 2");
    assert_eq!(abilities(&harness), [Ability::Keyword(Keyword::Devour(2))]);
    click(&mut harness, "Change it");
    harness.get_by_label("The keyword's number").set_value_accesskit(5.0);
    harness.run();
    assert_eq!(abilities(&harness), [Ability::Keyword(Keyword::Devour(5))]);
    assert!(says(&harness, "Devour 5"));
}

/// Types letter by letter into whatever has the keyboard.
fn write(harness: &mut Shown, words: &str) {
    harness.event(egui::Event::Text(words.to_owned()));
    harness.run();
}

#[test]
fn a_keyword_is_found_by_a_few_letters_of_its_name() {
    let mut harness = a_bear();
    click(&mut harness, "Add an ability");
    write(&mut harness, "unea");
    assert!(harness.query_by_label("Devour 2").is_none(), "only what is called so is listed");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(abilities(&harness), [Ability::Keyword(Keyword::Unearth)]);
    click(&mut harness, "Change it");
    harness.get_by_role_and_label(Role::ComboBox, "Keyword").click();
    harness.run();
    write(&mut harness, "strike dou");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(abilities(&harness), [Ability::Keyword(Keyword::DoubleStrike)]);
    click(&mut harness, "Add an ability");
    write(&mut harness, "no such thing");
    assert!(says(&harness, "Nothing is called so."));
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(abilities(&harness).len(), 1);
}

#[test]
fn a_continuous_effect_has_a_form() {
    let mut harness = a_bear();
    click(&mut harness, "Add an ability");
    click(&mut harness, "A continuous effect");
    click(&mut harness, "Change it");
    harness.get_by_label("Power").set_value_accesskit(3.0);
    harness.run();
    click(&mut harness, "Add: change");
    let [Ability::Continuous(continuous)] = &abilities(&harness)[..] else { panic!("no such effect") };
    let [first, second] = &continuous.changes[..] else { panic!("{:?}", continuous.changes) };
    assert_eq!(*first, Change::ModifyPowerToughness(3, 1));
    assert_eq!(*second, Change::ModifyPowerToughness(1, 1));
    let shown = harness.state().state().board.as_ref().unwrap();
    assert!(shown.mistakes.is_empty(), "{:?}", shown.mistakes);
}

#[test]
fn what_a_spell_did_to_an_object_for_a_time_is_entered_beside_it() {
    let mut harness = a_bear();
    click(&mut harness, "Add what lasts");
    assert!(says(&harness, "It gets +1/+1 until the turn ends."));
    click(&mut harness, "Change it");
    harness.get_by_label("Power").set_value_accesskit(3.0);
    harness.run();
    let shown = harness.state().state().board.as_ref().unwrap();
    let [one] = &shown.file.board.objects[0].changed[..] else { panic!("not one change") };
    assert_eq!(one.changes, [Change::ModifyPowerToughness(3, 1)]);
    assert!(shown.mistakes.is_empty(), "{:?}", shown.mistakes);
    click(&mut harness, "It no longer gets +3/+1 until the turn ends");
    assert!(harness.state().state().board.as_ref().unwrap().file.board.objects[0].changed.is_empty());
}

/// Whatever the menu offers makes sense as it starts, and its form is shown.
#[test]
fn every_ability_of_the_menu_has_a_form() {
    for label in [
        "Something can't be regenerated",
        "At most so many counters",
        "Protection",
        "A triggered ability",
        "A state trigger",
    ] {
        let mut harness = a_bear();
        click(&mut harness, "Add an ability");
        click(&mut harness, label);
        click(&mut harness, "Change it");
        assert_eq!(abilities(&harness).len(), 1, "{label}");
    }
}

#[test]
fn an_event_has_its_parts_and_self_replacement_effects() {
    let mut harness = a_bear();
    ask(
        &mut harness,
        Command::Board(BoardCommand::Edit(Edit::AddEvent("Bear deals 2 damage to Bob".to_owned()))),
    );
    ask(&mut harness, Command::Board(BoardCommand::Picked(PickedCommand::None)));
    click(&mut harness, "Parts of event 1");
    click(&mut harness, "Its parts");
    click(&mut harness, "Add: self-replacement effect");
    let does = |harness: &Shown| {
        let board = harness.state().state().board.as_ref().unwrap();
        assert!(board.mistakes.is_empty(), "{:?}", board.mistakes);
        board.file.board.events[0].does.clone()
    };
    let [Instruction::Do { unless, .. }] = &does(&harness)[..] else { panic!("{:?}", does(&harness)) };
    assert_eq!(unless.len(), 1);
    assert!(says(&harness, "Bob is at 16 life"), "the damage is doubled by its own instruction");
    for (number, name) in (2..).zip(["May", "For each player", "Modes"]) {
        click(&mut harness, "Add by choosing");
        click(&mut harness, name);
        assert_eq!(does(&harness).len(), number, "{name}");
    }
}
