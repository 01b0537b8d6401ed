//! Why abilities do not trigger on what has happened although they wait for such an event, as far as somebody wants to know.

use super::on_events::Witness;
use super::on_triggering::you_of;
use super::witnessed::{Seen, witnessed};
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::triggers::Trigger;
use crate::table::view::Idle;
use language::effect::Pattern;
use statements::decided::{Decided, WhyIdle};
use statements::ids::BoardId;
use std::sync::Arc;

/// What abilities that look for such an event don't trigger on: since there are none now, it is not the right one of its kind,
/// something else is not so, or they have triggered often enough. `before` is the event on the board before it, `after` the
/// board that came of it.
pub(crate) fn not_triggered(table: &Table, before: &Situation, after: BoardId) -> Vec<Decided> {
    let later = Situation { board: after, ..before.clone() };
    let (then, now) = (PendingEvent::new(table, before), PendingEvent::new(table, &later));
    let all = witnessed(&then, &now);
    let seen = Seen::new(&all);
    let mut told = Vec::new();
    for (back, pending) in [(true, then), (false, now)] {
        let witness = Witness::of(then, now, back);
        let looks = |trigger: &Trigger| witness.on_each(trigger, &seen).is_ok_and(|found| !found.is_empty());
        let stopped = |trigger: &Trigger| all.iter().find_map(|one| witness.stops(trigger, one));
        // Of what no object has it is not told.
        let tell = |trigger: &Trigger, why: WhyIdle| {
            let (source, you) = (trigger.source?, you_of(&pending, trigger));
            Some(Decided::Idle { source, you, ability: Arc::clone(&trigger.ability), why })
        };
        for trigger in pending.view.triggers.iter().filter(|trigger| !trigger.prevented) {
            let anyhow = Trigger { as_it_happens: Arc::new([]), ..trigger.clone() };
            let when = Arc::new(Pattern { only_if: Vec::new(), ..(*trigger.when).clone() });
            let why = if !looks(&Trigger { when, ..anyhow.clone() }) {
                let Some(by) = stopped(trigger) else { continue };
                WhyIdle::Stopped(by.env.about.this)
            } else if !looks(&anyhow) {
                WhyIdle::ConditionNotSo
            } else if !looks(trigger) {
                WhyIdle::NotSoAsItHappens
            } else if !witness.is_the_nth(trigger) {
                WhyIdle::NotTheNth
            } else if trigger.limit.is_some_and(|limit| now.state.spent.count(limit.key) >= limit.most) {
                WhyIdle::OftenEnough
            } else {
                continue;
            };
            told.extend(tell(trigger, why));
        }
        for Idle { ability, trigger, why, .. } in &pending.view.idle {
            let would = trigger.as_ref().filter(|trigger| !trigger.prevented && looks(trigger));
            let idle = would.map(|trigger| Trigger { ability: Arc::clone(ability), ..trigger.clone() });
            told.extend(idle.and_then(|trigger| tell(&trigger, *why)));
        }
    }
    told
}
