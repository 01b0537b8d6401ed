//! Reading a board file whose board makes sense: what one is working on may not, and is read by [`draft`](crate::draft).

use std::path::Path;

use crate::envelope::BoardFile;
use crate::read;
use crate::read::problem::{Problem, ReadError};
use language::date::Date;
use language::path::{BoardPath, Segment};
use statements::error::BoardError;

/// Reads a board file from disk.
///
/// # Errors
/// When there is no such file, when it is not a board file, and when the board makes no sense.
pub fn from_path(path: &Path) -> Result<BoardFile, ReadError> {
    from_bytes(&path.display().to_string(), &read::bytes(path)?)
}

/// Reads a board file from bytes. `file` names it in errors.
///
/// # Errors
/// When it is not a board file, and when the board makes no sense.
pub fn from_bytes(file: &str, bytes: &[u8]) -> Result<BoardFile, ReadError> {
    let text = read::usable(file, bytes)?;
    let found = read::parse(file, &text)?;
    look_at(&found).map_err(|(problem, path)| read::at_path(file, &text, problem, &path))?;
    Ok(found)
}

/// Reads a board file from a text. `file` names it in errors.
///
/// # Errors
/// When it is not a board file, and when the board makes no sense.
pub fn from_text(file: &str, text: &str) -> Result<BoardFile, ReadError> {
    from_bytes(file, text.as_bytes())
}

/// What makes no sense in a file, and where.
type Nonsense = (Problem, BoardPath);

/// Refuses a file whose board makes no sense, or whose rulings are of a date that none can be made for.
fn look_at(file: &BoardFile) -> Result<(), Nonsense> {
    board(file).map_err(|error| (Problem::Board(error.problem), in_file(error.path)))?;
    for (ruling, expected) in file.rulings.iter().enumerate() {
        if let Some(date) = expected.as_of.iter().position(|&date| date < Date::FIRST) {
            let found = expected.as_of[date];
            let path = [
                Segment::Field("rulings"),
                Segment::Index(ruling),
                Segment::Field("as_of"),
                Segment::Index(date),
            ];
            return Err((Problem::TooEarly { found }, BoardPath(path.into())));
        }
    }
    Ok(())
}

/// What the engine says of the board itself. Cards that are only named are looked up later, by whoever has a
/// collection.
fn board(file: &BoardFile) -> Result<(), BoardError> {
    if file.board.objects.iter().all(|object| object.card.is_none()) {
        return engine::validate(&file.board);
    }
    let mut without_cards = file.board.clone();
    for object in &mut without_cards.objects {
        // Whether it has another face is known as its card is looked up.
        object.transformed &= object.card.is_none();
        object.card = None;
    }
    engine::validate(&without_cards)
}

/// The engine's paths start in the board.
fn in_file(path: BoardPath) -> BoardPath {
    if path.0.first() == Some(&Segment::Field("board")) {
        return path;
    }
    BoardPath(std::iter::once(Segment::Field("board")).chain(path.0).collect())
}
