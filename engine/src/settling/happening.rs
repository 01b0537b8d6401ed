//! The pending event happens: the board changes, and abilities trigger.

use crate::combat::removal::removed;
use crate::events::change::Change;
use crate::events::done::{cut, done, most};
use crate::events::game::end as end_game;
use crate::events::happen::happen;
use crate::events::leave_game::leave as leave_game;
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::ledger::Ledger;
use crate::table::object::LastKnown;
use crate::table::queue::{OnStack, Queue, Todo};
use crate::table::stack::Stack;
use crate::table::state::State;
use crate::triggers::on_events::triggered;
use crate::triggers::on_states::state_triggered;
use statements::chronicle::Happened;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{BoardId, PlayerId};
use statements::part::Part;

/// The event happens, all parts at once, and what follows right after it comes next.
pub(crate) fn happens(table: &mut Table, situation: &mut Situation) -> Result<(), TooLarge> {
    without_nothing(table, situation)?;
    moved_once(situation)?;
    let before = situation.board;
    let mut parts = std::mem::take(&mut situation.parts);
    let mut change = Change::new(table, situation.board, situation.ledger);
    let mut came_to_nothing = Vec::new();
    for at in 0..parts.len() {
        if cut(&change.state, &mut parts[at]) {
            came_to_nothing.push((at, Vec::new()));
        }
        let inside: Vec<&Part> = parts.iter().filter(|p| p.within.map(usize::from) == Some(at)).collect();
        happen(&mut change, &parts[at], &inside)?;
    }
    let Change { mut state, mut ledger, follow, .. } = change;
    remember(table, situation, &mut state);
    let ended = end_game(table, table.board(situation.board), &mut state);
    if !ended {
        parts.extend(leave_game(table, table.board(situation.board), &mut state));
    }
    let mut event = Situation { board: before, parts, ..situation.clone() };
    if !came_to_nothing.is_empty() {
        event.replace_parts(came_to_nothing)?;
    }
    if let Some(player) = draws_nothing(table, &event) {
        table.log(|| Happened::DrewFromEmpty(player));
    } else if !event.parts.is_empty() {
        table.log(|| Happened::Event(event.parts.to_vec()));
    }
    situation.board = table.keep_next_board(state, situation.board);
    if let Some(state) = removed(table, before, situation.board) {
        situation.board = table.keep_next_board(state, situation.board);
    }
    count(table, situation, &event)?;
    note_triggers(table, situation, &event, &mut ledger)?;
    situation.ledger = table.keep_ledger(ledger);
    // What was put in place of parts of the event still belongs to it; nothing else comes after the end of the game.
    let mut queue: Queue =
        if ended { Queue::new() } else { table.queues.get(situation.queue.index()).clone() };
    let after = table.queues.get(situation.after.index()).clone();
    queue.extend(follow.into_iter().chain(after).rev());
    situation.queue = table.keep_queue(queue);
    situation.after = table.keep_queue(Queue::new());
    Ok(())
}

/// The player who would draw a card from an empty library, where an event is nothing else.
fn draws_nothing(table: &Table, event: &Situation) -> Option<PlayerId> {
    let [part] = &event.parts[..] else { return None };
    let Happening::Draw { player } = part.happening else { return None };
    (most(table.board(event.board), &part.happening) == 0).then_some(player)
}

/// Adds what has happened to what an instruction has done, where a later one asks for that. `event` is what has happened,
/// on the board before it.
fn count(table: &mut Table, situation: &mut Situation, event: &Situation) -> Result<(), TooLarge> {
    let counted: Vec<usize> =
        (0..event.parts.len()).filter(|&at| table.origin(event.parts[at].from).is_counted).collect();
    if counted.is_empty() {
        return Ok(());
    }
    let mut queue: Queue = table.queues.get(situation.queue.index()).clone();
    let tally = queue
        .iter_mut()
        .rev()
        .find_map(|todo| if let Todo::Tally(tally) = todo { Some(tally) } else { None });
    let Some(tally) = tally else { return Ok(()) };
    let Some(counts) = tally.counts else { return Ok(()) };
    let before = (table.board(event.board), table.view(event.board));
    for at in counted {
        let more = done(counts, before, event, at)?;
        tally.so_far = tally.so_far.checked_add(more).ok_or(TooLarge)?;
    }
    situation.queue = table.keep_queue(queue);
    Ok(())
}

