//! Whether a board that could be read makes sense.

use super::problem::Problem;
use crate::envelope::BoardFile;
use language::date::Date;
use language::path::{BoardPath, Segment};
use statements::error::BoardError;

/// What makes no sense in a file, and where.
pub(crate) type Nonsense = (Problem, BoardPath);

/// Refuses a file whose board makes no sense, or whose rulings are of a date that none can be made for.
pub(crate) fn of(file: &BoardFile) -> Result<(), Nonsense> {
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
