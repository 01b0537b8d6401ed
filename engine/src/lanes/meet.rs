//! Whether two lanes meet.

use std::collections::BTreeMap;

use super::reads::Reads;
use crate::table::changes::Thing;
use crate::table::watch::Footprint;

/// Which lanes belong together: for each, an earlier lane that it belongs to, or itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Groups(Vec<usize>);

impl Groups {
    /// Each by itself.
    fn new(count: usize) -> Self {
        Self((0..count).collect())
    }

    fn root(&mut self, mut at: usize) -> usize {
        while self.0[at] != at {
            self.0[at] = self.0[self.0[at]];
            at = self.0[at];
        }
        at
    }

    fn unite(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        self.0[a.max(b)] = a.min(b);
    }

    /// Everything in `these` belongs together.
    fn unite_all(&mut self, these: &[usize]) {
        these.windows(2).for_each(|pair| self.unite(pair[0], pair[1]));
    }

    /// The groups by their first members, each in order.
    pub(crate) fn lists(mut self) -> Vec<Vec<usize>> {
        let mut lists: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for at in 0..self.0.len() {
            lists.entry(self.root(at)).or_default().push(at);
        }
        lists.into_values().collect()
    }
}

/// Which lanes meet. `layered` says that some permanent has a continuous effect, which may look at anything.
pub(crate) fn meetings(lanes: &[&Footprint], reads: Reads, layered: bool) -> Groups {
    let mut groups = Groups::new(lanes.len());
    let those = |is: &dyn Fn(&Footprint) -> bool| -> Vec<usize> {
        (0..lanes.len()).filter(|&at| is(lanes[at])).collect()
    };
    if lanes.iter().any(|lane| lane.unclear) {
        groups.unite_all(&those(&|_| true));
        return groups;
    }
    same_things(lanes, &mut groups);
    sequences(lanes, &mut groups);
    let noticed = those(&|lane| lane.changes.any_of(reads.notices));
    let following = those(&|lane| lane.follows);
    if layered {
        groups.unite_all(&noticed);
    }
    if reads.results {
        groups.unite_all(&following);
    }
    // What follows in one lane may read what another has changed.
    let noticed = if reads.anything { those(&|_| true) } else { noticed };
    for &at in &following {
        for &other in &noticed {
            groups.unite(at, other);
        }
    }
    groups
}

/// No two lanes touch the same.
fn same_things(lanes: &[&Footprint], groups: &mut Groups) {
    let mut first: BTreeMap<Thing, usize> = BTreeMap::new();
    for (at, lane) in lanes.iter().enumerate() {
        for &thing in &lane.things {
            let other = *first.entry(thing).or_insert(at);
            groups.unite(other, at);
        }
    }
}

/// A part that may come under an effect of another lane is gone through together with the parts there.
fn sequences(lanes: &[&Footprint], groups: &mut Groups) {
    for (at, lane) in lanes.iter().enumerate() {
        for player in &lane.sharing {
            let others = (0..lanes.len()).filter(|&other| lanes[other].bringing.contains(player));
            for other in others {
                groups.unite(at, other);
            }
        }
    }
}
