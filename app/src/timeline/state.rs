//! What the timeline shows: the boards that have been gone through in words, and the loop on them.

use super::loops::Rounds;
use crate::history::History;
use crate::history::rows::{Row, rows};
use language::date::Date;

/// What the timeline shows.
#[derive(Default)]
pub struct Timeline {
    rows: Vec<Row>,
    /// The revision of the history, and the date, whose rows these are.
    rows_of: Option<(u64, Date)>,
    /// The loop at the board at which one is.
    pub rounds: Rounds,
}

impl Timeline {
    /// The boards in words, each behind the one that it comes from.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Puts the boards into words, if they are other ones than before.
    pub fn tell(&mut self, history: &History, as_of: Date) {
        let now = Some((history.revision(), as_of));
        if self.rows_of != now {
            self.rows = rows(history, as_of);
            self.rows_of = now;
        }
    }
}
