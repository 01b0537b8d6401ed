//! Walking through a ruling, and comparing ways through it and rules dates.

use app::command::Command;
use app::compare::Way;
use app::panels::Panel;
use app::ruling::RulingCommand;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;

use crate::windows::{Shown, press, says};
use crate::{click, on};

fn steps_taken(harness: &Shown) -> usize {
    harness.state().state().walk.as_ref().unwrap().trail.len()
}

#[test]
fn a_ruling_is_walked_by_its_buttons_to_the_end_and_back() {
    let mut harness = on("doubler-and-plus-one");
    click(&mut harness, "Walk");
    assert_eq!(harness.state().state().panels.alone(), Some(Panel::Walk));
    assert!(says(&harness, "Ogre would deal 3 damage to Bob"));
    assert!(says(&harness, "Bob orders: they are the affected player."));
    assert!(
        says(&harness, "6 damage to Bob") && says(&harness, "4 damage to Bob"),
        "what each pick leads to"
    );
    click(&mut harness, "2   Torch");
    assert!(says(&harness, "Ogre would deal 4 damage to Bob"));
    assert!(says(&harness, "1. Bob picks Torch."), "the trail");
    assert!(says(&harness, "Torch has had its one chance"), "why it is not offered any more");
    click(&mut harness, "1   Furnace");
    assert!(says(&harness, "It ends: outcome 2") && says(&harness, "Bob is at 12 life."));
    click(&mut harness, "Undo the pick");
    assert!(says(&harness, "Ogre would deal 4 damage to Bob"));
    click(&mut harness, "Begin again");
    assert_eq!(steps_taken(&harness), 0);
    assert!(says(&harness, "Ogre would deal 3 damage to Bob"));
}

#[test]
fn a_ruling_is_walked_by_keys_alone() {
    let mut harness = on("doubler-and-plus-one");
    let key = |harness: &mut Shown, key: Key| press(harness, Modifiers::NONE, key);
    key(&mut harness, Key::W);
    key(&mut harness, Key::Num1);
    assert!(says(&harness, "Ogre would deal 6 damage to Bob"));
    key(&mut harness, Key::Num9);
    assert_eq!(steps_taken(&harness), 1, "there is no ninth pick");
    key(&mut harness, Key::Num1);
    assert!(says(&harness, "It ends: outcome 1"));
    key(&mut harness, Key::Backspace);
    key(&mut harness, Key::Backspace);
    key(&mut harness, Key::Backspace);
    assert_eq!(steps_taken(&harness), 0);
    key(&mut harness, Key::W);
    assert!(!harness.state().state().panels.is_open(Panel::Walk), "the same key closes it");
    key(&mut harness, Key::Num1);
    assert_eq!(steps_taken(&harness), 0, "numbers mean nothing elsewhere");
}

#[test]
fn what_a_pick_would_lead_to_is_told_beside_it() {
    let mut harness = on("doubler-and-plus-one");
    press(&mut harness, Modifiers::NONE, Key::W);
    assert_eq!(harness.get_all_by_label("Only this is then possible:").count(), 2);
    let walk = harness.state().state().walk.as_ref().unwrap();
    let open: Vec<_> = walk.picks.iter().map(|pick| pick.open.clone().unwrap()).collect();
    assert_eq!((walk.open.clone(), open), (vec![0, 1], vec![vec![0], vec![1]]));
}

#[test]
fn the_walk_selects_the_moment_in_the_graph_and_goes_on_when_the_board_changes() {
    let mut harness = on("doubler-and-plus-one");
    press(&mut harness, Modifiers::NONE, Key::W);
    press(&mut harness, Modifiers::NONE, Key::Num2);
    let at = |harness: &Shown| harness.state().state().walk.as_ref().unwrap().at;
    assert_eq!(harness.state().state().selection.as_ref().unwrap().moment, at(&harness));
    harness
        .state_mut()
        .ask(Command::Ruling(RulingCommand::AsOf(Some(language::date::Date::new(2012, 5, 1)))));
    harness.run();
    assert_eq!(steps_taken(&harness), 1);
    assert!(says(&harness, "Ogre would deal 4 damage to Bob"));
}

#[test]
fn each_lane_is_walked_by_itself() {
    let mut harness = on("lanes/forty-creatures");
    press(&mut harness, Modifiers::NONE, Key::W);
    assert!(says(&harness, "The event splits into 40 lanes"));
    for _ in 0..4 {
        press(&mut harness, Modifiers::NONE, Key::Num1);
    }
    assert!(says(&harness, "It ends: outcome"));
    click(&mut harness, "On to the next lane: Bear 2");
    assert!(says(&harness, "damage to Bear 2") && steps_taken(&harness) == 1);
}

#[test]
fn two_ways_stand_side_by_side_with_the_first_difference_marked() {
    let mut harness = on("doubler-and-plus-one");
    click(&mut harness, "Compare");
    assert!(says(&harness, "FIRST DIFFERENCE"));
    assert!(says(&harness, "Bob picks Furnace.") && says(&harness, "Bob picks Torch."));
    let comparing = &harness.state().state().comparison;
    assert_eq!(comparing.first_difference(), Some(0), "they part at the first pick");
    assert_eq!(comparing.lines.len(), 3);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert_eq!(harness.state().state().panels.alone(), None);
}

#[test]
fn a_way_that_was_kept_is_compared_with_the_one_that_is_walked_next() {
    let mut harness = on("two-doublers");
    press(&mut harness, Modifiers::NONE, Key::W);
    press(&mut harness, Modifiers::NONE, Key::Num1);
    click(&mut harness, "Keep this way");
    press(&mut harness, Modifiers::NONE, Key::C);
    assert_eq!(harness.state().state().comparison.ways, [Way::Kept, Way::Walked]);
    assert!(says(&harness, "Both are the same way."));
    press(&mut harness, Modifiers::NONE, Key::Num1);
    press(&mut harness, Modifiers::NONE, Key::W);
    press(&mut harness, Modifiers::NONE, Key::Num1);
    press(&mut harness, Modifiers::NONE, Key::C);
    assert!(says(&harness, "FIRST DIFFERENCE") && says(&harness, "It has ended."));
}

#[test]
fn two_rules_dates_stand_side_by_side_with_what_is_responsible() {
    let mut harness = on("taken-before-it-is-tapped");
    click(&mut harness, "Compare");
    click(&mut harness, "Two rules dates");
    for words in ["Rules of 2026-04-17", "Rules of 2008-02-01", "WHAT IS RESPONSIBLE", "FIRST DIFFERENCE"] {
        assert!(says(&harness, words), "{words}");
    }
    assert!(says(&harness, "Stalker is tapped"));
    click(&mut harness, "Show the ruling of 2008-02-01");
    let state = harness.state().state();
    assert_eq!((state.rules_date().to_string().as_str(), state.panels.alone()), ("2008-02-01", None));
}
