//! Going on from outcomes and rounds of loops on the command line, as someone uses it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use app::cli::{End, run};
use app::opened::open_bundled;

use engine::{Lanes, Limits, Options};
use saves::bundled;

fn printed(arguments: &[&str]) -> String {
    let mut out = Vec::new();
    assert_eq!(run(arguments, &mut out).unwrap(), End::Fine);
    String::from_utf8(out).unwrap()
}

fn refused(arguments: &[&str]) -> String {
    let error = run(arguments, &mut Vec::new()).unwrap_err();
    format!("{error:#}")
}

#[test]
fn the_board_after_an_outcome_is_printed_as_a_board_file() {
    let text = printed(&["explain", "shield-and-doubler", "--after", "1"]);
    let file = saves::from_text("printed", &text).unwrap();
    assert_eq!(file.title, "A shield and a doubler, after outcome 1");
    assert!(file.about.ends_with("nothing is left of Shield."), "{}", file.about);
    let bob = &file.board.players[1];
    assert_eq!((bob.name.as_str(), bob.life, bob.damaged), ("Bob", 13, 7));
    assert!(file.board.effects.is_empty() && file.board.events.is_empty(), "{text}");
}

#[test]
fn one_goes_on_from_outcome_to_outcome() {
    let text = printed(&[
        "explain",
        "shield-and-doubler",
        "--after",
        "1",
        "--then",
        "Bob gains 2 life",
        "--after",
        "1",
        "--then",
        "Wurm deals 1 damage to Bob",
    ]);
    assert!(text.contains("Bob is at 13 life"), "{text}");
    let text = printed(&["explain", "shield-and-doubler", "--after", "2", "--then", "Bob gains 2 life"]);
    assert!(text.contains("Bob is at 18 life"), "{text}");
}

#[test]
fn the_board_after_it_is_saved_and_can_be_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("next.board.ron");
    let path = path.to_str().unwrap();
    let arguments = ["explain", "two-factories", "--after", "1", "--then", "destroy Loaf", "--to", path];
    let text = printed(&arguments);
    assert!(text.contains("Alice"), "{text}");
    let again = printed(&["explain", path]);
    assert!(again.contains("Loaf"), "{again}");
}

#[test]
fn cards_are_named_by_their_cards_again() {
    let text = printed(&["explain", "a-phantom-in-a-crowd", "--after", "1"]);
    assert!(text.contains("card: "), "{text}");
    assert!(!text.contains("rewrite"), "{text}");
}

#[test]
fn what_no_board_holds_is_named() {
    let text = printed(&["explain", "counters-to-be-counted", "--after", "1"]);
    assert!(text.starts_with("// Not on this board: "), "{text}");
    assert!(text.contains("what Worker was before it left"), "{text}");
    saves::from_text("printed", &text).unwrap();
}

#[test]
fn triggered_abilities_lie_on_the_board_after_it() {
    let text = printed(&["explain", "triggers-of-the-dead", "--after", "1"]);
    let board = saves::from_text("printed", &text).unwrap();
    assert_eq!(board.board.stack.iter().map(|one| one.times).sum::<u64>(), 8);
    let next = printed(&["explain", "triggers-of-the-dead", "--after", "1", "--then", "resolve"]);
    assert!(next.contains("The ability of Proctor resolves."), "{next}");
}

#[test]
fn going_on_from_nothing_is_refused() {
    let to = |number| refused(&["explain", "shield-and-doubler", "--after", number]);
    assert_eq!(to("3"), "there is no outcome 3; they are numbered from 1 to 2");
    assert_eq!(to("0"), "there is no outcome 0; they are numbered from 1 to 2");
    let endless = refused(&["explain", "it-never-ends", "--after", "1"]);
    assert!(endless.contains("this outcome never ends"), "{endless}");
    let unheard = refused(&["explain", "shield-and-doubler", "--after", "1", "--then", "Rob gains 2 life"]);
    assert!(unheard.contains("did you mean `Bob`?"), "{unheard}");
    let missing = refused(&["explain", "shield-and-doubler", "--after", "1", "--after", "1"]);
    assert!(missing.contains("say with `--then` what happens"), "{missing}");
    let nothing = refused(&["explain", "shield-and-doubler", "--to", "x.board.ron"]);
    assert!(nothing.contains("say with `--after` or `--rounds` which board"), "{nothing}");
    let cut = refused(&["explain", "shield-and-doubler", "--max-nodes", "2", "--after", "1"]);
    assert!(cut.contains("was not finished"), "{cut}");
}

