//! Lanes: which boards split, which must not, and what is said of those that do.

use petgraph::graph::NodeIndex;
use tests::laws::lanes::apart;

use engine::{Lanes, Options, Ruling};
use saves::BoardFile;
use statements::completion::Completion;
use statements::fact::Fact;
use statements::moment::{Moment, Step};
use statements::outcome::Paths;

fn bundled(name: &str) -> BoardFile {
    let found = saves::bundled::all().iter().find(|bundled| bundled.name == name);
    let found = found.unwrap_or_else(|| panic!("no board is called {name}"));
    saves::from_text(name, found.text).unwrap_or_else(|error| panic!("{error}"))
}

fn ruled(name: &str, lanes: Lanes) -> Ruling {
    let options = Options { lanes, ..Options::default() };
    let ruling = engine::rule(&bundled(name).board, &options).expect("a board that makes sense");
    assert_eq!(ruling.completion(), Completion::Whole);
    ruling
}

fn facts(ruling: &Ruling) -> Vec<String> {
    let mut all: Vec<String> =
        ruling.outcomes().iter().map(|outcome| format!("{:?}", outcome.facts)).collect();
    all.sort();
    all
}

#[test]
fn a_creature_that_damage_may_be_redirected_to_is_not_apart_from_the_one_it_comes_from() {
    let ruling = ruled("redirected-onto-a-shield", Lanes::Always);
    assert_eq!(ruling.lane_count(), 0);
    assert_eq!(facts(&ruling), facts(&ruled("redirected-onto-a-shield", Lanes::Never)));
    assert_eq!(ruling.outcomes().len(), 7, "{:#?}", facts(&ruling));
    let prevented = |fact: &Fact| if let Fact::Prevented(_, amount) = fact { *amount } else { 0 };
    for outcome in ruling.outcomes() {
        assert!(outcome.facts.iter().map(prevented).sum::<u64>() <= 4, "{:?}", outcome.facts);
    }
}

#[test]
fn creatures_whose_results_or_follow_ups_meet_are_not_apart() {
    for name in ["what-follows-looks-at-the-other", "one-lifelink-for-two"] {
        let ruling = ruled(name, Lanes::Always);
        assert_eq!(ruling.lane_count(), 0, "{name}");
        assert_eq!(facts(&ruling), facts(&ruled(name, Lanes::Never)), "{name}");
    }
}

#[test]
fn what_follows_in_one_lane_alone_keeps_it_apart() {
    let lanes = ruled("what-follows-stays-with-its-own", Lanes::Always);
    let joint = ruled("what-follows-stays-with-its-own", Lanes::Never);
    assert_eq!((lanes.lane_count(), lanes.joint_outcomes()), (2, Paths::Exactly(4)));
    assert_eq!(apart(&lanes, &joint), Ok(None));
}

#[test]
fn a_small_event_is_ruled_on_together_unless_lanes_are_asked_for() {
    let name = "what-follows-stays-with-its-own";
    assert_eq!(ruled(name, Lanes::WhenLarge).lane_count(), 0);
}

#[test]
fn forty_creatures_are_forty_lanes_under_one_start() {
    let ruling = ruled("forty-creatures", Lanes::WhenLarge);
    let start = NodeIndex::new(0);
    assert_eq!(ruling.graph()[start], Moment::Split);
    assert_eq!(ruling.pending(start).len(), 40);
    let lanes = ruling.lanes();
    assert_eq!((lanes.len(), ruling.steps(start).len()), (40, 40));
    for (at, (lane, step)) in lanes.iter().zip(ruling.steps(start)).enumerate() {
        assert_eq!(ruling.graph()[step], Step::Lane(u32::try_from(at).expect("few lanes")));
        assert_eq!(ruling.graph().edge_endpoints(step), Some((start, lane.first)));
        assert_eq!((lane.paths, lane.targets.len(), &lane.parts), (Paths::Exactly(6), 1, &vec![at]));
        for &outcome in &lane.outcomes {
            assert_eq!(ruling.lane_of(outcome), Some(at));
            let way = ruling.shortest(outcome);
            assert_eq!((way.first(), way.len()), (Some(&step), 4), "into the lane, and three picks");
        }
    }
    let outcomes = u32::try_from(lanes[0].outcomes.len()).expect("few outcomes");
    assert_eq!(ruling.joint_outcomes(), Paths::Exactly(u128::from(outcomes).pow(40)));
    assert_eq!(ruling.paths(), Paths::Exactly(6_u128.pow(40)));
}

#[test]
fn a_lane_belongs_to_those_who_order_in_it() {
    let ruling = ruled("forty-creatures", Lanes::WhenLarge);
    for lane in ruling.lanes() {
        let orderer = ruling.orderer(lane.first).expect("somebody orders");
        for &outcome in &lane.outcomes {
            assert_eq!(ruling.can_force(outcome), [orderer]);
            assert_eq!(ruling.can_avoid(outcome), [orderer]);
        }
    }
}

#[test]
fn an_expectation_over_two_lanes_is_refused_in_words() {
    let mut file = bundled("forty-creatures");
    let entries = file.rulings[0].outcomes.as_mut().expect("outcomes are stated");
    let second = entries[5].facts.clone();
    entries[0].facts.extend(second);
    let found = saves::check(&file);
    assert_eq!(found.len(), 1);
    let said = found[0].to_string();
    assert!(said.contains("outcomes[0]: the ruling is made of 40 lanes"), "{said}");
    assert!(said.contains("this is about 2 of them"), "{said}");
}
