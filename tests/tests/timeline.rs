//! Laws of the timeline: on the bundled boards, on random boards, and on boards made of random ones.

use tests::laws::hold::{against, everywhere};
use tests::laws::{Sample, sample, timeline};

/// Boards with several scripts: bundled ones, random ones, and random ones whose script is followed twice.
fn in_sequence() -> impl Iterator<Item = Sample> {
    let twice = |sample: Sample| {
        let mut board = sample.board.clone();
        if board.events.len() == 1 {
            board.events.extend(board.events.clone());
        }
        Sample { board, ..sample }
    };
    let bundled = sample::bundled().into_iter().filter(|sample| sample.board.events.len() > 1);
    bundled.chain(sample::random().map(twice))
}

#[test]
fn the_board_after_an_outcome_is_a_board() {
    everywhere(timeline::boards_after_are_boards);
}

#[test]
fn a_script_ruled_whole_ends_as_one_ruled_step_by_step() {
    against(in_sequence().step_by(2), timeline::whole_or_stepped);
}

#[test]
fn a_timeline_is_built_once_more_from_its_course_to_the_same_bytes() {
    against(in_sequence().step_by(8), timeline::replays);
}
