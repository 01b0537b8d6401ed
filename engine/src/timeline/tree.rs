//! The tree of boards and rulings.

use serde::{Deserialize, Serialize};

use crate::options::{Lanes, Options};
use crate::ruling::{Ruling, rule};
use language::board::Board;
use language::event::Script;
use statements::after::{Left, NoBoard};
use statements::completion::Completion;
use statements::error::BoardError;
use statements::moment::Moment;

/// A tree of boards and rulings. The first node is where it starts; every other one is the board after an outcome of
/// its parent, with what is about to happen on it.
pub struct Timeline {
    nodes: Vec<Node>,
    options: Options,
}

/// A board on the timeline, and its ruling.
pub struct Node {
    /// The board with what is about to happen on it.
    pub board: Board,
    /// The ruling, of all parts together.
    pub ruling: Ruling,
    /// The node and the place of its outcome that it comes from; none is the start.
    pub from: Option<(usize, usize)>,
    /// What its board does not say of that outcome.
    pub left: Vec<Left>,
    /// What is to happen on boards after this one: what that mentions stays known.
    later: Vec<Script>,
}

/// How a timeline came about: all that is needed to build it once more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The first board with its events.
    pub board: Board,
    /// What is to happen on boards after the first: what it mentions, and asks of what has happened, stays known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub later: Vec<Script>,
    /// Every other node, in the order in which they were made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strides: Vec<Stride>,
}

/// Going on from an outcome.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stride {
    /// The node, counted from 0.
    pub from: usize,
    /// The place of the outcome among those of its ruling, counted from 0.
    pub outcome: usize,
    /// What is about to happen on the board after it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Script>,
    /// What is to happen on boards after that one: what it mentions stays known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub later: Vec<Script>,
}

/// Why a timeline does not go on from an outcome.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotGoneOn {
    /// There is no such node.
    #[error("there is no board {node} on the timeline; they are numbered from 0 to {last}")]
    NoNode {
        /// The number that no board has.
        node: usize,
        /// The last one.
        last: usize,
    },
    /// There is no such outcome.
    #[error("there is no outcome {outcome} of board {node}; it has {there}, counted from 0")]
    NoOutcome {
        /// The board whose outcome is asked for.
        node: usize,
        /// The outcome that it does not have.
        outcome: usize,
        /// How many there are.
        there: usize,
    },
    /// There is no board after it.
    #[error(transparent)]
    NoBoard(#[from] NoBoard),
    /// What is to happen makes no sense on the board after it.
    #[error(transparent)]
    Board(#[from] BoardError),
}

/// Whether a timeline holds all that it was to hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whole {
    /// Every outcome has been gone on from.
    Yes,
    /// So many boards were as many as there may be.
    NodeLimit,
    /// A ruling on it is not whole.
    Ruling(Completion),
}

impl Timeline {
    /// A timeline of one board.
    ///
    /// # Errors
    /// When the board makes no sense; the error says where.
    pub fn new(board: Board, options: &Options) -> Result<Self, BoardError> {
        // What is asked of an outcome is asked of all of it together.
        let options = Options { lanes: Lanes::Never, ..options.clone() };
        let ruling = rule(&board, &options)?;
        let later = options.later.clone();
        let start = Node { board, ruling, from: None, left: Vec::new(), later };
        Ok(Self { nodes: vec![start], options })
    }

    /// A timeline on which every script of a board is ruled by itself, on every outcome of the one before; at most so
    /// many boards, and whether these are all.
    ///
    /// # Errors
    /// When the board makes no sense, or a script mentions what is no longer there.
    pub fn stepped(board: &Board, options: &Options, most: usize) -> Result<(Self, Whole), NotGoneOn> {
        let scripts: Vec<Script> = board.events.iter().map(|script| under_control(board, script)).collect();
        let first = scripts.get(..1).unwrap_or_default().to_vec();
        let later = scripts.get(1..).unwrap_or_default().to_vec();
        let first = Board { events: first, ..board.clone() };
        let mut line = Self::new(first, &Options { later, ..options.clone() })?;
        let mut depths = vec![0usize];
        let mut at = 0;
        while let Some(depth) = depths.get(at).copied() {
            let completion = line.nodes[at].ruling.completion();
            if completion != Completion::Whole {
                return Ok((line, Whole::Ruling(completion)));
            }
            if let Some((next, later)) = scripts.get(depth + 1..).and_then(<[Script]>::split_first) {
                let stride = Stride { from: at, outcome: 0, then: vec![next.clone()], later: later.to_vec() };
                for outcome in line.outcomes(at) {
                    if line.nodes.len() >= most {
                        return Ok((line, Whole::NodeLimit));
                    }
                    line.add(&Stride { outcome, ..stride.clone() })?;
                    depths.push(depth + 1);
                }
            }
            at += 1;
        }
        Ok((line, Whole::Yes))
    }

