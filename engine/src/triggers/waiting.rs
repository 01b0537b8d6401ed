//! Abilities that have triggered on an event wait to be put on the stack.

use super::on_events::{on_prevention, paid_unseen, triggered};
use super::on_states::state_triggered;
use super::telling::not_triggered;
use super::witnessed::gained;
use crate::check::pronouns::{adds_mana, targets};
use crate::events::missed;
use crate::events::spawn::spawn;
use crate::pending::situation::{Situation, append};
use crate::table::ledger::Ledger;
use crate::table::queue::{Frame, Queue, Todo};
use crate::table::stack::{Stack, Triggered, Waiting};
use crate::table::state::State;
use crate::table::{NO_ORIGIN, Table};
use language::effect::Cause;
use language::event::{Event, Instruction};
use language::rule::Switch;
use smallvec::SmallVec;
use statements::chronicle::{Because, Happened};
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{AbilityId, BoardId};
use statements::part::{Marks, Part};

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
        let unseen = paid_unseen(table, event, situation.board);
        for told in unseen.into_iter().chain(not_triggered(table, event, situation.board)) {
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
    let (at_once, all): (Vec<_>, Vec<_>) =
        triggered(table, event, situation.board)?.into_iter().partition(|one| one.at_once);
    undo(table, situation, &mut state, at_once)?;
    let (for_mana, all): (Vec<_>, Vec<_>) = all.into_iter().partition(|one| is_for_mana(table, event, one));
    table.note_triggered(event.board, &mut state, ledger, all)?;
    if !for_mana.is_empty() {
        let before = state.stack.clone();
        table.note_triggered(event.board, &mut state, ledger, for_mana)?;
        resolve_at_once(table, situation, &before, &mut state);
    }
    let all = state_triggered(table, situation.board, &state);
    table.note_triggered(event.board, &mut state, ledger, all)?;
    let left = |(one, _): &(Waiting, u64)| state.player(table.ability_of(one.ability)).left;
    let not_put: Vec<AbilityId> =
        state.stack.waiting().iter().filter(|one| left(one)).map(|(one, _)| one.ability).collect();
    for ability in not_put {
        table.log(|| Happened::Decided(Decided::NotPut(ability)));
    }
    // Abilities leave the game with their controllers (CR 800.4a (2026-04-17)).
    while let Some((place, _)) = state.stack.topmost(|id| state.player(table.ability_of(id)).left) {
        state.stack.take_out(place);
        table.move_targeters(&mut state, place)?;
    }
    state.stack = state.stack.map(|id| (!state.player(table.ability_of(id)).left).then_some(id))?;
    situation.board = table.keep_next_board(state, situation.board);
    Ok(())
}

/// Abilities that trigger on control being gained wait where a continuous effect has given it since the board `before`, or does
/// so no longer, and no event was.
///
/// # Errors
/// When an ability has triggered more often than can be counted.
pub(crate) fn note_control(
    table: &mut Table,
    situation: &mut Situation,
    before: BoardId,
) -> Result<(), TooLarge> {
    let gained = gained(table, before, situation.board);
    let listens = |board: BoardId| !table.view(board).triggers.is_empty();
    if gained.is_empty() || !(listens(before) || listens(situation.board)) {
        return Ok(());
    }
    let part = |(object, player)| {
        let happening = Happening::GainControl { object, player };
        Part::new(happening, Cause::Effect, NO_ORIGIN, Marks::default())
    };
    let parts = gained.into_iter().map(part).collect();
    let event = Situation { board: before, parts, ..situation.clone() };
    let (at_once, all): (Vec<_>, Vec<_>) =
        triggered(table, &event, situation.board)?.into_iter().partition(|one| one.at_once);
    if at_once.is_empty() && all.is_empty() {
        return Ok(());
    }
    table.log(|| Happened::Event(event.parts.to_vec()));
    let mut state = table.board(situation.board).clone();
    undo(table, situation, &mut state, at_once)?;
    let mut ledger = table.ledgers.get(situation.ledger.index()).clone();
    table.note_triggered(before, &mut state, &mut ledger, all)?;
    situation.ledger = table.keep_ledger(ledger);
    situation.board = table.keep_next_board(state, situation.board);
    Ok(())
}

