//! How a ruling ends: outcomes by what is true of them, and the paths to each.

use std::collections::BTreeMap;
use std::fmt;

use engine::Ruling;
use petgraph::graph::NodeIndex;
use statements::fact::Fact;
use statements::outcome::Paths;

/// How a ruling ends. Outcomes of which the same is true are one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ends {
    /// Sorted facts, and how many paths lead to an outcome of which they are true; none when that is not a
    /// number.
    pub outcomes: BTreeMap<Vec<Fact>, Option<u128>>,
    /// How many paths there are to all outcomes together.
    pub paths: Paths,
}

impl Ends {
    /// How a ruling ends.
    pub fn of(ruling: &Ruling) -> Self {
        let mut outcomes: BTreeMap<Vec<Fact>, Option<u128>> = BTreeMap::new();
        for outcome in ruling.outcomes() {
            let mut facts = outcome.facts;
            facts.sort();
            let paths = outcomes.entry(facts).or_insert(Some(0));
            *paths = match outcome.paths {
                Paths::Exactly(more) => paths.and_then(|paths| paths.checked_add(more)),
                Paths::MoreThan | Paths::Endless => None,
            };
        }
        Self { outcomes, paths: ruling.paths() }
    }

    /// Two outcomes of a ruling of which all the same is true, if there are any.
    pub fn alike(ruling: &Ruling) -> Option<String> {
        let mut seen: BTreeMap<Vec<Fact>, NodeIndex> = BTreeMap::new();
        ruling.outcomes().into_iter().find_map(|outcome| {
            let mut facts = outcome.facts;
            facts.sort();
            let first = seen.insert(facts.clone(), outcome.node)?;
            let (one, other) = (after(ruling, first), after(ruling, outcome.node));
            Some(format!("alike: {facts:?}\none: {one}\nthe other: {other}"))
        })
    }

    /// Where this and another end differently, in words; nothing when they don't. Two of which neither ends are not alike:
    /// nothing is compared, but where both go round for ever.
    pub fn apart_from(&self, other: &Self) -> Option<String> {
        let ends = |one: &Self| !one.outcomes.is_empty() || one.paths == Paths::Endless;
        if !ends(self) && !ends(other) {
            return Some("neither way comes to an end".to_owned());
        }
        (self != other).then(|| format!("one way:\n{self}the other way:\n{other}"))
    }

    /// The same, but for how many paths there are.
    pub fn apart_in_outcomes(&self, other: &Self) -> Option<String> {
        let facts = |one: &Self| one.outcomes.keys().cloned().collect::<Vec<_>>();
        (facts(self) != facts(other)).then(|| format!("one way:\n{self}the other way:\n{other}"))
    }
}

/// The board after an outcome, or why there is none.
fn after(ruling: &Ruling, outcome: NodeIndex) -> String {
    ruling.board_after(outcome, &[]).map_or_else(
        |none| format!("{none:?}"),
        |after| ron::to_string(&after.board).unwrap_or_else(|error| error.to_string()),
    )
}

impl fmt::Display for Ends {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  {:?} in all", self.paths)?;
        for (facts, paths) in &self.outcomes {
            writeln!(f, "  {paths:?} to {facts:?}")?;
        }
        Ok(())
    }
}
