use super::apply::apply;
use super::*;
use crate::bundled_cards::cards;
use engine::Options;
use language::board::{Period, Step, Waits};
use saves::BoardFile;

fn start() -> BoardFile {
    crate::opened::empty_board()
}

fn made(file: &BoardFile, edits: &[Edit]) -> BoardFile {
    let cards = cards().expect("the collection");
    edits
        .iter()
        .fold(file.clone(), |file, edit| apply(&file, edit, cards).expect("a change that makes sense"))
}

fn refused(file: &BoardFile, edit: &Edit) -> String {
    apply(file, edit, cards().expect("the collection")).expect_err("a change that makes no sense").to_string()
}

#[test]
fn a_board_is_made_from_nothing_by_a_few_lines() {
    let file = made(
        &start(),
        &[
            Edit::Line(0, "Furnace of Rath".into()),
            Edit::Line(0, "Bear 2/2".into()),
            Edit::Line(1, "Bear 2/2".into()),
            Edit::AddEvent("Bear deals 2 damage to Bob".into()),
        ],
    );
    let ids: Vec<&str> = file.board.objects.iter().map(|object| object.id.as_str()).collect();
    assert_eq!(ids, ["Furnace of Rath", "Bear", "Bear 2"]);
    let opened = crate::opened::Opened::new(file, None, cards().expect("the collection")).expect("its cards");
    let ruling = opened.rule(&Options::default()).expect("a board that makes sense");
    let facts = &ruling.outcomes()[0].facts;
    assert!(facts.contains(&statements::fact::Fact::Life("Bob".into(), 16)), "{facts:?}");
}

#[test]
fn a_name_is_changed_wherever_it_stands() {
    let edits = [
        Edit::Line(1, "Bear 2/2".into()),
        Edit::AddEvent("Bear deals 2 damage to Bob".into()),
        Edit::Player(1, PlayerEdit::Name("Robert".into())),
        Edit::Object(0, ObjectEdit::Name("Grizzly".into())),
    ];
    let file = made(&start(), &edits);
    let text = saves::to_text(&file).expect("a text");
    assert!(!text.contains("\"Bob\""), "{text}");
    assert_eq!(file.board.objects[0].owner.as_deref(), Some("Robert"));
    assert_eq!(file.board.events[0].source.as_deref(), Some("Grizzly"));
}

#[test]
fn what_makes_no_sense_is_refused_and_says_why() {
    let file = made(&start(), &[Edit::Line(1, "Bear 2/2".into())]);
    assert!(
        refused(&file, &Edit::Player(0, PlayerEdit::Name("Bob".into()))).contains("on the board already")
    );
    assert!(refused(&file, &Edit::Player(0, PlayerEdit::Name(" ".into()))).contains("can't be empty"));
    assert!(refused(&file, &Edit::Player(1, PlayerEdit::Remove)).contains("still names them"));
    assert!(refused(&file, &Edit::AddEvent("Bear dances".into())).contains("dances"));
    assert!(refused(&file, &Edit::Text("(".into())).contains("the text"));
}

#[test]
fn what_was_changed_is_taken_back_and_made_again_a_dragged_number_as_one() {
    let first = start();
    let mut editing = Editing::of(&first, None);
    let mut now = first.clone();
    for edit in [
        Edit::Player(0, PlayerEdit::Life(19)),
        Edit::Player(0, PlayerEdit::Life(18)),
        Edit::Player(1, PlayerEdit::Life(5)),
    ] {
        let next = made(&now, std::slice::from_ref(&edit));
        editing.note(&now, &edit);
        now = next;
    }
    let last = now.clone();
    assert!(editing.is_unsaved(&now));
    now = editing.undo(&now).expect("a change");
    assert_eq!((now.board.players[0].life, now.board.players[1].life), (18, 20));
    now = editing.undo(&now).expect("a change");
    assert!(now == first && !editing.can_undo() && !editing.is_unsaved(&now));
    now = editing.redo(&now).expect("a change");
    now = editing.redo(&now).expect("a change");
    assert_eq!(now, last);
}

#[test]
fn two_headed_giant_makes_teams_that_share_their_life() {
    let file = made(&start(), &[Edit::TwoHeads(30)]);
    let teams = |file: &BoardFile| -> Vec<(Option<String>, i64)> {
        file.board.players.iter().map(|player| (player.team.clone(), player.life)).collect()
    };
    let team = |number| Some(format!("Team {number}"));
    assert_eq!(teams(&file), [(team(1), 30), (team(1), 30), (team(2), 30), (team(2), 30)]);
    let hurt = made(&file, &[Edit::Player(1, PlayerEdit::Life(7))]);
    assert_eq!(teams(&hurt)[..3], [(team(1), 7), (team(1), 7), (team(2), 30)]);
    let joined = made(&hurt, &[Edit::Player(2, PlayerEdit::Team(team(1)))]);
    assert_eq!(teams(&joined)[2], (team(1), 7));
    let (board, alone) = (&joined.board, made(&joined, &[Edit::StartingLife(20)]));
    assert!(engine::validate(board).is_ok(), "{:?}", engine::validate(board));
    assert!(teams(&alone).iter().all(|one| *one == (None, 20)));
}

#[test]
fn an_event_waits_is_scheduled_otherwise_and_happens_after_all() {
    let events = ["Alice gains 1 life", "Bob gains 2 life"].map(|line| Edit::AddEvent(line.to_owned()));
    let file = made(&start(), &events);
    let upkeep = |whose, waits| Until::Period(Period::Step(Step::Upkeep), whose, waits);
    let waits = made(&file, &[Edit::Wait(0, Until::Next), Edit::Wait(0, upkeep(None, Waits::ForPeriod))]);
    let board = &waits.board;
    assert_eq!((board.events.len(), board.waiting.len(), board.scheduled.len()), (0, 1, 1));
    assert_eq!(board.scheduled[0].whose, ["Alice", "Bob"]);
    assert!(engine::validate(board).is_ok(), "{:?}", engine::validate(board));
    let later = made(&waits, &[Edit::Reschedule(0, upkeep(Some(1), Waits::ForTurn))]);
    assert_eq!(later.board.scheduled[0].whose, ["Bob"]);
    assert_eq!(later.board.scheduled[0].waits, Waits::ForTurn);
    let now = made(&later, &[Edit::Happen(Waiting::Scheduled, 0), Edit::Happen(Waiting::Next, 0)]);
    let mut events = now.board.events.clone();
    events.reverse();
    assert_eq!(events, file.board.events);
    assert!(refused(&now, &Edit::RemoveWaiting(Waiting::Stack, 0)).contains("not on the board any more"));
}
