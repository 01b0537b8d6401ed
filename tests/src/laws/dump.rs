//! Everything that a ruling says, as text.

use std::fmt::Write as _;

use engine::Ruling;

/// Everything that a ruling says of every moment, step and outcome. Two rulings are the same when these are.
pub fn dump(ruling: &Ruling) -> String {
    let mut out = String::new();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    line(format!("{} {:?} {:?}", ruling.as_of(), ruling.completion(), ruling.paths()));
    for at in ruling.graph().node_indices() {
        let moment = ruling.graph()[at];
        line(format!("{} {moment:?} {:?} {:?}", at.index(), ruling.mover(at), ruling.pending(at)));
        line(format!("  {:?} {:?}", ruling.asked(at), ruling.verdicts(at)));
        for step in ruling.steps(at) {
            let to = ruling.graph().edge_endpoints(step).map(|ends| ends.1.index());
            line(format!("  {:?} to {to:?} {:?}", ruling.graph()[step], ruling.changes(step)));
        }
    }
    for outcome in ruling.outcomes() {
        let (force, avoid) = (ruling.can_force(outcome.node), ruling.can_avoid(outcome.node));
        line(format!("{outcome:?} {force:?} {avoid:?} {:?}", ruling.shortest(outcome.node)));
    }
    for effect in ruling.effect_ids() {
        line(format!("{:?}", ruling.effect(effect)));
    }
    out
}

/// The first line in which two texts differ, both ways; none when they are equal.
pub fn first_difference(one: &str, other: &str) -> Option<String> {
    let pair = one.lines().zip(other.lines()).find(|(a, b)| a != b);
    let mut said = String::new();
    match pair {
        Some((a, b)) => writeln!(said, "\n  {a}\n  {b}").ok()?,
        None if one.len() == other.len() => return None,
        None => said.push_str("one says more than the other"),
    }
    Some(said)
}
