//! Work on rulings, beside the window.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::budget::{Budget, Clock};
use crate::job::{JobContext, Newest};
use crate::opened::Opened;
use crate::presentation::Presentation;
use engine::{Cancel, Options};
use language::date::Date;

/// What a job found: a ruling, or why the board can't be ruled on.
pub type Found = Result<Box<Presentation>, String>;

/// Work on a ruling that has no answer yet.
#[derive(Clone, Debug)]
pub struct Working {
    so_far: Arc<AtomicUsize>,
    /// At most so many moments are worked out.
    pub most: usize,
    /// At most so long is worked.
    pub time: Duration,
    /// When it began.
    pub since: Instant,
}

impl Working {
    /// How many moments have been met.
    pub fn so_far(&self) -> usize {
        self.so_far.load(Ordering::Relaxed)
    }
}

/// What the thread is called on which rulings are worked out.
pub(crate) const RULING: &str = "ruling";

/// Work on rulings, which can be stopped.
pub struct Jobs {
    rulings: Newest<Found>,
    stop: Cancel,
}

impl Jobs {
    /// No job yet.
    pub fn new(context: JobContext<'_>) -> Self {
        Self { rulings: context.newest(), stop: Cancel::default() }
    }

    /// Starts to work on a board; whatever runs is stopped and forgotten. Returns how far it is, at any time.
    pub fn start(&mut self, board: Opened, as_of: Option<Date>, budget: Budget) -> Working {
        self.forget();
        let stop = self.stop.clone();
        let so_far = Arc::<AtomicUsize>::default();
        let (cancel, progress) = (Some(stop.clone()), Some(Arc::clone(&so_far)));
        let options = Options { as_of, limits: budget.limits(), cancel, progress, ..Options::default() };
        let time = self.rulings.clocked(budget.time);
        self.rulings.start(RULING, move || {
            let _clock = time.map(|time| Clock::start(time, stop.clone()));
            ready(board, &options, &stop)
        });
        Working { so_far, most: budget.moments, time: budget.time, since: Instant::now() }
    }

    /// Stops what runs; what it has so far is still an answer.
    pub fn stop(&self) {
        self.stop.by_hand();
    }

    /// Stops what runs and forgets it.
    pub fn forget(&mut self) {
        self.stop();
        self.stop = Cancel::default();
        self.rulings.forget();
    }

    /// The answer to the newest job, once.
    pub fn answer(&self) -> Option<Found> {
        self.rulings.answer()
    }
}

fn ready(board: Opened, options: &Options, stop: &Cancel) -> Found {
    let ruling = board.rule(options).map_err(|error| format!("{error:#}"))?;
    tracing::debug!(moments = ruling.graph().node_count(), "ruling built");
    Ok(Box::new(Presentation::of(board, ruling, stop)))
}
