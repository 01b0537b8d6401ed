//! Very many random boards: no panic, no endless growth, no illegal pick.
//!
//! `INSTEAD_MANY` says how many; without it, so many that it takes some seconds. A million were run by
//! `INSTEAD_MANY=1000000 cargo test --release -p tests --test many -- --nocapture`.

use tests::laws::{history, offers, sample};

use engine::{Limits, Options};
use statements::completion::Completion;

/// How many boards when nobody says otherwise.
const USUAL: u64 = 3_000;
/// A ruling is built up to so many moments.
const MOMENTS: usize = 300;

#[test]
fn random_boards_are_ruled_within_their_limits() {
    let many = std::env::var("INSTEAD_MANY").ok().and_then(|n| n.parse().ok()).unwrap_or(USUAL);
    let (mut whole, mut stopped, mut most) = (0u64, 0u64, 0);
    for (number, one) in sample::random_up_to(many).enumerate() {
        let limits = Limits { nodes: MOMENTS, bytes: 64 << 20, steps: 2_000 };
        let options = Options { as_of: Some(one.date), limits, ..Options::default() };
        let ruling =
            engine::rule(&one.board, &options).unwrap_or_else(|error| panic!("{}: {error}", one.name));
        most = most.max(ruling.graph().node_count());
        match ruling.completion() {
            Completion::Whole => whole += 1,
            Completion::NodeLimit
            | Completion::ByteLimit
            | Completion::StepLimit
            | Completion::TooLarge
            | Completion::LongRow
            | Completion::Time
            | Completion::Cancelled => stopped += 1,
        }
        // Looking at each moment takes longer than ruling; a part of the boards says enough.
        if number % 16 == 0 && ruling.completion() == Completion::Whole {
            let wrong = history::applied_again(&ruling).or_else(|| offers::unlike_steps(&ruling, true));
            assert_eq!(wrong, None, "{}\n{}", one.name, one.shown());
        }
    }
    println!("{many} boards: {whole} whole, {stopped} stopped at a limit, at most {most} moments");
    assert!(whole > many / 2, "most rulings should be whole");
    assert!(most <= MOMENTS, "{most} moments are more than the limit");
}
