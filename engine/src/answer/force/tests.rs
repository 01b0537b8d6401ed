use petgraph::graph::DiGraph;

use super::*;
use crate::answer::force::all::Powers;
use statements::ids::AnswerId;

/// A small source of numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % sides
    }
}

/// A game made by hand.
struct Made {
    graph: DiGraph<Moment, Step>,
    movers: Vec<Option<PlayerId>>,
    cut: Option<NodeIndex>,
}

impl Made {
    fn new(movers: &[Option<usize>], steps: &[(usize, usize)]) -> Self {
        let mut graph = DiGraph::new();
        for at in 0..movers.len() {
            let ends = !steps.iter().any(|(from, _)| *from == at);
            graph.add_node(if ends { Moment::Outcome } else { Moment::Ordering });
        }
        for &(from, to) in steps {
            graph.add_edge(NodeIndex::new(from), NodeIndex::new(to), Step::Answer(AnswerId::at(0)));
        }
        Self { graph, movers: movers.iter().map(|mover| mover.map(PlayerId::at)).collect(), cut: None }
    }

    /// Up to nine moments that can all be come to, any steps between them, cycles and chance included.
    fn random(dice: &mut Dice) -> Self {
        let count = 2 + dice.below(8);
        let movers: Vec<_> = (0..count).map(|_| Some(dice.below(3)).filter(|who| *who < 2)).collect();
        let mut steps: Vec<(usize, usize)> = (1..count).map(|at| (dice.below(at), at)).collect();
        for from in (0..count).filter(|_| dice.below(3) > 0).collect::<Vec<_>>() {
            for _ in 0..dice.below(3) {
                steps.push((from, dice.below(count)));
            }
        }
        let mut made = Self::new(&movers, &steps);
        for at in made.graph.node_indices() {
            let kinds = [Moment::Outcome, Moment::Outcome, Moment::Loop, Moment::Open];
            if made.graph[at] == Moment::Outcome {
                made.graph[at] = kinds[dice.below(4)];
            }
        }
        made.cut = made.graph.node_indices().nth(dice.below(3 * count));
        made.cut = made.cut.filter(|&at| made.graph[at] == Moment::Ordering);
        made
    }

    fn game(&self) -> Game<'_> {
        Game { graph: &self.graph, movers: &self.movers, cut: self.cut }
    }

    fn ends(&self) -> Vec<NodeIndex> {
        let is_end = |at: &NodeIndex| matches!(self.graph[*at], Moment::Outcome | Moment::Loop);
        self.graph.node_indices().filter(is_end).collect()
    }

    /// The oracle: whether one side can make sure of one end, by looking at all moments until nothing changes.
    fn oracle(&self, player: usize, alone: bool, end: NodeIndex) -> bool {
        let mut sure = vec![false; self.graph.node_count()];
        loop {
            let next: Vec<bool> = self
                .graph
                .node_indices()
                .map(|at| {
                    let ours = (self.movers[at.index()] == Some(PlayerId::at(player))) == alone;
                    let mut options: Vec<bool> =
                        self.graph.neighbors(at).map(|to| sure[to.index()]).collect();
                    if self.graph[at] == Moment::Open || self.cut == Some(at) {
                        // A step that nobody has looked at: the worst for the player who asks.
                        options.push(!alone);
                    }
                    let decides = if ours { options.contains(&true) } else { !options.contains(&false) };
                    at == end || !options.is_empty() && decides
                })
                .collect();
            if next == sure {
                return sure[0];
            }
            sure = next;
        }
    }
}

#[test]
fn a_player_forces_what_only_they_choose_and_chance_forces_nothing() {
    let steps = [(0, 1), (0, 2)];
    let mine = Made::new(&[Some(0), None, None], &steps);
    let chance = Made::new(&[None, None, None], &steps);
    for end in mine.ends() {
        assert!(mine.game().can_force(PlayerId::at(0), &[end]));
        assert!(!mine.game().can_force(PlayerId::at(1), &[end]));
        assert!(!chance.game().can_force(PlayerId::at(0), &[end]));
        assert!(!chance.game().can_avoid(PlayerId::at(0), &[end]));
    }
    assert!(chance.game().can_force(PlayerId::at(0), &chance.ends()));
}

#[test]
fn going_round_for_ever_avoids_an_end_but_forces_none() {
    let round = Made::new(&[Some(0), None], &[(0, 0), (0, 1)]);
    let end = [NodeIndex::new(1)];
    assert!(round.game().can_avoid(PlayerId::at(0), &end));
    assert!(!round.game().can_avoid(PlayerId::at(1), &end));
    let stuck = Made::new(&[Some(0), None], &[(0, 0), (0, 1)]);
    assert!(stuck.game().can_force(PlayerId::at(0), &end));
    assert!(!stuck.game().can_force(PlayerId::at(1), &end));
}

#[test]
fn what_was_not_explored_is_not_relied_on() {
    let mut made = Made::new(&[Some(1), None], &[(0, 1)]);
    let end = [NodeIndex::new(1)];
    assert!(made.game().can_force(PlayerId::at(0), &end), "nobody has a choice");
    made.cut = Some(NodeIndex::new(0));
    assert!(!made.game().can_force(PlayerId::at(0), &end), "the other may have one");
    assert!(made.game().can_force(PlayerId::at(1), &end), "the mover takes the step that is known");
    assert!(!made.game().can_avoid(PlayerId::at(0), &end));
}

#[test]
fn one_pass_for_all_outcomes_says_what_each_says_alone() {
    let (mut dice, mut asked) = (Dice(7), 0);
    for _ in 0..20_000 {
        let made = Made::random(&mut dice);
        let ends = made.ends();
        let powers = Powers::of(made.game(), &ends, 2);
        for (place, &end) in ends.iter().enumerate() {
            for player in 0..2 {
                let id = PlayerId::at(player);
                let (force, avoid) = (made.oracle(player, true, end), !made.oracle(player, false, end));
                assert_eq!(made.game().can_force(id, &[end]), force, "{:?} {end:?}", made.graph);
                assert_eq!(made.game().can_avoid(id, &[end]), avoid, "{:?} {end:?}", made.graph);
                assert_eq!(powers.force(place).contains(&id), force, "{:?} {end:?}", made.graph);
                assert_eq!(powers.avoid(place).contains(&id), avoid, "{:?} {end:?}", made.graph);
                asked += 1;
            }
        }
    }
    assert!(asked > 40_000, "only {asked} questions");
}
