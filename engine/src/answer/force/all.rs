//! The same for every outcome at once: sets of outcomes as bits, some hundreds of them in each pass.

use petgraph::algo::toposort;
use petgraph::graph::NodeIndex;
use petgraph::visit::DfsPostOrder;

use super::{Game, Side};
use statements::ids::PlayerId;
use statements::moment::Moment;

/// How many words of bits a moment has in one pass.
const WORDS: usize = 8;

/// How many outcomes one pass takes.
const AT_ONCE: usize = WORDS * 64;

/// Some of the outcomes, as bits.
type Bits = [u64; WORDS];

/// What each player can force and avoid, by the place of the outcome among all.
pub(crate) struct Powers {
    forced: Vec<Vec<bool>>,
    avoided: Vec<Vec<bool>>,
}

impl Powers {
    /// Works them out. Takes one pass over the graph for each 512 outcomes and each player and question; where only
    /// one player ever has a choice, no pass.
    pub(crate) fn of(game: Game<'_>, ends: &[NodeIndex], players: usize) -> Self {
        let passes = Passes::new(game, ends);
        let players = || (0..players).map(PlayerId::at);
        let forced = players().map(|player| passes.ensured(Side::Alone(player)));
        let against = players().map(|player| passes.ensured(Side::Against(player)));
        let avoided = against.map(|ensured| ensured.into_iter().map(|sure| !sure).collect());
        Self { forced: forced.collect(), avoided: avoided.collect() }
    }

    /// The players who can make sure of an outcome.
    pub(crate) fn force(&self, outcome: usize) -> Vec<PlayerId> {
        players_with(&self.forced, outcome)
    }

    /// The players who can make sure that an outcome does not come.
    pub(crate) fn avoid(&self, outcome: usize) -> Vec<PlayerId> {
        players_with(&self.avoided, outcome)
    }
}

fn players_with(power: &[Vec<bool>], outcome: usize) -> Vec<PlayerId> {
    let has = |(_, can): &(usize, &Vec<bool>)| can.get(outcome).copied().unwrap_or(false);
    power.iter().enumerate().filter(has).map(|(at, _)| PlayerId::at(at)).collect()
}

/// What all passes share.
struct Passes<'g> {
    game: Game<'g>,
    ends: &'g [NodeIndex],
    /// Every moment after those that it leads to, as far as cycles allow.
    order: Vec<NodeIndex>,
    is_cyclic: bool,
    /// Who ever has a choice; none is chance.
    choosers: Vec<Option<PlayerId>>,
    is_known: bool,
}

impl<'g> Passes<'g> {
    fn new(game: Game<'g>, ends: &'g [NodeIndex]) -> Self {
        let sorted = toposort(game.graph, None).ok();
        let is_cyclic = sorted.is_none();
        let backwards = |mut order: Vec<NodeIndex>| {
            order.reverse();
            order
        };
        let order = sorted.map_or_else(|| post_order(game), backwards);
        let is_known = game.cut.is_none() && !game.graph.node_weights().any(|m| *m == Moment::Open);
        Self { game, ends, order, is_cyclic, choosers: choosers(game), is_known }
    }

    /// Which outcomes a side can make sure of.
    fn ensured(&self, side: Side) -> Vec<bool> {
        let ours = self.choosers.iter().filter(|mover| side.moves(**mover)).count();
        if self.is_known && !self.is_cyclic && (ours == 0 || ours == self.choosers.len()) {
            // Nobody opposes, or nothing is ours to choose: then an outcome is sure only if it is the only one.
            return vec![ours > 0 || self.ends.len() == 1; self.ends.len()];
        }
        let mut sets = vec![[0; WORDS]; self.game.graph.node_count()];
        let passes = self.ends.chunks(AT_ONCE).flat_map(|some| {
            self.pass(side, some, &mut sets);
            let start = sets.first().copied().unwrap_or_default();
            (0..some.len()).map(move |bit| start[bit / 64] >> (bit % 64) & 1 == 1)
        });
        passes.collect()
    }

    /// For each moment, which of some outcomes a side can make sure of from there.
    fn pass(&self, side: Side, some: &[NodeIndex], sets: &mut [Bits]) {
        sets.fill([0; WORDS]);
        for (bit, end) in some.iter().enumerate() {
            sets[end.index()][bit / 64] |= 1 << (bit % 64);
        }
        let mut goes_on = true;
        while goes_on {
            goes_on = false;
            for &at in &self.order {
                let set = self.at(side, at, sets);
                goes_on |= self.is_cyclic && set != sets[at.index()];
                sets[at.index()] = set;
            }
        }
    }

    fn at(&self, side: Side, at: NodeIndex, sets: &[Bits]) -> Bits {
        if self.game.is_unknown_to(side, at) {
            return if side.trusts_the_unknown() { [u64::MAX; WORDS] } else { [0; WORDS] };
        }
        let mut next = self.game.graph.neighbors(at).map(|to| sets[to.index()]);
        let Some(first) = next.next() else { return sets[at.index()] };
        if side.moves(self.game.mover(at)) {
            next.fold(first, |a, b| std::array::from_fn(|word| a[word] | b[word]))
        } else {
            next.fold(first, |a, b| std::array::from_fn(|word| a[word] & b[word]))
        }
    }
}

/// Every moment after those that it leads to, but for the steps that close a cycle.
fn post_order(game: Game<'_>) -> Vec<NodeIndex> {
    let mut walk = DfsPostOrder::new(game.graph, NodeIndex::new(0));
    std::iter::from_fn(|| walk.next(game.graph)).collect()
}

/// Everyone who can choose between two steps somewhere.
fn choosers(game: Game<'_>) -> Vec<Option<PlayerId>> {
    let mut found = Vec::new();
    for at in game.graph.node_indices() {
        let mover = game.mover(at);
        if !found.contains(&mover) && game.graph.edges(at).nth(1).is_some() {
            found.push(mover);
        }
    }
    found
}
