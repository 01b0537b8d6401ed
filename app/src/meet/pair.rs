//! Two cards: whether the order of their effects matters, and on which event.

use std::collections::BTreeSet;

use engine::{Lanes, Limits, Options, Ruling, rule};
use language::board::{Board, Characteristics, Object, Zone};
use language::effect::Kind;
use petgraph::graph::NodeIndex;
use petgraph::visit::{Dfs, EdgeRef};
use statements::completion::Completion;
use statements::fact::Fact;
use statements::ids::PlayerId;
use statements::moment::{Moment, Step};

use super::candidate::Candidate;
use super::probe::{self, ALICE, BOB, Subject, Trial};

/// The most moments that a ruling on such a board may have; one with more says nothing.
const MOMENTS: usize = 3_000;

/// Two cards, the second under the control of one of the players.
pub struct Pair<'a> {
    cards: [&'a Candidate<'a>; 2],
}

/// An event on which the order of two cards' effects matters.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// The kind of event.
    pub kind: Kind,
    /// What happens, as it is typed.
    pub line: String,
    /// Who controls the second card; Alice controls the first.
    pub second_under: &'static str,
    /// Who can choose the order, by name.
    pub chosen_by: Vec<String>,
    /// In how many ways it can end.
    pub outcomes: usize,
    /// Whether what is unread of a card could change that.
    pub depends_on_unread: bool,
    /// The board, on which the two are named as cards.
    pub board: Board,
}

impl<'a> Pair<'a> {
    /// Two cards, which may be the same.
    pub const fn new(first: &'a Candidate<'a>, second: &'a Candidate<'a>) -> Self {
        Self { cards: [first, second] }
    }

    /// The first event of each kind on which the order matters, in the order of the trials; first those where one player
    /// controls both.
    pub fn meetings(&self) -> Vec<Meeting> {
        let common: Vec<Kind> = self.cards[0].common(self.cards[1]).collect();
        let mut found: Vec<Meeting> = Vec::new();
        if common.is_empty() {
            return found;
        }
        let ids = self.ids();
        let ground = self.ground(&ids);
        for trial in probe::trials([&ids[0], &ids[1]]) {
            let kind = trial.kinds.iter().find(|kind| common.contains(kind));
            let Some(&kind) = kind.filter(|kind| !found.iter().any(|met| met.kind == **kind)) else {
                continue;
            };
            found.extend(
                [ALICE, BOB].into_iter().find_map(|under| self.meeting(&ground, &ids, &trial, kind, under)),
            );
        }
        found
    }

    /// What the two are called on the board.
    fn ids(&self) -> [String; 2] {
        let [first, second] = self.cards.map(|card| card.name);
        let second = if first == second { format!("{second} (2)") } else { second.to_owned() };
        [first.to_owned(), second]
    }

    /// The plain board with the two cards.
    fn ground(&self, ids: &[String; 2]) -> Board {
        let mut board = probe::ground();
        for (id, card) in ids.iter().zip(self.cards) {
            board.objects.push(Object { id: id.clone(), count: 1, is: card.is.clone(), ..Object::default() });
        }
        board
    }

    /// The board on which something is tried; none where that can't be said of these cards.
    fn board(ground: &Board, ids: &[String; 2], trial: &Trial, second_under: &str) -> Option<Board> {
        let mut board = ground.clone();
        for (at, (id, owner)) in ids.iter().zip([ALICE, second_under]).enumerate() {
            let object = board.objects.iter_mut().find(|object| object.id == *id)?;
            object.owner = Some(owner.to_owned());
            object.attached_to =
                object.is.subtypes.iter().any(|word| word == "Aura").then(|| "Ox".to_owned());
            if trial.subject == Subject::Enters(at) {
                (object.zone, object.attached_to) = (Zone::Hand, None);
            }
        }
        board.turn.active = Some(trial.active.to_owned());
        board.events.push(probe::script(trial, &board)?);
        Some(board)
    }

