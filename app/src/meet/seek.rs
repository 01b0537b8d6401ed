//! The partners of a card among many.

use super::candidate::Candidate;
use super::pair::{Meeting, Pair};

/// The cards that meet one, at most so many for each kind of event, in the order of their names; with each what happens.
pub fn partners<'a>(
    card: &Candidate<'_>,
    among: &'a [Candidate<'a>],
    most: usize,
) -> Vec<(&'a str, Meeting)> {
    let mut found: Vec<(&str, Meeting)> = Vec::new();
    let count = |found: &[(&str, Meeting)], kind| found.iter().filter(|(_, met)| met.kind == kind).count();
    for other in among {
        if !card.common(other).any(|kind| count(&found, kind) < most) {
            continue;
        }
        for meeting in Pair::new(card, other).meetings() {
            if count(&found, meeting.kind) < most {
                found.push((other.name, meeting));
            }
        }
    }
    found.sort_by_key(|(name, meeting)| (meeting.kind, *name));
    found
}
