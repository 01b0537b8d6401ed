//! What lanes come to together, against the ruling of all parts together.

use std::collections::{BTreeMap, BTreeSet};

use itertools::Itertools;
use petgraph::graph::NodeIndex;

use engine::Ruling;
use statements::fact::Fact;
use statements::ids::PlayerId;
use statements::outcome::Paths;

/// With more outcomes in every combination they are not compared.
const MOST: u128 = 20_000;

/// An end of the whole event: what is true of it, and who can force and who can avoid it.
type End = (BTreeSet<Fact>, BTreeSet<PlayerId>, BTreeSet<PlayerId>);

/// Where lanes say something else than the ruling of all parts together, in words; none when they agree. Without
/// lanes, or with too many outcomes, there is nothing to say: `Err`.
///
/// # Errors
/// When there is nothing to compare.
pub fn apart(lanes: &Ruling, joint: &Ruling) -> Result<Option<String>, Unheld> {
    if lanes.lane_count() < 2 {
        return Err(Unheld::NoLanes);
    }
    if !matches!(lanes.joint_outcomes(), Paths::Exactly(1..=MOST)) {
        return Err(Unheld::TooMany);
    }
    let mut each = per_lane(lanes);
    let stated = lanes.outcomes();
    let stated = stated.iter().flat_map(|outcome| outcome.facts.iter().filter_map(cards)).collect();
    let mut whole = whole(joint, &stated);
    let exact = Paths::Exactly(whole.len() as u128) == lanes.joint_outcomes();
    if !exact || each.iter().chain([&whole]).any(|ends| have_twins(ends)) {
        each.iter_mut().chain([&mut whole]).flatten().for_each(forget_powers);
    } else if lanes.joint_outcomes() != joint.joint_outcomes() {
        return Ok(Some(format!("{:?} outcomes are said", lanes.joint_outcomes())));
    }
    let together = each.iter().map(|lane| lane.iter()).multi_cartesian_product().map(|ends| all_of(&ends));
    let (together, whole): (BTreeSet<End>, BTreeSet<End>) = (together.collect(), whole.into_iter().collect());
    if let Some(end) = together.symmetric_difference(&whole).next() {
        let side = if whole.contains(end) { "only together" } else { "only in lanes" };
        return Ok(Some(format!("{side}: {end:?}\nlanes {each:#?}\ntogether {whole:#?}")));
    }
    Ok((lanes.decided_by() != joint.decided_by()).then(|| "others decide".to_owned()))
}

/// Whether the same is true of two ends, so that nobody is said to force what both are.
fn have_twins(ends: &[End]) -> bool {
    ends.iter().map(|(facts, ..)| facts).collect::<BTreeSet<_>>().len() < ends.len()
}

fn forget_powers(end: &mut End) {
    end.1.clear();
    end.2.clear();
}

/// Why a law about lanes says nothing of a ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unheld {
    /// The event does not split.
    NoLanes,
    /// There are too many outcomes in every combination.
    TooMany,
}

/// The outcomes of each lane.
fn per_lane(ruling: &Ruling) -> Vec<Vec<End>> {
    let mut lanes: BTreeMap<Option<usize>, Vec<End>> = BTreeMap::new();
    for outcome in ruling.outcomes() {
        let end = end(ruling, outcome.node, outcome.facts.into_iter().collect());
        lanes.entry(outcome.lane).or_default().push(end);
    }
    lanes.into_values().collect()
}

fn end(ruling: &Ruling, node: NodeIndex, facts: BTreeSet<Fact>) -> End {
    let set = |players: Vec<PlayerId>| players.into_iter().collect();
    (facts, set(ruling.can_force(node)), set(ruling.can_avoid(node)))
}

/// One outcome of each lane, together: forced by who can force each, avoided by who can avoid any.
fn all_of(ends: &[&End]) -> End {
    let mut all = ends[0].clone();
    for (facts, forced, avoided) in &ends[1..] {
        all.0.extend(facts.iter().cloned());
        all.1 = all.1.intersection(forced).copied().collect();
        all.2.extend(avoided);
    }
    all
}

/// The outcomes of all parts together, without the counts of cards that no lane states.
fn whole(joint: &Ruling, stated: &BTreeSet<(u8, &str)>) -> Vec<End> {
    let kept = |fact: &Fact| cards(fact).is_none_or(|count| stated.contains(&count));
    let end = |outcome: statements::outcome::Outcome| {
        end(joint, outcome.node, outcome.facts.into_iter().filter(kept).collect())
    };
    joint.outcomes().into_iter().map(end).collect()
}

/// Which count of a player's cards a fact states.
fn cards(fact: &Fact) -> Option<(u8, &str)> {
    if let Fact::Hand(player, _) = fact {
        Some((0, player))
    } else if let Fact::Library(player, _) = fact {
        Some((1, player))
    } else if let Fact::Graveyard(player, _) = fact {
        Some((2, player))
    } else if let Fact::Exile(player, _) = fact {
        Some((3, player))
    } else {
        None
    }
}
