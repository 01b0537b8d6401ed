//! Refusing a board that makes no sense, with the place and what would make sense.

pub(crate) mod combat;
pub(crate) mod counter_kinds;
pub(crate) mod fits;
pub(crate) mod happened;
pub(crate) mod names;
pub(crate) mod objects;
pub(crate) mod paid;
pub(crate) mod pronouns;
pub(crate) mod rows;
pub(crate) mod sense;
pub(crate) mod words;

use crate::check::names::{known, too_many, unique};
use language::board::Board;
use language::date::Date;
use language::path::BoardPath;
use language::walk::Node;
use statements::error::{BoardError, Problem};

/// At most so many players.
const PLAYERS: usize = 32;

/// Checks that a board makes sense: names are unique and known, attachments end, effects fit their events.
///
/// # Errors
/// The first thing that is wrong, and where.
pub fn validate(board: &Board) -> Result<(), BoardError> {
    validate_showing(board, &mut |_| ())
}

/// The same, where each word on the board that makes sense is shown on the way: a large board is long to go through.
///
/// # Errors
/// The first thing that is wrong, and where.
pub(crate) fn validate_showing<'b>(
    board: &'b Board,
    show: &mut dyn FnMut(Node<'b>),
) -> Result<(), BoardError> {
    let mut path = BoardPath::default();
    if let Some(date) = board.as_of.filter(|date| *date < Date::FIRST) {
        return Err(path.at("as_of", |path| {
            let expected = "the first rules that can be ruled by are of 2004-10-01";
            BoardError::at(
                path,
                Problem::Senseless { what: "the rules date", found: date.to_string(), expected },
            )
        }));
    }
    players(board, &mut path)?;
    objects::check(board, &mut path)?;
    words::check(board, show)
}

fn players(board: &Board, path: &mut BoardPath) -> Result<(), BoardError> {
    path.at("players", |path| {
        if board.players.is_empty() {
            return Err(BoardError::at(path, Problem::NoPlayers));
        }
        too_many(path, "players", PLAYERS, board.players.len())?;
        for (at, player) in board.players.iter().enumerate() {
            let earlier = board.players[..at].iter().any(|other| other.name == player.name);
            path.item(at, |path| {
                path.at("name", |path| unique(path, "player name", &player.name, earlier))?;
                sense::team(path, player, &board.players)?;
                sense::designations(path, player, &board.players[..at])?;
                sense::player(path, player)
            })?;
        }
        let names: Vec<&str> = board.players.iter().map(|player| player.name.as_str()).collect();
        for (at, player) in board.players.iter().enumerate() {
            let Some(name) = &player.controlled_by else { continue };
            path.item(at, |path| path.at("controlled_by", |path| known(path, "player", name, &names)))?;
        }
        Ok(())
    })
}
