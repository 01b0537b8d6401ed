//! How many ways, outcomes and moments there are, and how much is missing.

use crate::presentation::label;
use engine::Ruling;
use rulebook::words::grammar::{counted, thousands};
use statements::completion::Completion;

/// How many ways and outcomes there are, or what was found of them before a ruling stopped and how much of it is missing.
pub(super) fn counts(ruling: &Ruling) -> String {
    let number = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
    let moments = counted(number(ruling.graph().node_count()), "moment");
    let counts = format!("{}, through {moments}.", label::capital(&label::ways_to_outcomes(ruling)));
    let open = ruling.graph().node_indices().filter(|&at| !ruling.is_explored(at)).count();
    match (ruling.completion() == Completion::Whole, open) {
        (true, _) => format!("{}, through {moments}.", label::ways_to_outcomes(ruling)),
        (false, 0) => counts,
        (false, 1) if ruling.graph().node_count() == 1 => format!("{counts} What comes after it is missing."),
        (false, 1) => format!("{counts} What comes after one of these is missing."),
        (false, open) => {
            format!("{counts} What comes after {} of these is missing.", thousands(open as u128))
        }
    }
}

/// What stands where there is no moment.
pub(super) fn without_moments(ruling: &Ruling) -> &'static str {
    if ruling.completion() == Completion::Whole {
        "Nothing is about to happen on this board."
    } else {
        "It stopped before its first moment was come to."
    }
}
