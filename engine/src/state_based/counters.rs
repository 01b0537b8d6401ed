//! Counters: +1/+1 and -1/-1 counters that take each other away, and more counters than a permanent can have
//! (CR 704.5q, 704.5r (2026-04-17), 420.5n (2006-10-01)).

use super::looking::{Check, Due};
use crate::table::object::count_counters;
use crate::table::view::Restricting;
use language::board::{Counter, Restriction};
use language::rule::Switch;
use statements::forbids::Forbids;
use statements::happening::Happening;
use statements::ids::{CounterId, ObjectId, Target};
use statements::state_based::StateBased;

/// Pairs go in equal numbers; what is beyond a limit goes.
pub(crate) fn eval(check: &mut Check<'_>) {
    let kinds = (check.kind(&Counter::PlusOne), check.kind(&Counter::MinusOne));
    if let (Some(plus), Some(minus)) = kinds
        && check.table.on(Switch::CountersCancel)
    {
        for (id, object, _) in check.permanents() {
            let pairs = count_counters(&object.counters, plus).min(count_counters(&object.counters, minus));
            go(check, id, plus, pairs, StateBased::CounterPairs);
            go(check, id, minus, pairs, StateBased::CounterPairs);
        }
    }
    if check.table.on(Switch::CounterLimit) {
        limits(check);
    }
}

fn limits(check: &mut Check<'_>) {
    let view = check.view;
    for Restricting { by, restriction, .. } in &view.restrictions {
        if let Restriction::CountersAtMost(kind, most) = &**restriction
            && let Forbids::Permanent(source) = by
            && let Some(kind) = check.kind(kind)
            && check.state.is_permanent(*source)
        {
            let beyond = count_counters(&check.state.object(*source).counters, kind).saturating_sub(*most);
            go(check, *source, kind, beyond, StateBased::CounterLimit);
        }
    }
}

fn go(check: &mut Check<'_>, id: ObjectId, kind: CounterId, amount: u64, why: StateBased) {
    if amount > 0 {
        let gone = Happening::RemoveCounters { from: Target::Object(id), kind, amount };
        check.add(why, Due::Happens(gone));
    }
}
