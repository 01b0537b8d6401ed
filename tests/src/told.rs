//! What rulings of bundled boards tell, for the tests of words.

use crate::laws::sample::read;
use engine::{Options, Ruling, rule};
use language::board::Board;
use rulebook::words::{Sentence, Words};

/// The ruling on a bundled board, by its own date.
///
/// # Panics
/// When there is no such board, or it makes no sense.
#[must_use]
pub fn ruling(name: &str) -> Ruling {
    rule(&board(name), &Options::default()).unwrap_or_else(|error| panic!("{error}"))
}

/// The ruling on a bundled board by the rules of a date.
///
/// # Panics
/// When there is no such board, it makes no sense, or this is no date.
#[must_use]
pub fn ruling_at(name: &str, date: &str) -> Ruling {
    let board = Board { as_of: Some(date.parse().expect("a date")), ..board(name) };
    rule(&board, &Options::default()).unwrap_or_else(|error| panic!("{error}"))
}

fn board(name: &str) -> Board {
    let board = saves::bundled::find(name).unwrap_or_else(|| panic!("no board {name}"));
    read(board).board
}

/// A sentence with its rules.
#[must_use]
pub fn with_rules(said: &Sentence) -> String {
    let rules: Vec<String> = said.rules.iter().map(ToString::to_string).collect();
    format!("{} [{}]", said.text, rules.join(", "))
}

/// What happens on the way to the first outcome.
#[must_use]
pub fn happened(ruling: &Ruling) -> Vec<Sentence> {
    let way = ruling.ends().first().map(|&end| ruling.shortest(end)).unwrap_or_default();
    Words::new(ruling).happened(&ruling.chronicle().of(&way).concat())
}

/// What happens on the way to the first outcome, with its rules, by the rules of a date.
#[must_use]
pub fn happened_at(name: &str, date: &str) -> Vec<String> {
    happened(&ruling_at(name, date)).iter().map(with_rules).collect()
}

/// That a sentence with these words is told once on a board's way at a date, by these rules of it.
///
/// # Panics
///
/// When it isn't.
#[track_caller]
pub fn tells(name: &str, date: &str, words: &str, rules: &[&str]) {
    let told = happened_at(name, date);
    let rules: Vec<String> = rules.iter().map(|rule| format!("CR {rule} ({date})")).collect();
    let rules = format!("[{}]", rules.join(", "));
    let is_it = |said: &&String| said.contains(words) && said.ends_with(&rules);
    assert_eq!(told.iter().filter(is_it).count(), 1, "{words} {rules} is not told once in {told:#?}");
}
