//! Exact counts of moments, picks, outcomes and paths.

#[path = "../benches/boards/lattice.rs"]
mod boards;

use boards::{lattice, permanent, three_damage};

use engine::{Limits, Options, Ruling, rule};
use language::board::{Board, Characteristics};
use language::effect::{Rewrite, Scale};
use language::event::{Event, Instruction, Script, Token};
use language::select::{Amount, Who};
use statements::completion::Completion;
use statements::fact::Fact;
use statements::moment::Moment;
use statements::outcome::Paths;

fn counts(ruling: &Ruling) -> (usize, usize, usize, Paths) {
    let graph = ruling.graph();
    let outcomes = graph.node_weights().filter(|moment| **moment == Moment::Outcome).count();
    assert_eq!(ruling.completion(), Completion::Whole);
    (graph.node_count(), graph.edge_count(), outcomes, ruling.paths())
}

#[test]
fn the_lattice_has_as_many_situations_picks_and_outcomes_as_arithmetic_says() {
    let expected = [
        (4, 37, 50, 8, 24),
        (6, 326, 629, 33, 720),
        (8, 3_080, 7_985, 121, 40_320),
        (10, 29_194, 97_364, 380, 3_628_800),
    ];
    for (effects, moments, picks, outcomes, paths) in expected {
        let ruling = rule(&lattice(effects), &Options::default()).unwrap();
        assert_eq!(counts(&ruling), (moments, picks, outcomes, Paths::Exactly(paths)), "{effects} effects");
    }
}

#[test]
fn the_lattice_of_twelve_is_counted_exactly() {
    let ruling = rule(&lattice(12), &Options::default()).unwrap();
    assert_eq!(counts(&ruling), (255_118, 1_053_064, 1_087, Paths::Exactly(479_001_600)));
}

#[test]
fn twenty_copies_of_one_doubler_are_one_line_with_all_paths_counted() {
    let copies =
        (0..20).map(|i| permanent(&format!("Furnace {i}"), "Furnace", Rewrite::Scale(Scale::Times(2))));
    let ruling = rule(&three_damage(copies.collect()), &Options::default()).unwrap();
    let (moments, _, outcomes, paths) = counts(&ruling);
    assert!(moments <= 25, "{moments}");
    assert_eq!((outcomes, paths), (1, Paths::Exactly(2_432_902_008_176_640_000)));
}

#[test]
fn a_node_limit_stops_early_and_says_so() {
    let options = Options { limits: Limits { nodes: 100, ..Limits::default() }, ..Options::default() };
    let ruling = rule(&lattice(8), &options).unwrap();
    assert_eq!(ruling.completion(), Completion::NodeLimit);
    assert_eq!(ruling.graph().node_count(), 100);
    assert!(ruling.graph().node_weights().any(|moment| *moment == Moment::Open));
}

#[test]
fn an_amount_that_does_not_fit_ends_its_path_and_says_so() {
    let copies =
        (0..64).map(|i| permanent(&format!("Furnace {i}"), "Furnace", Rewrite::Scale(Scale::Times(2))));
    let ruling = rule(&three_damage(copies.collect()), &Options::default()).unwrap();
    assert_eq!(ruling.completion(), Completion::TooLarge);
}

/// A script in which much happens of itself.
fn repeated(times: u64, does: Event) -> Board {
    let instruction = Instruction::Do { events: vec![does], unless: vec![] };
    let repeat = Instruction::Repeat { times: Amount::N(times), does: vec![instruction] };
    Board { events: vec![Script { does: vec![repeat], ..Script::default() }], ..three_damage(vec![]) }
}

#[test]
fn what_happens_of_itself_is_limited_and_said_to_be() {
    let gain = Event::GainLife { who: Who::You, amount: Amount::N(1) };
    let ruling = rule(&repeated(1_000_000_000, gain), &Options::default()).unwrap();
    assert_eq!(ruling.completion(), Completion::StepLimit);
}

#[test]
fn like_tokens_are_one_group_however_many_there_are() {
    let token = Token::Is(Box::new(Characteristics { name: "Cat".into(), ..Characteristics::default() }));
    let create = Event::creates(Who::You, token, Amount::N(1 << 60));
    let ruling = rule(&repeated(7, create), &Options::default()).unwrap();
    let outcomes = ruling.outcomes();
    assert_eq!(outcomes.len(), 1);
    assert!(outcomes[0].facts.contains(&Fact::Tokens("Alice".into(), "Cat".into(), 7 << 60)));
}
