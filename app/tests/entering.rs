//! Entering boards in the window, as a judge does: by keyboard, by choosing, by dragging; with mistakes on the way.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "shared/windows.rs"]
mod windows;

use std::path::Path;

use app::board::{BoardCommand, Edit, FormCommand, Pick, PickedCommand};
use app::command::{Command, FilesCommand};
use app::finder::offers::{Offer, offers};
use app::message::Told;
use app::panels::Panel;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use windows::{Shown, press, says, type_into};

use language::board::{Ability, Board, Zone};
use language::effect::{Limit, Rewrite};
use saves::BoardFile;

fn board(harness: &Shown) -> Board {
    file(harness).board
}

fn file(harness: &Shown) -> BoardFile {
    harness.state().state().board.as_ref().unwrap().file.clone()
}

fn ask(harness: &mut Shown, command: Command) {
    harness.state_mut().ask(command);
    harness.run();
}

/// Clicks on what has this label, the last of them: menus come last. It is brought into view first, where it may be
/// out of it: what is under a menu does not move while it is open.
fn click(harness: &mut Shown, label: &str) {
    let wanted = harness.get_all_by_label(label).last().unwrap();
    if !(200.0..860.0).contains(&wanted.rect().center().y) {
        wanted.scroll_to_me();
        harness.run();
    }
    harness.get_all_by_label(label).last().unwrap().click();
    harness.run();
}

/// Chooses something in a field to choose from.
fn choose(harness: &mut Shown, field: &str, option: &str) {
    click(harness, field);
    click(harness, option);
}

/// Types where the keyboard is.
fn type_text(harness: &mut Shown, words: &str) {
    harness.event(egui::Event::Text(words.to_owned()));
    harness.run();
}

/// A window with a new board.
fn new_board(chosen: Vec<std::path::PathBuf>, data: Option<&Path>) -> Shown {
    let mut harness = windows::window(chosen, data);
    // The form has the whole height.
    ask(&mut harness, Command::ClosePanel(Panel::Table));
    press(&mut harness, Modifiers::COMMAND, Key::N);
    harness
}

/// Goes to a field with its key, types, and Enter.
fn enter(harness: &mut Shown, key: Key, words: &str) {
    press(harness, Modifiers::COMMAND, key);
    type_text(harness, words);
    press(harness, Modifiers::NONE, Key::Enter);
}

#[test]
fn a_board_is_entered_ruled_on_taken_back_made_again_saved_and_opened_by_keyboard_alone() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("mine.board.ron");
    let mut harness = new_board(vec![place.clone()], None);
    let start = file(&harness);
    enter(&mut harness, Key::I, "Furnace of Rath");
    enter(&mut harness, Key::I, "Bear 2/2");
    enter(&mut harness, Key::E, "Bear deals 2 damage to Bob");
    let done = file(&harness);
    assert!(says(&harness, "2 damage to Bob, Bob orders"));
    // Leaving the field gives the keys back to the board.
    press(&mut harness, Modifiers::NONE, Key::Escape);
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    assert_ne!(harness.state().state().selection.as_ref().unwrap().moment.index(), 0, "the ruling is walked");
    for _ in 0..3 {
        press(&mut harness, Modifiers::COMMAND, Key::Z);
    }
    assert!(file(&harness) == start && !harness.state().state().editing.can_undo());
    for _ in 0..3 {
        press(&mut harness, Modifiers::COMMAND, Key::Y);
    }
    assert_eq!(file(&harness), done);
    press(&mut harness, Modifiers::COMMAND, Key::S);
    harness.run();
    assert!(!harness.state().state().has_changes());
    assert_eq!(saves::from_path(&place).unwrap(), done);
    press(&mut harness, Modifiers::COMMAND, Key::O);
    harness.run();
    assert_eq!(file(&harness), done);
    assert_eq!(harness.state().state().recent, [place]);
}

