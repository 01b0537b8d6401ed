//! Work on comparing a board by two dates, beside the window.

use super::state::Compared;
use crate::budget::{Budget, Clock};
use crate::job::{JobContext, Newest};
use crate::opened::Opened;
use engine::{Cancel, Options};
use language::date::Date;

/// Work on comparing a board by two dates, which can be stopped.
pub struct Comparisons {
    newest: Newest<FoundDates>,
    stop: Cancel,
}

/// A board by two dates, or why it can't be ruled on.
pub type FoundDates = Result<Box<Compared>, String>;

impl Comparisons {
    /// No job yet.
    pub fn new(context: JobContext<'_>) -> Self {
        Self { newest: context.newest(), stop: Cancel::default() }
    }

    /// Starts to compare; what runs is stopped and forgotten.
    pub fn start(&mut self, opened: Opened, [first, second]: [Date; 2], budget: Budget) {
        self.stop();
        self.stop = Cancel::default();
        let stop = self.stop.clone();
        let options = Options { limits: budget.limits(), cancel: Some(stop.clone()), ..Options::default() };
        let time = self.newest.clocked(budget.time);
        self.newest.start("comparing", move || {
            let _clock = time.map(|time| Clock::start(time, stop));
            let dates = opened.dates(&options, first, second).map_err(|error| format!("{error:#}"))?;
            Ok(Box::new(Compared { opened, dates }))
        });
    }

    /// Stops what runs. What it has so far can't be compared, and the answer says so.
    pub fn stop(&self) {
        self.stop.by_hand();
    }

    /// The answer to the newest job, once.
    pub fn answer(&self) -> Option<FoundDates> {
        self.newest.answer()
    }
}
