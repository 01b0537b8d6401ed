//! What a script asks of a permanent that has left is what it would have been told while that was there
//! (CR 608.2h, 113.7a (2026-04-17)).

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tests::laws::leaving::{Asked, CHANGES, Leaving, Way, board};
use tests::laws::sample::SMALL;
use tests::laws::{Ends, Sample};

use language::board::Zone;
use language::date::Date;

fn config() -> ProptestConfig {
    let cases = std::env::var("INSTEAD_BOARDS").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(608),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn leaving() -> impl Strategy<Value = Leaving> {
    let ways = vec![
        Way::To(Zone::Exile),
        Way::To(Zone::Graveyard),
        Way::To(Zone::Hand),
        Way::To(Zone::Library),
        Way::Destroyed,
        Way::Sacrificed,
        Way::PhasesOut,
        Way::Ceases,
    ];
    let changed = prop::array::uniform::<_, CHANGES>(any::<bool>());
    (any::<bool>(), any::<bool>(), 0..4u64, 0..3usize, changed, prop::sample::select(ways)).prop_map(
        |(token, borrowed, counters, equipped, changed, way)| Leaving {
            token,
            borrowed,
            counters,
            equipped,
            changed,
            way,
        },
    )
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn what_has_left_is_as_it_last_was(leaving in leaving(), early in any::<bool>()) {
        let date = if early { Date::new(2012, 5, 1) } else { Date::NOW };
        let ends = |asked| {
            let sample = Sample { name: "leaving".to_owned(), board: board(leaving, asked), date };
            sample.ruling(SMALL, true, true).map(|ruling| Ends::of(&ruling))
        };
        let (before, after) = (ends(Asked::Before), ends(Asked::After));
        let (before, after) = before.zip(after).expect("the rulings are small");
        prop_assert_eq!(before.apart_from(&after), None, "{:?}", leaving);
    }
}
