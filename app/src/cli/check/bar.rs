//! How far a check is, where its lines go to a file and somebody looks at a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How wide the bar is, in letters.
const WIDTH: usize = 30;

/// So often it is drawn anew, and so long nothing is told at first.
const BEAT: Duration = Duration::from_millis(100);

/// A bar on the terminal. Whoever can't be told works on.
pub(super) struct Bar {
    all: usize,
    done: usize,
    drawn: Option<Instant>,
}

impl Bar {
    /// Nothing is done of so many boards.
    pub(super) fn new(all: usize) -> Self {
        let is_seen = io::stderr().is_terminal() && !io::stdout().is_terminal();
        Self { all, done: 0, drawn: is_seen.then(Instant::now) }
    }

    /// One more is done.
    pub(super) fn one_more(&mut self) {
        self.done += 1;
        if let Some(drawn) = self.drawn.filter(|drawn| drawn.elapsed() >= BEAT) {
            self.drawn = Some(drawn + drawn.elapsed());
            write!(io::stderr(), "\r\u{1b}[K{}", line(self.done, self.all)).ok();
        }
    }
}

impl Drop for Bar {
    /// It is wiped away before anything else is told.
    fn drop(&mut self) {
        if self.drawn.is_some() {
            write!(io::stderr(), "\r\u{1b}[K").ok();
        }
    }
}

fn line(done: usize, all: usize) -> String {
    let full = (done * WIDTH).checked_div(all).unwrap_or(WIDTH);
    format!("[{}{}] {done} of {all} boards", "#".repeat(full), ".".repeat(WIDTH.saturating_sub(full)))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_bar_is_as_full_as_what_is_done() {
        assert_eq!(
            super::line(500, 1_000),
            format!("[{}{}] 500 of 1000 boards", "#".repeat(15), ".".repeat(15))
        );
    }
}
