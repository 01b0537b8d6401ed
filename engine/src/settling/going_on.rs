//! Taking up what is to be done next, when no event is pending.

use std::sync::Arc;

use super::loops::History;
use crate::applying::Stop;
use crate::combat::controlled_anew::control_changed;
use crate::events::day_and_night::turns;
use crate::events::lapsing::{interrupt, lapse};
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::{Asker, Asking, Situation};
use crate::script;
use crate::script::combat::dealt_from_stack;
use crate::settling::happening::happens;
use crate::table::Table;
use crate::table::queue::{Frame, Queue, Todo};
use crate::triggers::waiting::note_control;
use language::event::Instruction;
use statements::chronicle::{Because, Happened};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::part::Part;

/// Takes up what is to be done next. Returns false when nothing is left.
pub(crate) fn go_on(
    table: &mut Table,
    situation: &mut Situation,
    history: &mut History<'_>,
) -> Result<bool, TooLarge> {
    if table.queues.get(situation.after.index()).is_empty() {
        what_is_over_ends(table, situation)?;
        if turns_by_itself(table, situation, history)? {
            return Ok(true);
        }
        forget(table, situation);
        let Some((queue, todo)) = table.pop_todo(situation.queue) else { return Ok(false) };
        match todo {
            Todo::Frame(frame) => {
                know(table, situation, frame);
                return follow_instruction(table, situation, history);
            }
            Todo::Due(frame) => due(table, situation, queue, frame)?,
            Todo::Draws { player, left, cause, by, from, marks } => {
                situation.queue = table.keep_queue(queue);
                if left > 1 {
                    let rest = Todo::Draws { player, left: left - 1, cause, by, from, marks: marks.clone() };
                    table.push_todo(&mut situation.queue, rest);
                }
                let draw = Happening::Draw { player, underway: false };
                situation.add_part(Part::new(draw, cause, from, marks).by(by))?;
                situation.fresh = true;
            }
            Todo::Wait(frame) => {
                situation.queue = table.keep_queue(queue);
                wait(table, situation, frame);
            }
            Todo::Activated => situation.queue = table.keep_queue(queue),
            Todo::Resolved => {
                table.log(|| Happened::Resolved);
                situation.queue = table.keep_queue(queue);
                let mut state = table.board(situation.board).clone();
                state.stack.resolved();
                situation.board = table.keep_next_board(state, situation.board);
            }
            Todo::ResolveRest(env) => {
                situation.queue = table.keep_queue(queue);
                if let Some(todo) = crate::script::resolving::rest(table, situation.board, env) {
                    table.push_todo(&mut situation.queue, todo);
                }
            }
            Todo::OnStack(stacked) => {
                situation.queue = table.keep_queue(queue);
                situation.add_parts(dealt_from_stack(table, situation.board, &stacked))?;
                situation.fresh = true;
            }
            Todo::Tally(tally) => {
                situation.queue = table.keep_queue(queue);
                script::tell_result(table, situation, tally);
            }
            Todo::Parts(parts) => {
                situation.queue = table.keep_queue(queue);
                situation.add_parts(parts)?;
            }
        }
    } else {
        // An event that was replaced whole leaves only what follows.
        happens(table, situation, &[])?;
    }
    Ok(true)
}

/// Instructions wait for what comes later.
fn wait(table: &mut Table, situation: &mut Situation, frame: Frame) {
    let mut state = table.board(situation.board).clone();
    state.waiting.push(frame);
    situation.board = table.keep_board(state);
}

/// What lasted as long as something was so ends where that isn't so.
fn what_is_over_ends(table: &mut Table, situation: &mut Situation) -> Result<(), TooLarge> {
    let before = situation.board;
    situation.board = lapse(table, before);
    control_changed(table, before, &mut situation.board);
    interrupt(table, before, &mut situation.board)?;
    note_control(table, situation, before)
}

/// What was due is followed from now on; what is a triggered ability triggers (CR 603.7 (2026-04-17)).
fn due(table: &mut Table, situation: &mut Situation, mut queue: Queue, frame: Frame) -> Result<(), TooLarge> {
    let block = Arc::clone(table.block(frame.block));
    if let [Instruction::Trigger { does }] = &*block {
        situation.queue = table.keep_queue(queue);
        know(table, situation, frame);
        let env = table.env(frame.env).clone();
        return script::resolving::triggers(table, situation, &env, does, Because::Due);
    }
    queue.push(Todo::Frame(frame));
    situation.queue = table.keep_queue(queue);
    Ok(())
}

/// What has left is not known any more where nothing asks for it.
fn forget(table: &mut Table, situation: &mut Situation) {
    if table.board(situation.board).stack.last().is_empty() {
        return;
    }
    let queue = table.queues.get(situation.queue.index());
    if let Some(state) = table.forgotten(queue, situation.board) {
        situation.board = table.keep_next_board(state, situation.board);
    }
}

/// Instructions that waited have taken with them what has left meanwhile.
fn know(table: &mut Table, situation: &mut Situation, frame: Frame) {
    let known = &table.env(frame.env).known;
    if known.is_empty() {
        return;
    }
    let mut state = table.board(situation.board).clone();
    for last in known {
        state.begins_with(table.lasts.get(last.index()).clone());
    }
    situation.board = table.keep_next_board(state, situation.board);
}

/// Day, night, and what turns with them come before all else that is to be done. Returns whether anything does that can.
fn turns_by_itself(
    table: &mut Table,
    situation: &mut Situation,
    history: &mut History<'_>,
) -> Result<bool, TooLarge> {
    let turns = turns(table, situation.board);
    if turns.is_empty() {
        return Ok(false);
    }
    situation.add_parts(turns)?;
    let pending = PendingEvent::new(table, situation);
    let cant: Vec<_> = (0..situation.parts.len()).filter(|&at| pending.forbidden(at)).collect();
    situation.replace_parts(cant.into_iter().map(|at| (at, Vec::new())).collect())?;
    if situation.parts.is_empty() {
        return Ok(false);
    }
    situation.fresh = true;
    situation.looped = history.cross(table, situation);
    Ok(true)
}

fn follow_instruction(
    table: &mut Table,
    situation: &mut Situation,
    history: &mut History<'_>,
) -> Result<bool, TooLarge> {
    let logged = table.log.as_ref().map(Vec::len);
    match script::follow(table, situation, &[]) {
        Ok(next) => {
            *situation = next;
            if !situation.parts.is_empty() {
                situation.fresh = true;
                situation.looped = history.cross(table, situation);
            }
            Ok(true)
        }
        Err(Stop::Ask(..)) => {
            if let (Some(log), Some(logged)) = (&mut table.log, logged) {
                log.truncate(logged);
            }
            situation.asking = Some(Box::new(Asking::new(Asker::Instruction)));
            Ok(true)
        }
        Err(Stop::TooLarge) => Err(TooLarge),
    }
}
