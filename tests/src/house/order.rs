//! Circles, and which arrows close them.

use std::collections::{BTreeMap, VecDeque};

use petgraph::algo::tarjan_scc;
use petgraph::graph::DiGraph;

/// How many names each takes from each other.
pub type Weights<'h> = BTreeMap<(&'h str, &'h str), usize>;

/// The sets of more than one that lead to each other, in order.
pub fn circles<'h>(arrows: &Weights<'h>) -> Vec<Vec<&'h str>> {
    let mut graph = DiGraph::<&str, ()>::new();
    let mut nodes = BTreeMap::new();
    for (from, to) in arrows.keys() {
        let [from, to] = [from, to].map(|name| *nodes.entry(*name).or_insert_with(|| graph.add_node(name)));
        graph.add_edge(from, to, ());
    }
    let found = tarjan_scc(&graph).into_iter().filter(|circle| circle.len() > 1);
    let mut circles: Vec<Vec<&str>> =
        found.map(|circle| circle.into_iter().map(|node| graph[node]).collect()).collect();
    for circle in &mut circles {
        circle.sort_unstable();
    }
    circles.sort();
    circles
}

/// The order, from below, in which the lower take the fewest names from the higher, as far as moving one at a time
/// finds it.
pub fn order<'h>(names: &[&'h str], arrows: &Weights<'h>) -> Vec<&'h str> {
    let takes = |from: &'h str, to: &'h str| arrows.get(&(from, to)).copied().unwrap_or_default();
    let mut order = names.to_vec();
    order.sort_by_key(|name| names.iter().filter(|other| takes(name, other) > 0).count());
    loop {
        let mut moved = false;
        for name in names {
            let Some(old) = order.iter().position(|other| other == name) else { continue };
            order.remove(old);
            // How many names go up when this one is below all, then below all but one, and so on.
            let mut up: usize = order.iter().map(|other| takes(name, other)).sum();
            let mut all = vec![up];
            for other in &order {
                up = up + takes(other, name) - takes(name, other);
                all.push(up);
            }
            let least = all.iter().copied().min().unwrap_or_default();
            let new = if all[old] == least { Some(old) } else { all.iter().position(|up| *up == least) };
            let new = new.unwrap_or(old);
            moved |= new != old;
            order.insert(new, name);
        }
        if !moved {
            return order;
        }
    }
}

/// Each arrow that closes a circle, as the circle that it closes: who takes, from whom, from whom that takes, and so
/// on, until the first would come again. Without these arrows there is no circle; they carry few names.
pub fn closing<'h>(arrows: &Weights<'h>) -> Vec<Vec<&'h str>> {
    let mut closing = Vec::new();
    for circle in circles(arrows) {
        let inside: Weights = arrows
            .iter()
            .filter(|((from, to), _)| circle.contains(from) && circle.contains(to))
            .map(|(arrow, weight)| (*arrow, *weight))
            .collect();
        let order = order(&circle, &inside);
        let place: BTreeMap<&str, usize> = order.iter().enumerate().map(|(at, name)| (*name, at)).collect();
        let up = inside.keys().filter(|(from, to)| place[from] < place[to]);
        closing.extend(up.map(|(from, to)| {
            let mut round = vec![*from];
            round.extend(way(to, from, &inside));
            round
        }));
    }
    closing
}

/// A shortest way along the arrows, without its end; only the start when there is none.
fn way<'h>(start: &'h str, end: &'h str, arrows: &Weights<'h>) -> Vec<&'h str> {
    // From the end, so that each knows where to go next.
    let mut next: BTreeMap<&str, &str> = BTreeMap::new();
    let mut reached = VecDeque::from([end]);
    while let Some(at) = reached.pop_front() {
        for (from, _) in arrows.keys().filter(|(_, to)| *to == at) {
            if *from != end && !next.contains_key(from) {
                next.insert(from, at);
                reached.push_back(from);
            }
        }
    }
    let on = |at: &&'h str| next.get(at).copied().filter(|at| *at != end);
    std::iter::successors(Some(start), on).collect()
}
