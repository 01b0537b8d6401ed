//! From a line to a script.

use super::reader::Reader;
use super::refusal::NoEvent;
use super::{clause, course};
use language::board::Board;
use language::event::{Deed, Event, Instruction, Script};

/// What a line says, as a script of the board: the only source in it, if there is one, is the script's source.
///
/// Fails with what is not understood first.
pub fn event(line: &str, board: &Board) -> Result<Script, NoEvent> {
    let mut reader = Reader::new(line, board);
    if reader.is_over() {
        return Err(NoEvent::Nothing);
    }
    let mut does = Vec::new();
    let mut sources: Vec<String> = Vec::new();
    loop {
        if let Some(instruction) = course::read(&mut reader) {
            does.push(instruction);
        } else {
            let events = together(&mut reader, &mut sources)?;
            does.push(step(events)?);
        }
        let before = reader.rest();
        reader.eat_sign(',');
        if !reader.eat("then") {
            reader.go_back(before);
            break;
        }
    }
    if !reader.is_over() {
        return Err(NoEvent::Surplus(reader.rest().to_owned()));
    }
    sources.dedup();
    let source = sources.pop().filter(|_| sources.is_empty());
    Ok(Script { source, does, ..Script::default() })
}

/// What happens at the same time: blockers are declared together, and nothing else with them.
fn step(events: Vec<Event>) -> Result<Instruction, NoEvent> {
    let blocks = |event: &&Event| matches!(event, Event::Deed { deed: Deed::Block, to: Some(_), .. });
    match events.iter().filter(blocks).count() {
        0 => Ok(Instruction::Do { events, unless: Vec::new() }),
        all if all == events.len() => Ok(Instruction::DeclareBlockers { declared: events }),
        _ => Err(NoEvent::BesideBlockers),
    }
}

/// Clauses with a semicolon between them.
fn together(reader: &mut Reader<'_>, sources: &mut Vec<String>) -> Result<Vec<Event>, NoEvent> {
    let mut events = Vec::new();
    loop {
        let clause = clause::read(reader)?;
        sources.extend(clause.source);
        events.extend(clause.events);
        if !reader.eat_sign(';') {
            return Ok(events);
        }
    }
}