#[test]
fn an_effect_is_made_on_the_form_with_its_sentence_and_the_reason_when_it_makes_no_sense() {
    let mut harness = new_board(Vec::new(), None);
    enter(&mut harness, Key::I, "unread Banner");
    enter(&mut harness, Key::I, "Bear 2/2");
    enter(&mut harness, Key::E, "Bear deals 2 damage to Bob");
    click(&mut harness, "Banner, only its name is known");
    click(&mut harness, "Add an effect");
    click(&mut harness, "Damage is doubled");
    assert!(says(&harness, "If damage would be dealt, twice that much is dealt instead."));
    assert!(says(&harness, "Bob is at 16 life"));
    click(&mut harness, "Change it");
    choose(&mut harness, "How much", "Half, rounded up");
    assert!(says(&harness, "half"), "the sentence follows");
    choose(&mut harness, "It", "Is regenerated instead");
    assert!(says(&harness, "can't be \"is regenerated instead\""), "the reason in the words of the form");
    assert!(says(&harness, "Bob is at 18 life"), "the ruling is without it");
    choose(&mut harness, "When", "Something would be destroyed");
    assert!(harness.state().state().board.as_ref().unwrap().mistakes.is_empty());
    let Ability::Effect(effect) = &board(&harness).objects[0].is.abilities[0] else { panic!("an effect") };
    assert_eq!(effect.rewrite, Rewrite::Regenerate);
    for _ in 0..4 {
        ask(&mut harness, Command::Board(BoardCommand::Undo));
    }
    assert!(board(&harness).objects[0].is.abilities.is_empty());
}

#[test]
fn a_shield_is_added_and_what_is_left_of_it_is_said() {
    let mut harness = new_board(Vec::new(), None);
    ask(&mut harness, Command::Board(BoardCommand::Form(FormCommand::LineFor(1))));
    enter(&mut harness, Key::I, "Bear 2/2");
    enter(&mut harness, Key::E, "Bear deals 5 damage to Bob");
    click(&mut harness, "Add an effect or shield");
    click(&mut harness, "A shield: the next 3 damage is prevented");
    assert!(says(&harness, "The next 3 damage that would be dealt to Bob is prevented"));
    assert!(says(&harness, "Bob is at 18 life"));
    assert_eq!(board(&harness).effects[0].effect.limit, Some(Limit::Shield(3)));
    click(&mut harness, "Shield is over");
    assert!(board(&harness).effects.is_empty());
}

#[test]
fn an_event_is_put_together_by_choosing_several_at_once() {
    let mut harness = new_board(Vec::new(), None);
    enter(&mut harness, Key::I, "Bear 2/2");
    click(&mut harness, "Put it together by choosing");
    click(&mut harness, "Into the line");
    choose(&mut harness, "What happens", "Cards are drawn");
    click(&mut harness, "At the same time");
    click(&mut harness, "Add the line");
    let events = board(&harness).events;
    assert_eq!(events.len(), 1);
    let said = rulebook::typed::line(&events[0], &board(&harness)).unwrap();
    assert_eq!(said, "Bear deals 1 damage to Alice; Alice draws 1 card");
}

#[test]
fn an_event_is_changed_in_its_place_and_moved() {
    let mut harness = new_board(Vec::new(), None);
    enter(&mut harness, Key::E, "Bob draws 2");
    enter(&mut harness, Key::E, "Bob gains 1 life");
    harness.get_all_by_label("Change").next().unwrap().click();
    harness.run();
    assert_eq!(harness.state().state().editing.event, "Bob draws 2 cards");
    ask(&mut harness, Command::Board(BoardCommand::Form(FormCommand::Event("Alice draws 7".to_owned()))));
    press(&mut harness, Modifiers::NONE, Key::Enter);
    click(&mut harness, "Later");
    let board = board(&harness);
    let said: Vec<_> =
        board.events.iter().map(|event| rulebook::typed::line(event, &board).unwrap()).collect();
    assert_eq!(said, ["Bob gains 1 life", "Alice draws 7 cards"]);
}

