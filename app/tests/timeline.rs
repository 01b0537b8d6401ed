//! The timeline in the window: going on, back, and beside; loops, and the board after rounds of them.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "shared/bare.rs"]
mod bare;
#[path = "shared/closed.rs"]
mod closed;
#[path = "shared/windows.rs"]
mod windows;

use std::time::Duration;

use app::board::{BoardCommand, Edit, PlayerEdit, Until, Waiting};
use app::command::{Command, FilesCommand};
use app::compare::CompareCommand;
use app::job::Place;
use app::ruling::RulingCommand;
use app::state::State;
use app::timeline::TimelineCommand;
use bare::Window;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use windows::{Shown, press, says, type_into, window};

use language::board::{Period, Step, Waits};
use language::date::Date;
use language::event::{Instruction, Script};
use statements::completion::Completion;

fn key(harness: &mut Shown, key: Key) {
    press(harness, Modifiers::NONE, key);
}

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_label(label).scroll_to_me();
    harness.run();
    harness.get_by_label(label).click();
    harness.run();
}

fn on(board: &str) -> Shown {
    let mut harness = window(Vec::new(), None);
    ask(&mut harness, Command::Files(FilesCommand::OpenBundled(board.to_owned())));
    harness
}

fn ask(harness: &mut Shown, command: Command) {
    harness.state_mut().ask(command);
    harness.run();
}

/// Goes on from an outcome, and leaves the field for what happens next.
fn go_on(harness: &mut Shown, outcome: usize) {
    click(harness, &format!("Go on from outcome {outcome}"));
    key(harness, Key::Escape);
}

/// Types an event and Enter; the field has the keyboard after going on.
fn then(harness: &mut Shown, words: &str) {
    type_into(harness, LINE, words);
    key(harness, Key::Enter);
    // The field keeps the keyboard for the next event.
    key(harness, Key::Escape);
}

const LINE: &str = "Furnace of Rath; Bob: shield 3; Ogre 3/3 deals 3 to Bob";

fn bob(harness: &Shown) -> i64 {
    harness.state().state().board.as_ref().unwrap().file.board.players[1].life
}

fn bytes(harness: &Shown) -> String {
    saves::to_text(&harness.state().state().board.as_ref().unwrap().file).unwrap()
}

#[test]
fn going_on_makes_a_tree_and_nothing_on_it_is_lost() {
    let mut harness = on("shield-and-doubler");
    key(&mut harness, Key::B);
    assert!(says(&harness, "1 board") && says(&harness, "Go on from an outcome"));
    go_on(&mut harness, 1);
    assert_eq!(bob(&harness), 13);
    assert!(says(&harness, "after outcome 1 of board 1"), "where it comes from");
    assert!(says(&harness, "Bob is at 13 life"), "what came of it");
    then(&mut harness, "Bob gains 2 life");
    assert!(says(&harness, "Then: Bob gains 2 life."), "what happens on it");
    let first_branch = bytes(&harness);

    key(&mut harness, Key::P);
    assert_eq!(bob(&harness), 20);
    go_on(&mut harness, 2);
    assert_eq!(bob(&harness), 16);
    assert!(says(&harness, "3 boards") && says(&harness, "gone on from 2 of 2 outcomes"));

    key(&mut harness, Key::P);
    go_on(&mut harness, 1);
    assert_eq!(bytes(&harness), first_branch, "the branch is as it was left");
    assert!(says(&harness, "3 boards"), "and no other one is made");
}

#[test]
fn a_click_goes_to_a_board_and_undo_comes_back() {
    let mut harness = on("shield-and-doubler");
    let start = bytes(&harness);
    key(&mut harness, Key::B);
    go_on(&mut harness, 1);
    then(&mut harness, "Bob gains 2 life");
    let later = bytes(&harness);
    click(&mut harness, "Board 1");
    assert_eq!(bytes(&harness), start);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(bytes(&harness), later);
    for _ in 0..3 {
        ask(&mut harness, Command::Board(BoardCommand::Undo));
    }
    assert_eq!(bytes(&harness), start);
    assert!(!harness.state().state().has_changes() && !harness.state().state().editing.can_undo());
    assert!(says(&harness, "2 boards"), "what was taken back stays on the timeline");
    for _ in 0..2 {
        ask(&mut harness, Command::Board(BoardCommand::Redo));
    }
    assert_eq!(bytes(&harness), later);
}

