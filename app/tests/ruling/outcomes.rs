//! Asking about outcomes, and finding one's way in the graph.

use app::board::{BoardCommand, Edit};
use app::command::{Command, FilesCommand};
use app::graph::Camera;
use app::outcomes::OutcomesCommand;
use app::panels::{Arrangement, Panel};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;

use crate::windows::{Shown, press, says, type_into};
use crate::{click, key, on, write};

#[test]
fn whether_a_player_can_make_sure_is_asked_by_typing() {
    let mut harness = on("doubler-and-plus-one");
    key(&mut harness, Key::Q);
    write(&mut harness, "Bob life > 12");
    assert!(says(&harness, "1 of 2 outcomes"));
    assert!(says(&harness, "No, Alice can neither make sure of it nor prevent it."));
    assert!(says(&harness, "Bob is at 13 life, or more: in 1 of 2 outcomes, by 1 way."));
    assert_eq!(harness.state().state().outcomes.rows, [0]);
    assert!(harness.query_by_role_and_label(Role::ComboBox, "Can").is_some());
    harness.state_mut().ask(Command::Outcomes(OutcomesCommand::Player(1)));
    harness.run();
    assert!(says(&harness, "Yes, Bob can make sure of it, and could as well prevent it."));
    click(&mut harness, "Show all outcomes");
    assert_eq!(harness.state().state().outcomes.rows, [0, 1]);
}

#[test]
fn a_condition_can_be_chosen() {
    let mut harness = on("doubler-and-plus-one");
    click(&mut harness, "Choose...");
    click(&mut harness, "Bob is at 12 life");
    assert_eq!(harness.state().state().outcomes.rows, [1]);
    click(&mut harness, "Choose...");
    click(&mut harness, "Bob survives");
    assert!(says(&harness, "Yes: it is so in every outcome."));
}

#[test]
fn words_that_are_no_condition_are_looked_for() {
    let mut harness = on("doubler-and-plus-one");
    type_into(&mut harness, "Bob survives", "12 life");
    assert!(says(&harness, "This is no condition"));
    assert_eq!(harness.state().state().outcomes.rows, [1]);
}

#[test]
fn outcomes_are_sorted_by_what_they_say() {
    let mut harness = on("doubler-and-plus-one");
    let rows = |harness: &Shown| harness.state().state().outcomes.rows.clone();
    click(&mut harness, "Bob: life");
    assert_eq!(rows(&harness), [1, 0]);
    assert!(says(&harness, "smallest first"));
    click(&mut harness, "Bob: life");
    assert!(says(&harness, "largest first"));
    assert_eq!(rows(&harness), [0, 1]);
    click(&mut harness, "Bob: life");
    assert!(!says(&harness, "largest first"));
}

#[test]
fn a_moment_is_found_by_its_words() {
    let mut harness = on("doubler-and-plus-one");
    key(&mut harness, Key::Slash);
    write(&mut harness, "6 damage");
    assert!(says(&harness, "1 found"));
    key(&mut harness, Key::Enter);
    assert!(says(&harness, "1 of 1"));
    assert!(says(&harness, "Ogre would deal 6 damage to Bob"), "it is selected");
    write(&mut harness, " to nobody");
    assert!(says(&harness, "not found"));
}

#[test]
fn what_is_behind_a_moment_is_folded_away_and_comes_back() {
    let mut harness = on("doubler-and-plus-one");
    harness.get_by_label_contains("6 damage to Bob, Bob orders").click();
    harness.run();
    assert!(says(&harness, "Outcome 1 Bob is at 13 life"));
    key(&mut harness, Key::X);
    assert!(!says(&harness, "Outcome 1 Bob is at 13 life"), "only this moment leads there");
    assert!(says(&harness, "Outcome 2 Bob is at 12 life"));
    click(&mut harness, "Unfold: 1 moment folded");
    assert!(says(&harness, "Outcome 1 Bob is at 13 life"));
}

#[test]
fn a_moment_that_others_lead_to_as_well_is_not_folded_away() {
    let mut harness = on("two-doublers");
    let moments: Vec<_> = harness.get_all_by_label_contains("4 damage to Bob, Bob orders").collect();
    moments[0].click();
    harness.run();
    click(&mut harness, "Fold");
    assert!(says(&harness, "Unfold: 0 moments folded"));
    assert!(says(&harness, "Outcome 1 Bob is at 12 life"));
    click(&mut harness, "Unfold all");
    assert!(!says(&harness, "Unfold: 0"));
}

