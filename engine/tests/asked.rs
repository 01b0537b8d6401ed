//! What can be asked of a ruling: predicates, effects left out, and what explains an outcome.

#[path = "../benches/boards/lattice.rs"]
mod boards;

use boards::{lattice, permanent, three_damage};
use petgraph::graph::NodeIndex;

use engine::compare::compare;
use engine::{InForce, Limits, Options, Ruling, rule, why};
use language::board::Board;
use language::effect::{Rewrite, Scale};
use statements::fact::Fact;
use statements::outcome::Paths;
use statements::predicate::Predicate;
use statements::shown::EffectName;
use statements::verdict::{Reason, Verdict};

fn ruled(board: &Board, options: &Options) -> Ruling {
    rule(board, options).expect("a board that makes sense")
}

fn effect(label: &str) -> EffectName {
    EffectName { label: label.into(), source: None }
}

fn without(labels: &[&str]) -> Options {
    let in_force = InForce::AllBut(labels.iter().map(|label| effect(label)).collect());
    Options { in_force, ..Options::default() }
}

fn dealt(amount: u64) -> Fact {
    Fact::Dealt("Bob".into(), amount)
}

#[test]
fn numbers_are_compared_and_combined() {
    // 3 damage, a doubler and one more: 7 or 8.
    let ruling = ruled(&lattice(2), &Options::default());
    let count = |predicate: Predicate| ruling.answer_to(&predicate).unwrap().outcomes.len();
    let (seven, eight) = (Predicate::Is(dealt(7)), Predicate::AtLeast(dealt(8)));
    assert_eq!((count(seven.clone()), count(eight.clone())), (1, 1));
    assert_eq!(count(Predicate::AtMost(dealt(8))), 2);
    assert_eq!(count(Predicate::Any(vec![seven.clone(), eight.clone()])), 2);
    assert_eq!(count(Predicate::All(vec![seven.clone(), eight])), 0);
    assert_eq!(count(Predicate::Not(Box::new(seven))), 1);
}

#[test]
fn a_wrong_name_is_found_wherever_it_stands() {
    let ruling = ruled(&lattice(2), &Options::default());
    let wrong = Predicate::Survives("Bop".into());
    for asked in [
        Predicate::Any(vec![Predicate::All(vec![]), wrong.clone()]),
        Predicate::All(vec![Predicate::Any(vec![]), wrong]),
    ] {
        let said = ruling.answer_to(&asked).unwrap_err().to_string();
        assert!(said.contains("did you mean `Bob`"), "{said}");
    }
    let said = ruling.answer_to(&Predicate::AtLeast(Fact::Loop)).unwrap_err().to_string();
    assert!(said.contains("no number"), "{said}");
}