#[test]
fn something_else_is_tried_beside_a_board() {
    let mut harness = on("shield-and-doubler");
    key(&mut harness, Key::B);
    go_on(&mut harness, 1);
    then(&mut harness, "Bob gains 2 life");
    click(&mut harness, "Branch");
    assert!(says(&harness, "Nothing is about to happen on it: type what happens next"));
    then(&mut harness, "Bob loses 2 life");
    assert!(says(&harness, "Then: Bob gains 2 life.") && says(&harness, "Then: Bob loses 2 life."));
}

#[test]
fn a_board_that_was_changed_since_says_so_and_comes_back() {
    let mut harness = on("shield-and-doubler");
    key(&mut harness, Key::B);
    go_on(&mut harness, 1);
    key(&mut harness, Key::P);
    let start = bytes(&harness);
    ask(&mut harness, Command::Board(BoardCommand::Edit(Edit::Player(1, PlayerEdit::Life(5)))));
    assert!(says(&harness, "The board that this comes from has been changed since."));
    let changed = bytes(&harness);
    click(&mut harness, "Back to it as it was");
    assert_eq!(bytes(&harness), start);
    assert!(!says(&harness, "has been changed since"));
    ask(&mut harness, Command::Board(BoardCommand::Undo));
    assert_eq!(bytes(&harness), changed);
}

#[test]
fn what_no_board_holds_is_said() {
    let mut harness = on("counters-to-be-counted");
    key(&mut harness, Key::B);
    go_on(&mut harness, 1);
    assert!(says(&harness, "Not on this board: "));
}

#[test]
fn the_way_here_is_put_on_one_board() {
    let mut harness = on("shield-and-doubler");
    key(&mut harness, Key::B);
    go_on(&mut harness, 1);
    then(&mut harness, "Bob gains 2 life");
    click(&mut harness, "As one board");
    let board = harness.state().state().board.as_ref().unwrap();
    assert_eq!((board.file.board.events.len(), bob(&harness)), (2, 20));
    let ends = &harness.state().state().presentation().unwrap().outcomes;
    assert_eq!(ends.len(), 2, "its ruling has every outcome of all that happens");
    assert!(says(&harness, "1. ") && says(&harness, "2. Bob gains 2 life."), "both events are to be read");
    saves::from_text("one", &bytes(&harness)).unwrap();
}

#[test]
fn what_is_no_event_is_not_put_on_one_board() {
    let mut harness = on("shield-and-doubler");
    key(&mut harness, Key::B);
    go_on(&mut harness, 1);
    ask(&mut harness, Command::Board(BoardCommand::Edit(Edit::Player(1, PlayerEdit::Life(5)))));
    click(&mut harness, "As one board");
    assert!(says(&harness, "Board 2 was changed by hand, which is no event"));
}

#[test]
fn leaving_asks_for_boards_that_are_in_no_file() {
    let mut harness = on("shield-and-doubler");
    key(&mut harness, Key::B);
    go_on(&mut harness, 1);
    then(&mut harness, "Bob gains 2 life");
    key(&mut harness, Key::P);
    ask(&mut harness, Command::Files(FilesCommand::NewBoard));
    assert!(says(&harness, "1 other board of the timeline will be gone"));
    click(&mut harness, "Stay with this board");
    assert!(says(&harness, "2 boards"));
    ask(&mut harness, Command::Files(FilesCommand::NewBoard));
    click(&mut harness, "Don't save");
    assert!(says(&harness, "1 board") && says(&harness, "New board"));
}

#[test]
fn each_board_is_saved_in_its_own_file() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name);
    let mut harness = on("shield-and-doubler");
    ask(&mut harness, Command::Files(FilesCommand::SaveTo(place("first.board.ron"))));
    key(&mut harness, Key::B);
    go_on(&mut harness, 1);
    ask(&mut harness, Command::Files(FilesCommand::SaveTo(place("second.board.ron"))));
    key(&mut harness, Key::P);
    ask(&mut harness, Command::Board(BoardCommand::Edit(Edit::Player(1, PlayerEdit::Life(19)))));
    press(&mut harness, Modifiers::COMMAND, Key::S);
    let life = |name: &str| saves::from_path(&place(name)).unwrap().board.players[1].life;
    assert_eq!((life("first.board.ron"), life("second.board.ron")), (19, 13));
}

