//! What resolves, and those of its targets that are legal.

use super::gone::{apart, ends, sample, those};
use crate::boards::aimed::{Aimed, SOURCE, aimed};
use statements::fact::Fact;

/// A spell or an ability does what it says to those of its targets that are legal as it resolves; one that has targets, none of
/// which is legal, does nothing (CR 608.2b (2026-04-17), 413.2a (2006-10-01)).
pub fn illegal_targets_are_left_out(seed: u64) -> Option<String> {
    let of = |how| {
        let sample = sample("targets", seed, aimed(seed, how));
        let is_told = |fact: &Fact| {
            !matches!(fact, Fact::Targets(..) | Fact::TargetsGone(..) | Fact::Countered(_) | Fact::Stacked(_))
                && !matches!(fact, Fact::CameBack(name) if name == SOURCE)
        };
        let told = those(&ends(&sample), is_told);
        (sample, told)
    };
    let [resolved, done] = [Aimed::Resolves, Aimed::Done].map(of);
    apart((&resolved.0, &resolved.1), (&done.0, &done.1))
}