#[test]
fn several_objects_are_picked_and_moved_tapped_and_copied_five_times() {
    let mut harness = new_board(Vec::new(), None);
    for name in ["Bear 2/2", "Wall 0/4", "Elf 1/1"] {
        enter(&mut harness, Key::I, name);
    }
    press(&mut harness, Modifiers::NONE, Key::Escape);
    let pick =
        |name: &str, how| Command::Board(BoardCommand::Picked(PickedCommand::Pick(name.to_owned(), how)));
    ask(&mut harness, pick("Bear", Pick::Only));
    ask(&mut harness, pick("Wall", Pick::To));
    assert!(says(&harness, "2 picked"));
    press(&mut harness, Modifiers::COMMAND, Key::T);
    assert!(board(&harness).objects.iter().filter(|object| object.tapped).count() == 2);
    click(&mut harness, "Five times more");
    assert_eq!(board(&harness).objects.len(), 13);
    ask(&mut harness, Command::Board(BoardCommand::Undo));
    click(&mut harness, "Move to");
    click(&mut harness, "Bob");
    click(&mut harness, "Graveyard");
    let moved = board(&harness);
    let bobs =
        |zone| moved.objects.iter().filter(|o| o.zone == zone && o.owner.as_deref() == Some("Bob")).count();
    assert_eq!(bobs(Zone::Graveyard), 2);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    assert_eq!(board(&harness).objects.len(), 1);
}

#[test]
fn an_object_is_dragged_to_another_players_zone() {
    let mut harness = new_board(Vec::new(), None);
    enter(&mut harness, Key::I, "Bear 2/2");
    // High enough for every zone to be in view.
    harness.set_size(egui::Vec2::new(1440.0, 1200.0));
    harness.run();
    // What was made of the line is called so, too, and stands above.
    let rows = harness.get_all_by_label("Bear 2/2").map(|node| node.rect().center());
    let from = rows.max_by(|one, other| one.y.total_cmp(&other.y)).unwrap();
    harness.drag_at(from);
    harness.run_steps(2);
    harness.hover_at(from + egui::vec2(30.0, 30.0));
    harness.run_steps(3);
    let to = harness.get_by_label("Bob: graveyard").rect().center();
    harness.hover_at(to);
    harness.run_steps(2);
    harness.drop_at(to);
    harness.run_steps(3);
    let bear = &board(&harness).objects[0];
    assert_eq!((bear.zone, bear.owner.as_deref()), (Zone::Graveyard, Some("Bob")));
}

#[test]
fn objects_that_are_copied_are_pasted_on_another_board() {
    let mut harness = new_board(Vec::new(), None);
    enter(&mut harness, Key::I, "Bear 2/2");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    press(&mut harness, Modifiers::COMMAND, Key::A);
    harness.state_mut().ask(Command::Board(BoardCommand::Picked(PickedCommand::Copy)));
    harness.step();
    let text = |command: &egui::OutputCommand| {
        if let egui::OutputCommand::CopyText(text) = command { Some(text.clone()) } else { None }
    };
    let copied = harness.output().platform_output.commands.iter().find_map(text);
    let copied = copied.unwrap();
    let mut other = new_board(Vec::new(), None);
    for _ in 0..2 {
        other.event(egui::Event::Paste(copied.clone()));
        other.run();
    }
    let ids: Vec<_> = board(&other).objects.into_iter().map(|object| object.id).collect();
    assert_eq!(ids, ["Bear", "Bear 2"]);
}