#[test]
fn a_loop_is_asked_for_and_a_million_rounds_of_it_are_gone_on_with() {
    let mut harness = on("one-player-gains-life");
    key(&mut harness, Key::L);
    assert!(says(&harness, "This is a loop"));
    assert!(says(&harness, "Alice's life total goes up by 2 with each round."));
    assert!(says(&harness, "Alice proposes how often it is done"));
    // The first field has the keyboard.
    type_into(&mut harness, "1,000,000", "1000000");
    key(&mut harness, Key::Enter);
    assert!(says(&harness, "Alice's life total is 2,000,020."));
    click(&mut harness, "Go on with the board after it");
    assert!(says(&harness, "after rounds of a loop on board 1"));
    let alice = harness.state().state().board.as_ref().unwrap().file.board.players[0].life;
    assert_eq!(alice, 2_000_020);
    key(&mut harness, Key::Escape);
    key(&mut harness, Key::P);
    assert!(says(&harness, "you are here") && says(&harness, "2 boards"));
}

#[test]
fn the_rule_of_a_loop_opens_the_rulebook() {
    let mut harness = on("one-player-gains-life");
    ask(&mut harness, Command::Ruling(RulingCommand::AsOf(Some(Date::new(2006, 10, 1)))));
    key(&mut harness, Key::L);
    assert!(says(&harness, "Alice names a number"));
    harness.get_by_role_and_label(Role::Link, "421.2").click();
    harness.run();
    assert!(harness.state().state().panels.is_open(app::panels::Panel::Rulebook));
}

#[test]
fn numbers_that_may_not_be_named_are_refused_at_their_field() {
    let mut harness = on("one-player-gains-life");
    key(&mut harness, Key::L);
    let mut count = |numbers: [&str; 2]| {
        for (at, number) in numbers.into_iter().enumerate() {
            ask(&mut harness, Command::Timeline(TimelineCommand::Number(at, number.to_owned())));
        }
        click(&mut harness, "Work it out");
        let rounds = &harness.state().state().timeline.rounds;
        let (at, words) = rounds.wrong.clone().unwrap();
        assert!(says(&harness, &app::presentation::label::capital(&words)), "{words}");
        (at, words)
    };
    assert_eq!(count(["5", "7"]), (1, "Bob may agree or name less than 5, not 7".to_owned()));
    assert_eq!(count(["", ""]), (0, "type how many rounds".to_owned()));
    assert_eq!(count(["5", "few"]).0, 1);
    assert!(count(["9999999999999999999", ""]).1.contains("a number would not fit"));
}

#[test]
fn it_is_said_to_which_outcome_each_event_of_a_round_is_taken() {
    let mut harness = on("two-players-keep-it-going");
    ask(&mut harness, Command::Ruling(RulingCommand::AsOf(Some(Date::new(2006, 10, 1)))));
    key(&mut harness, Key::L);
    assert!(says(&harness, "Event 1 of the round has several outcomes."));
    let is_done = |one: &str| one.contains("Elk is tapped") || one.contains("Elk is untapped");
    for script in 0..2 {
        let choice = harness.state().state().timeline.rounds.choices[script].clone();
        let place = choice.outcomes.iter().position(|one| is_done(one)).unwrap();
        click(&mut harness, &format!("Event {} comes to outcome {}", script + 1, place + 1));
    }
    assert!(says(&harness, "This is a loop") && says(&harness, "421.3"));
    type_into(&mut harness, "1,000,000", "7");
    type_into(&mut harness, "agrees", "3");
    click(&mut harness, "Work it out");
    assert!(says(&harness, "Alice has the last word") && says(&harness, "Alice's life total is 24."));
}

#[test]
fn what_is_no_loop_says_why() {
    let mut harness = on("shield-and-doubler");
    key(&mut harness, Key::L);
    click(&mut harness, "Event 1 comes to outcome 2");
    assert!(says(&harness, "It is no loop: in a later round"), "the shield is used up");
    ask(&mut harness, Command::Files(FilesCommand::NewBoard));
    key(&mut harness, Key::L);
    assert!(says(&harness, "Nothing has happened yet that could be done again and again."));
}

