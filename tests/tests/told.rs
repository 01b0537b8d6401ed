//! How rulings of bundled boards are told.

use engine::{Options, Ruling, rule};
use rulebook::words::Words;
use statements::moment::Step;

fn ruling(name: &str) -> Ruling {
    let board = saves::bundled::find(name).unwrap_or_else(|| panic!("no board {name}"));
    let file = saves::from_text(name, board.text).unwrap_or_else(|error| panic!("{error}"));
    rule(&file.board, &Options::default()).unwrap_or_else(|error| panic!("{error}"))
}

fn moments(ruling: &Ruling) -> Vec<String> {
    let words = Words::new(ruling);
    ruling.graph().node_indices().filter_map(|at| words.pending(at)).map(|said| said.text).collect()
}

#[test]
fn like_tokens_of_one_player_are_counted_and_not_told_one_by_one() {
    let told = moments(&ruling("tokens/two-factories"));
    let last = told.last().map(String::as_str);
    let expected = "Alice would create a Loaf token, twice; Alice would create a Hint token, twice; Alice would create a Coin token, three times.";
    assert_eq!(last, Some(expected));
}

#[test]
fn what_cant_happen_is_not_told_as_happening() {
    let ruling = ruling("cant/drawn-already");
    let step = ruling.graph().edge_indices().find(|&step| ruling.graph()[step] == Step::Happens);
    let said = step.and_then(|step| Words::new(&ruling).step(step)).map(|said| said.text);
    assert_eq!(said.as_deref(), Some("None of it can happen, and so nothing does."));
}
