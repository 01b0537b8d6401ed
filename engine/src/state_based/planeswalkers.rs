//! Planeswalkers: loyalty 0 (CR 704.5i (2026-04-17), 420.5p (2008-02-01)), and the rule on several of one type that was
//! there until 2017-09-29 (704.5j (2012-05-01), 704.5j (2013-07-13)).

use super::legends::together;
use super::looking::Check;
use language::board::{CardType, Counter};
use language::rule::Switch;
use statements::state_based::StateBased;

/// Without loyalty counters it is put into the graveyard. Of several with one type all go; from 2013-07-13 each
/// controller keeps one.
pub(crate) fn eval(check: &mut Check<'_>) {
    if !check.table.on(Switch::Planeswalkers) {
        return;
    }
    let walkers = check.permanents().filter(|(_, _, seen)| seen.is.is(CardType::Planeswalker));
    for (id, object, _) in walkers {
        if check.counters(object, &Counter::Loyalty) == 0 {
            check.dies(id, StateBased::Loyalty);
        }
    }
    let keeps = check.table.on(Switch::PlaneswalkerKeepsOne);
    if !keeps && !check.table.on(Switch::PlaneswalkersAllGo) {
        return;
    }
    let mut sharing = Vec::new();
    for (id, _, seen) in check.permanents().filter(|(_, _, seen)| seen.is.is(CardType::Planeswalker)) {
        let keeper = seen.controller.filter(|_| keeps);
        sharing.extend(seen.is.subtypes.iter().map(|kind| (keeper, kind.clone(), id)));
    }
    together(check, sharing, StateBased::PlaneswalkerType);
}
