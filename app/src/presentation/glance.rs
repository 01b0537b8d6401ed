//! A ruling that nobody reads whole, at a glance: from which to which it ends, how many ways end where, and where each
//! first pick leads.

use petgraph::graph::{EdgeIndex, NodeIndex};

use super::columns::Columns;
use super::label;
use super::reach::reached;
use super::reading::steps;
use engine::Ruling;
use rulebook::words::Words;
use statements::outcome::{Outcome, Paths};

/// So many bars show how many ways end where, at most.
const BARS: usize = 24;

/// A ruling at a glance.
#[derive(Clone, PartialEq, Debug)]
pub struct Glance {
    /// The number by which the outcomes are told apart. None where they are not told apart by one.
    pub scale: Option<Scale>,
    /// Where each first pick leads.
    pub first: Vec<Leading>,
}

/// A number that every outcome has, and how many ways end where on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Scale {
    /// What the number is: "Bob: life".
    pub about: String,
    /// From the smallest to the largest that an outcome has.
    pub range: Range,
    /// How many ways end in each part of the range, as a part of the most; empty where ways can't be counted.
    pub bars: Vec<f32>,
}

/// From one number to another, both included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// The smallest.
    pub least: i64,
    /// The largest.
    pub most: i64,
}

/// Where a first pick leads.
#[derive(Clone, PartialEq, Debug)]
pub struct Leading {
    /// The step.
    pub step: EdgeIndex,
    /// What is picked.
    pub label: String,
    /// How many of the outcomes can still be reached after it.
    pub outcomes: usize,
    /// From which to which those are. None where no number tells them apart.
    pub range: Option<Range>,
}

impl Glance {
    /// Looks at a ruling with these outcomes.
    pub fn of(ruling: &Ruling, words: Words<'_>, columns: &Columns, outcomes: &[Outcome]) -> Self {
        let numbers = Numbers::of(columns);
        let first = steps(ruling, NodeIndex::new(0)).into_iter().filter_map(|step| {
            let (_, to) = ruling.graph().edge_endpoints(step)?;
            let after = reached(ruling.graph(), [to], |_| true);
            let still: Vec<usize> =
                (0..outcomes.len()).filter(|place| after[outcomes[*place].node.index()]).collect();
            let range =
                numbers.as_ref().and_then(|numbers| range(still.iter().map(|place| numbers.of[*place])));
            let label = label::step(ruling, words, step);
            Some(Leading { step, label, outcomes: still.len(), range })
        });
        let first = first.collect();
        Self { scale: numbers.and_then(|numbers| numbers.scale(outcomes)), first }
    }
}

/// What the outcomes have in one column, where that is a number for each of them.
struct Numbers {
    about: String,
    of: Vec<i64>,
}

impl Numbers {
    /// The column that tells most outcomes apart; the first of several.
    fn of(columns: &Columns) -> Option<Self> {
        let column = |at: usize| -> Option<Vec<i64>> {
            columns.rows.iter().map(|row| row.get(at)?.parse().ok()).collect()
        };
        let told_apart = |numbers: &[i64]| {
            let mut numbers = numbers.to_vec();
            numbers.sort_unstable();
            numbers.dedup();
            numbers.len()
        };
        let all = columns.headers.iter().enumerate();
        let all = all.filter_map(|(at, about)| Some(Self { about: about.clone(), of: column(at)? }));
        let all: Vec<Self> = all.filter(|one| told_apart(&one.of) > 1).collect();
        let most = all.iter().map(|one| told_apart(&one.of)).max()?;
        all.into_iter().find(|one| told_apart(&one.of) == most)
    }

    #[expect(clippy::cast_precision_loss, reason = "the height of a bar")]
    fn scale(self, outcomes: &[Outcome]) -> Option<Scale> {
        let range = range(self.of.iter().copied())?;
        let wide = range.most.abs_diff(range.least).saturating_add(1);
        let parts = u64::try_from(BARS).unwrap_or(u64::MAX).min(wide);
        let mut ways = vec![0_u128; usize::try_from(parts).unwrap_or(0)];
        let mut are_counted = true;
        for (number, outcome) in self.of.iter().zip(outcomes) {
            let at = u128::from(number.abs_diff(range.least)) * u128::from(parts) / u128::from(wide);
            match (outcome.paths, ways.get_mut(usize::try_from(at).unwrap_or(usize::MAX))) {
                (Paths::Exactly(paths), Some(part)) => *part = part.saturating_add(paths),
                (Paths::Exactly(_) | Paths::MoreThan | Paths::Endless, _) => are_counted = false,
            }
        }
        let most = ways.iter().copied().max().unwrap_or(0).max(1);
        let bars = ways.into_iter().filter(|_| are_counted).map(|ways| ways as f32 / most as f32);
        Some(Scale { about: self.about, range, bars: bars.collect() })
    }
}

fn range(numbers: impl Iterator<Item = i64> + Clone) -> Option<Range> {
    Some(Range { least: numbers.clone().min()?, most: numbers.max()? })
}
