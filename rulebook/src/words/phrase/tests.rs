//! Tables of what the data language sounds like. Each line is a value as a board file writes it, and what is
//! said of it; the side is Alice's, the source is called Source.

use std::fmt::Write as _;

use engine::board::Ability;
use engine::effect::Effect;
use engine::event::{Event, Instruction};
use engine::select::{Amount, Condition, What, Who, Whom};
use expect_test::{Expect, expect};
use ron::extensions::Extensions;

use super::Voice;
use crate::words::vocabulary::Vocabulary;

mod abilities;
mod effects;
mod events;
mod selections;

/// Reads a value as a board file writes it.
fn read<T: serde::de::DeserializeOwned>(text: &str) -> T {
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    options.from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn at(date: &str) -> Voice<'static> {
    Voice::of(Vocabulary::new(date.parse().expect("a day")), Some("Alice"), Some("Source"))
}

fn alice() -> Voice<'static> {
    at("2026-04-17")
}

fn reader() -> Voice<'static> {
    Voice::new(Vocabulary::new("2026-04-17".parse().expect("a day")))
}

/// Says every line of a table and compares.
fn check<T: serde::de::DeserializeOwned>(table: &str, say: impl Fn(&T) -> String, expected: &Expect) {
    let mut said = String::new();
    for line in table.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let text = say(&read(line));
        assert!(!text.contains("  ") && !text.contains(" ,") && !text.contains(" ."), "{text}");
        writeln!(said, "{line}\n    {text}").expect("a string grows");
    }
    expected.assert_eq(&said);
}

fn effects(table: &str, expected: &Expect) {
    check(table, |effect: &Effect| alice().effect(effect), expected);
}
