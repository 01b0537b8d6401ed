//! The ruling: the graph of every way in which effects can be applied, and what one may ask of it.
//!
//! Verdict -> order -> decide -> apply -> settle (what happens, what follows) -> merge.

pub(crate) mod account;
pub(crate) mod after;
pub(crate) mod apart;
pub(crate) mod ask;
pub(crate) mod by_keyword;
pub(crate) mod chronicle;
pub(crate) mod known;
pub(crate) mod lanes;
pub(crate) mod layers;
pub(crate) mod met;
pub(crate) mod position;
pub(crate) mod show;
pub(crate) mod unread;

use crate::check::validate_showing;
use crate::graph::build::Built;
use crate::options::Options;
use crate::ruling::known::Known;
use crate::setup::from_board::effects::check_left;
use crate::setup::from_board::{Words, lay_with};
use crate::terms::Terms;
use language::board::Board;
use language::path::{BoardPath, Segment};
use statements::error::BoardError;

/// Every way in which effects can be applied to the events of one board, by the rules of one date.
pub struct Ruling {
    built: Built,
    /// What was worked out when it was asked for the first time.
    known: Known,
}

/// Builds the ruling of a board.
///
/// # Errors
/// When the board makes no sense, or on some path blockers can't be declared or combat damage
/// can't be assigned as it says; the error says where. Reaching a limit is
/// no error: see [`Ruling::completion`].
pub fn rule(board: &Board, options: &Options) -> Result<Ruling, BoardError> {
    let terms = Terms::of(board, options);
    let switches = terms.switches;
    let on = |switch| switches.is_on(switch);
    let mut words = Words::new(&on);
    validate_showing(board, &mut |word| words.see(word))?;
    let (table, start) = lay_with(board, terms, words);
    check_left(&table, board)?;
    let built = crate::lanes::rule(board, table, start, options);
    if let Some(problem) = built.table.illegal {
        let path = BoardPath(vec![Segment::Field("events")]);
        return Err(BoardError { path, problem });
    }
    Ok(Ruling { built, known: Known::default() })
}