#[test]
fn a_loop_on_the_timeline_is_recognised() {
    let mut harness = on("shield-and-doubler");
    key(&mut harness, Key::B);
    go_on(&mut harness, 1);
    for _ in 0..2 {
        then(&mut harness, "Bob gains 2 life");
        go_on(&mut harness, 1);
    }
    assert!(says(&harness, "This is a loop"), "{:?}", harness.state().state().timeline.rounds.found);
    assert!(says(&harness, "Bob's life total goes up by 2 with each round."));
    assert!(says(&harness, "nothing in it is optional") || says(&harness, "Nothing in it is optional"));
    type_into(&mut harness, "1,000,000", "1_000_000");
    click(&mut harness, "Work it out");
    assert!(says(&harness, "Bob's life total is 2,000,017."));
}

#[test]
fn whose_choice_an_event_is_changes_what_the_rules_say() {
    let mut harness = on("shield-and-doubler");
    click(&mut harness, "Timeline");
    go_on(&mut harness, 1);
    then(&mut harness, "Bob gains 2 life");
    key(&mut harness, Key::L);
    assert!(says(&harness, "Nothing in it is optional"));
    // Who has asked need not ask again.
    ask(&mut harness, Command::Board(BoardCommand::Edit(Edit::EventChoice(0, Some(1)))));
    assert!(says(&harness, "Bob proposes how often it is done"));
    assert!(says(&harness, "Bob gains 2 life. Bob chooses to."));
    ask(&mut harness, Command::Ruling(RulingCommand::AsOf(Some(Date::new(2006, 10, 1)))));
    assert!(says(&harness, "Bob names a number") && says(&harness, "421.2"));
}

#[test]
fn every_command_of_the_timeline_is_in_the_list_of_all_commands() {
    let mut harness = on("shield-and-doubler");
    ask(&mut harness, Command::Timeline(TimelineCommand::Open));
    go_on(&mut harness, 1);
    let offers = app::finder::offers::offers(harness.state().state());
    for command in [
        TimelineCommand::Open,
        TimelineCommand::Back,
        TimelineCommand::Loop,
        TimelineCommand::Branch,
        TimelineCommand::Whole,
    ] {
        let command = Command::Timeline(command);
        assert!(offers.iter().any(|offer| offer.command == command), "{command:?}");
        ask(&mut harness, command);
    }
}

#[test]
fn what_has_triggered_is_shown_on_the_board_after_it_and_resolves() {
    let mut harness = on("triggers-of-the-dead");
    key(&mut harness, Key::B);
    go_on(&mut harness, 1);
    assert!(says(&harness, "WHAT WAITS"));
    let board = |harness: &Shown| harness.state().state().board.as_ref().unwrap().file.board.clone();
    assert!(!board(&harness).stack.is_empty(), "{:?}", board(&harness).triggered);
    click(&mut harness, "The top one resolves");
    assert_eq!(board(&harness).events.len(), 1);
    assert!(says(&harness, "The spell or ability on top of the stack resolves"));
}

/// What is asked for at random; which outcome, board or number is random, too.
fn any(number: usize) -> Command {
    let (kind, place) = (number % 20, number / 20 % 4);
    let edit = |edit| Command::Board(BoardCommand::Edit(edit));
    match kind {
        0..=2 => Command::Timeline(TimelineCommand::GoOn(place % 2)),
        3 => Command::Timeline(TimelineCommand::GoTo(number / 20 % 9)),
        4 => Command::Timeline(TimelineCommand::Back),
        5 => Command::Timeline(TimelineCommand::Branch),
        6 => Command::Timeline(TimelineCommand::Restore(place)),
        7 => Command::Timeline([TimelineCommand::Whole, TimelineCommand::Loop][place % 2].clone()),
        8 => edit(Edit::Player(place % 2, PlayerEdit::Life(i64::try_from(number % 50).unwrap()))),
        9 | 10 => edit(Edit::AddEvent(["Bob gains 2 life", "Alice loses 1 life"][place % 2].to_owned())),
        11 => edit(Edit::RemoveEvent(0)),
        12 => [Command::Board(BoardCommand::Undo), Command::Board(BoardCommand::Redo)][place % 2].clone(),
        13 => edit([Edit::TwoHeads(30), Edit::StartingLife(20)][place % 2].clone()),
        14 => {
            let period = Until::Period(Period::Step(Step::Upkeep), Some(place % 3), Waits::ForTurn);
            edit(Edit::Wait(0, [Until::Next, period][place % 2].clone()))
        }
        15 => edit(Edit::Happen([Waiting::Next, Waiting::Scheduled][place % 2], 0)),
        16 => edit(Edit::EventChoice(0, Some(place))),
        17 => {
            let does = [Instruction::ResolveAll, Instruction::NextStep][place % 2].clone();
            edit(Edit::AddScript(Box::new(Script { does: vec![does], ..Script::default() })))
        }
        18 => edit(Edit::Player(place, PlayerEdit::Team(Some("Team 1".to_owned())))),
        _ => [Command::Board(BoardCommand::Revert), Command::Timeline(TimelineCommand::Open)][place % 2]
            .clone(),
    }
}