#[test]
fn what_is_kept_as_ones_own_is_found_by_name_in_another_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = new_board(Vec::new(), Some(folder.path()));
    enter(&mut harness, Key::I, "unread Banner");
    click(&mut harness, "Banner, only its name is known");
    click(&mut harness, "Add an effect");
    click(&mut harness, "Life gained is doubled");
    click(&mut harness, "Keep as my own");
    harness.run();
    assert!(says(&harness, "`Banner` is kept"));
    let mut other = new_board(Vec::new(), Some(folder.path()));
    type_into(&mut other, "Furnace of Rath; Bob: shield 3; Ogre 3/3 deals 3 to Bob", "banner");
    press(&mut other, Modifiers::NONE, Key::Enter);
    assert_eq!(board(&other).objects[0].is.abilities.len(), 1);
    std::fs::write(folder.path().join(app::collection::FILE), "(broken").unwrap();
    let broken = new_board(Vec::new(), Some(folder.path()));
    assert!(says(&broken, "Your own collection can't be read, and is left as it is"));
}

#[test]
fn a_mistake_is_said_at_its_field_and_the_rest_is_ruled_on() {
    let mut harness = new_board(Vec::new(), None);
    enter(&mut harness, Key::I, "Bear 2/2");
    enter(&mut harness, Key::E, "Bear deals 2 damage to Bob");
    let text = saves::to_text(&file(&harness)).unwrap();
    let wrong = text.replace("id: \"Bear\"", "id: \"Bear\", attached_to: \"Wal\"");
    ask(&mut harness, Command::Board(BoardCommand::Edit(Edit::Text(wrong))));
    assert!(says(&harness, "One mistake below"), "{:?}", harness.state().state().editing.refused);
    assert!(says(&harness, "There is no object `Wal`"));
    assert!(says(&harness, "Bob is at 18 life"));
}

#[test]
fn what_belongs_to_nobody_on_the_board_has_a_heading_of_its_own() {
    let mut harness = new_board(Vec::new(), None);
    enter(&mut harness, Key::I, "Bear 2/2");
    let heading = "Of somebody who is not on the board";
    assert!(!says(&harness, heading));
    let text = saves::to_text(&file(&harness)).unwrap();
    let wrong = text.replace("owner: \"Alice\"", "owner: \"Zed\"");
    ask(&mut harness, Command::Board(BoardCommand::Edit(Edit::Text(wrong))));
    assert!(says(&harness, heading), "{:?}", harness.state().state().editing.refused);
    assert!(says(&harness, "There is no player `Zed`"));
}

#[test]
fn every_command_that_is_offered_runs() {
    let mut harness = new_board(Vec::new(), None);
    enter(&mut harness, Key::I, "Bear 2/2");
    let all = offers(harness.state().state());
    assert!(all.len() > 100);
    let is_example = |offer: &Offer| matches!(offer.command, Command::Files(FilesCommand::OpenBundled(_)));
    // Each example is opened by another test.
    let (examples, others): (Vec<Offer>, Vec<Offer>) = all.into_iter().partition(is_example);
    for offer in others.into_iter().chain(examples.into_iter().take(3)) {
        harness.state_mut().ask(offer.command.clone());
        // Another layout takes some frames, until each widget of it is known.
        harness.run_steps(8);
        let state = harness.state().state();
        let is_done = state.message.as_ref();
        let is_done = is_done.is_none_or(|message| matches!(message.told, Told::Done | Told::Hint));
        assert!(is_done, "{}: {:?}", offer.label, state.message);
        if state.leaving.is_some() {
            ask(&mut harness, Command::Files(FilesCommand::Leave));
        }
        if harness.state().state().finder.is_some() {
            press(&mut harness, Modifiers::NONE, Key::Escape);
        }
    }
}

#[test]
fn a_command_is_found_by_a_few_letters() {
    let mut harness = new_board(Vec::new(), None);
    press(&mut harness, Modifiers::COMMAND, Key::K);
    type_text(&mut harness, "commander li");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(board(&harness).players.iter().all(|player| player.life == 40));
    assert!(harness.state().state().finder.is_none());
}

