//! Each rule on replacement and prevention effects that decides anything is cited by a bundled board.

use std::collections::{BTreeMap, BTreeSet};

use app::opened::open_bundled;
use language::date::Date;
use rulebook::concordance::number_of;
use saves::bundled::all;

use super::citing::{cited_at, dates_of, looping};

/// For every known text, every rule of the sections that the digest covers whole.
const SECTIONS: &str = include_str!("../../../rulebook/data/sections.tsv");

/// The days of the two texts, and the rules of each that are to be cited, by the start of their numbers.
const WHOLE: [(&str, &[&str]); 2] = [
    (
        "2006-10-01",
        &[
            "419.", "420.", "421.", "502.27", "502.28", "502.29", "502.30", "502.31", "502.32", "502.33",
            "502.34", "502.35", "502.36", "502.37",
        ],
    ),
    ("2026-04-17", &["609.7", "614.", "615.", "616."]),
];

/// Rules that decide nothing on any board, and why.
const DECIDE_NOTHING: [(&str, &str, &str); 23] = [
    ("2006-10-01", "419.1", "It says what such effects are."),
    (
        "2006-10-01",
        "419.1a",
        "It says which words make a replacement effect; a board says outright what an effect does.",
    ),
    (
        "2006-10-01",
        "419.1d",
        "It says which word makes a prevention effect; a board says outright what an effect does.",
    ),
    ("2006-10-01", "419.7a", "It says what prevention effects are usually about."),
    ("2006-10-01", "419.9", "It is a heading."),
    ("2006-10-01", "420.1", "It says what state-based effects are."),
    ("2006-10-01", "420.2", "It says of whom state-based effects are."),
    ("2006-10-01", "420.4", "It says when they are looked for, which a board says itself."),
    ("2006-10-01", "420.5", "It is the head of a list, whose lines are cited."),
    ("2006-10-01", "421.1", "It says what a loop is."),
    ("2006-10-01", "502.28a", "It names the steps that another rule is about."),
    ("2006-10-01", "502.33b", "It names another section."),
    ("2006-10-01", "502.37c", "It lets the keyword stand for a number, which a board writes out."),
    ("2026-04-17", "609.7", "It says what the rules below it are about."),
    (
        "2026-04-17",
        "614.12c",
        "It says what words before an ability mean; a board says what is chosen, and what each choice gives.",
    ),
    (
        "2026-04-17",
        "614.17a",
        "It says when a restriction has to be there; of one that comes later nothing is said.",
    ),
    (
        "2026-04-17",
        "614.1a",
        "It says which word makes a replacement effect; a board says outright what an effect does.",
    ),
    (
        "2026-04-17",
        "614.1b",
        "It says which word makes a replacement effect; a board says outright what an effect does.",
    ),
    ("2026-04-17", "614.2", "It names another section."),
    ("2026-04-17", "615.1", "It says what prevention effects are."),
    (
        "2026-04-17",
        "615.1a",
        "It says which word makes a prevention effect; a board says outright what an effect does.",
    ),
    ("2026-04-17", "615.2", "It names another section."),
    (
        "2026-04-17",
        "615.4",
        "It says when an effect has to be there; of one that comes later nothing is said.",
    ),
];

/// The rules of a day that are to be cited.
fn rules(day: &str, starts: &[&str]) -> BTreeSet<&'static str> {
    let lines = SECTIONS.lines().filter_map(|line| line.split_once('\t')).filter(|(of, _)| *of == day);
    let numbers = lines.flat_map(|(_, numbers)| numbers.split(' '));
    numbers.filter(|number| starts.iter().any(|start| number.starts_with(start))).collect()
}

/// The numbers that the rulings of bundled boards at a day cite, each with the first board that does.
fn cited(day: Date) -> BTreeMap<&'static str, String> {
    let mut found = BTreeMap::new();
    for board in all() {
        let opened = open_bundled(board).expect("a board that comes with the program");
        if !dates_of(&opened).contains(&day) {
            continue;
        }
        for key in cited_at(&opened, day).into_iter().chain(looping(&opened, day)) {
            if let Some(number) = number_of(key, day) {
                found.entry(number).or_insert_with(|| board.full_name());
            }
        }
    }
    found
}

#[test]
fn each_rule_that_decides_is_cited_by_a_board_at_its_date() {
    let mut wrong = Vec::new();
    for (day, starts) in WHOLE {
        let cited = cited(day.parse().expect("a day"));
        for number in rules(day, starts) {
            let excused = DECIDE_NOTHING.iter().any(|(of, listed, _)| *of == day && *listed == number);
            match (cited.get(number), excused) {
                (None, false) => wrong.push(format!("{number} ({day}) is cited by no board")),
                (Some(board), true) => wrong.push(format!("{number} ({day}) is cited by {board}")),
                (Some(_), false) | (None, true) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_said_to_decide_nothing_is_a_rule_and_has_a_reason() {
    for (day, starts) in WHOLE {
        let rules = rules(day, starts);
        for (_, number, reason) in DECIDE_NOTHING.iter().filter(|(of, _, _)| *of == day) {
            assert!(rules.contains(number), "{number} ({day}) is no rule of these sections");
            assert!(reason.ends_with('.'), "{number} ({day}): say why in a sentence");
        }
    }
}
