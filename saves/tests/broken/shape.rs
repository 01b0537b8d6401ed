//! Texts that are not well-formed, and texts that are something else.

use expect_test::expect;

use super::{GOOD, refused, with};

#[test]
fn a_bracket_that_is_never_closed() {
    refused(
        &with("reached_by: [\"Shield\"]", "reached_by: [\"Shield\""),
        &expect![[r#"
        expected `]`, which closes the `[` of 47:91, found `)`
          at a.board.ron:47:100"#]],
    );
}

#[test]
fn a_bracket_closed_by_another() {
    refused(
        &with("colors: [Green]", "colors: [Green)"),
        &expect![[r#"
        expected `]`, which closes the `[` of 22:73, found `)`
          at a.board.ron:22:79"#]],
    );
}

#[test]
fn a_bracket_too_many() {
    refused(
        &with("turn: (active: \"Anna\", step: CombatDamage)", "turn: (active: \"Anna\"))"),
        &expect![[r#"
        nothing may follow the bracket that closes the board file; take this away
          at a.board.ron:43:6"#]],
    );
}

#[test]
fn a_file_that_is_cut_in_half() {
    let half = GOOD.find("rewrite: Prevent").expect("it stands there");
    refused(
        &GOOD[..half],
        &expect![[r#"
        this `(` is never closed; the file may be cut off
          at a.board.ron:28:25"#]],
    );
}

#[test]
fn a_text_that_never_ends() {
    refused(
        &GOOD.replace("paths: \"2\"", "paths: \"2"),
        &expect![[r#"
        this text never ends; close it with a quotation mark
          at a.board.ron:50:20"#]],
    );
}

#[test]
fn a_comment_that_never_ends() {
    refused(
        &with("effects: [", "/* shields: effects: ["),
        &expect![[r#"
        this comment never ends; close it with `*/`
          at a.board.ron:25:9"#]],
    );
}

#[test]
fn something_behind_the_end() {
    refused(
        &format!("{GOOD}\nand so on"),
        &expect![[r#"
        nothing may follow the bracket that closes the board file; take this away
          at a.board.ron:55:1"#]],
    );
}

#[test]
fn two_boards_in_one_file() {
    refused(
        &format!("{GOOD}{GOOD}"),
        &expect![[r#"
        nothing may follow the bracket that closes the board file; take this away
          at a.board.ron:54:1"#]],
    );
}

#[test]
fn a_missing_comma() {
    refused(
        &with("cause: Combat,", "cause: Combat"),
        &expect![[r#"
        expected a comma before `does`
          at a.board.ron:38:17, in board.events[0].does"#]],
    );
}

#[test]
fn a_missing_colon() {
    refused(
        &with("title: \"A", "title \"A"),
        &expect![[r#"
            expected `:` and a value, found `"A doubler and a shield"`
              at a.board.ron:3:11"#]],
    );
}

#[test]
fn a_field_without_a_value() {
    refused(
        &with("life: 17,", "life: ,"),
        &expect![[r#"
        expected a whole number, found `,`
          at a.board.ron:7:65, in board.players[1]"#]],
    );
}

#[test]
fn ten_thousand_brackets() {
    let deep = format!("from: {}Any{}", "Not(".repeat(10_000), ")".repeat(10_000));
    refused(
        &with("from: Is(\"Bear\")", &deep),
        &expect![[r#"
        brackets are nested more than 100 deep here; take the inner ones apart
          at a.board.ron:39:417"#]],
    );
}

#[test]
fn ten_thousand_brackets_and_nothing_else() {
    refused(
        &"[".repeat(10_000),
        &expect![[r#"
        this is not a board file: it starts with `[`, expected `(format: 2, ..)` (JSON is not read)
          at a.board.ron:1:1"#]],
    );
    refused(
        &"(".repeat(10_000),
        &expect![[r#"
        brackets are nested more than 100 deep here; take the inner ones apart
          at a.board.ron:1:101"#]],
    );
}

#[test]
fn a_newer_format_with_fields_of_its_own() {
    refused(
        "(format: 3, title: \"New\", timeline: [whatever(3)], board: (universe: 7))",
        &expect![[r#"
            the file is of format 3, this program reads up to format 2; get a newer version of it
              at a.board.ron:1:10, in format"#]],
    );
}

#[test]
fn a_format_that_never_was() {
    refused(
        &with("format: 2", "format: 0"),
        &expect![[r#"
            there is no format `0`; write `format: 2`
              at a.board.ron:2:13, in format"#]],
    );
}

#[test]
fn a_format_that_is_no_number() {
    refused(
        &with("format: 2", "format: \"one\""),
        &expect![[r#"
            there is no format `"one"`; write `format: 2`
              at a.board.ron:2:13, in format"#]],
    );
}

#[test]
fn a_file_without_a_format() {
    refused(
        &with("format: 2,", ""),
        &expect![[r#"
        the field `format` is missing; write `format: 2` first
          at a.board.ron"#]],
    );
}

#[test]
fn prose() {
    refused(
        "Dear judge,\nI don't know what happens here.",
        &expect![[r#"
        this is not a board file: it starts with `Dear`, expected `(format: 2, ..)`
          at a.board.ron:1:1"#]],
    );
}

#[test]
fn json() {
    refused(
        "{\"format\": 1, \"title\": \"JSON\"}",
        &expect![[r#"
        this is not a board file: it starts with `{`, expected `(format: 2, ..)` (JSON is not read)
          at a.board.ron:1:1"#]],
    );
}

#[test]
fn json_names_in_a_board_file() {
    refused(
        &with("title: \"A", "\"title\": \"A"),
        &expect![[r#"
            expected a name, found `"title"`; the name of a field has no quotation marks
              at a.board.ron:3:5, in title"#]],
    );
}

#[test]
fn blanks_and_comments() {
    refused(
        " \n\t// nothing yet\n",
        &expect![[r#"
        the file holds no board, only blanks and comments; a board file starts with `(format: 2, title: "..", board: (..))`
          at a.board.ron"#]],
    );
}

#[test]
fn an_error_below_windows_line_ends_and_a_byte_order_mark_is_found() {
    let text = with("toughness: 2", "thoughness: 2").replace('\n', "\r\n");
    refused(
        &format!("\u{feff}{text}"),
        &expect![[r#"
        `thoughness` is not a field of `Characteristics`; did you mean `toughness`?
          at a.board.ron:22:92, in board.objects[1].is.thoughness"#]],
    );
}

#[test]
fn an_error_behind_tabs_is_found() {
    refused(
        &with("toughness: 2", "thoughness: 2").replace("    ", "\t"),
        &expect![[r#"
        `thoughness` is not a field of `Characteristics`; did you mean `toughness`?
          at a.board.ron:22:83, in board.objects[1].is.thoughness"#]],
    );
}

#[test]
fn an_error_behind_other_scripts_is_found() {
    let text = GOOD.replace("\"Anna\"", "\"Ánna 安娜\"").replace("life: 17", "live: 17");
    refused(
        &text,
        &expect![[r#"
        `live` is not a field of `Player`; did you mean `life`?
          at a.board.ron:7:62, in board.players[1].live"#]],
    );
}