#[test]
fn the_player_who_orders_can_force_and_avoid_what_is_asked() {
    let ruling = ruled(&lattice(4), &Options::default());
    let answered = ruling.answer_to(&Predicate::AtLeast(dealt(20))).unwrap();
    let names = |ids: Vec<statements::ids::PlayerId>| {
        ids.into_iter().map(|id| ruling.player(id).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names(answered.forced_by), ["Bob"]);
    assert_eq!(names(answered.avoided_by), ["Bob"]);
    assert!(answered.outcomes.len() < answered.of);
}

#[test]
fn a_left_out_effect_is_there_but_not_in_force() {
    let ruling = ruled(&lattice(2), &without(&["Plus 1"]));
    let start = NodeIndex::new(0);
    let judged = ruling.verdicts(start);
    let verdict = |label: &str| {
        judged.iter().find(|one| ruling.effect(one.effect).label == label).map(|one| one.verdict)
    };
    assert_eq!(verdict("Plus 1"), Some(Verdict::Not(Reason::NotInForce)));
    assert_eq!(verdict("Doubler 0"), Some(Verdict::Offered));
    assert_eq!(ruling.outcomes().len(), 1);
    assert_eq!(ruling.holds(ruling.ends()[0], &dealt(6)), Ok(true));
}

#[test]
fn outcomes_that_a_missing_effect_takes_and_brings_are_told_apart() {
    let (all, fewer) = (ruled(&lattice(2), &Options::default()), ruled(&lattice(2), &without(&["Plus 1"])));
    let difference = compare(&all, &fewer);
    assert_eq!((difference.only_first.len(), difference.only_second.len()), (2, 1));
    assert!(compare(&all, &all).is_none());
}

#[test]
fn one_of_several_interchangeable_effects_is_left_out_alone() {
    let twins = (0..3).map(|i| permanent(&format!("Kiln {i}"), "Kiln", Rewrite::Scale(Scale::Times(2))));
    let board = three_damage(twins.collect());
    let ruling = ruled(&board, &without(&["Kiln 1"]));
    assert_eq!(ruling.paths(), Paths::Exactly(2), "the two others in either order");
    assert_eq!(ruling.holds(ruling.ends()[0], &dealt(12)), Ok(true));
}

#[test]
fn an_outcome_is_explained_by_what_it_can_not_do_without() {
    let mut board = lattice(4);
    board.players[0].life = 7;
    let ruling = ruled(&board, &Options::default());
    for outcome in ruling.outcomes() {
        let why = why(&board, &Options::default(), &ruling, &outcome).unwrap();
        assert!(why.is_sure && why.is_smallest, "{why:?}");
        let comes = |effects: Vec<EffectName>| {
            let in_force = InForce::Only(effects);
            let ruling = ruled(&board, &Options { in_force, ..Options::default() });
            ruling.outcomes().iter().any(|one| one.is_like(&outcome))
        };
        assert!(comes(why.effects.clone()));
        for at in 0..why.effects.len() {
            let mut fewer = why.effects.clone();
            fewer.remove(at);
            assert!(!comes(fewer), "{:?} without {at}", why.effects);
        }
    }
}

#[test]
fn a_smaller_set_than_that_of_the_way_is_found() {
    // 3 damage: plus 3 alone makes the 6 that the doubler makes, too.
    let plus = |n: u64| Rewrite::Scale(Scale::Plus(language::select::Amount::N(n)));
    let board = three_damage(vec![
        permanent("One", "One", plus(1)),
        permanent("Two", "Two", plus(2)),
        permanent("None", "None", plus(0)),
    ]);
    let ruling = ruled(&board, &Options::default());
    let [outcome] = &ruling.outcomes()[..] else { panic!("one outcome") };
    let why = why(&board, &Options::default(), &ruling, outcome).unwrap();
    let labels: Vec<&str> = why.effects.iter().map(|name| name.label.as_str()).collect();
    assert_eq!((labels, why.is_smallest), (vec!["One", "Two"], true));
}

#[test]
fn a_ruling_that_was_cut_short_forces_nothing_that_was_not_seen() {
    let whole = ruled(&lattice(4), &Options::default());
    for nodes in 2..whole.graph().node_count() {
        let limits = Limits { nodes, ..Limits::default() };
        let cut = ruled(&lattice(4), &Options { limits, ..Options::default() });
        let unexplored = cut.graph().node_indices().filter(|&at| !cut.is_explored(at)).count();
        assert!(unexplored > 0, "{nodes} moments");
        for &end in cut.ends() {
            let alice = cut.can_force(end).into_iter().any(|id| cut.player(id) == "Alice");
            assert!(!alice, "Alice orders nothing");
            let also = cut.can_avoid(end).into_iter().any(|id| cut.player(id) == "Alice");
            assert!(!also, "Bob may still bring about any end");
        }
    }
}

#[test]
fn outcomes_that_are_told_alike_are_counted_together() {
    let ruling = ruled(&lattice(4), &Options::default());
    let alike = ruling.alike();
    let places: usize = alike.iter().map(|one| one.outcomes.len()).sum();
    assert_eq!(places, ruling.outcomes().len());
    let total = alike.iter().map(|one| match one.paths {
        Paths::Exactly(count) => count,
        Paths::MoreThan | Paths::Endless => 0,
    });
    assert_eq!(Paths::Exactly(total.sum()), ruling.paths());
}