/// What would leave for one place for two reasons, such as lethal damage and the legend rule, leaves once.
///
/// Judgement: where effects have sent it to different places, the first part of the event counts.
fn moved_once(situation: &mut Situation) -> Result<(), TooLarge> {
    let mover = |part: &Part| {
        if let Happening::Move { object, .. } = part.happening { Some(object) } else { None }
    };
    let is_again = |&at: &usize| {
        let object = mover(&situation.parts[at]);
        object.is_some() && situation.parts[..at].iter().any(|part| mover(part) == object)
    };
    let again: Vec<usize> = (1..situation.parts.len()).filter(is_again).collect();
    if !again.is_empty() {
        situation.replace_parts(again.into_iter().map(|at| (at, Vec::new())).collect())?;
    }
    Ok(())
}

/// What can't happen, or is nothing, doesn't happen.
fn without_nothing(table: &mut Table, situation: &mut Situation) -> Result<(), TooLarge> {
    if table.log.is_some() {
        let pending = PendingEvent::new(table, situation);
        let told = |at: usize| Some((pending.part(at).alone(), pending.forbids_itself(at)?));
        let known: Vec<_> = (0..situation.parts.len()).filter(|&at| !pending.is_nothing(at)).collect();
        let forbidden: Vec<_> = known.into_iter().filter_map(told).collect();
        for (part, by) in forbidden {
            table.log(|| Happened::Forbidden { part: Box::new(part), by });
        }
    }
    loop {
        let pending = PendingEvent::new(table, situation);
        let gone: Vec<_> = (0..situation.parts.len())
            .filter(|&at| pending.is_nothing(at) || pending.forbidden(at))
            .map(|at| (at, Vec::new()))
            .collect();
        if gone.is_empty() {
            return Ok(());
        }
        situation.replace_parts(gone)?;
    }
}

/// Abilities that the event has made trigger wait to be put on the stack, and those that wait or lie there lose sight of
/// what has left. `event` is what has happened, on the board before it.
fn note_triggers(
    table: &mut Table,
    situation: &mut Situation,
    event: &Situation,
    ledger: &mut Ledger,
) -> Result<(), TooLarge> {
    let listens = |table: &Table, board: BoardId| {
        !table.view(board).triggers.is_empty() || !table.view(board).state_triggers.is_empty()
    };
    let quiet = !listens(table, event.board) && !listens(table, situation.board);
    if quiet && table.board(situation.board).stack == Stack::default() {
        return Ok(());
    }
    let mut state = table.board(situation.board).clone();
    table.lose_sight(event.board, &mut state)?;
    let all = triggered(table, event, situation.board)?;
    table.note_triggered(event.board, &mut state, ledger, all)?;
    let all = state_triggered(table, situation.board, &state);
    table.note_triggered(event.board, &mut state, ledger, all)?;
    // Abilities leave the game with their controllers (CR 800.4a (2026-04-17)).
    state.stack = state.stack.map(|id| (!state.player(table.ability_of(id)).left).then_some(id))?;
    situation.board = table.keep_next_board(state, situation.board);
    Ok(())
}

/// Sources of combat damage on the stack that have left are known as they last were (310.4b (2008-02-01)).
fn remember(table: &mut Table, situation: &Situation, state: &mut State) {
    let on_stack = |todo: &Todo| if let Todo::OnStack(stacked) = todo { Some(stacked.clone()) } else { None };
    let waiting: Vec<OnStack> =
        table.queues.get(situation.queue.index()).iter().filter_map(on_stack).collect();
    for stacked in waiting {
        let sources = stacked.parts.iter().filter_map(|part| part.happening.damage_source());
        for object in sources {
            let was = table.board(situation.board).object(object).clone();
            let left =
                stacked.is_same(table.board(situation.board), object) && !stacked.is_same(state, object);
            if left && state.last_known(object).is_none() {
                let seen = table.view(situation.board).seen[object.index()].clone();
                let is = table.keep_print((*seen.is).clone());
                state.last_known.push(LastKnown { object, was, is, controller: seen.controller });
            }
        }
    }
}
