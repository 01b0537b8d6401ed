//! State triggers: abilities that trigger as soon as something is so (CR 603.8 (2026-04-17), 410.11 (2006-10-01)).

use crate::table::Table;
use crate::table::env::Env;
use crate::table::selectors::Evaluator;
use crate::table::stack::Triggered;
use crate::table::state::State;
use language::effect::Cause;
use statements::chronicle::Because;
use statements::ids::BoardId;

/// Which of them trigger on a board; nothing where none does. One that has triggered does so again only when it has
/// resolved. `board` is `state` as far as the layers can see.
pub(crate) fn state_triggered(table: &Table, board: BoardId, state: &State) -> Vec<Triggered> {
    let view = table.view(board);
    let triggers = view.state_triggers.iter().filter_map(|trigger| {
        let object = state.object(trigger.source);
        let you = view.seen[trigger.source.index()].controller.unwrap_or(object.owner);
        let env = Env::new(you, Some(trigger.source), Cause::Effect);
        let eval = Evaluator::new(table, state, &view.seen, &env);
        let is_so = trigger.when.iter().all(|condition| eval.holds(condition, None));
        let waits = state.stack.all().any(|id| {
            let about = table.ability_env(id).about;
            let is_its = about.this == Some(trigger.source) && !about.gone.this;
            is_its && table.ability(id).does == trigger.does
        });
        let (source, does, times) = (Some(trigger.source), trigger.does, object.count);
        (is_so && !waits).then_some(Triggered {
            on_triggering: false,
            source,
            is_of_source: true,
            does,
            env,
            times,
            because: Because::State,
            limit: None,
            once: None,
            at_once: false,
        })
    });
    triggers.collect()
}
