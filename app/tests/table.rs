//! The table, as someone uses it: what lies there, what a moment says of it, and what is done to it.

#[path = "shared/windows.rs"]
mod windows;

use app::board::{BoardCommand, Edit, ObjectEdit};
use app::command::{Command, FilesCommand};
use app::panels::Panel;
use app::selection::{Direction, SelectionCommand};
use app::table::scene::{Arrow, ArrowSort, End, Piece, Scene};
use app::table::{Place, Shows, TableCommand};
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable;
use language::board::{Board, CardType, Characteristics, Counter, Object, Player, Zone};
use windows::{Shown, press, says, window};

fn ask(harness: &mut Shown, command: impl Into<Command>) {
    harness.state_mut().ask(command.into());
    harness.run();
}

/// A window with the table open.
fn with_table() -> Shown {
    let mut harness = window(Vec::new(), None);
    assert!(!harness.state().state().panels.is_open(Panel::Table), "it waits until somebody asks for it");
    press(&mut harness, Modifiers::COMMAND, Key::M);
    assert!(harness.state().state().panels.is_in_front(Panel::Table));
    harness
}

fn open(board: &str) -> Shown {
    let mut harness = with_table();
    ask(&mut harness, Command::Files(FilesCommand::OpenBundled(board.to_owned())));
    harness
}

/// A new board with what a line says.
fn entered(line: &str) -> Shown {
    let mut harness = with_table();
    press(&mut harness, Modifiers::COMMAND, Key::N);
    ask(&mut harness, Command::Board(BoardCommand::Edit(Edit::Line(0, line.to_owned()))));
    assert_eq!(harness.state().state().editing.refused, None);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    harness
}

fn scene(harness: &Shown) -> &Scene {
    harness.state().state().table.scene.as_ref().expect("a scene")
}

fn piece<'h>(harness: &'h Shown, id: &str) -> &'h Piece {
    scene(harness).pieces.iter().find(|piece| piece.id == id).expect("a piece")
}

fn object<'h>(harness: &'h Shown, id: &str) -> &'h Object {
    let board = &harness.state().state().board.as_ref().expect("a board").file.board;
    board.objects.iter().find(|object| object.id == id).expect("an object")
}

fn numbers(harness: &Shown, id: &str) -> String {
    piece(harness, id).numbers.as_ref().map(|numbers| numbers.words.clone()).unwrap_or_default()
}

#[test]
fn a_moment_shows_who_is_affected_what_is_offered_and_what_happens() {
    let mut harness = open("two-doublers");
    let at_first = scene(&harness);
    assert!(at_first.sides[1].is_affected && !at_first.sides[0].is_affected);
    let bear = at_first.pieces.iter().position(|piece| piece.id == "Bear").expect("a bear");
    let sort = ArrowSort::Happens(Some(1), "2".to_owned());
    assert_eq!(at_first.arrows, [Arrow { from: End::Piece(bear), to: End::Player(1), sort }]);
    let offered = |harness: &Shown, id: &str| piece(harness, id).light.offered.map(|offered| offered.number);
    let both = [offered(&harness, "Left Banner"), offered(&harness, "Right Banner")];
    assert_eq!(both, [Some(1), Some(2)]);
    ask(&mut harness, SelectionCommand::Go(Direction::Down));
    let dim: Vec<&str> = scene(&harness)
        .pieces
        .iter()
        .filter(|piece| piece.light.is_dim)
        .map(|piece| piece.id.as_str())
        .collect();
    assert_eq!(dim.len(), 1, "the one that was applied stands back: {dim:?}");
    assert!(!piece(&harness, dim[0]).light.why_not.is_empty(), "and says why");
}

/// What the window of this size shows under a name, if all of it can be seen.
fn seen(harness: &Shown, words: &str) -> bool {
    let window = harness.ctx.content_rect();
    harness.query_all_by_label_contains(words).any(|node| window.contains_rect(node.rect()))
}

