//! Which rules a ruling cites, gathered from its moments.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use language::board::Board;
use petgraph::graph::NodeIndex;
use rulebook::text::Number;
use rulebook::words::Sentence;
use rulebook::{Citation, digest};

use super::By;
use crate::presentation::Presentation;
use crate::presentation::reading::{Judgement, Reading};
use language::date::Date;

/// At most so many moments are read: each takes judging every effect once more.
pub const MOST: usize = 2_000;

/// The rules that a ruling cites; none as long as the panel was not open.
#[derive(Default)]
pub struct Cited {
    /// The rules, in the order of `by`.
    pub rows: Vec<Row>,
    /// How they are listed.
    pub by: By,
    /// How many moments the ruling has; at most [`MOST`] of them are read.
    pub moments: usize,
    /// How many of them are read so far.
    pub read: usize,
    of: Option<Of>,
}

/// A rule that is cited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The rule, at the date of the ruling.
    pub rule: Citation,
    /// Its number at that date; none where no rule said so then.
    pub number: Option<Number>,
    /// What it is about; empty where we have no words for it.
    pub title: &'static str,
    /// Where it is cited, in the order of the moments; never empty.
    pub at: Vec<NodeIndex>,
}

/// What tells rulings apart: the same board by the same rules, worked out as far, is ruled on in the same way.
struct Of {
    board: Board,
    date: Date,
    moments: usize,
    steps: usize,
}

impl Of {
    fn new(shown: &Presentation) -> Self {
        let (board, graph) = (shown.opened.file.board.clone(), shown.ruling.graph());
        let (moments, steps) = (graph.node_count(), graph.edge_count());
        Self { board, date: shown.ruling.as_of(), moments, steps }
    }

    fn is(&self, shown: &Presentation) -> bool {
        let graph = shown.ruling.graph();
        (self.moments, self.steps, self.date)
            == (graph.node_count(), graph.edge_count(), shown.ruling.as_of())
            && self.board == shown.opened.file.board
    }
}

impl Cited {
    /// Reads on in a ruling, from its start when it is another than before: a moment, and then more as long as it may.
    pub(super) fn read_on(&mut self, shown: &Presentation, mut may_go_on: impl FnMut() -> bool) {
        if !self.of.as_ref().is_some_and(|of| of.is(shown)) {
            let moments = shown.ruling.graph().node_count();
            *self = Self { by: self.by, moments, of: Some(Of::new(shown)), ..Self::default() };
        }
        if self.is_read() {
            return;
        }
        while !self.is_read() {
            self.read_moment(shown);
            if !may_go_on() {
                break;
            }
        }
        self.sort(self.by);
    }

    /// Whether as much is read as will be.
    pub fn is_read(&self) -> bool {
        self.read >= self.moments.min(MOST)
    }

    fn read_moment(&mut self, shown: &Presentation) {
        let at = NodeIndex::new(self.read);
        for rule in rules(shown, at) {
            match self.rows.iter_mut().find(|row| row.rule == rule) {
                Some(row) => row.at.push(at),
                None => self.rows.push(Row::new(rule, at)),
            }
        }
        self.read += 1;
    }

    /// Lists them in this order.
    pub(super) fn sort(&mut self, by: By) {
        self.by = by;
        let number = |row: &Row| (row.number.is_none(), row.number, row.rule);
        match by {
            By::Number => self.rows.sort_by_key(number),
            By::Often => self.rows.sort_by_key(|row| (Reverse(row.at.len()), number(row))),
        }
    }

    /// The first moment after this one at which a rule is cited, or the first of all; none when it isn't cited.
    pub(super) fn next(&self, rule: Citation, now: Option<NodeIndex>) -> Option<NodeIndex> {
        let row = self.rows.iter().find(|row| row.rule == rule)?;
        let after = row.at.iter().find(|at| now.is_some_and(|now| **at > now));
        after.or(row.at.first()).copied()
    }
}

impl Row {
    /// A rule that is first cited at this moment.
    fn new(rule: Citation, first: NodeIndex) -> Self {
        let title = digest::entry(rule.rule.key()).map_or("", |entry| entry.title.as_str());
        Self { rule, number: rule.short().parse().ok(), title, at: vec![first] }
    }
}

/// The rules that are cited at a moment: of who orders or decides, of what is offered and why, of what isn't and why
/// not, and at an outcome of how it ends. That an effect looks at other events is left out: it is so everywhere.
fn rules(shown: &Presentation, at: NodeIndex) -> BTreeSet<Citation> {
    let reading = Reading::of(&shown.ruling, shown.words(), at);
    let judged = [&reading.offered, &reading.waiting, &reading.refused].into_iter().flatten();
    let mut said: Vec<Sentence> = judged.filter(|one| !one.is_elsewhere).flat_map(sentences).collect();
    said.extend(reading.who);
    let ending = shown.columns.place(at).and_then(|place| shown.outcomes.get(place));
    if let Some(ending) = ending {
        said.extend(shown.words().outcome(&ending.outcome));
    }
    said.into_iter().flat_map(|sentence| sentence.rules).collect()
}

fn sentences(judged: &Judgement) -> Vec<Sentence> {
    let about = [Some(judged.does.clone()), judged.origin.clone()].into_iter().flatten();
    about.chain(judged.because.iter().chain(&judged.not_for).cloned()).collect()
}
