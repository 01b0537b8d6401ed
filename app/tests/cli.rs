//! The command line as someone uses it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "cli/code.rs"]
mod code;
#[path = "shared/documented.rs"]
mod documented;
#[path = "cli/installed.rs"]
mod installed;
#[path = "cli/line.rs"]
mod line;
#[path = "cli/named_cards.rs"]
mod named_cards;
#[path = "cli/remembered.rs"]
mod remembered;
#[path = "cli/schema.rs"]
mod schema;
#[path = "cli/serve.rs"]
mod serve;

use std::collections::BTreeSet;

use app::cli::{End, is_not_decided, run};
use documented::{compare, documented};
use serde_json::Value;

fn printed(arguments: &[&str]) -> (End, String) {
    let mut out = Vec::new();
    let end = run(arguments, &mut out).unwrap();
    (end, String::from_utf8(out).unwrap())
}

fn refused(arguments: &[&str]) -> String {
    let error = run(arguments, &mut Vec::new()).unwrap_err();
    format!("{error:#}")
}

#[test]
fn a_bundled_board_is_explained_by_its_name() {
    let (end, text) = printed(&["explain", "two-doublers"]);
    assert_eq!(end, End::Fine);
    for words in ["Two doublers", "Rules of 2026-04-17", "Bob orders", "Outcome 1", "Bob is at 12 life"] {
        assert!(text.contains(words), "{words} is not in:\n{text}");
    }
}

#[test]
fn the_rules_date_can_be_chosen() {
    let (_, text) = printed(&["explain", "two-doublers", "--as-of", "2006-10-01"]);
    assert!(text.contains("Rules of 2006-10-01"), "{text}");
}

#[test]
fn a_ruling_cut_short_says_so_on_its_face_and_in_the_exit_code() {
    let (end, text) = printed(&["explain", "two-doublers", "--max-nodes", "2"]);
    assert_eq!(end, End::StoppedEarly);
    assert!(text.contains("Not every way was explored"), "{text}");
    let (_, json) = printed(&["explain", "two-doublers", "--max-nodes", "2", "--format", "json"]);
    assert_eq!(parsed(&json)["completion"], "node_limit");
}

/// Nothing was found, and nothing is said to be so of what was not looked at.
#[test]
fn a_ruling_that_stops_before_any_outcome_says_that_and_what_is_missing() {
    let (_, text) = printed(&["explain", "two-doublers", "--max-nodes", "1"]);
    let says = "It stopped before any outcome was come to, through a moment. What comes after it is missing.";
    assert!(text.contains(says) && !text.contains("no way"), "{text}");
    let dates = ["--as-of", "2012-05-01", "--as-of", "2026-04-17", "--max-nodes", "1"];
    let (_, text) = printed(&[&["diff", "two-doublers"], &dates[..]].concat());
    assert!(text.contains("it stopped before any outcome was come to") && !text.contains("no way"), "{text}");
}

#[test]
fn a_ruling_whose_time_is_up_ends_with_what_it_has_and_is_never_compared() {
    let (end, text) = printed(&["explain", "two-doublers", "--seconds", "0"]);
    assert_eq!(end, End::StoppedEarly);
    assert!(text.contains("Not every way was explored: the time for it was up."), "{text}");
    let (_, json) = printed(&["explain", "two-doublers", "--seconds", "0", "--format", "json"]);
    assert_eq!(parsed(&json)["completion"], "time");
    let dates = ["--as-of", "2012-05-01", "--as-of", "2026-04-17"];
    for asked in [
        &["explain", "two-doublers", "--why", "1"][..],
        &["explain", "two-doublers", "--without", "Furnace"],
        &["explain", "two-doublers", "--after", "1"],
        &["explain", "one-player-gains-life", "--rounds", "3"],
        &[&["diff", "two-doublers"], &dates[..]].concat(),
    ] {
        let error = run(&[asked, &["--seconds", "0"]].concat(), &mut Vec::new()).unwrap_err();
        assert!(is_not_decided(&error), "{asked:?}: {error:#}");
        assert!(format!("{error:#}").contains("is not decided: the time for it was up"), "{error:#}");
        assert!(!run(asked, &mut Vec::new()).is_err_and(|error| is_not_decided(&error)), "{asked:?}");
    }
    let (_, text) = printed(&["explain", "two-doublers", "--seconds", "0", "--can", "survives(\"Bob\")"]);
    assert!(text.contains("the time for it was up"), "{text}");
}

#[test]
fn memory_that_is_not_enough_stops_a_ruling_and_says_so() {
    let (end, text) = printed(&["explain", "two-doublers", "--memory", "0MB"]);
    assert!(end == End::StoppedEarly && text.contains("more memory than the limit allows"), "{text}");
    assert!(refused(&["explain", "two-doublers", "--memory", "lots"]).contains("like 500MB or 4GB"));
}

