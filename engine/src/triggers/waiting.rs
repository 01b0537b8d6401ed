//! Abilities that have triggered on an event wait to be put on the stack.

use super::on_events::{on_prevention, triggered};
use super::on_states::state_triggered;
use super::telling::not_triggered;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::ledger::Ledger;
use crate::table::stack::{Stack, Waiting};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::ids::{AbilityId, BoardId};

/// Abilities that trigger on what has been prevented of the pending event wait to be put on the stack. That happens when the
/// event does (CR 615.5 (2026-04-17)).
///
/// # Errors
/// When an ability has triggered more often than can be counted.
pub(crate) fn note_prevented(table: &mut Table, situation: &mut Situation) -> Result<(), TooLarge> {
    let prevented = std::mem::take(&mut situation.prevented);
    if prevented.all().is_empty() {
        return Ok(());
    }
    let all = on_prevention(table, situation, prevented.all())?;
    if all.is_empty() {
        return Ok(());
    }
    let mut ledger = table.ledgers.get(situation.ledger.index()).clone();
    let mut state = table.board(situation.board).clone();
    table.note_triggered(situation.board, &mut state, &mut ledger, all)?;
    situation.ledger = table.keep_ledger(ledger);
    situation.board = table.keep_next_board(state, situation.board);
    Ok(())
}

/// Abilities that the event has made trigger wait to be put on the stack, and those that wait or lie there lose sight of
/// what has left. `event` is what has happened, on the board before it.
///
/// # Errors
/// When an ability has triggered more often than can be counted.
pub(crate) fn note(
    table: &mut Table,
    situation: &mut Situation,
    event: &Situation,
    ledger: &mut Ledger,
) -> Result<(), TooLarge> {
    if table.log.is_some() {
        for told in not_triggered(table, event, situation.board) {
            table.log(|| Happened::Decided(told));
        }
    }
    let listens = |table: &Table, board: BoardId| {
        !table.view(board).triggers.is_empty() || !table.view(board).state_triggers.is_empty()
    };
    let quiet = !listens(table, event.board) && !listens(table, situation.board);
    if quiet && table.board(situation.board).stack == Stack::default() {
        return Ok(());
    }
    let mut state = table.board(situation.board).clone();
    table.lose_sight(event.board, &mut state, situation.queue)?;
    let all = triggered(table, event, situation.board)?;
    table.note_triggered(event.board, &mut state, ledger, all)?;
    let all = state_triggered(table, situation.board, &state);
    table.note_triggered(event.board, &mut state, ledger, all)?;
    let left = |(one, _): &(Waiting, u64)| state.player(table.ability_of(one.ability)).left;
    let not_put: Vec<AbilityId> =
        state.stack.waiting().iter().filter(|one| left(one)).map(|(one, _)| one.ability).collect();
    for ability in not_put {
        table.log(|| Happened::Decided(Decided::NotPut(ability)));
    }
    // Abilities leave the game with their controllers (CR 800.4a (2026-04-17)).
    state.stack = state.stack.map(|id| (!state.player(table.ability_of(id)).left).then_some(id))?;
    situation.board = table.keep_next_board(state, situation.board);
    Ok(())
}
