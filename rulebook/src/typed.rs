//! An event as somebody types it: "Bolt deals 3 damage to Bob", "Bob draws 3", "destroy Bear and Wall".
//!
//! Clauses with a semicolon between them happen at the same time, those with "then" one after the other; how the game
//! goes on is a step, too: "resolve all". Names are those of the board; a name may have blanks in it, and the longest one
//! that fits is meant. In what an effect does, "you" is its controller, "this" its source, "it" and "that player" what
//! the event affects, "that much" its amount.

mod back;
mod clause;
mod course;
mod reader;
#[cfg(test)]
mod tests;

use language::board::Board;
use language::event::{Deed, Event, Instruction, Script};

pub use back::line;
use reader::Reader;

/// Why a line is no event.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoEvent {
    /// Nothing was typed.
    #[error("nothing is typed; try `Bolt deals 3 damage to Bob`")]
    Nothing,
    /// A name was expected.
    #[error("no player or object is called `{found}`{}", like(nearest.as_deref()))]
    NoSuchName {
        /// What stands there.
        found: String,
        /// The name on the board that is most like it.
        nearest: Option<String>,
    },
    /// Several objects have this name.
    #[error("`{name}` can be {}; say which, or `each {name}`", ids.join(" or "))]
    Unclear {
        /// The name.
        name: String,
        /// The ids of the objects.
        ids: Vec<String>,
    },
    /// It has to be the other kind of thing.
    #[error("`{found}` is {is}; {wanted} is wanted here")]
    WrongKind {
        /// What stands there.
        found: String,
        /// What it is.
        is: &'static str,
        /// What it should be.
        wanted: &'static str,
    },
    /// A number was expected.
    #[error("a number is wanted where `{0}` stands")]
    NoNumber(String),
    /// What happens was expected.
    #[error(
        "it is not said what happens at `{0}`; try deals, gains, loses, draws, mills, creates, enters, attacks, blocks, destroy, exile, sacrifice, tap, put"
    )]
    NoVerb(String),
    /// Other words were expected.
    #[error("`{wanted}` is wanted where `{found}` stands")]
    Expected {
        /// The words.
        wanted: &'static str,
        /// What stands there.
        found: String,
    },
    /// Something happens while blockers are declared.
    #[error("blockers are declared, and nothing else happens then; put `then` between that and other events")]
    BesideBlockers,
    /// Something stands behind a whole event.
    #[error(
        "`{0}` is not understood; put `;` before another event at the same time, `then` before a later one"
    )]
    Surplus(String),
}

fn like(nearest: Option<&str>) -> String {
    nearest.map(|name| format!("; did you mean `{name}`?")).unwrap_or_default()
}

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

/// How a line could go on: whole lines, each with one more name or verb. Empty where nothing fits.
pub fn completions(line: &str, board: &Board) -> Vec<String> {
    let start = line.rfind([' ', ';']).map_or(0, |at| at + 1);
    let (before, begun) = line.split_at(start);
    let names = reader::names(board).map(|(name, _)| name);
    let course = course::WORDS.into_iter().map(|(words, _)| words);
    let words = clause::verbs().chain(course).map(str::to_owned);
    let fits = |word: &String| {
        !begun.is_empty()
            && word.len() > begun.len()
            && word.get(..begun.len()).is_some_and(|start| start.eq_ignore_ascii_case(begun))
    };
    let mut found: Vec<String> = names.chain(words).filter(fits).collect();
    found.dedup();
    found.into_iter().map(|word| format!("{before}{word} ")).collect()
}
