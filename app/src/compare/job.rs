//! Work on comparing a board by two dates, beside the window.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::state::Compared;
use crate::job::{Newest, Place, Wake};
use crate::opened::Opened;
use engine::{Limits, Options};
use language::date::Date;

/// Work on comparing a board by two dates, which can be stopped.
pub struct Comparisons {
    newest: Newest<FoundDates>,
    stop: Arc<AtomicBool>,
}

/// A board by two dates, or why it can't be ruled on.
pub type FoundDates = Result<Box<Compared>, String>;

impl Comparisons {
    /// No job yet.
    pub fn new(place: Place, wake: Wake) -> Self {
        Self { newest: Newest::new(place, wake), stop: Arc::default() }
    }

    /// Starts to compare; what runs is stopped and forgotten.
    pub fn start(&mut self, opened: Opened, [first, second]: [Date; 2], most_moments: usize) {
        self.stop();
        self.stop = Arc::default();
        let limits = Limits { nodes: most_moments, ..Limits::default() };
        let options = Options { limits, cancel: Some(Arc::clone(&self.stop)), ..Options::default() };
        self.newest.start("comparing", move || {
            let dates = opened.dates(&options, first, second).map_err(|error| format!("{error:#}"))?;
            Ok(Box::new(Compared { opened, dates }))
        });
    }

    /// Stops what runs; what it has so far is still an answer.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The answer to the newest job, once.
    pub fn answer(&self) -> Option<FoundDates> {
        self.newest.answer()
    }
}
