//! Laws of the timeline: on the bundled boards, on random boards, and on boards made of random ones.

use engine::timeline::{Loop, Timeline};
use tests::laws::hold::{against, everywhere};
use tests::laws::{Sample, rounds, sample, timeline};

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

#[test]
fn the_board_after_so_many_rounds_is_that_of_playing_them() {
    let stated = rounds::stated();
    let wrong: Vec<String> = stated
        .iter()
        .filter_map(|one| rounds::apart(one, 50).map(|how| format!("{}: {how}", one.name)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("{} loops", stated.len());
    assert!(stated.len() >= 15, "only {} loops", stated.len());
}

#[test]
fn a_loop_on_a_timeline_is_one_inside_a_ruling() {
    let stated = rounds::stated();
    let wrong: Vec<String> = stated
        .iter()
        .filter_map(|one| rounds::inside_one_ruling(one).map(|how| format!("{}: {how}", one.name)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_situation_that_comes_again_on_a_timeline_is_recognised() {
    let stated = rounds::stated();
    assert!(stated.len() >= 15, "only {} loops", stated.len());
    // One that ends sooner can't be gone through so often.
    for one in stated.into_iter().filter(|one| one.found.summary.lasts.is_none_or(|rounds| rounds >= 3)) {
        let steps = &one.found.round().steps;
        let mut line = Timeline::new(one.found.start().clone(), &one.options).expect("a board");
        let (mut at, mut taken) = (0, 0);
        for (script, outcome) in [steps, steps, steps].into_iter().flatten() {
            at = line.go_on(at, taken, std::slice::from_ref(script)).expect("a step");
            taken = *outcome;
        }
        at = line.go_on(at, taken, &[]).expect("an end");
        let (_, round) = line.round_to(at).unwrap_or_else(|| panic!("{}: not recognised", one.name));
        let again = Loop::new(&line.nodes()[0].board, round, &one.options);
        let again = again.unwrap_or_else(|error| panic!("{}: {error}", one.name));
        assert_eq!(again.summary.per_round, one.found.summary.per_round, "{}", one.name);
    }
}