#[test]
fn a_loop_is_told_with_the_rule_of_the_date() {
    let before = printed(&["explain", "one-player-gains-life", "--as-of", "2006-10-01", "--rounds"]);
    assert!(
        before.contains("Alice names a number") && before.contains("[CR 421.2 (2006-10-01)]"),
        "{before}"
    );
    assert!(before.contains("Alice's life total goes up by 2 with each round."), "{before}");
    let since = printed(&["explain", "one-player-gains-life", "--rounds", "1000000"]);
    assert!(since.contains("Bob may accept or shorten it"), "{since}");
    assert!(since.contains("Alice's life total is 2,000,020."), "{since}");
}

#[test]
fn the_board_after_a_million_rounds_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("many.board.ron");
    let path = path.to_str().unwrap();
    printed(&["explain", "tokens-without-end", "--rounds", "1_000_000", "--to", path]);
    let file = saves::from_path(path.as_ref()).unwrap();
    let elves = file.board.objects.iter().find(|object| object.id == "Elf").unwrap();
    assert_eq!(elves.count, 2_000_000);
}

#[test]
fn numbers_that_may_not_be_named_are_refused() {
    let rounds = |numbers: &[&str]| {
        let mut arguments = vec!["explain", "one-player-gains-life"];
        arguments.extend(numbers.iter().flat_map(|number| ["--rounds", number]));
        refused(&arguments)
    };
    assert!(rounds(&["5", "7"]).contains("Bob may agree or name less than 5, not 7"));
    assert!(
        rounds(&["5", "4", "3"]).contains("the numbers are those of Alice, Bob, in this order; 3 are given")
    );
    assert!(rounds(&["many"]).contains("`many` is no number of rounds"));
    assert!(rounds(&["9999999999999999999"]).contains("a number would not fit"));
    let ends = refused(&["explain", "it-ends-by-itself", "--rounds", "30"]);
    assert!(ends.contains("for 19 rounds only, not for 30"), "{ends}");
}

#[test]
fn what_is_no_round_of_a_loop_is_refused() {
    let grows = refused(&["explain", "proliferate/as-if-once", "--rounds", "3"]);
    assert!(grows.contains("no round of a loop"), "{grows}");
    let asked = refused(&["explain", "two-players-keep-it-going", "--rounds", "3"]);
    assert!(asked.contains("--taking 1: ") && asked.contains("--taking 2: "), "{asked}");
    let json = refused(&["explain", "one-player-gains-life", "--rounds", "3", "--format", "json"]);
    assert!(json.contains("leave `--format` out"), "{json}");
}

/// A board after an outcome is one whatever the board: of each bundled board, the file can be read and ruled on.
#[test]
fn the_board_after_every_outcome_of_every_bundled_board_is_a_file() {
    for board in bundled::all() {
        let opened = open_bundled(board).unwrap();
        let limits = Limits { nodes: 2_000, ..Limits::default() };
        let options = Options { lanes: Lanes::Never, limits, ..Options::default() };
        let ruling = opened.rule(&options).unwrap();
        for number in 1..=ruling.ends().len().min(10) {
            let Ok(next) = app::history::after::board_after(&opened, &ruling, number) else { continue };
            let text = saves::to_text(&next.file).unwrap();
            let read = saves::from_text(&board.full_name(), &text);
            assert_eq!(read.unwrap_or_else(|error| panic!("{error}\n{text}")), next.file);
        }
    }
}

#[test]
fn what_is_different_after_many_rounds_is_told_of_each_object() {
    let after = printed(&["explain", "told-what-is-different", "--rounds", "10"]);
    for said in [
        "Alice's life total is 30.",
        "The damage marked on Goat is 2.",
        "The number of charge counters on Goat is 1.",
        "Goat is tapped.",
        "Cape is attached to Goat.",
    ] {
        assert!(after.contains(said), "{said}: {after}");
    }
}
