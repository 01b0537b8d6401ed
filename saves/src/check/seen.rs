//! What is said about effects over all moments of a ruling.

use std::collections::{BTreeMap, BTreeSet};

use super::Mismatch;
use crate::expected::Expected;
use engine::Ruling;
use statements::moment::Moment;
use statements::verdict::{Judged, Reason, Verdict};

/// What is said about the effects of one label.
#[derive(Default)]
struct Seen {
    /// At how many moments one of them is offered.
    offered: usize,
    /// The reasons with which one of them is refused.
    reasons: BTreeSet<Reason>,
}

/// Compares what the file says of offers and refusals. Looks at all moments, but only if it says anything.
pub(super) fn compare(ruling: &Ruling, expected: &Expected) -> Vec<Mismatch> {
    if expected.never_offered.is_empty() && expected.refused.is_empty() && expected.offered.is_empty() {
        return Vec::new();
    }
    let seen = all_moments(ruling);
    let none = Seen::default();
    let of = |label: &str| seen.get(label).unwrap_or(&none);
    let never = expected.never_offered.iter().filter_map(|(label, reason)| {
        let is_offered = is_offered(label, of(label));
        is_offered.or_else(|| other_reason("never_offered", label, *reason, of(label)))
    });
    let refused = expected
        .refused
        .iter()
        .filter_map(|(label, reason)| other_reason("refused", label, *reason, of(label)));
    let offered = expected.offered.iter().filter_map(|label| never_offered(label, of(label)));
    never.chain(refused).chain(offered).collect()
}

fn is_offered(label: &str, seen: &Seen) -> Option<Mismatch> {
    (seen.offered > 0).then(|| Mismatch::IsOffered { effect: label.to_owned(), moments: seen.offered })
}

fn never_offered(label: &str, seen: &Seen) -> Option<Mismatch> {
    let reasons = || seen.reasons.iter().copied().collect();
    (seen.offered == 0).then(|| Mismatch::NeverOffered { effect: label.to_owned(), reasons: reasons() })
}

fn other_reason(field: &'static str, label: &str, expected: Reason, seen: &Seen) -> Option<Mismatch> {
    let found = || seen.reasons.iter().copied().collect();
    (!seen.reasons.contains(&expected)).then(|| Mismatch::OtherReason {
        field,
        effect: label.to_owned(),
        expected,
        found: found(),
    })
}

fn all_moments(ruling: &Ruling) -> BTreeMap<&str, Seen> {
    let mut seen = BTreeMap::new();
    let graph = ruling.graph();
    for node in graph.node_indices().filter(|&node| matches!(graph[node], Moment::Ordering | Moment::Passing))
    {
        one_moment(&mut seen, ruling, &ruling.verdicts(node));
    }
    seen
}

fn one_moment<'a>(seen: &mut BTreeMap<&'a str, Seen>, ruling: &'a Ruling, verdicts: &[Judged]) {
    let mut offered = BTreeSet::new();
    for judged in verdicts {
        let label = ruling.effect(judged.effect).label;
        let entry = seen.entry(label).or_default();
        match judged.verdict {
            Verdict::Offered => {
                offered.insert(label);
            }
            Verdict::Waiting => {}
            Verdict::Not(reason) => {
                entry.reasons.insert(reason);
            }
        }
    }
    for label in offered {
        seen.entry(label).or_default().offered += 1;
    }
}