#[test]
fn check_reports_a_board_as_not_decided_where_a_limit_is_reached() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    let path = folder.path().to_str().unwrap();
    put("a.board.ron", RIGHT);
    for stop in [["--seconds", "0"], ["--memory", "0MB"]] {
        let (end, text) = printed(&[&["check", path], &stop[..]].concat());
        assert_eq!(end, End::StoppedEarly);
        assert!(text.starts_with("open ") && text.contains("nothing of it can be relied on"), "{text}");
        assert!(
            text.ends_with("0 as they should be, 0 not, 1 not decided, 0 that can't be read\n"),
            "{text}"
        );
    }
    put("b.board.ron", &RIGHT.replace("17", "18"));
    assert_eq!(printed(&["check", path]).0, End::CheckFailed);
}

#[test]
fn lines_can_be_limited_and_the_rest_is_counted() {
    let (_, whole) = printed(&["explain", "two-doublers"]);
    let (_, text) = printed(&["explain", "two-doublers", "--limit-lines", "3"]);
    assert_eq!(text.lines().count(), 4);
    let more = format!("... and {} more lines", whole.lines().count() - 3);
    assert_eq!(text.lines().last(), Some(more.as_str()));
}

#[test]
fn a_board_that_is_not_there_is_refused_with_the_nearest_name() {
    assert!(refused(&["explain", "two-doublrs"]).contains("did you mean `two-doublers`?"));
    assert!(refused(&["explain", "no/such/file.board.ron"]).contains("no/such/file.board.ron"));
}

#[test]
fn a_date_that_is_none_is_refused() {
    assert!(refused(&["explain", "two-doublers", "--as-of", "yesterday"]).contains("is not a date"));
}

#[test]
fn markdown_and_dot_tell_the_same_ruling() {
    let (_, markdown) = printed(&["explain", "two-doublers", "--format", "markdown"]);
    assert!(markdown.starts_with("# Two doublers\n") && markdown.contains("## Outcomes"), "{markdown}");
    let (_, dot) = printed(&["explain", "two-doublers", "--format", "dot"]);
    assert!(dot.starts_with("digraph \"Two doublers\" {") && dot.ends_with("}\n"), "{dot}");
    assert_eq!(dot.matches(" -> ").count(), 4, "{dot}");
}

#[test]
fn the_same_board_gives_the_same_bytes() {
    for format in ["text", "json", "markdown", "dot"] {
        let arguments = ["explain", "two-orderers", "--format", format];
        assert_eq!(printed(&arguments), printed(&arguments), "{format}");
    }
}

const RIGHT: &str = r#"(format: 2, title: "Three", board: (
    players: [(name: "Alice"), (name: "Bob")],
    events: [(does: [Do(events: [LoseLife(who: Named("Bob"), amount: N(3))])])],
), rulings: [(outcomes: [(facts: [life("Bob", 17)])])])"#;

#[test]
fn check_writes_what_it_found_for_services_that_run_tests() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    put("bad.board.ron", "no board");
    for copy in 0..20 {
        put(&format!("fine-{copy:02}.board.ron"), saves::bundled::find("two-doublers").unwrap().text);
    }
    let page = folder.path().join("found.xml").display().to_string();
    let (end, text) = printed(&["check", folder.path().to_str().unwrap(), "--junit", &page]);
    assert_eq!(end, End::BadInput);
    let boards = text.lines().filter(|line| line.starts_with("ok ") || line.starts_with("bad "));
    let names: Vec<&str> = boards.filter_map(|line| line.rsplit('/').next()).collect();
    assert!(names.len() == 21 && names.is_sorted(), "boards are told in their order:\n{text}");
    assert!(text.ends_with("20 as they should be, 0 not, 1 that can't be read\n"), "{text}");
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.contains("tests=\"21\" failures=\"0\" errors=\"1\" skipped=\"0\""), "{page}");
    assert_eq!(page.matches("<testcase ").count(), 21);
}

#[test]
fn check_tells_right_wrong_and_unreadable_boards_apart() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    let path = folder.path().to_str().unwrap();
    let nothing = refused(&["check", path]);
    assert!(nothing.contains("no board file"), "{nothing}");
    std::fs::create_dir(folder.path().join("inner")).unwrap();
    put("inner/a.board.ron", RIGHT);
    put("notes.txt", "not looked at");
    let (end, text) = printed(&["check", path]);
    assert!(end == End::Fine && text.contains("1 as they should be, 0 not"), "{text}");
    put("b.board.ron", &RIGHT.replace("17", "18"));
    let (end, text) = printed(&["check", path]);
    assert!(end == End::CheckFailed && text.contains("wrong"), "{text}");
    put("c.board.ron", "(");
    let (end, text) = printed(&["check", path]);
    assert!(end == End::BadInput && text.contains("1 as they should be, 1 not, 1 that can't"), "{text}");
}