    /// The places of the outcomes of a node from which one can go on.
    fn outcomes(&self, node: usize) -> Vec<usize> {
        let ruling = &self.nodes[node].ruling;
        let goes_on = |place: &usize| ruling.graph()[ruling.ends()[*place]] == Moment::Outcome;
        (0..ruling.ends().len()).filter(goes_on).collect()
    }

    /// Goes on from an outcome, by its place: `then` is about to happen on the board after it. Returns the node, which
    /// is the one that is there where the same was done before.
    ///
    /// # Errors
    /// When there is no such node, outcome, or board after it, or `then` makes no sense on it. Nothing has changed then.
    pub fn go_on(&mut self, from: usize, outcome: usize, then: &[Script]) -> Result<usize, NotGoneOn> {
        let same = |node: &Node| node.from == Some((from, outcome)) && node.board.events == then;
        if let Some(known) = self.nodes.iter().position(same) {
            return Ok(known);
        }
        self.add(&Stride { from, outcome, then: then.to_vec(), later: Vec::new() })
    }

    fn add(&mut self, stride: &Stride) -> Result<usize, NotGoneOn> {
        let Stride { from, outcome, then, later } = stride;
        let (from, outcome) = (*from, *outcome);
        let last = self.nodes.len().saturating_sub(1);
        let ruling = &self.nodes.get(from).ok_or(NotGoneOn::NoNode { node: from, last })?.ruling;
        let there = ruling.ends().len();
        let end = *ruling.ends().get(outcome).ok_or(NotGoneOn::NoOutcome { node: from, outcome, there })?;
        let to_come: Vec<Script> = then.iter().chain(later).cloned().collect();
        let statements::after::After { mut board, left } = ruling.board_after(end, &to_come)?;
        board.events.truncate(then.len());
        let ruling = rule(&board, &Options { later: later.clone(), ..self.options.clone() })?;
        self.nodes.push(Node { board, ruling, from: Some((from, outcome)), left, later: later.clone() });
        Ok(self.nodes.len() - 1)
    }

    /// The nodes, each after its parent.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The nodes from the start to one, both included; empty when there is no such node.
    pub fn path(&self, to: usize) -> Vec<usize> {
        let mut path = Vec::new();
        let mut next = Some(to).filter(|&at| at < self.nodes.len());
        while let Some(at) = next {
            path.push(at);
            next = self.nodes[at].from.map(|(parent, _)| parent);
        }
        path.reverse();
        path
    }

    /// How it came about.
    pub fn course(&self) -> Course {
        let stride = |node: &Node| {
            let (from, outcome) = node.from?;
            Some(Stride { from, outcome, then: node.board.events.clone(), later: node.later.clone() })
        };
        let Node { board, later, .. } = &self.nodes[0];
        let strides = self.nodes.iter().filter_map(stride).collect();
        Course { board: board.clone(), later: later.clone(), strides }
    }

    /// Builds a timeline once more.
    ///
    /// # Errors
    /// When the first board makes no sense, or a stride can't be made.
    pub fn replay(course: &Course, options: &Options) -> Result<Self, NotGoneOn> {
        let options = Options { later: course.later.clone(), ..options.clone() };
        let mut line = Self::new(course.board.clone(), &options)?;
        for stride in &course.strides {
            line.add(stride)?;
        }
        Ok(line)
    }
}

/// A script of a board with whoever is "you" in it said: on a board of its own that could be somebody else by then.
pub fn under_control(board: &Board, script: &Script) -> Script {
    let source = script.source.as_ref();
    let source = source.and_then(|id| board.objects.iter().find(|object| object.id == *id));
    let first = board.players.first().map(|player| player.name.clone());
    let holder = source.map(|object| object.controller.clone().or(object.owner.clone()).or(first.clone()));
    let active = board.turn.active.clone().or(first);
    let controller = script.controller.clone().or(holder.flatten()).or(active);
    Script { controller, ..script.clone() }
}
