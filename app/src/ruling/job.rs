//! Work on rulings, beside the window.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Instant;

use crate::job::{JobContext, Newest};
use crate::opened::Opened;
use crate::presentation::Presentation;
use engine::{Limits, Options};
use language::date::Date;

/// What a job found: a ruling, or why the board can't be ruled on.
pub type Found = Result<Box<Presentation>, String>;

/// Work on a ruling that has no answer yet.
#[derive(Clone, Debug)]
pub struct Working {
    so_far: Arc<AtomicUsize>,
    /// At most so many moments are worked out.
    pub most: usize,
    /// When it began.
    pub since: Instant,
}

impl Working {
    /// How many moments have been met.
    pub fn so_far(&self) -> usize {
        self.so_far.load(Ordering::Relaxed)
    }
}

/// Work on rulings, which can be stopped.
pub struct Jobs {
    rulings: Newest<Found>,
    stop: Arc<AtomicBool>,
}

impl Jobs {
    /// No job yet.
    pub fn new(context: JobContext<'_>) -> Self {
        Self { rulings: context.newest(), stop: Arc::default() }
    }

    /// Starts to work on a board; whatever runs is stopped and forgotten. Returns how far it is, at any time.
    pub fn start(&mut self, board: Opened, as_of: Option<Date>, most_moments: usize) -> Working {
        self.forget();
        let limits = Limits { nodes: most_moments, ..Limits::default() };
        let stop = Arc::clone(&self.stop);
        let so_far = Arc::<AtomicUsize>::default();
        let (cancel, progress) = (Some(Arc::clone(&stop)), Some(Arc::clone(&so_far)));
        let options = Options { as_of, limits, cancel, progress, ..Options::default() };
        self.rulings.start("ruling", move || ready(board, &options, &stop));
        Working { so_far, most: most_moments, since: Instant::now() }
    }

    /// Stops what runs; what it has so far is still an answer.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Stops what runs and forgets it.
    pub fn forget(&mut self) {
        self.stop();
        self.stop = Arc::default();
        self.rulings.forget();
    }

    /// The answer to the newest job, once.
    pub fn answer(&self) -> Option<Found> {
        self.rulings.answer()
    }
}

fn ready(board: Opened, options: &Options, stop: &AtomicBool) -> Found {
    let ruling = board.rule(options).map_err(|error| format!("{error:#}"))?;
    tracing::debug!(moments = ruling.graph().node_count(), "ruling built");
    Ok(Box::new(Presentation::of(board, ruling, stop)))
}
