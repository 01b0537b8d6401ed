//! Two rules dates on one board, and the switches that make the difference.
//!
//! They are found by trying, not by a table: the board is ruled by the first date with switches of the second, and
//! those are kept without which it would not come out as by the second.

use crate::compare::compare;
use crate::options::{Lanes, Options};
use crate::ruling::{Ruling, rule};
use language::board::Board;
use language::date::Date;
use language::rule::{Switch, Switches};
use statements::compare::Difference;
use statements::error::BoardError;

/// A board ruled by two dates.
pub struct Dates {
    /// The ruling by the date named first.
    pub first: Ruling,
    /// The ruling by the date named second.
    pub second: Ruling,
    /// In what the rulings differ.
    pub difference: Difference,
    /// The switches responsible: with all of them flipped, the first date rules like the second; with any one of
    /// them left as it was, it does not. Empty when the rulings don't differ.
    pub switches: Vec<Switch>,
}

/// Rules a board by two dates and compares. Where they part, rules it about once more for each switch in which the
/// dates differ. The date in `options` is not looked at.
///
/// # Errors
/// When the board makes no sense; the error says where.
pub fn dates(board: &Board, options: &Options, first: Date, second: Date) -> Result<Dates, BoardError> {
    let at = |date, flipped: &[Switch]| {
        let flipped = options.flipped.iter().chain(flipped).copied().collect();
        // In lanes the same moments would be numbered otherwise.
        rule(board, &Options { as_of: Some(date), flipped, lanes: Lanes::Never, ..options.clone() })
    };
    let (by_first, by_second) = (at(first, &[])?, at(second, &[])?);
    let difference = compare(&by_first, &by_second);
    let mut switches = Vec::new();
    if !difference.is_none() {
        switches = Switches::at(first).differing(Switches::at(second));
        let rules_alike = |flipped: &[Switch]| Ok(compare(&at(first, flipped)?, &by_second).is_none());
        keep_needed(&mut switches, rules_alike)?;
    }
    Ok(Dates { first: by_first, second: by_second, difference, switches })
}

/// Takes away what is not needed, until nothing more can go.
fn keep_needed(
    switches: &mut Vec<Switch>,
    is_enough: impl Fn(&[Switch]) -> Result<bool, BoardError>,
) -> Result<(), BoardError> {
    // Most often one is enough.
    for &one in switches.iter() {
        if is_enough(&[one])? {
            *switches = vec![one];
            return Ok(());
        }
    }
    let mut at = 0;
    while at < switches.len() {
        let mut without = switches.clone();
        without.remove(at);
        if is_enough(&without)? {
            *switches = without;
            at = 0;
        } else {
            at += 1;
        }
    }
    Ok(())
}
