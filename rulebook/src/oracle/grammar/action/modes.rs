//! Modes: how many are chosen; what each does stands in lines of its own.

use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::super::words::{said, said_any, table, words};
use super::super::{Input, Parsed, number};
use crate::oracle::tree::{Action, Modes, Player};

/// "Choose two —", to the end of the line.
pub(super) fn chooses(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    if *who != Player::You {
        return Err(EmptyError);
    }
    words("choose")(i)?;
    let modes = if let Some(known) = super::super::words::maybe(i, table(SEVERAL)) {
        known
    } else if said(i, "up to") {
        Modes { least: 0, most: number::plain(i)? }
    } else {
        let choose = number::plain(i)?;
        Modes { least: choose, most: choose }
    };
    let start = i.checkpoint();
    said(i, "instead");
    let last = super::super::words::at_end(i);
    i.reset(&start);
    if last || said_any(i, &["\u{2014}"]) && super::super::words::at_end(i) {
        Ok(Action::Modes(modes))
    } else {
        Err(EmptyError)
    }
}

const SEVERAL: &[(&str, Modes)] = &[
    ("both", Modes { least: 2, most: 2 }),
    ("one or both", Modes { least: 1, most: 2 }),
    ("1 or both", Modes { least: 1, most: 2 }),
    ("one or more", Modes { least: 1, most: u64::MAX }),
    ("1 or more", Modes { least: 1, most: u64::MAX }),
    ("any number", Modes { least: 0, most: u64::MAX }),
];
