//! What sentences say of costs in mana, and of when something may be activated: no ruling depends on these.

use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::words::{at_end, said, said_any, verb, words};
use super::{Input, Parsed, asks, gain, keyword, noun};
use crate::oracle::tree::Said;

/// "This spell costs {2} less to cast if you control an artifact".
pub(super) fn mana_cost(i: &mut Input<'_>) -> Parsed<Said> {
    noun::thing(i)?;
    verb("cost")(i)?;
    keyword::mana(i)?;
    if !said_any(i, &["less to cast", "more to cast"]) {
        return Err(EmptyError);
    }
    if said(i, "for each") {
        noun::plain(i)?;
    } else if said(i, "if") {
        asks::asks(i)?;
    } else {
        let start = i.checkpoint();
        if gain::x_is(i).is_err() {
            i.reset(&start);
        }
    }
    if at_end(i) { Ok(Said::ManaCost) } else { Err(EmptyError) }
}

/// When, how often, or by whom something may be activated.
pub(super) fn timing(i: &mut Input<'_>) -> Parsed<Said> {
    words("activate")(i)?;
    if !said_any(i, &["only", "no more than"]) {
        return Err(EmptyError);
    }
    loop {
        if said(i, "if") {
            asks::asks(i)?;
        } else if !said_any(i, WHEN) {
            return Err(EmptyError);
        }
        if at_end(i) {
            return Ok(Said::Timing);
        }
        if !said_any(i, &["and only", ", and only", "and"]) {
            return Err(EmptyError);
        }
    }
}

const WHEN: &[&str] = &[
    "as a sorcery",
    "as an instant",
    "once each turn",
    "once",
    "twice each turn",
    "three times each turn",
    "any time you could cast a sorcery",
    "any time you could cast an instant",
    "during your turn , before attackers are declared",
    "during your turn",
    "during an opponent 's turn",
    "during your upkeep",
    "during any upkeep step",
    "during combat",
    "during the declare attackers step",
    "during the declare blockers step",
    "before attackers are declared",
    "before blockers are declared",
];
