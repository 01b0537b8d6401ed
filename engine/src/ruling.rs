//! The ruling: the graph of every way in which effects can be applied, and what one may ask of it.
//!
//! Verdict -> order -> decide -> apply -> settle (what happens, what follows) -> merge.

mod apply;
mod ask;
mod build;
mod cant;
mod choices;
mod chronicle;
mod completion;
mod groups;
pub(crate) mod judge;
mod kind;
pub(crate) mod lanes;
mod loops;
mod merge;
mod order;

pub(crate) mod queue;
mod script;
mod settle;
mod show;
mod situation;
mod terms;

pub use chronicle::Chronicle;
pub use completion::{Lanes, Limits, Options};
pub use terms::InForce;

pub(crate) use build::Built;
pub(crate) use kind::Kind;
pub(crate) use script::takes_away;
pub(crate) use situation::Situation;
pub(crate) use terms::Terms;

use crate::check::validate;
use crate::table::Table;
use language::board::Board;
use statements::error::{BoardError, BoardPath, Segment};

pub(crate) use crate::events::total as create_total;

/// Every way in which effects can be applied to the events of one board, by the rules of one date.
pub struct Ruling {
    built: Built,
    /// What was worked out when it was asked for the first time.
    known: ask::Known,
}

/// Builds the ruling of a board.
///
/// # Errors
/// When the board makes no sense, or on some path blockers can't be declared or combat damage
/// can't be assigned as it says; the error says where. Reaching a limit is no error: see
/// [`Ruling::completion`].
pub fn rule(board: &Board, options: &Options) -> Result<Ruling, BoardError> {
    validate(board)?;
    let (table, start) = Table::new(board, Terms::of(board, options));
    table.check_left(board)?;
    let built = lanes::rule(board, (table, start), options);
    if let Some(problem) = built.table.illegal {
        let path = BoardPath(vec![Segment::Field("events")]);
        return Err(BoardError { path, problem });
    }
    Ok(Ruling { built, known: ask::Known::default() })
}
