//! How long and how large rulings may become. The engine has limits of moments and bytes, so that equal boards give
//! equal bytes; the clock is here.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

use crate::job::beside;
use engine::{Cancel, Limits, Options};
use rulebook::words::tally;
use statements::completion::Completion;

/// How long and how large rulings may become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// At most so many moments.
    pub moments: usize,
    /// At most about so many bytes.
    pub bytes: usize,
    /// At most so long.
    pub time: Duration,
}

impl Default for Budget {
    fn default() -> Self {
        Self { moments: Limits::default().nodes, bytes: 1_000_000_000, time: Duration::from_secs(10) }
    }
}

impl Budget {
    /// What the engine knows of it.
    pub fn limits(&self) -> Limits {
        Limits { nodes: self.moments, bytes: self.bytes, ..Limits::default() }
    }

    /// So many times as many moments, and as long. Memory stays: what a machine has does not grow.
    #[must_use]
    pub fn times(self, factor: u32) -> Self {
        let moments = self.moments.saturating_mul(usize::try_from(factor).unwrap_or(usize::MAX));
        Self { moments, time: self.time.saturating_mul(factor), ..self }
    }
}

/// Says that the time is up, unless it is dropped before.
#[derive(Debug)]
pub struct Clock {
    _done: Sender<()>,
}

impl Clock {
    /// Starts to run. No time at all is up at once.
    pub fn start(time: Duration, cancel: Cancel) -> Self {
        let (done, is_done) = channel();
        if time.is_zero() {
            cancel.time_is_up();
        } else {
            beside("the clock", move || {
                if is_done.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                    cancel.time_is_up();
                }
            });
        }
        Self { _done: done }
    }
}

/// Something that was not worked out to its end, because it was stopped from outside. What there is of it could be
/// anything, so nothing is compared, kept, or said of it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{title}` is not decided: {}", tally::why_not(*.why))]
pub struct NotDecided {
    /// The title of the board.
    pub title: String,
    /// What stopped it.
    pub why: Completion,
}

impl NotDecided {
    /// Refuses what was stopped from outside while it was worked out with these options.
    ///
    /// # Errors
    /// When it was.
    pub fn check(title: &str, options: &Options) -> Result<(), Self> {
        options.stopped().map_or(Ok(()), |why| Err(Self { title: title.to_owned(), why }))
    }
}