#[test]
fn closing_a_dialog_changes_nothing() {
    let mut harness = new_board(Vec::new(), None);
    enter(&mut harness, Key::I, "Bear 2/2");
    let before = file(&harness);
    let unchanged = |harness: &Shown, what: &str| {
        let state = harness.state().state();
        assert!(file(harness) == before && state.has_changes(), "{what}");
        let told = state.message.as_ref();
        assert!(told.is_none_or(|message| message.told == Told::Hint), "{what}: {told:?}");
        assert!(state.editing.path.is_none() && state.leaving.is_none(), "{what}");
        assert!(!state.library.asking && state.finder.is_none(), "{what}");
    };
    // The dialogs of this window answer with no file, as they do when they are closed.
    for (key, modifiers) in [(Key::O, Modifiers::COMMAND), (Key::S, Modifiers::COMMAND)] {
        press(&mut harness, modifiers, key);
        harness.run();
        unchanged(&harness, "a file dialog");
    }
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    harness.run();
    unchanged(&harness, "a dialog for a place");
    press(&mut harness, Modifiers::COMMAND, Key::N);
    assert!(harness.state().state().leaving.is_some());
    press(&mut harness, Modifiers::NONE, Key::Escape);
    unchanged(&harness, "the question before changes are lost");
    press(&mut harness, Modifiers::COMMAND, Key::K);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    unchanged(&harness, "the list of commands");
    ask(&mut harness, Command::Board(BoardCommand::Form(FormCommand::AsText)));
    ask(&mut harness, Command::Board(BoardCommand::Form(FormCommand::Text("nonsense".to_owned()))));
    click(&mut harness, "Leave it");
    unchanged(&harness, "the text of the board");
}

#[test]
fn a_board_is_saved_at_a_path_that_is_typed_but_never_over_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("typed.board.ron");
    let mut harness = new_board(Vec::new(), None);
    enter(&mut harness, Key::I, "Bear 2/2");
    let to = |path: &Path| Command::Files(FilesCommand::SaveTo(path.with_extension("").with_extension("")));
    ask(&mut harness, to(&path));
    harness.run();
    assert_eq!(saves::from_path(&path).unwrap(), file(&harness));
    let mut other = new_board(Vec::new(), None);
    enter(&mut other, Key::I, "Wall 0/4");
    ask(&mut other, to(&path));
    assert!(says(&other, "there is a file already"));
    assert_eq!(saves::from_path(&path).unwrap(), file(&harness));
}

#[test]
fn the_board_is_as_it_was_saved_after_reverting_and_that_can_be_taken_back() {
    let mut harness = windows::window(Vec::new(), None);
    let start = file(&harness);
    enter(&mut harness, Key::I, "Bear 2/2");
    let changed = file(&harness);
    click(&mut harness, "Revert");
    assert!(file(&harness) == start && !harness.state().state().has_changes());
    ask(&mut harness, Command::Board(BoardCommand::Undo));
    assert_eq!(file(&harness), changed);
}

#[test]
fn every_control_of_the_form_has_a_name() {
    let mut harness = new_board(Vec::new(), None);
    enter(&mut harness, Key::I, "Bear 2/2");
    enter(&mut harness, Key::E, "Bear deals 2 damage to Bob");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    click(&mut harness, "Bear 2/2");
    click(&mut harness, "Add an effect");
    click(&mut harness, "Damage is doubled");
    for closed in ["Change it", "What it is", "More about it", "Put it together by choosing"] {
        click(&mut harness, closed);
    }
    click(&mut harness, "More about Alice");
    let is_control = |role| {
        matches!(
            role,
            Role::Button
                | Role::CheckBox
                | Role::RadioButton
                | Role::ComboBox
                | Role::TextInput
                | Role::SpinButton
        )
    };
    let mut controls = 0;
    for node in harness.get_all_by(|node| is_control(node.role())) {
        let node = node.accesskit_node();
        controls += 1;
        let name = node.label().unwrap_or_default();
        assert!(!name.trim().is_empty(), "{:?} {:?} has no name", node.role(), node.value());
    }
    assert!(controls > 80, "{controls}");
}
