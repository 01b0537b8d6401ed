//! A ruling stops between two moments, too, and what ends by itself is no matter of limits.

#[path = "../benches/boards/growth.rs"]
#[expect(dead_code, reason = "the bench says more of its rows")]
mod boards;

use boards::ROWS;
use engine::{Cancel, Options, rule};
use language::board::Board;
use statements::completion::Completion;
use statements::fact::Fact;

/// The board of a row of the growth bench.
fn board(name: &str, size: usize) -> Board {
    let row = ROWS.iter().find(|row| row.name == name).expect("a row of this name");
    let read = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    read.from_str(&(row.board)(size)).expect("a board as files state it")
}

/// Draws end by themselves, so that no limit of steps has anything to say of their number.
#[test]
fn any_number_of_plain_draws_is_whole() {
    let ruling = rule(&board("draws", 30_000), &Options::default()).expect("a board that makes sense");
    assert_eq!(ruling.completion(), Completion::Whole);
    assert_eq!(ruling.holds(ruling.ends()[0], &Fact::Drawn("Alice".into(), 30_000)), Ok(true));
}

#[test]
fn what_happens_between_two_moments_is_stopped_too() {
    let cancel = Cancel::default();
    cancel.time_is_up();
    let options = Options { cancel: Some(cancel), ..Options::default() };
    let ruling = rule(&board("draws", 5_000), &options).expect("a board that makes sense");
    assert_eq!((ruling.completion(), ruling.ends().len()), (Completion::Time, 0));
}

/// A thousand outcomes that are told apart only by a number that was chosen.
#[test]
fn outcomes_that_look_alike_at_first_are_told_apart() {
    let ruling = rule(&board("numbers", 1_000), &Options::default()).expect("a board that makes sense");
    assert_eq!((ruling.completion(), ruling.ends().len()), (Completion::Whole, 1_001));
}