#[test]
fn selecting_a_moment_lights_its_past_and_future() {
    let mut harness = on("doubler-and-plus-one");
    let around = |harness: &Shown| harness.state().state().selection.as_ref().unwrap().around.clone();
    assert_eq!(around(&harness), None, "at first nothing is lit");
    key(&mut harness, Key::ArrowDown);
    let lit = around(&harness).unwrap();
    let count = |list: &[bool]| list.iter().filter(|on| **on).count();
    assert_eq!((count(&lit.before), count(&lit.after)), (2, 2));
    key(&mut harness, Key::Escape);
    assert_eq!(around(&harness), None);
}

#[test]
fn a_chosen_outcome_is_read_and_a_shortest_way_to_it_is_shown() {
    let mut harness = on("doubler-and-plus-one");
    click(&mut harness, "Outcome 2");
    assert!(says(&harness, "Outcome 2 (moment"), "the moment beside the graph is that of the outcome");
    let state = harness.state().state();
    let shown = state.presentation().unwrap();
    assert_eq!(state.selection.as_ref().unwrap().moment, shown.outcomes[1].outcome.node);
    let highlight = state.highlight.as_ref().unwrap();
    assert_eq!((highlight.shortest.steps.len(), highlight.shortest.moments.len()), (2, 3));
}

#[test]
fn what_stays_as_it_was_is_said_where_other_outcomes_differ_in_it() {
    let mut harness = on("doubler-and-plus-one");
    harness.state_mut().ask(Command::Files(FilesCommand::NewBoard));
    let words = "Furnace of Rath; Bob: shield 3; Ogre 3/3 deals 3 to Bob";
    harness.state_mut().ask(Command::Board(BoardCommand::Edit(Edit::Line(0, words.to_owned()))));
    harness.run();
    assert!(says(&harness, "Bob is at 20 life 0 damage was dealt to Bob"), "in the box of the outcome");
    assert!(!says(&harness, "no more than in every outcome"));
    let columns = &harness.state().state().presentation().unwrap().columns;
    let life = columns.headers.iter().position(|header| header == "Bob: life").unwrap();
    let mut lives: Vec<&str> = columns.rows.iter().map(|row| row[life].as_str()).collect();
    lives.sort_unstable();
    assert_eq!(lives, ["17", "20"]);
}

#[test]
fn on_a_board_on_which_nothing_happens_there_is_no_outcome_to_read() {
    let mut harness = on("doubler-and-plus-one");
    harness.state_mut().ask(Command::Files(FilesCommand::NewBoard));
    harness.run();
    assert!(says(&harness, "Once something happens, you see here how it can end."));
    assert!(says(&harness, "Once something happens, you read here"));
    assert!(!says(&harness, "Outcome 1"));
}

/// Nine effects in any order: a ruling that nobody reads whole.
fn large() -> Shown {
    let mut harness = on("doubler-and-plus-one");
    harness.state_mut().ask(Command::Files(FilesCommand::Paste(NINE.to_owned())));
    harness.run();
    harness
}

const NINE: &str = include_str!("../../../docs/pictures/nine-effects.board.ron");

#[test]
fn a_large_ruling_says_at_a_glance_how_it_ends_and_where_each_first_pick_leads() {
    let harness = large();
    let glance = harness.state().state().presentation().unwrap().glance.as_ref().unwrap();
    let scale = glance.scale.as_ref().unwrap();
    assert!(scale.about.starts_with("Bob: "), "{}", scale.about);
    assert_eq!(glance.first.len(), 9);
    assert!(glance.first.iter().all(|first| first.outcomes > 0));
    let widest = glance.first.iter().filter_map(|first| first.range);
    assert!(widest.clone().any(|range| range.least == scale.range.least));
    assert!(widest.clone().any(|range| range.most == scale.range.most));
    assert!(widest.clone().any(|range| range != scale.range), "a first pick decides something");
    for words in ["WHERE THE FIRST PICK LEADS", "outcomes", "moments"] {
        assert!(says(&harness, words), "{words}");
    }
}

#[test]
fn of_a_large_ruling_one_way_to_an_outcome_is_framed() {
    let mut harness = large();
    click(&mut harness, "Outcome 2");
    let state = harness.state().state();
    let shown = state.presentation().unwrap();
    let highlight = state.highlight.as_ref().unwrap();
    assert_eq!(highlight.shortest.steps.len(), 9);
    assert!(matches!(state.camera, Camera::At { .. }), "{:?}", state.camera);
    assert_eq!(state.graph.frame, None, "it was framed");
    assert_eq!(state.selection.as_ref().unwrap().moment, shown.outcomes[1].outcome.node);
}

