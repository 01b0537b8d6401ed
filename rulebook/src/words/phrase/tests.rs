//! Tables of what the data language sounds like, in `tests/words`: a value as a board file writes it, and
//! indented below it what is said. The side is Alice's, and the source is called Source.

use std::fmt::Write as _;
use std::path::Path;

use expect_test::expect_file;
use ron::extensions::Extensions;

use super::Voice;
use crate::words::vocabulary::Vocabulary;
use language::board::Ability;
use language::effect::Effect;
use language::event::{Event, Instruction};
use language::select::{Amount, Condition, What, Who, Whom};

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

/// Says every value of a table and compares with what stands below it.
fn check<T: serde::de::DeserializeOwned>(table: &str, say: impl Fn(&T) -> String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/words").join(table).with_extension("txt");
    let lines = std::fs::read_to_string(&path).expect("a table");
    let mut said = String::new();
    for line in lines.lines().filter(|line| !line.starts_with(' ')) {
        let text = say(&read(line));
        assert!(!text.contains("  ") && !text.contains(" ,") && !text.contains(" ."), "{text}");
        writeln!(said, "{line}\n    {text}").expect("a string grows");
    }
    assert!(!said.is_empty(), "{table} is empty");
    expect_file![path].assert_eq(&said);
}

fn check_effects(table: &str, voice: Voice) {
    check(table, |effect: &Effect| voice.effect(effect));
}

#[test]
fn objects_are_described_in_the_order_of_english() {
    let say = |what: &What| {
        format!("{} | {}", alice().one_of(what, "permanent"), alice().many_of(what, "permanent"))
    };
    check("objects", say);
}

#[test]
fn players_are_named() {
    check("players", |who: &Who| {
        let (any, each) = (alice().any_player(who).text, alice().each_player(who).text);
        format!("{any} | {each} | {}", reader().any_player(who).text)
    });
}

#[test]
fn recipients_are_players_or_objects() {
    check("recipients", |whom: &Whom| {
        format!("{} | {}", alice().any_whom(whom), alice().each_whom(whom).text)
    });
}

#[test]
fn amounts_are_said_in_full() {
    check("amounts", |amount: &Amount| alice().amount(amount));
}

#[test]
fn conditions_are_clauses() {
    check("conditions", |condition: &Condition| alice().condition(condition));
}

#[test]
fn every_event_is_a_clause() {
    check("events", |event: &Event| alice().event(event));
}

#[test]
fn events_are_said_in_the_words_of_2008() {
    check("events_of_2008", |event: &Event| at("2008-02-01").event(event));
}

#[test]
fn every_instruction_is_a_clause() {
    check("instructions", |instruction: &Instruction| alice().instruction(instruction));
}

#[test]
fn every_pattern_opens_a_sentence() {
    check_effects("patterns", alice());
}

#[test]
fn every_rewrite_closes_a_sentence() {
    check_effects("rewrites", alice());
}

#[test]
fn lifetimes_conditions_and_deciders_are_said() {
    check_effects("lifetimes", alice());
}

#[test]
fn effects_are_said_in_the_words_of_2008() {
    check_effects("effects_of_2008", at("2008-02-01"));
}

#[test]
fn without_names_the_reader_is_you() {
    check_effects("without_names", reader());
}

#[test]
fn every_ability_is_a_sentence() {
    check("abilities", |ability: &Ability| alice().ability(ability));
}
