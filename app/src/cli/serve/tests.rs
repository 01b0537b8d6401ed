//! Lines in, lines out.

use std::io::{BufReader, Cursor};

use clap::Parser;
use serde_json::{Value, json};

use super::{Spend, serve};

#[derive(Parser)]
struct Only {
    #[command(flatten)]
    spend: Spend,
}

/// The answers to some lines, without what is told meanwhile.
fn answers(lines: &str) -> Vec<Value> {
    let spend = Only::parse_from(["test"]).spend;
    let mut out = Vec::new();
    serve(&mut BufReader::new(Cursor::new(lines)), &mut out, spend).unwrap();
    let all = String::from_utf8(out).unwrap();
    let all = all.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    all.filter(|answer| answer.get("progress").is_none()).collect()
}

#[test]
fn a_board_in_is_a_ruling_out() {
    let text = saves::bundled::find("two-doublers").unwrap().text;
    let code = saves::to_code(&saves::from_text("it", text).unwrap()).unwrap();
    let boards = [("name", "two-doublers"), ("text", text), ("code", &code)];
    let lines =
        boards.map(|(id, board)| json!({"id": id, "board": board, "as_of": "2012-05-01"}).to_string());
    let given = answers(&lines.join("\n"));
    assert_eq!(given.len(), 3);
    for (answer, (id, _)) in given.iter().zip(boards) {
        assert_eq!((&answer["id"], &answer["ruling"]["as_of"]), (&json!(id), &json!("2012-05-01")));
        assert_eq!(answer["ruling"], given[0]["ruling"], "{id}");
    }
    assert_eq!(given[0]["ruling"]["outcomes"], "1");
}

#[test]
fn what_can_t_be_ruled_on_is_an_error_of_its_own_and_the_next_line_is_answered() {
    let lines = [
        r#"{"id": 1, "board": "no-such-board"}"#,
        "",
        "{",
        r#"{"id": 2}"#,
        r#"{"id": 3, "board": "two-doublers", "as_of": "yesterday"}"#,
        r#"{"id": 4, "board": "../../etc/passwd"}"#,
        r#"{"cancel": {}}"#,
        r#"{"cancel": 99}"#,
        r#"{"id": "last", "board": "two-doublers"}"#,
    ];
    let given = answers(&lines.join("\n"));
    let of = |id: Value| {
        let mut found = given.iter().filter(move |answer| answer["id"] == id);
        found.next().unwrap_or_else(|| panic!("no answer in {given:?}"))
    };
    assert!(of(json!(1))["error"].as_str().unwrap().contains("no bundled board `no-such-board`"));
    assert!(of(json!(2))["error"].as_str().unwrap().contains("missing field `board`"));
    assert!(of(json!(3))["error"].is_string());
    assert!(of(json!(4))["error"].as_str().unwrap().contains("the board"), "no file is opened");
    assert_eq!(given.iter().filter(|answer| answer["id"].is_null()).count(), 2);
    assert_eq!(of(json!("last"))["ruling"]["completion"], "whole");
    assert_eq!(given.len(), 7);
}
