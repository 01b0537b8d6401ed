//! Going on from an outcome: the board after it as a board file.

use anyhow::{Context, anyhow};

use crate::opened::Opened;
use engine::Ruling;
use language::board::{Board, Object};
use language::event::Script;
use rulebook::words::fact;
use saves::BoardFile;
use statements::after::{After, Left};
use statements::outcome::Outcome;

/// The board after an outcome as a file, and what it does not say of the outcome.
#[derive(Clone, PartialEq, Debug)]
pub struct Next {
    /// The file. Its `about` says how it came about.
    pub file: BoardFile,
    /// What no board holds.
    pub left: Vec<Left>,
}

/// The board after an outcome, by its number counted from 1; nothing is about to happen on it.
///
/// # Errors
/// When there is no such outcome, or no board after it; the message says what there is.
pub fn board_after(opened: &Opened, ruling: &Ruling, number: usize) -> anyhow::Result<Next> {
    let outcomes = ruling.outcomes();
    let outcome = outcome(&outcomes, number)?;
    let After { board, left } = ruling
        .board_after(outcome.node, &[])
        .with_context(|| format!("there is no board after outcome {number}"))?;
    let vocabulary = opened.words(ruling).vocabulary();
    let facts = fact::facts(vocabulary, &outcome.facts);
    let mut file = named(opened, format!("{}, after outcome {number}", opened.file.title), board);
    // Whoever goes on from it must know what is not there, wherever that is told.
    let missing = left.iter().map(|left| format!(" Not on this board: {}", vocabulary.left(left)));
    let missing: String = missing.collect();
    file.about = format!("Outcome {number} of \"{}\": {facts}.{missing}", opened.file.title);
    Ok(Next { file, left })
}

/// A board that came of an opened one as a file. Objects that the file gave by their cards are named by them again.
pub fn named(opened: &Opened, title: String, board: Board) -> BoardFile {
    let mut file = BoardFile::new(title, board);
    for object in &mut file.board.objects {
        name_card(opened, object);
    }
    file
}

/// The outcome of a number counted from 1.
fn outcome(outcomes: &[Outcome], number: usize) -> anyhow::Result<&Outcome> {
    let there = outcomes.len();
    let found = number.checked_sub(1).and_then(|place| outcomes.get(place));
    found.ok_or_else(|| anyhow!("there is no outcome {number}; they are numbered from 1 to {there}"))
}

/// An object that the file gave by the name of its card is named by it again, where it still is that card.
fn name_card(opened: &Opened, object: &mut Object) {
    let of = |objects: &[Object]| objects.iter().find(|known| known.id == object.id).cloned();
    let (Some(stated), Some(mut resolved)) = (of(&opened.file.board.objects), of(&opened.board.objects))
    else {
        return;
    };
    if resolved.is.name == resolved.id {
        resolved.is.name.clear();
    }
    if stated.card.is_some() && resolved.is == object.is {
        object.card = stated.card;
        object.is = stated.is;
    }
}

/// The same board with something about to happen on it, as one types it.
///
/// # Errors
/// When the words are not understood; the message says where.
pub fn then(file: &mut BoardFile, words: &str) -> anyhow::Result<()> {
    let script: Script = rulebook::typed::event(words, &file.board)
        .with_context(|| format!("`{words}` can't happen on the board after it"))?;
    file.board.events.push(script);
    Ok(())
}