fn parsed(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}

/// What is printed as a whole; everything else is a part of it.
const WHOLE: [&str; 15] = [
    "ruling",
    "diff",
    "imports",
    "texts",
    "removed",
    "found",
    "shown",
    "history",
    "look_ups",
    "objects",
    "card_imports",
    "found_cards",
    "shown_card",
    "forgotten",
    "report",
];

#[test]
fn every_documented_part_belongs_to_something_that_is_printed() {
    let sections = documented();
    let kinds = sections.values().flat_map(|fields| fields.values());
    let kinds = kinds.map(|kind| {
        kind.trim_end_matches(['?', '-']).trim_start_matches("array of ").trim_start_matches("map of ")
    });
    let parts = kinds.filter(|kind| !["string", "number", "boolean"].contains(kind));
    let named: BTreeSet<&str> = parts.chain(WHOLE).collect();
    assert_eq!(sections.keys().map(String::as_str).collect::<BTreeSet<_>>(), named);
}

#[test]
fn the_json_has_exactly_the_documented_fields() {
    let sections = documented();
    let boards =
        ["two-doublers", "two-orderers", "devour-twice", "decider-is-not-the-orderer", "armor-and-furnace"];
    for board in boards {
        let (_, json) = printed(&["explain", board, "--format", "json"]);
        let report = parsed(&json);
        assert_eq!(report["schema"], app::export::SCHEMA);
        compare(&sections, "ruling", &report);
        let lane = &report["lanes"][0];
        for list in ["nodes", "edges", "outcomes"] {
            assert!(!lane[list].as_array().unwrap().is_empty(), "{board} has {list}");
        }
    }
}

#[test]
fn the_json_of_answers_has_exactly_the_documented_fields() {
    let asked = ["--can", "survives(\"Ben\")", "--why", "1", "--without", "Ward", "--format", "json"];
    let (end, json) = printed(&[&["explain", "can-he-live"], &asked[..]].concat());
    let report = parsed(&json);
    compare(&documented(), "ruling", &report);
    assert_eq!(end, End::Fine);
    assert_eq!(report["asked"][0]["paths"], "1");
    assert_eq!(report["asked"][0]["can_be_forced_by"][0], "Ben");
    assert_eq!(report["why"][0]["effects"], serde_json::json!(["Anvil", "Ward"]));
    assert_eq!(report["without"][0]["gained"][0]["facts"][0], "Ben is at -2 life.");
}

#[test]
fn the_json_of_a_comparison_has_exactly_the_documented_fields() {
    for (board, from, to) in [
        ("two-mimic-tokens", "2013-07-13", "2017-04-28"),
        ("a-gate-that-takes-the-blow", "2022-06-01", "2026-04-17"),
    ] {
        let (end, json) = printed(&["diff", board, "--as-of", from, "--as-of", to, "--format", "json"]);
        let report = parsed(&json);
        compare(&documented(), "diff", &report);
        assert_eq!((end, &report["schema"]), (End::Fine, &Value::from(app::export::DIFF_SCHEMA)));
        assert_eq!(report["switches"].as_array().unwrap().len(), 1, "{board}");
    }
}

#[test]
fn the_json_of_an_object_has_exactly_the_documented_fields() {
    let asked = ["object", "by-layer/what-the-pack-says-of-itself", "Bear", "--format", "json"];
    let (end, json) = printed(&asked);
    let report = parsed(&json);
    compare(&documented(), "objects", &report);
    assert_eq!((end, &report["objects"][0]["steps"][0]["layer"]), (End::Fine, &Value::from("7b")));
    assert_eq!(report["objects"][0]["unapplied"][0]["is_elsewhere"], true);
}

#[test]
fn what_an_object_is_is_told_layer_by_layer() {
    let board = "by-layer/grown-and-then-a-frog";
    let (_, now) = printed(&["object", board, "Bear", "--outcome", "1"]);
    assert!(
        now.contains("- Layer 7c: An effect until the turn ends gives Bear +3/+3. [CR 613.4c (2026-04-17)]"),
        "{now}"
    );
    let (_, then) = printed(&["object", board, "Bear", "--outcome", "1", "--as-of", "2006-10-01"]);
    assert!(
        then.contains("- Layer 6b: An effect until the turn ends gives Bear +3/+3. [CR 418.5a (2006-10-01)]"),
        "{then}"
    );
    let (_, start) = printed(&["object", board, "Bear"]);
    assert!(start.contains("Bear: 2/2 Creature") && !start.contains("- Layer"), "{start}");
    for (asked, why) in [
        (&["object", board, "Bea"][..], "Bear"),
        (&["object", board, "Bear", "--moment", "99"], "--moment 99: there are"),
        (&["object", board, "Bear", "--outcome", "0"], "--outcome 0: there are"),
    ] {
        let error = app::cli::run(asked, &mut Vec::new()).expect_err("it is refused");
        assert!(format!("{error:#}").contains(why), "{error:#}");
    }
}