#[test]
fn nothing_is_gone_on_from_or_compared_with_a_ruling_that_the_clock_stopped() {
    let mut window = Window::new(None, Place::Here);
    window.state.usual_budget.time = Duration::ZERO;
    window.ask(Command::Files(FilesCommand::OpenBundled("two-doublers".to_owned())));
    assert_eq!(window.state.presentation().unwrap().ruling.completion(), Completion::Time);
    window.ask(Command::Timeline(TimelineCommand::GoOn(0)));
    assert!(
        window.state.message.as_ref().unwrap().text.contains("go on once it is whole"),
        "{:?}",
        window.state.message
    );
    assert_eq!(window.state.editing.history.entries().len(), 1);
    window.ask(Command::Compare(CompareCommand::OpenDates));
    window.ask(Command::Compare(CompareCommand::Date(1, Date::FIRST)));
    let wrong = window.state.comparison.found.as_ref().unwrap().as_ref().err().unwrap();
    assert!(wrong.ends_with("is not decided: the time for it was up"), "{wrong}");
    window.ask(Command::Timeline(TimelineCommand::Loop));
    let no_loop = window.state.timeline.rounds.found.as_ref().unwrap().as_ref().err().unwrap();
    assert!(no_loop.ends_with("is not decided: the time for it was up"), "{no_loop}");
    // With time it is whole.
    window.state.budget.time = Duration::from_secs(1);
    window.ask(Command::Ruling(RulingCommand::GoOn));
    assert_eq!(window.state.presentation().unwrap().ruling.completion(), Completion::Whole);
    assert_eq!(window.state.budget.time, Duration::from_secs(10));
}

#[test]
fn whatever_is_done_on_the_timeline_is_taken_back_to_equal_bytes_and_no_board_is_lost() {
    let mut window = Window::new(None, Place::Here);
    let mut random = 7_usize;
    for board in ["shield-and-doubler", "one-player-gains-life", "two-doublers"] {
        window.ask(Command::Files(FilesCommand::OpenBundled(board.to_owned())));
        window.ask(Command::Files(FilesCommand::Leave));
        let bytes = |state: &State| saves::to_text(&state.board.as_ref().unwrap().file).unwrap();
        let (start, mut most) = (bytes(&window.state), 0);
        for _ in 0..120 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            window.ask(any(random >> 33));
            let opened = window.state.board.as_ref().unwrap();
            let valid = engine::validate(&opened.board);
            assert!(valid.is_ok(), "{valid:?}: {:?}", opened.mistakes);
            let history = &window.state.editing.history;
            assert!(history.entries().len() >= most, "no board ever leaves the timeline");
            most = history.entries().len();
            assert_eq!(*history.here().unwrap().file, window.state.board.as_ref().unwrap().file);
        }
        assert!(most > 3, "{most}");
        let (end, mut back) = (bytes(&window.state), 0);
        while window.state.editing.can_undo() {
            window.ask(Command::Board(BoardCommand::Undo));
            back += 1;
        }
        assert_eq!((bytes(&window.state), window.state.editing.history.current()), (start, 0));
        assert!(!window.state.has_changes());
        (0..back).for_each(|_| window.ask(Command::Board(BoardCommand::Redo)));
        assert_eq!(bytes(&window.state), end);
    }
}
