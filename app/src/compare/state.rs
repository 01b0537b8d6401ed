//! Two ways through a ruling, or two rules dates, side by side.

use petgraph::graph::{EdgeIndex, NodeIndex};

use crate::opened::Opened;
use crate::presentation::Presentation;
use engine::dates::Dates;
use language::date::Date;

/// What is compared.
#[derive(Default)]
pub struct Comparison {
    /// Ways or dates.
    pub what: What,
    /// The two ways.
    pub ways: [Way; 2],
    /// A way that was kept to be compared.
    pub kept: Vec<EdgeIndex>,
    /// The two ways line by line.
    pub lines: Vec<Line>,
    /// The two dates; nothing before they were first needed.
    pub dates: Option<[Date; 2]>,
    /// What stands in the fields for them.
    pub fields: [String; 2],
    /// What is wrong with what stands in one.
    pub wrong: Option<String>,
    /// Whether the dates are being compared.
    pub is_working: bool,
    /// What came of that, or why the board can't be ruled on.
    pub found: Option<Result<Box<Compared>, String>>,
    /// Which of the moments at which they part is shown, by its place.
    pub parting: usize,
}

/// What is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum What {
    /// Two ways through the ruling.
    #[default]
    Ways,
    /// Two rules dates.
    Dates,
}

/// A way through the ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// A shortest way to an outcome, by its place in the list.
    Shortest(usize),
    /// As far as somebody has walked.
    Walked,
    /// The way that was kept.
    Kept,
}

impl Default for Way {
    fn default() -> Self {
        Self::Shortest(0)
    }
}

/// A board by two dates.
pub struct Compared {
    /// The board, which is the same by both dates.
    pub opened: Opened,
    /// What came of it.
    pub dates: Dates,
}

/// Where each of two ways is after so many steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// For each way the moment, unless it has ended before, and the step that it takes there.
    pub sides: [Option<(NodeIndex, Option<EdgeIndex>)>; 2],
}

impl Line {
    /// Whether both are at the same moment and take the same step.
    pub fn is_same(&self) -> bool {
        self.sides[0] == self.sides[1]
    }
}

impl Comparison {
    /// Nothing of another ruling is of any use; what is compared stays.
    pub fn of_another_ruling(&mut self) {
        self.kept.clear();
        self.lines.clear();
        self.found = None;
        self.is_working = false;
        self.ways = [Way::Shortest(0), Way::Shortest(1)];
        self.parting = 0;
    }

    /// Lays the two ways side by side.
    pub fn align(&mut self, shown: &Presentation, walked: &[EdgeIndex]) {
        let [one, other] = self.ways.map(|way| self.steps(shown, walked, way));
        let (one, other) = (stations(shown, &one), stations(shown, &other));
        let count = one.len().max(other.len());
        let line = |at: usize| Line { sides: [one.get(at).copied(), other.get(at).copied()] };
        self.lines = (0..count).map(line).collect();
    }

    fn steps(&self, shown: &Presentation, walked: &[EdgeIndex], way: Way) -> Vec<EdgeIndex> {
        match way {
            Way::Shortest(place) => {
                let ending = shown.outcomes.get(place).or(shown.outcomes.last());
                ending.map_or_else(Vec::new, |ending| shown.ruling.shortest(ending.outcome.node))
            }
            Way::Walked => walked.to_vec(),
            Way::Kept => self.kept.clone(),
        }
    }

    /// The first line in which the two ways are different; none when they are one.
    pub fn first_difference(&self) -> Option<usize> {
        self.lines.iter().position(|line| !line.is_same())
    }
}

/// The moments of a way, each with the step that is taken there.
fn stations(shown: &Presentation, steps: &[EdgeIndex]) -> Vec<(NodeIndex, Option<EdgeIndex>)> {
    if shown.ruling.graph().node_count() == 0 {
        return Vec::new();
    }
    let ends = steps.iter().filter_map(|step| shown.ruling.graph().edge_endpoints(*step));
    let mut found: Vec<_> = ends.clone().zip(steps).map(|((from, _), step)| (from, Some(*step))).collect();
    let last = ends.last().map_or(NodeIndex::new(0), |(_, to)| to);
    found.push((last, None));
    found
}
