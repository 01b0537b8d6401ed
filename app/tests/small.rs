//! A small screen and large letters: nothing that can be clicked or typed into is cut off.

#[path = "shared/closed.rs"]
mod closed;

use app::board::{BoardCommand, Pick, PickedCommand};
use app::command::{Command, FilesCommand};
use app::job::Place;
use app::panels::Panel;
use app::selection::SelectionCommand;
use app::theme::size;
use app::window::Window;
use closed::Closed;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

type Shown = Harness<'static, Window>;

/// A window of 1024 to 768 points with letters so many steps larger: there is room for fewer of them.
fn window(steps: i32, board: &str) -> Shown {
    let room = Vec2::new(1024.0, 768.0) / size::TEXT_STEP.powi(steps);
    let mut harness = Harness::builder()
        .with_size(room)
        .build_eframe(|cc| Window::with(&cc.egui_ctx, None, Place::Here, Box::new(Closed), None));
    harness.run();
    ask(&mut harness, Command::Files(FilesCommand::OpenBundled(board.to_owned())));
    assert_eq!(harness.state().state().message, None);
    harness
}

fn ask(harness: &mut Shown, command: Command) {
    harness.state_mut().ask(command);
    harness.run();
    harness.run();
}

/// What can be clicked or typed into, by its name or role.
fn controls(harness: &Shown) -> Vec<(String, Rect)> {
    let is_control = |role: Role| {
        matches!(
            role,
            Role::Button
                | Role::CheckBox
                | Role::ComboBox
                | Role::Link
                | Role::RadioButton
                | Role::SpinButton
                | Role::TextInput
        )
    };
    let all = harness.query_all_by(|node| is_control(node.role()));
    let name = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        format!("{:?} {:?}", node.role(), node.label().or(node.value()).unwrap_or_default())
    };
    all.map(|node| (name(&node), node.rect())).collect()
}

/// Nothing below `top` that begins left of an edge reaches over it.
fn check(harness: &Shown, edge: f32, top: f32, what: &str) {
    for (name, rect) in controls(harness) {
        // The graph is cut at its edges: one moves in it.
        let is_of_graph = name.contains("Step: ") || name.contains("Moment ") || name.contains("Outcome ");
        let begins = rect.left() < edge - 1.0 && rect.top() >= top && !is_of_graph;
        assert!(!begins || rect.right() <= edge + 1.0, "{what}: {name} at {rect:?} is cut at {edge}");
    }
}

const BOARDS: [&str; 3] = ["doubler-and-plus-one", "two-more-than-no-life", "lanes/forty-creatures"];

#[test]
fn one_panel_at_a_time_is_not_cut_off() {
    for steps in 0..=size::TEXT_STEPS {
        for board in BOARDS {
            let mut harness = window(steps, board);
            let width = 1024.0 / size::TEXT_STEP.powi(steps);
            for panel in [
                Panel::Board,
                Panel::Table,
                Panel::Examples,
                Panel::Moment,
                Panel::Rulebook,
                Panel::Cards,
                Panel::Walk,
                Panel::Cited,
                Panel::Object,
            ] {
                ask(&mut harness, Command::Alone(Some(panel)));
                check(&harness, width, 0.0, &format!("{board}, {steps} steps larger, {panel:?}"));
            }
        }
    }
}

#[test]
fn the_panel_of_the_board_is_not_cut_off_beside_the_others() {
    let mut met = 0;
    for steps in -size::TEXT_STEPS_DOWN..=size::TEXT_STEPS {
        if 1024.0 / size::TEXT_STEP.powi(steps) < size::ONE_AT_A_TIME {
            continue;
        }
        met += 1;
        for name in BOARDS {
            let mut harness = window(steps, name);
            let board = &harness.state().state().board.as_ref().unwrap().file.board;
            let (first, player) = (board.objects[0].id.clone(), board.players[0].name.clone());
            ask(&mut harness, Command::Board(BoardCommand::Picked(PickedCommand::Pick(first, Pick::Only))));
            harness.get_by_label(&format!("More about {player}")).click();
            harness.run();
            let edge = harness.get_by_label("Ruling").rect().left_bottom();
            check(&harness, edge.x, edge.y, &format!("{name}, {steps} steps larger"));
            assert!(
                harness.get_by_label(&format!("{player} leaves")).rect().right() < edge.x,
                "{name}, {steps} steps"
            );
        }
    }
    assert!(met >= 5, "{met}");
}

fn says(harness: &Shown, words: &str) -> bool {
    harness.query_all_by_label_contains(words).next().is_some()
}

#[test]
fn a_narrow_window_shows_the_panel_that_was_asked_for_last() {
    let mut harness = window(size::TEXT_STEPS, BOARDS[0]);
    assert!(says(&harness, "Graph of the ruling") && !says(&harness, "PLAYERS"));
    harness.get_by_label("Board").click();
    harness.run();
    assert!(says(&harness, "PLAYERS") && !says(&harness, "Graph of the ruling"));
    // Keys that go to a panel bring it to the front, too.
    harness.key_press(Key::Q);
    harness.run();
    assert!(!says(&harness, "PLAYERS"));
    assert!(says(&harness, "2 outcomes"));
    assert!(says(&harness, "make sure that"));
    ask(&mut harness, Command::ClosePanel(Panel::Outcomes));
    assert!(says(&harness, "Graph of the ruling"));
}

#[test]
fn a_menu_closes_with_escape_and_nothing_else_does_then() {
    let mut harness = window(0, BOARDS[0]);
    ask(&mut harness, Command::Selection(SelectionCommand::Highlight(0)));
    harness.get_by_label("Share").click();
    harness.run();
    assert!(says(&harness, "Copy the board as its file says it"));
    harness.key_press(Key::Escape);
    harness.run();
    assert!(!says(&harness, "Copy the board as its file says it"));
    assert!(harness.state().state().highlight.is_some());
    harness.get_by_label("Share").click();
    harness.run();
    // A key that is no letter works from a menu, and closes it.
    harness.key_press_modifiers(Modifiers::COMMAND, Key::K);
    harness.run();
    assert!(
        harness.state().state().finder.is_some() && !says(&harness, "Copy the board as its file says it")
    );
}
