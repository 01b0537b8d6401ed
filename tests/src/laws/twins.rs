//! What is told of boards with twins, where one of several stands for all and where none does.

use std::collections::BTreeMap;

use super::Ends;
use crate::boards::twins::without_number;
use statements::fact::Fact;
use statements::piece::Piece;

/// What is true of outcomes, what parts those of which the same is true otherwise, and how many paths lead to each.
type Told = BTreeMap<(Vec<Fact>, Vec<String>), Option<u128>>;

/// Where two rulings of one board with twins end differently, in words: one in which like effects and abilities are
/// folded and one in which they are not.
///
/// Outcomes are compared fact by fact, and the paths to each. What alone is not told apart is which of several twins something
/// comes from that is on the stack or waits, and asks nothing of it; of abilities, those are put on the stack in one order.
pub fn apart(folded: &Ends, unfolded: &Ends) -> Option<String> {
    let stacks = |ends: &Ends| ends.outcomes.keys().flatten().any(|fact| matches!(fact, Fact::Triggered(..)));
    if !stacks(folded) && !stacks(unfolded) {
        return but_for_names(folded, unfolded);
    }
    let (one, other) = (told(folded, together), told(unfolded, together));
    let only = |a: &Told, b: &Told| format!("{:#?}", a.keys().find(|facts| !b.contains_key(*facts)));
    (!one.keys().eq(other.keys()))
        .then(|| format!("only folded: {}\nonly unfolded: {}", only(&one, &other), only(&other, &one)))
}

/// The same of two rulings of which either folds nothing, and of how many paths there are. What parts outcomes only in which
/// of several twins it is true of parts nothing.
pub fn but_for_names(one: &Ends, other: &Ends) -> Option<String> {
    let all = |ends: &Ends| (told(ends, <[_]>::to_vec), ends.paths);
    let alike = !one.outcomes.is_empty() && all(one) == all(other);
    if alike { None } else { one.apart_from(other) }
}

/// What parts outcomes is told only where they are still apart once twins are called the same.
fn told(ends: &Ends, stack: impl Fn(&[(String, u64)]) -> Vec<(String, u64)>) -> Told {
    let mut groups: BTreeMap<Vec<Fact>, BTreeMap<Vec<String>, Option<u128>>> = BTreeMap::new();
    for (facts, &paths) in &ends.outcomes {
        let (apart, plain): (Vec<&Fact>, Vec<&Fact>) =
            facts.iter().partition(|fact| matches!(fact, Fact::OnBoard(..)));
        let plain = plain.into_iter().map(|fact| {
            if let Fact::Stacked(rows) = fact { Fact::Stacked(stack(rows)) } else { fact.clone() }
        });
        let apart = apart.into_iter().filter(|fact| !is_since(fact));
        let mut apart: Vec<String> = apart.map(|fact| nameless(&format!("{fact:?}"))).collect();
        apart.sort();
        let known = groups.entry(plain.collect()).or_default().entry(apart).or_insert(Some(0));
        *known = known.zip(paths).and_then(|(known, more)| known.checked_add(more));
    }
    let told = groups.into_iter().flat_map(|(plain, group)| {
        let alone = group.len() == 1;
        group
            .into_iter()
            .map(move |(apart, paths)| ((plain.clone(), if alone { Vec::new() } else { apart }), paths))
    });
    told.collect()
}

/// The same with each name as its kind is called: names end at a quotation mark.
fn nameless(said: &str) -> String {
    let called = said.split('"').map(|part| {
        let (name, escape) = part.strip_suffix('\\').map_or((part, ""), |name| (name, "\\"));
        let kind = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let kind = if kind == name { name } else { kind.strip_suffix(' ').unwrap_or(name) };
        format!("{kind}{escape}")
    });
    called.collect::<Vec<String>>().join("\"")
}

/// Whether it says since when something has been where it is: of like tokens that enter at once that is never asked.
fn is_since(fact: &Fact) -> bool {
    matches!(fact, Fact::OnBoard(piece, _) if matches!(&**piece, Piece::Field(_, field, _) if field == "since"))
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
