//! Laws of what has gone and what has come in its place, on random boards of their own.

use tests::laws::aims::illegal_targets_are_left_out;
use tests::laws::gone::{
    another_source, changes_go_along, control_goes_along, no_card_is_drawn, turns_that_come,
};

/// How many boards each law is held against: `INSTEAD_BOARDS` says otherwise.
const BOARDS: u64 = 300;

/// Holds a law against boards of the first seeds.
///
/// # Panics
/// When it is broken: the first that broke it are shown, and how many there are.
fn holds(law: impl Fn(u64) -> Option<String>) {
    let many = std::env::var("INSTEAD_BOARDS").ok().and_then(|n| n.parse().ok()).unwrap_or(BOARDS);
    let broken: Vec<String> = (0..many).filter_map(law).collect();
    println!("held on {} of {many} boards", many - broken.len() as u64);
    let shown: Vec<&str> = broken.iter().take(3).map(String::as_str).collect();
    assert!(broken.is_empty(), "broken on {} boards, such as\n{}", broken.len(), shown.join("\n\n"));
}

#[test]
fn a_source_that_has_come_back_is_another_object() {
    holds(another_source);
}

#[test]
fn drawing_more_cards_than_there_are_is_drawing_those_that_there_are() {
    holds(no_card_is_drawn);
}

#[test]
fn what_changes_a_permanent_spell_changes_the_permanent() {
    holds(changes_go_along);
}

#[test]
fn control_of_a_permanent_spell_is_control_of_the_permanent_for_as_long_as_the_date_says() {
    holds(control_goes_along);
}

#[test]
fn no_turn_of_who_has_left_comes_and_all_others_do() {
    holds(turns_that_come);
}

#[test]
fn what_resolves_is_done_to_its_legal_targets_alone() {
    holds(illegal_targets_are_left_out);
}
