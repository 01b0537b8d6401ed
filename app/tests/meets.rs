//! What meets what, on the command line.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use app::cli::{End, run};
use serde_json::Value;

fn printed(arguments: &[&str]) -> String {
    let mut out = Vec::new();
    let arguments: Vec<&str> =
        ["cards", "--data", "nowhere", "meet"].iter().chain(arguments).copied().collect();
    assert_eq!(run(&arguments, &mut out).unwrap(), End::Fine);
    String::from_utf8(out).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let mut arguments = arguments.to_vec();
    arguments.extend(["--format", "json"]);
    serde_json::from_str(&printed(&arguments)).unwrap()
}

/// Kinds, events and whose the second card is.
fn told(answer: &Value) -> Vec<(String, String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let meetings = answer["meetings"].as_array().unwrap().iter();
    meetings.map(|met| (text(&met["kind"]), text(&met["event"]), text(&met["second_under"]))).collect()
}

#[test]
fn one_more_and_twice_as_many_counters_meet() {
    let answer = json(&["Hardened Scales", "Doubling Season"]);
    let expected = ("counters put".to_owned(), "put 2 +1/+1 counters on Ox".to_owned(), "Alice".to_owned());
    assert!(told(&answer).contains(&expected), "{answer}");
    let counters =
        answer["meetings"].as_array().unwrap().iter().find(|met| met["kind"] == "counters put").unwrap();
    assert_eq!(counters["chosen_by"], serde_json::json!(["Alice"]));
    assert_eq!(counters["outcomes"], 2);
}

#[test]
fn two_that_double_do_not_meet_and_neither_do_two_that_look_at_other_events() {
    let none = "on none of the events that were tried does the order of their effects matter";
    for pair in [["Furnace of Rath", "Gratuitous Violence"], ["Hardened Scales", "Furnace of Rath"]] {
        let text = printed(&pair);
        assert!(text.contains(none), "{text}");
    }
}

#[test]
fn a_card_without_an_effect_says_so() {
    let text = printed(&["Grizzly Bears", "Furnace of Rath"]);
    assert!(
        text.contains("Grizzly Bears has no effect that waits on the battlefield for an event."),
        "{text}"
    );
}

#[test]
fn a_card_meets_a_few_of_each_kind_and_each_meeting_opens_as_a_board_that_rules_so() {
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("met");
    let answer = json(&["Hardened Scales", "--most", "3", "--output", output.to_str().unwrap()]);
    let meetings = answer["meetings"].as_array().unwrap();
    let counters = meetings.iter().filter(|met| met["kind"] == "counters put");
    assert_eq!(counters.count(), 3, "{answer}");
    for (at, met) in meetings.iter().enumerate() {
        let board = output.join(format!("{:03}.board.ron", at + 1));
        let mut out = Vec::new();
        run(&["explain", board.to_str().unwrap(), "--format", "json"], &mut out).unwrap();
        let ruling: Value = serde_json::from_slice(&out).unwrap();
        assert_eq!(
            ruling["outcomes"].as_array().unwrap().len() as u64,
            met["outcomes"].as_u64().unwrap(),
            "{met}"
        );
    }
}

#[test]
fn a_name_that_no_card_has_and_a_part_that_is_none_are_refused() {
    let refused = |arguments: &[&str]| format!("{:#}", run(arguments, &mut Vec::new()).unwrap_err());
    let text = refused(&["cards", "--data", "nowhere", "meet", "Hardend Scales"]);
    assert!(text.contains("did you mean `Hardened Scales`?"), "{text}");
    let text = refused(&["cards", "--data", "nowhere", "meet", "--shard", "5/4"]);
    assert!(text.contains("`I/N` is wanted"), "{text}");
}
