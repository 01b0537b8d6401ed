//! Which row each moment stands in.

use super::shape::Link;

/// The length of the longest way to each moment, steps that lead back left out.
///
/// `reversed` says for each step whether it leads back up: to a moment that it can be reached from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ranks {
    /// The row of each moment.
    pub(super) of: Vec<usize>,
    /// Whether each step leads back.
    pub(super) reversed: Vec<bool>,
}

impl Ranks {
    /// How many moments stand in the row with most of them.
    pub(super) fn widest(&self) -> usize {
        let mut counts = vec![0_usize; self.of.iter().map(|row| row + 1).max().unwrap_or(0)];
        for &row in &self.of {
            counts[row] += 1;
        }
        counts.into_iter().max().unwrap_or(0)
    }
}

/// Finds the rows.
pub(super) fn rank(nodes: usize, links: &[Link]) -> Ranks {
    let outgoing = outgoing(nodes, links);
    let reversed = leading_back(nodes, links, &outgoing);
    let mut waits = vec![0_usize; nodes];
    for link in forward(links, &reversed) {
        waits[link.to] += 1;
    }
    let mut of = vec![0; nodes];
    let mut ready: Vec<usize> = (0..nodes).filter(|&node| waits[node] == 0).collect();
    while let Some(node) = ready.pop() {
        for &link in outgoing[node].iter().filter(|&&link| !reversed[link]) {
            let to = links[link].to;
            of[to] = of[to].max(of[node] + 1);
            waits[to] -= 1;
            if waits[to] == 0 {
                ready.push(to);
            }
        }
    }
    Ranks { of, reversed }
}

/// The steps that lead on, without those from a moment to itself.
fn forward<'a>(links: &'a [Link], reversed: &'a [bool]) -> impl Iterator<Item = &'a Link> {
    links.iter().zip(reversed).filter(|(_, back)| !**back).map(|(link, _)| link)
}

fn outgoing(nodes: usize, links: &[Link]) -> Vec<Vec<usize>> {
    let mut outgoing = vec![Vec::new(); nodes];
    for (at, link) in links.iter().enumerate() {
        outgoing[link.from].push(at);
    }
    outgoing
}

/// Where a walk in depth stands with a moment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    Not,
    OnTheWay,
    Done,
}

/// Steps that a walk in depth finds to lead to a moment that it is coming from.
fn leading_back(nodes: usize, links: &[Link], outgoing: &[Vec<usize>]) -> Vec<bool> {
    let mut reversed = vec![false; links.len()];
    let mut seen = vec![Seen::Not; nodes];
    for start in 0..nodes {
        if seen[start] != Seen::Not {
            continue;
        }
        seen[start] = Seen::OnTheWay;
        let mut way = vec![(start, 0)];
        while let Some((node, next)) = way.last_mut() {
            let Some(&link) = outgoing[*node].get(*next) else {
                seen[*node] = Seen::Done;
                way.pop();
                continue;
            };
            *next += 1;
            let to = links[link].to;
            match seen[to] {
                Seen::Not => {
                    seen[to] = Seen::OnTheWay;
                    way.push((to, 0));
                }
                Seen::OnTheWay => reversed[link] = true,
                Seen::Done => {}
            }
        }
    }
    reversed
}
