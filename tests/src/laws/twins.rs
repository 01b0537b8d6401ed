//! What is told of boards with twins, where one of several stands for all and where none does.

use std::collections::BTreeSet;

use super::Ends;
use crate::boards::twins::without_number;
use statements::fact::Fact;

/// Where two rulings of one board with twins end differently, in words: one in which like effects and abilities are
/// folded and one in which they are not.
///
/// Outcomes are compared fact by fact, and the paths to each. What alone is not told apart is which of several twins an
/// ability on the stack comes from that asks nothing of it; of abilities, those are put on the stack in one order.
pub fn apart(folded: &Ends, unfolded: &Ends) -> Option<String> {
    let stacks = |ends: &Ends| ends.outcomes.keys().flatten().any(|fact| matches!(fact, Fact::Triggered(..)));
    if !stacks(folded) && !stacks(unfolded) {
        return folded.apart_from(unfolded);
    }
    let (one, other) = (told(folded), told(unfolded));
    let only = |a: &BTreeSet<Vec<Fact>>, b: &BTreeSet<Vec<Fact>>| format!("{:#?}", a.difference(b).next());
    (one != other)
        .then(|| format!("only folded: {}\nonly unfolded: {}", only(&one, &other), only(&other, &one)))
}

fn told(ends: &Ends) -> BTreeSet<Vec<Fact>> {
    let without = |fact: &Fact| {
        if let Fact::Stacked(rows) = fact { Fact::Stacked(together(rows)) } else { fact.clone() }
    };
    ends.outcomes.keys().map(|facts| facts.iter().map(without).collect()).collect()
}

/// The abilities on a stack by what their sources are called without a number; neighbours that are called the same are one
/// row.
fn together(rows: &[(String, u64)]) -> Vec<(String, u64)> {
    let mut all: Vec<(String, u64)> = Vec::new();
    for (name, times) in rows {
        let name = without_number(name);
        match all.last_mut().filter(|(last, _)| *last == name) {
            Some((_, known)) => *known += times,
            None => all.push((name, *times)),
        }
    }
    all
}
