//! From a line to a script.

use super::reader::Reader;
use super::refusal::NoEvent;
use super::{announcing, clause, course};
use language::board::{Board, Object};
use language::effect::Cause;
use language::event::{Deed, Event, Instruction, Script};
use language::select::What;
use language::walk::{Named, Node};

/// What a line says, as a script of the board: the only source in it, if there is one, is the script's source.
///
/// Fails with what is not understood first.
pub fn event(line: &str, board: &Board) -> Result<Script, NoEvent> {
    let mut reader = Reader::new(line, board);
    if reader.is_over() {
        return Err(NoEvent::Nothing);
    }
    let mut does = Vec::new();
    let mut of = Of::default();
    let mut paid = 0;
    loop {
        if let Some(instruction) = course::read(&mut reader) {
            does.push(instruction);
        } else if let Some(instruction) = announcing::read(&mut reader)? {
            does.push(instruction);
        } else if let Some(payment) = clause::payment(&mut reader)? {
            does.push(Instruction::Do { events: vec![payment], unless: Vec::new() });
            paid += 1;
        } else {
            let events = together(&mut reader, &mut of)?;
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
    if paid > 0 && paid < does.len() {
        return Err(NoEvent::PaidBesides);
    }
    let cause = if paid > 0 { Cause::Cost } else { Cause::Effect };
    let (source, controller) = (only(of.sources), only(of.players));
    if let Some(source) = &source {
        for one in &mut does {
            of_source(one, source);
        }
    }
    Ok(Script { source, controller, cause, does, ..Script::default() })
}

/// What a script means by names that other objects have, too: each id that is such a name, and the ids of those others. Empty
/// where no name is shared.
pub fn taken(script: &Script, board: &Board) -> Vec<(String, Vec<String>)> {
    let mut found: Vec<(String, Vec<String>)> = Vec::new();
    Node::from(script).each(&mut |node| {
        let Node::Name(Named::Object | Named::Either, id) = node else { return };
        let is_called = |object: &Object| object.is.name == id || object.card.as_deref() == Some(id);
        let is_other = |object: &&Object| object.id != id && is_called(object);
        let others: Vec<String> =
            board.objects.iter().filter(is_other).map(|object| object.id.clone()).collect();
        if !others.is_empty() && found.iter().all(|(known, _)| known != id) {
            found.push((id.to_owned(), others));
        }
    });
    found
}

/// What happens at the same time: attackers are declared together, and so are blockers, and nothing else with them.
fn step(events: Vec<Event>) -> Result<Instruction, NoEvent> {
    let count = |of: Deed| {
        let is_so = |event: &&Event| matches!(event, Event::Deed { deed, to: Some(_), .. } if *deed == of);
        events.iter().filter(is_so).count()
    };
    let (attacks, blocks, all) = (count(Deed::Attack), count(Deed::Block), events.len());
    if attacks == all {
        Ok(Instruction::DeclareAttackers { declared: events })
    } else if blocks == all {
        Ok(Instruction::DeclareBlockers { declared: events })
    } else if attacks > 0 {
        Err(NoEvent::BesideAttackers)
    } else if blocks > 0 {
        Err(NoEvent::BesideBlockers)
    } else {
        Ok(Instruction::Do { events, unless: Vec::new() })
    }
}

/// Whose doing it is.
#[derive(Default)]
struct Of {
    sources: Vec<String>,
    players: Vec<String>,
}

/// What the only source of a script deals is dealt by "this".
fn of_source(instruction: &mut Instruction, source: &str) {
    let Instruction::Do { events, .. } = instruction else { return };
    for event in events {
        if let Event::Damage { from, .. } = event
            && *from == What::Is(source.to_owned())
        {
            *from = What::This;
        }
    }
}

/// The only one of these.
fn only(mut all: Vec<String>) -> Option<String> {
    all.sort_unstable();
    all.dedup();
    all.pop().filter(|_| all.is_empty())
}

/// Clauses with a semicolon between them.
fn together(reader: &mut Reader<'_>, of: &mut Of) -> Result<Vec<Event>, NoEvent> {
    let mut events = Vec::new();
    loop {
        let clause = clause::read(reader)?;
        of.sources.extend(clause.source);
        of.players.extend(clause.by);
        events.extend(clause.events);
        if !reader.eat_sign(';') {
            return Ok(events);
        }
    }
}
