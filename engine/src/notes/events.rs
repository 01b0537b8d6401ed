//! Events that affect nothing, make something what it is already, or would turn over what can't be turned: those of the first
//! instruction, of which the board as it stands tells it for certain.

use crate::events::missed::not_turned;
use crate::events::spawn::spawn;
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::Situation;
use crate::ruling::Ruling;
use crate::table::env::Env;
use crate::table::queue::Todo;
use crate::table::selectors::Evaluator;
use crate::table::{NO_ORIGIN, Table};
use language::board::Board;
use language::event::{Event, Instruction};
use language::path::{BoardPath, Segment};
use statements::ids::BoardId;
use statements::note::{About, Note};

/// The events of the first instruction of which nothing comes.
pub(super) fn notes(board: &Board, ruling: &Ruling) -> Vec<Note> {
    let first = board.events.first().and_then(|script| script.does.first());
    let Some(Instruction::Do { events, .. }) = first else { return Vec::new() };
    let start = ruling.start();
    let mut table = ruling.table().clone();
    let Some(Todo::Frame(frame)) = table.queues.get(start.queue.index()).last() else { return Vec::new() };
    let frame = *frame;
    if frame.at != 0 || **table.block(frame.block) != *board.events[0].does {
        return Vec::new();
    }
    let env = table.env(frame.env).clone();
    let place = |at| {
        let field = Segment::Field;
        BoardPath(vec![
            field("events"),
            Segment::Index(0),
            field("does"),
            Segment::Index(0),
            field("events"),
            Segment::Index(at),
        ])
    };
    let mut found = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let Ok(parts) = spawn(&mut table, start.board, &env, NO_ORIGIN, event) else { continue };
        if parts.is_empty() {
            let is_so = is_life_total_already(&table, start.board, &env, event);
            let about = if is_so { About::SoAlready } else { About::AffectsNothing };
            found.push(Note { at: place(at), about });
            continue;
        }
        let state = table.board(start.board);
        let turned = |part| {
            let (id, because) = not_turned(&table, state, event, part)?;
            Some(About::NotTurned { object: table.object_name(id).to_owned(), because })
        };
        let turned: Vec<About> = parts.iter().filter_map(turned).collect();
        let all = turned.len() == parts.len();
        found.extend(turned.into_iter().map(|about| Note { at: place(at), about }));
        if all {
            continue;
        }
        let with = Situation { parts: parts.into_iter().collect(), ..start.clone() };
        let pending = PendingEvent::new(&table, &with);
        if (0..with.parts.len()).all(|part| pending.is_nothing(part)) {
            found.push(Note { at: place(at), about: About::SoAlready });
        }
    }
    found
}

/// Whether an event would make life totals what they are.
fn is_life_total_already(table: &Table, board: BoardId, env: &Env, event: &Event) -> bool {
    let Event::SetLife { who, .. } = event else { return false };
    let eval = Evaluator::new(table, table.board(board), &table.view(board).seen, env);
    !eval.players(who).is_empty()
}
