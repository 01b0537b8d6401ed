//! What became of a rule through the imported texts, and two of its wordings compared.

use language::date::Date;
use rulebook::history::{Piece, Step, differences};
use rulebook::text::Number;

/// What became of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// The number by which it was asked for.
    pub number: Number,
    /// The day of the text in which it has that number.
    pub from: Date,
    /// The rule in each text, oldest first.
    pub steps: Vec<Step>,
    /// What is different from the step before, for each step; empty for the first one.
    pub changes: Vec<Vec<Piece>>,
    /// Two steps that are compared, the older one first, and what is different between them.
    pub compared: Option<(usize, usize, Vec<Piece>)>,
}

/// How far it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It is being worked out.
    Working,
    /// It is there, or can't be.
    Ready(Result<Past, String>),
}

impl Past {
    /// The steps of a rule, with what is different from one to the next.
    pub fn new(number: Number, from: Date, steps: Vec<Step>) -> Self {
        let changes = (0..steps.len()).map(|at| match at.checked_sub(1) {
            Some(before) => pieces(&steps[before], &steps[at]),
            None => Vec::new(),
        });
        Self { number, from, changes: changes.collect(), steps, compared: None }
    }

    /// Compares two steps, in whatever order they are named.
    pub fn compare(&mut self, one: usize, other: usize) {
        let (old, new) = (one.min(other), one.max(other));
        let steps = self.steps.get(old).zip(self.steps.get(new));
        self.compared = steps.map(|(before, after)| (old, new, pieces(before, after)));
    }
}

/// What is different between two wordings. Empty where the rule is missing in one of them.
fn pieces(old: &Step, new: &Step) -> Vec<Piece> {
    if old.number.is_none() || new.number.is_none() {
        return Vec::new();
    }
    differences(&old.wording, &new.wording)
}