    fn meeting(
        &self,
        ground: &Board,
        ids: &[String; 2],
        trial: &Trial,
        kind: Kind,
        second_under: &'static str,
    ) -> Option<Meeting> {
        let mut board = Self::board(ground, ids, trial, second_under)?;
        let ruling = rule(&board, &options()).ok()?;
        if ruling.completion() != Completion::Whole {
            return None;
        }
        let chosen_by = Judge { ruling: &ruling, ids }.orderers()?;
        for (id, card) in ids.iter().zip(self.cards) {
            let object = board.objects.iter_mut().find(|object| object.id == *id)?;
            (object.card, object.is) = (Some(card.name.to_owned()), Characteristics::default());
        }
        Some(Meeting {
            kind,
            line: trial.line.clone(),
            second_under,
            chosen_by,
            outcomes: ruling.outcomes().len(),
            depends_on_unread: !ruling.depends_on().is_empty(),
            board,
        })
    }
}

fn options() -> Options {
    Options {
        limits: Limits { nodes: MOMENTS, ..Limits::default() },
        lanes: Lanes::Never,
        ..Options::default()
    }
}

/// Whether the order matters in a ruling.
struct Judge<'a> {
    ruling: &'a Ruling,
    ids: &'a [String; 2],
}

impl Judge<'_> {
    /// Who chooses the order at the moments at which it matters, by name; none where it matters at none.
    fn orderers(&self) -> Option<Vec<String>> {
        let graph = self.ruling.graph();
        let ordering = graph.node_indices().filter(|&at| graph[at] == Moment::Ordering);
        let players: BTreeSet<PlayerId> =
            ordering.filter(|&at| self.matters_at(at)).filter_map(|at| self.ruling.orderer(at)).collect();
        let names: Vec<String> =
            players.into_iter().map(|player| self.ruling.player(player).to_owned()).collect();
        (!names.is_empty()).then_some(names)
    }

    /// Whether an effect of each can be picked for one part, and other things can come of the one than of the other.
    fn matters_at(&self, at: NodeIndex) -> bool {
        let [first, second] = [0, 1].map(|card| self.picks(at, card));
        let pairs = first.iter().flat_map(|one| second.iter().map(move |other| (one, other)));
        pairs
            .filter(|(one, other)| one.part == other.part)
            .any(|(one, other)| self.ends(one.to) != self.ends(other.to))
    }

    /// The picks of a card's effects at a moment.
    fn picks(&self, at: NodeIndex, card: usize) -> Vec<Picked> {
        let of_card = |effect| {
            self.ruling
                .effect(effect)
                .source
                .is_some_and(|source| self.ruling.object(source) == self.ids[card])
        };
        let edges = self.ruling.graph().edges(at);
        let picks = edges.filter_map(|edge| match *edge.weight() {
            Step::Pick { effect, part, .. } => of_card(effect).then_some(Picked { part, to: edge.target() }),
            Step::Answer(_) | Step::Happens | Step::Lane(_) => None,
        });
        picks.collect()
    }

    /// What can come from a moment on, as facts.
    fn ends(&self, from: NodeIndex) -> BTreeSet<Vec<Fact>> {
        let graph = self.ruling.graph();
        let mut walk = Dfs::new(graph, from);
        let mut ends = BTreeSet::new();
        while let Some(at) = walk.next(graph) {
            if matches!(graph[at], Moment::Outcome | Moment::Loop) {
                ends.insert(self.ruling.facts(at));
            }
        }
        ends
    }
}

/// An effect that is picked.
struct Picked {
    part: u16,
    to: NodeIndex,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled_cards::bundled;
    use language::cards::Cards as _;

    #[test]
    fn what_is_tried_can_be_ruled_on() {
        let cards = bundled().unwrap();
        let candidate = |name| Candidate::new(name, cards.card(name).unwrap()).unwrap();
        let (scales, season) = (candidate("Hardened Scales"), candidate("Doubling Season"));
        let pair = Pair::new(&scales, &season);
        let ids = pair.ids();
        let ground = pair.ground(&ids);
        for trial in probe::trials([&ids[0], &ids[1]]) {
            let board = Pair::board(&ground, &ids, &trial, BOB).unwrap();
            assert_eq!(rule(&board, &options()).map(|_| ()), Ok(()), "{}", trial.line);
        }
    }
}