#[test]
fn an_outcome_is_clicked_and_the_form_is_seen_with_the_table_open_and_closed() {
    for size in [Vec2::new(1440.0, 900.0), Vec2::new(1024.0, 768.0)] {
        let mut harness = open("doubler-and-plus-one");
        harness.set_size(size);
        harness.run();
        for is_open in [true, false] {
            assert_eq!(harness.state().state().panels.is_in_front(Panel::Table), is_open);
            for words in ["The line", "Save", "Outcome 1", "Outcome 2"] {
                assert!(seen(&harness, words), "{words} at {size}, table: {is_open}");
            }
            for outcome in [1, 0] {
                harness.get_by_label(&format!("Outcome {}", outcome + 1)).click();
                harness.run();
                let chosen = harness.state().state().highlight.as_ref().map(|shown| shown.outcome);
                assert_eq!(chosen, Some(outcome), "at {size}, table: {is_open}");
            }
            press(&mut harness, Modifiers::COMMAND, Key::M);
        }
    }
}

#[test]
fn stepping_through_moves_the_numbers_and_the_end_says_what_they_were() {
    let mut harness = open("two-doublers");
    assert_eq!((scene(&harness).sides[1].life, scene(&harness).sides[1].life_before), (20, None));
    for _ in 0..4 {
        ask(&mut harness, SelectionCommand::Go(Direction::Down));
    }
    assert_eq!((scene(&harness).sides[1].life, scene(&harness).sides[1].life_before), (12, Some(20)));
    assert!(says(&harness, "Bob at 12 life"));
    assert!(!scene(&harness).can_edit, "what has happened is not changed");
    ask(&mut harness, TableCommand::Show(Shows::Entered));
    assert_eq!(scene(&harness).sides[1].life, 20);
    assert!(scene(&harness).can_edit);
}

#[test]
fn a_board_on_which_all_has_happened_lies_as_it_was_entered() {
    let mut harness = entered("Bear 2/2; Bear deals 2 damage to Bob");
    assert_eq!(scene(&harness).sides[1].life, 20);
    assert!(scene(&harness).can_edit && scene(&harness).has_both);
    assert!(says(&harness, "Happens next"));
    ask(&mut harness, TableCommand::Show(Shows::Moment));
    assert_eq!(scene(&harness).sides[1].life, 18);
}

#[test]
fn power_and_toughness_are_those_after_the_layers() {
    let mut harness = open("by-layer/a-hush-a-banner-and-a-counter");
    let look = |harness: &Shown| {
        let shown = harness.state().state().presentation().expect("a ruling");
        let bear = *shown.ruling.objects_called(None, "Bear").expect("a bear").first().expect("a bear");
        let is = shown.ruling.look(None, bear).expect("a look").is;
        format!("{}/{}", is.power.expect("power"), is.toughness.expect("toughness"))
    };
    assert_eq!(numbers(&harness, "Bear"), look(&harness));
    let at = harness.state().state().board.as_ref().expect("a board").file.board.objects.iter();
    let at = at.clone().position(|object| object.id == "Bear").expect("a bear");
    ask(
        &mut harness,
        Command::Board(BoardCommand::Edit(Edit::Object(at, ObjectEdit::Counters(Counter::PlusOne, 5)))),
    );
    assert_eq!(numbers(&harness, "Bear"), look(&harness));
}

#[test]
fn a_click_opens_the_form_and_a_double_click_taps() {
    let mut harness = entered("Bear 2/2, Wolf 3/3");
    harness.get_by_label_contains("Bear, creature 2/2").click();
    harness.run();
    assert_eq!(harness.state().state().editing.picked, ["Bear"]);
    assert!(harness.state().state().panels.is_in_front(Panel::Board) && says(&harness, "Name on this board"));
    ask(&mut harness, TableCommand::Tap(0));
    assert!(object(&harness, "Bear").tapped && says(&harness, "Bear, creature 2/2, tapped"));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(!object(&harness, "Bear").tapped, "it is taken back as any change");
}

