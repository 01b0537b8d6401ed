//! What happens on a way through a ruling, also what nobody has to decide anything about. A ruling does not keep it: the way
//! is gone once more, step by step, with what happens being noted.

use petgraph::graph::{DiGraph, EdgeIndex};

use super::Ruling;
use crate::options::Options;
use crate::pending::situation::Situation;
use crate::settling::ahead::settle_or_loop;
use crate::settling::choosing;
use crate::settling::loops::RepetitionTable;
use crate::table::Table;
use statements::chronicle::Happened;

/// Goes ways through a ruling once more.
pub struct Chronicle<'r> {
    ruling: &'r Ruling,
    table: Table,
}

impl Ruling {
    /// Begins to tell what happens on ways: takes about as long as copying all boards that were met.
    pub fn chronicle(&self) -> Chronicle<'_> {
        Chronicle { ruling: self, table: known(self) }
    }
}

impl Chronicle<'_> {
    /// What happens on a way: first before anybody moves, then after each of these steps, which hang together from the
    /// start on. Empty for a ruling in lanes, where a way goes through one of them only.
    pub fn of(&mut self, way: &[EdgeIndex]) -> Vec<Vec<Happened>> {
        if self.ruling.lane_count() > 0 {
            return Vec::new();
        }
        let ruling = self.ruling;
        let first = self.told(|_| Some(ruling.built.start.clone()));
        let steps = way.iter().map(|&step| self.told(|table| after(ruling, table, step)));
        std::iter::once(first).chain(steps).collect()
    }

    /// What happens on any way at all, each step once: before anybody moves, then after each step of the graph. Takes about as
    /// long as building the ruling.
    pub(crate) fn of_all(&mut self) -> Vec<Happened> {
        self.of_first(usize::MAX)
    }

    /// The same of so many steps: those that were found first.
    pub(crate) fn of_first(&mut self, steps: usize) -> Vec<Happened> {
        let ruling = self.ruling;
        let mut all = self.told(|_| Some(ruling.built.start.clone()));
        for step in ruling.graph().edge_indices().take(steps) {
            all.extend(self.told(|table| after(ruling, table, step)));
        }
        all
    }

    /// What happens from where a step leads. What has been met beyond the ruling is forgotten then.
    fn told(&mut self, step: impl FnOnce(&mut Table) -> Option<Situation>) -> Vec<Happened> {
        let all = happened(&mut self.table, step);
        if self.table.told_of.is_some_and(|known| known != self.table.met()) {
            self.table = known(self.ruling);
        }
        all
    }
}

/// What a ruling has met, and can be told of.
fn known(ruling: &Ruling) -> Table {
    let mut table = ruling.table().clone();
    table.told_of = Some(table.met());
    table
}

/// What a step leads to, before anything happens. None where no more can be said.
fn after(ruling: &Ruling, table: &mut Table, step: EdgeIndex) -> Option<Situation> {
    let (from, _) = ruling.graph().edge_endpoints(step)?;
    choosing::after(table, ruling.situation(from), *ruling.graph().edge_weight(step)?)
}

/// What happens until somebody moves, from where a step leads.
fn happened(table: &mut Table, step: impl FnOnce(&mut Table) -> Option<Situation>) -> Vec<Happened> {
    table.log = Some(Vec::new());
    if let Some(mut situation) = step(table) {
        if situation.asking.is_some() {
            // Nothing has happened yet: what was begun begins anew with the answer.
            table.log = Some(Vec::new());
        }
        let (mut boundaries, graph) = (RepetitionTable::default(), DiGraph::new());
        // What does not settle ends its path; what has happened until then has.
        let mut history = boundaries.from(&graph, None);
        let _settled = settle_or_loop(table, &mut situation, &mut history, &Options::default());
    }
    table.log.take().unwrap_or_default()
}