#[test]
fn what_is_asked_is_answered_in_words() {
    let asked = ["--can", "survives(\"Ben\")", "--why", "2", "--without", "Ward"];
    let (_, text) = printed(&[&["explain", "can-he-live"], &asked[..]].concat());
    for words in [
        "Can it be that Ben survives?",
        "Of two outcomes one fits, with 1 way to it.",
        "It is up to Ben whether it comes to that.",
        "Ward and Anvil are enough",
        "Without Ward",
        "- New: Ben is at -2 life",
    ] {
        assert!(text.contains(words), "{words} is not in:\n{text}");
    }
}

#[test]
fn a_question_about_nothing_is_refused_with_the_nearest_name() {
    let refusal = |flag: &str, text: &str| refused(&["explain", "can-he-live", flag, text]);
    assert!(refusal("--can", "survivs(\"Ben\")").contains("did you mean `survives`?"));
    assert!(refusal("--can", "survives(\"Bem\")").contains("did you mean `Ben`?"));
    assert!(refusal("--can", "at_least(tapped(\"Brute\"))").contains("has no number"));
    assert!(refusal("--can", "survives(\"Ben\"").contains("--can"));
    assert!(refusal("--without", "Anvl").contains("did you mean `Anvil`?"));
    assert!(refusal("--why", "3").contains("from 1 to 2"));
    assert!(refusal("--why", "0").contains("from 1 to 2"));
}

#[test]
fn two_dates_are_compared_in_words() {
    let dates = ["--as-of", "2010-01-01", "--as-of", "2026-04-17"];
    let (end, text) = printed(&[&["diff", "a-mimic-among-slow-creatures"], &dates[..]].concat());
    assert_eq!(end, End::Fine);
    for words in [
        "Rules of 2010-01-01: 2 ways to two outcomes.",
        "- 2010-01-01: Copy effects stand among all others.\n",
        "CR 616.1c (2026-04-17)",
        "Copy effects come before others.",
        "Only by the rules of 2010-01-01",
        "At the start: ",
    ] {
        assert!(text.contains(words), "{words} is not in:\n{text}");
    }
    let (_, markdown) =
        printed(&[&["diff", "a-mimic-among-slow-creatures", "--format", "markdown"], &dates[..]].concat());
    assert!(markdown.contains("## What is responsible"), "{markdown}");
}

#[test]
fn dates_that_rule_alike_are_said_to() {
    let (end, text) = printed(&["diff", "two-doublers", "--as-of", "2012-05-01", "--as-of", "2026-04-17"]);
    assert!(end == End::Fine && text.contains("Both dates rule this board alike."), "{text}");
}

#[test]
fn a_comparison_that_is_cut_short_says_so_in_the_exit_code() {
    let dates = ["--as-of", "2012-05-01", "--as-of", "2026-04-17", "--max-nodes", "2"];
    let (end, text) = printed(&[&["diff", "two-doublers"], &dates[..]].concat());
    assert!(end == End::StoppedEarly && text.contains("Not every way was explored"), "{text}");
}

#[test]
fn other_than_two_good_dates_are_refused() {
    let refusal = |dates: &[&str]| refused(&[&["diff", "two-doublers"], dates].concat());
    assert!(refusal(&["--as-of", "2012-05-01"]).contains("write `--as-of` twice"));
    assert!(refusal(&["--as-of", "2012-05-01", "--as-of", "2012-05-01"]).contains("name two"));
    assert!(refusal(&["--as-of", "2012-05-01", "--as-of", "1999-01-01"]).contains("2004-10-01"));
}

#[test]
fn a_date_without_a_known_text_or_rule_is_named_as_such() {
    let (_, text) = printed(&["explain", "two-doublers", "--as-of", "2023-01-01"]);
    assert!(text.contains("no rules text from between is known"), "{text}");
    let (_, text) = printed(&["explain", "two-doublers", "--as-of", "2030-01-01"]);
    assert!(text.contains("the newest rules text that is known"), "{text}");
    let (_, text) = printed(&["explain", "no-possible-mode", "--as-of", "2006-10-01"]);
    assert!(!text.contains("has no rule on"), "{text}");
    let (_, text) = printed(&["explain", "no-possible-mode"]);
    assert!(
        text.contains("The text of 2026-04-17 has no rule on \u{201c}replacement with modes\u{201d}."),
        "{text}"
    );
}