#[test]
fn what_is_looked_at_in_the_graph_comes_before_what_was_looked_up() {
    let mut harness = on("doubler-and-plus-one");
    press(&mut harness, Modifiers::COMMAND, Key::F);
    let front = |harness: &Shown, panel| harness.state().state().panels.is_in_front(panel);
    assert!(front(&harness, Panel::Rulebook) && !front(&harness, Panel::Moment));
    harness.get_by_label_contains("6 damage to Bob, Bob orders").click();
    harness.run();
    assert!(front(&harness, Panel::Moment) && says(&harness, "Ogre would deal 6 damage to Bob"));
    harness.state_mut().ask(Command::OpenPanel(Panel::Compare));
    harness.state_mut().ask(Command::ClosePanel(Panel::Moment));
    harness.run();
    harness.state_mut().ask(Command::Arrange(Arrangement::Enter));
    harness.run();
    assert!(front(&harness, Panel::Ruling) && front(&harness, Panel::Moment));
}

#[test]
fn what_became_applicable_is_marked_as_new() {
    let mut harness = on("life-becomes-a-draw");
    harness.run_steps(3);
    assert!(harness.query_all_by_label_contains(", new").next().is_some());
}

#[test]
fn the_graph_comes_nearer_and_goes_farther_by_keys() {
    let mut harness = on("doubler-and-plus-one");
    let zoom = |harness: &Shown| match harness.state().state().camera {
        Camera::At { zoom, .. } => zoom,
        Camera::Beginning | Camera::Everything => 1.0,
    };
    let first = zoom(&harness);
    key(&mut harness, Key::Minus);
    let far = zoom(&harness);
    key(&mut harness, Key::Plus);
    assert!(far < first && far < zoom(&harness));
}

#[test]
fn every_name_that_the_panel_tells_of_leads_to_its_card() {
    let mut harness = on("doubler-and-plus-one");
    assert!(says(&harness, "NAMED HERE"));
    harness.get_by_role_and_label(Role::Link, "Furnace").click();
    harness.run();
    assert_eq!(harness.state().state().cards.card.as_ref().unwrap().name, "Furnace");
}

#[test]
fn a_limit_that_was_reached_is_said_across_the_graph() {
    let mut harness = on("doubler-and-plus-one");
    assert!(!says(&harness, "NOT THE WHOLE RULING"));
    let text =
        "(format: 2, title: \"Too large\", board: (players: [(name: \"Alice\"), (name: \"Bob\")], objects: [
        (id: \"Ogre\", is: (types: [Creature])),
        (id: \"Furnace\", is: (abilities: [Effect((when: (event: Damage()), rewrite: Scale(Times(9))))])),
    ], events: [(source: \"Ogre\", does: [
        Do(events: [Damage(to: Player(Named(\"Bob\")), amount: N(9000000000000000000))]),
    ])]))";
    harness.state_mut().ask(Command::Files(FilesCommand::Paste(text.to_owned())));
    harness.run();
    assert!(harness.state().state().message.is_none(), "{:?}", harness.state().state().message);
    assert!(says(&harness, "NOT THE WHOLE RULING: a number grew too large"));
}

#[test]
fn the_last_ruling_stays_and_says_so_when_the_board_can_not_be_ruled_on() {
    let mut harness = on("doubler-and-plus-one");
    assert!(harness.state().state().presentation().is_some() && !harness.state().state().is_outdated);
    harness.state_mut().ask(Command::Board(BoardCommand::Edit(Edit::Text(NONSENSE.to_owned()))));
    harness.run();
    assert!(harness.state().state().message.is_some(), "the board is refused");
    assert!(says(&harness, "This is the ruling before the last change"));
    assert!(says(&harness, "Moment 1: 3 damage to Bob, Bob orders"), "and the ruling is still there");
    harness.state_mut().ask(Command::Board(BoardCommand::Undo));
    harness.run();
    assert!(!says(&harness, "This is the ruling before the last change"));
}

/// A board that can be read, but of which nothing makes sense: nobody plays.
const NONSENSE: &str = r#"(format: 2, title: "Nobody", board: (players: []))"#;