#[test]
fn a_card_is_laid_elsewhere_by_keyboard() {
    let mut harness = entered("Bear 2/2");
    harness.get_by_label_contains("Bear, creature 2/2").focus();
    harness.run();
    press(&mut harness, Modifiers::NONE, Key::Plus);
    press(&mut harness, Modifiers::NONE, Key::Plus);
    press(&mut harness, Modifiers::NONE, Key::Minus);
    assert_eq!(object(&harness, "Bear").counters, [(Counter::PlusOne, 1)]);
    assert_eq!(numbers(&harness, "Bear"), "3/3");
    press(&mut harness, Modifiers::NONE, Key::Space);
    assert!(harness.state().state().table.lifted.is_some());
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(
        harness.state().state().table.lifted.is_none() && object(&harness, "Bear").zone == Zone::Battlefield
    );
    press(&mut harness, Modifiers::NONE, Key::Space);
    for key in [Key::ArrowRight, Key::ArrowRight, Key::ArrowRight, Key::Enter] {
        press(&mut harness, Modifiers::NONE, key);
    }
    assert_eq!(object(&harness, "Bear").zone, Zone::Graveyard);
    assert!(says(&harness, "Alice's graveyard: 1"));
}

#[test]
fn what_is_dropped_on_another_is_attached_and_comes_off_again() {
    let mut harness = entered("Bear 2/2, Wolf 3/3");
    ask(&mut harness, TableCommand::Put(vec![1], Place::On(0)));
    assert_eq!(object(&harness, "Wolf").attached_to.as_deref(), Some("Bear"));
    assert_eq!(piece(&harness, "Wolf").host, Some(0));
    ask(&mut harness, TableCommand::Put(vec![1], Place::Zone(0, Zone::Battlefield)));
    assert_eq!(object(&harness, "Wolf").attached_to, None);
    ask(&mut harness, TableCommand::Put(vec![0, 1], Place::Zone(1, Zone::Battlefield)));
    assert!(scene(&harness).pieces.iter().all(|piece| piece.player == 1));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(scene(&harness).pieces.iter().all(|piece| piece.player == 0));
}

#[test]
fn of_five_hundred_permanents_only_those_in_view_take_the_pointer() {
    let creature =
        |at: usize| Object { id: format!("Beast {at}"), count: 1, is: size(at), ..Object::default() };
    let players = ["Alice", "Bob"].map(Player::new).to_vec();
    let board = Board { players, objects: (0..500).map(creature).collect(), ..Board::default() };
    let text = saves::to_text(&saves::BoardFile::new("A crowd", board)).expect("a board can be written");
    let mut harness = with_table();
    ask(&mut harness, Command::Files(FilesCommand::Paste(text)));
    assert_eq!(scene(&harness).pieces.len(), 500);
    let shown = harness.query_all_by_label_contains(", creature ").count();
    assert!((1..200).contains(&shown), "{shown} of 500 cards");
}

/// A creature of a size of its own.
fn size(at: usize) -> Characteristics {
    let power = i64::try_from(at).expect("a small number");
    Characteristics {
        types: vec![CardType::Creature],
        power: Some(power),
        toughness: Some(power + 1),
        ..Characteristics::default()
    }
}

#[test]
fn the_position_of_an_end_is_the_board_that_is_gone_on_with() {
    for board in ["two-doublers", "combat", "shields", "enter", "counters"] {
        let bundled = saves::bundled::all().iter().filter(|one| one.full_name().starts_with(board));
        for one in bundled {
            agrees(one);
        }
    }
}

/// What the table shows of an end, against the board that is entered after it.
fn agrees(bundled: &saves::bundled::Bundled) {
    let opened = app::opened::open_bundled(bundled).expect("a board");
    let ruling = engine::rule(&opened.board, &engine::Options::default()).expect("a ruling");
    for end in ruling.ends().iter().take(8) {
        let Ok(after) = ruling.board_after(*end, &[]) else { continue };
        let position = ruling.position(Some(*end));
        for (player, then) in after.board.players.iter().zip(&position.players) {
            assert_eq!(player.life, then.life, "{}", bundled.full_name());
            assert_eq!(
                (player.hand, player.graveyard),
                (then.hand, then.graveyard),
                "{}",
                bundled.full_name()
            );
        }
        for object in &position.objects {
            let name = ruling.object(object.id);
            let Some(same) =
                after.board.objects.iter().find(|one| one.id == name && ruling.is_listed(object.id))
            else {
                continue;
            };
            let counters: u64 = same.counters.iter().map(|(_, number)| number).sum();
            let shown: u64 = object.counters.iter().map(|(_, number)| number).sum();
            assert_eq!(
                (same.zone, same.tapped, same.damage, counters),
                (object.zone, object.tapped, object.damage, shown),
                "{name} of {}",
                bundled.full_name()
            );
        }
    }
}
