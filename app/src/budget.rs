//! How long and how large rulings may become. The engine has limits of moments and bytes, so that equal boards give
//! equal bytes; the clock is here.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use crate::job::beside;
use crate::memory::Memory;
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
        Self::watching(time, None, cancel)
    }

    /// The same, and it looks at how much memory the program takes, where the system tells: what the engine counts is about so
    /// much. More than is allowed is up, and what the system itself would refuse, too.
    pub fn with_memory(budget: Budget, cancel: Cancel) -> Self {
        Self::watching(budget.time, Some(Memory::of(budget.bytes)), cancel)
    }

    fn watching(time: Duration, memory: Option<Memory>, cancel: Cancel) -> Self {
        let (done, is_done) = channel();
        if time.is_zero() {
            cancel.time_is_up();
        } else {
            beside("the clock", move || {
                let end = Instant::now().checked_add(time);
                let left = || end.map_or(Duration::MAX, |end| end.saturating_duration_since(Instant::now()));
                let look = |left: Duration| if memory.is_some() { left.min(LOOKS_EVERY) } else { left };
                while is_done.recv_timeout(look(left())) == Err(RecvTimeoutError::Timeout) {
                    if left().is_zero() {
                        return cancel.time_is_up();
                    }
                    if memory.as_ref().is_some_and(Memory::is_up) {
                        return cancel.memory_is_up();
                    }
                }
            });
        }
        Self { _done: done }
    }
}

/// So often it is looked how much memory the program takes.
const LOOKS_EVERY: Duration = Duration::from_millis(10);

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
