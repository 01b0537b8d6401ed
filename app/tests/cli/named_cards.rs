//! Every command that takes a board takes one that names cards.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use app::budget::Budget;
use app::cli::run;
use app::compare::job::Comparisons;
use app::job::{JobContext, Place, Wake};
use app::opened::{Opened, open};
use language::date::Date;
use serde_json::Value;

/// The files of the bundled boards that name cards.
fn boards() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../saves/boards");
    let boards =
        saves::bundled::all().iter().map(|board| folder.join(format!("{}.board.ron", board.full_name())));
    let names_cards =
        |path: &PathBuf| saves::from_path(path).unwrap().board.objects.iter().any(|one| one.card.is_some());
    boards.filter(names_cards).collect()
}

fn printed(arguments: &[&str]) -> Result<String, String> {
    let mut out = Vec::new();
    run(arguments, &mut out).map_err(|error| format!("{error:#}"))?;
    Ok(String::from_utf8_lossy(&out).into_owned())
}

/// What goes wrong when a command is given a board, said with both.
fn wrong(board: &str, arguments: &[&str]) -> Option<String> {
    printed(arguments).err().map(|error| format!("{board}: {arguments:?}: {error}"))
}

/// The label of an effect that can be applied somewhere in a ruling.
fn label(report: &Value) -> Option<String> {
    let mut edges =
        report["lanes"].as_array()?.iter().flat_map(|lane| lane["edges"].as_array().into_iter().flatten());
    edges.find_map(|edge| edge["effect"].as_str().map(str::to_owned))
}

#[test]
fn every_command_takes_boards_that_name_cards() {
    let boards = boards();
    assert!(boards.len() > 20, "{}", boards.len());
    let mut found = Vec::new();
    let mut left_out = 0;
    for path in &boards {
        let board = path.to_str().unwrap();
        let explain = |more: &[&str]| wrong(board, &[&["explain", board], more].concat());
        let report: Value =
            serde_json::from_str(&printed(&["explain", board, "--format", "json"]).unwrap()).unwrap();
        found.extend(explain(&["--can", "ends"]));
        found.extend(wrong(board, &["diff", board, "--as-of", "2012-05-01", "--as-of", "2026-04-17"]));
        found.extend(wrong(board, &["check", board]));
        // What follows may be refused, but not because of the cards.
        let named = |error: &String| error.contains("its card") || error.contains("the card");
        found.extend(explain(&["--rounds"]).filter(named));
        found.extend(explain(&["--after", "1"]).filter(named));
        found.extend(explain(&["--after", "1", "--then", "resolve all"]).filter(named));
        if report["outcomes"].as_array().is_none_or(|outcomes| !outcomes.is_empty()) {
            found.extend(explain(&["--why", "1"]));
        }
        if let Some(label) = label(&report) {
            left_out += 1;
            found.extend(explain(&["--without", &label]));
        }
    }
    assert_eq!(found, [""; 0]);
    assert!(left_out > 10, "{left_out}");
}

#[test]
fn the_window_compares_dates_of_boards_that_name_cards() {
    let wake: Wake = Arc::new(|| {});
    let mut comparisons = Comparisons::new(JobContext { data: None, place: Place::Here, wake: &wake });
    for path in boards() {
        let opened: Opened = open(&path).unwrap();
        comparisons.start(
            opened,
            [Date::new(2012, 5, 1), Date::NOW],
            Budget { moments: 20_000, ..Budget::default() },
        );
        let compared = comparisons.answer().unwrap();
        assert!(compared.is_ok(), "{}: {:?}", path.display(), compared.err());
    }
}