/// What was done until now is undone immediately, before anything else; several such at the same time
/// (CR 610.3, 610.3d (2026-04-17)).
///
/// Judgement: at the same time also before 2020-07-03, when no text speaks of several.
///
/// # Errors
/// When what is to be done does not fit.
fn undo(
    table: &mut Table,
    situation: &mut Situation,
    state: &mut State,
    all: Vec<Triggered>,
) -> Result<(), TooLarge> {
    if all.is_empty() {
        return Ok(());
    }
    for one in &all {
        state.lasting.retain(|lasting| Some(lasting.number) != one.once);
    }
    let mut queue: Queue = table.queues.get(situation.queue.index()).clone();
    if let Some(parts) = together(table, situation.board, &all)? {
        queue.push(Todo::Parts(parts));
    } else {
        for one in all.into_iter().rev() {
            let env = table.keep_env(one.env);
            queue.push(Todo::Frame(Frame::new(one.does, env)));
        }
    }
    situation.queue = table.keep_queue(queue);
    Ok(())
}

/// What several undo at the same time, where each has only events. None where it is one, or has more to do than that.
fn together(table: &mut Table, board: BoardId, all: &[Triggered]) -> Result<Option<Vec<Part>>, TooLarge> {
    let events = |one: &Triggered| match &table.block(one.does)[..] {
        [Instruction::Do { events, unless }] if unless.is_empty() => Some(events.clone()),
        _ => None,
    };
    let Some(each): Option<Vec<Vec<Event>>> = all.iter().map(events).collect() else { return Ok(None) };
    if each.len() < 2 {
        return Ok(None);
    }
    let mut parts: SmallVec<[Part; 1]> = SmallVec::new();
    for (one, events) in all.iter().zip(each) {
        for event in &events {
            let new = spawn(table, board, &one.env, NO_ORIGIN, event)?;
            missed::tell_all(table, board, &one.env, event, &new);
            append(&mut parts, new)?;
        }
    }
    Ok(Some(parts.into_vec()))
}

/// Whether an ability that has triggered on an event is a mana ability: it targets nothing, could add mana, and has triggered
/// on what a mana ability adds, or today on any mana (CR 605.1b (2026-04-17), 406.1 (2006-10-01)).
///
/// Judgement: mana for which a permanent was tapped is that of a mana ability.
fn is_for_mana(table: &Table, event: &Situation, one: &Triggered) -> bool {
    let Because::Part(at) = one.because else { return false };
    let part = event.parts.get(at).map(|part| &part.happening);
    let Some(Happening::AddMana { tapped, .. }) = part else { return false };
    let does = table.block(one.does);
    (*tapped || table.on(Switch::ManaTriggersOnMana)) && adds_mana(does) && !targets(does)
}

/// What has begun to wait since a stack is a mana ability each, and resolves before anything else is done, without going on the
/// stack (CR 605.4a (2026-04-17), 406.4, 411.3 (2006-10-01)).
fn resolve_at_once(table: &mut Table, situation: &mut Situation, before: &Stack, state: &mut State) {
    let waited = |waiting: Waiting| {
        before.waiting().iter().find(|(one, _)| *one == waiting).map_or(0, |&(_, times)| times)
    };
    let fresh: Vec<(Waiting, u64)> =
        state.stack.waiting().iter().map(|&(one, times)| (one, times.saturating_sub(waited(one)))).collect();
    let fresh: Vec<(Waiting, u64)> = fresh.into_iter().filter(|&(_, times)| times > 0).collect();
    for &(waiting, _) in &fresh {
        table.log(|| Happened::ResolvesAtOnce(waiting.ability));
    }
    let mut queue: Queue = table.queues.get(situation.queue.index()).clone();
    for (waiting, times) in fresh.into_iter().rev() {
        state.stack.take(waiting, times);
        let ability = table.ability(waiting.ability);
        let frame = Frame::new(ability.does, ability.env);
        queue.push(Todo::Frame(Frame { again: times - 1, ..frame }));
    }
    situation.queue = table.keep_queue(queue);
}
