//! Why a change was not made.

use language::board::Board;
use rulebook::typed::NoEvent;
use saves::ReadError;

/// Why a change was not made.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// What it is about is not on the board any more.
    #[error("this is not on the board any more")]
    Gone,
    /// A name has to be there.
    #[error("a name is needed; it can't be empty")]
    NoName,
    /// A name can be used once only.
    #[error("`{0}` is on the board already; names are used once")]
    Taken(String),
    /// A name can't be changed by itself.
    #[error("`{0}` can't be renamed here; change the text of the board")]
    NotRenamed(String),
    /// A player is still needed.
    #[error("{0} can't leave: the board still names them; remove what is theirs first")]
    StillNamed(String),
    /// A board needs a player.
    #[error("a board needs at least one player")]
    LastPlayer,
    /// So many can't be on a board.
    #[error("at most {0} objects can be on a board")]
    TooMany(usize),
    /// The text is no event.
    #[error(transparent)]
    NoEvent(#[from] NoEvent),
    /// A piece of a line is not understood.
    #[error(transparent)]
    NoPiece(Box<rulebook::line::Refusal>),
    /// The text is no board file.
    #[error(transparent)]
    NoBoard(Box<ReadError>),
}

pub(crate) fn remove<T>(list: &mut Vec<T>, at: usize) -> Result<(), Refused> {
    if at >= list.len() {
        return Err(Refused::Gone);
    }
    list.remove(at);
    Ok(())
}

/// The name of the player at a place.
pub(crate) fn player(board: &Board, at: usize) -> Result<String, Refused> {
    board.players.get(at).map(|player| player.name.clone()).ok_or(Refused::Gone)
}
