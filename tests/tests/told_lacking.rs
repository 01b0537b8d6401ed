//! How rulings of bundled boards tell what keeps somebody from paying, choosing, casting or targeting.

use engine::{Options, Ruling, rule};
use language::board::Board;
use rulebook::words::{Sentence, Words};

fn ruling_at(name: &str, date: &str) -> Ruling {
    let board = saves::bundled::find(name).unwrap_or_else(|| panic!("no board {name}"));
    let file = saves::from_text(name, board.text).unwrap_or_else(|error| panic!("{error}"));
    let board = Board { as_of: Some(date.parse().expect("a date")), ..file.board };
    rule(&board, &Options::default()).unwrap_or_else(|error| panic!("{error}"))
}

fn with_rules(said: &Sentence) -> String {
    let rules: Vec<String> = said.rules.iter().map(ToString::to_string).collect();
    format!("{} [{}]", said.text, rules.join(", "))
}

/// What happens on the way to the first outcome, by the rules of a date.
fn happened_at(name: &str, date: &str) -> Vec<String> {
    let ruling = ruling_at(name, date);
    let way = ruling.ends().first().map(|&end| ruling.shortest(end)).unwrap_or_default();
    let happened = ruling.chronicle().of(&way).concat();
    Words::new(&ruling).happened(&happened).into_iter().map(|said| with_rules(&said)).collect()
}

#[track_caller]
fn tells(name: &str, date: &str, sentences: &[&str]) {
    let told = happened_at(name, date);
    assert_eq!(told, sentences, "{name} {date}");
}

/// CR 118.3, 119.4 (2026-04-17).
#[test]
fn what_is_missing_of_a_cost_is_told() {
    tells("costs/not-enough-to-pay-with", "2026-04-17", &[]);
    tells("costs/what-there-is-too-little-of", "2026-04-17", &[]);
    tells("costs/what-there-is-too-little-of", "2006-10-01", &[]);
}

/// CR 119.7, 119.8, 614.17b (2026-04-17).
#[test]
fn who_can_not_lose_or_gain_life_does_not_pay_so() {
    for date in ["2026-04-17", "2012-05-01", "2009-07-11"] {
        tells("costs/who-cant-lose-or-gain-life", date, &[]);
    }
}

/// CR 810.9b (2026-04-17).
#[test]
fn what_both_of_a_team_pay_is_told() {
    tells("costs/both-of-a-team-pay", "2026-04-17", &[]);
    tells("costs/both-of-a-team-pay", "2009-07-11", &[]);
}

/// CR 608.2b (2026-04-17).
#[test]
fn an_illegal_target_deals_no_damage_and_that_is_told() {
    for date in ["2006-10-01", "2009-07-11", "2026-04-17"] {
        tells("casting/the-one-that-bites-has-gone", date, &[]);
    }
}

/// CR 725.2, 725.3, 726.2 (2026-04-17).
#[test]
fn abilities_of_designations_are_told_by_their_rules() {
    tells("designations/the-monarch-once-more", "2026-04-17", &[]);
    tells("designations/the-monarch-once-more", "2017-04-28", &[]);
    tells("designations/taking-the-initiative-again", "2026-04-17", &[]);
}

/// CR 702.79a, 702.93a, 702.61a (2026-04-17).
#[test]
fn the_rule_of_a_keyword_is_told_where_it_decides() {
    tells("keywords/persist-with-a-counter", "2026-04-17", &[]);
    tells("keywords/split-second-says-so", "2026-04-17", &[]);
    tells("keywords/split-second-says-so", "2008-02-01", &[]);
}

#[test]
fn what_comes_to_nothing_is_told() {
    tells("stack/abilities-that-come-to-nothing", "2026-04-17", &[]);
    tells("stack/abilities-that-come-to-nothing", "2006-10-01", &[]);
}

#[test]
fn what_keeps_from_casting_is_told() {
    tells("casting/nothing-to-pay-with", "2026-04-17", &[]);
    tells("casting/nothing-to-pay-with", "2006-10-01", &[]);
    tells("casting/nothing-to-target", "2026-04-17", &[]);
    tells("casting/nothing-to-target", "2006-10-01", &[]);
    tells("casting/chosen-among-what-can-be-targeted", "2026-04-17", &[]);
}
