//! Work on a ruling beside the window: one job runs, the newest replaces it, and a stale answer is thrown away.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use engine::date::Date;
use engine::ruling::{Limits, Options};

use crate::open::Opened;
use crate::shown::Shown;

/// Called from another thread when there is something new to show.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// What a job found: a ruling, or why the board can't be ruled on.
pub type Found = Result<Box<Shown>, String>;

/// Where jobs run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On a thread of their own.
    Beside,
    /// At once, in the thread that asks: for tests.
    Here,
}

/// The jobs of a window.
pub struct Jobs {
    place: Place,
    wake: Wake,
    newest: u64,
    stop: Arc<AtomicBool>,
    send: Sender<(u64, Found)>,
    receive: Receiver<(u64, Found)>,
}

impl Jobs {
    /// No job yet.
    pub fn new(place: Place, wake: Wake) -> Self {
        let (send, receive) = channel();
        Self { place, wake, newest: 0, stop: Arc::default(), send, receive }
    }

    /// Starts to work on a board; whatever runs is stopped and forgotten.
    pub fn start(&mut self, board: Opened, as_of: Option<Date>, most_moments: usize) {
        self.forget();
        let limits = Limits { nodes: most_moments, ..Limits::default() };
        let stop = Arc::clone(&self.stop);
        let options = Options { as_of, limits, cancel: Some(Arc::clone(&stop)), ..Options::default() };
        let (revision, send, wake) = (self.newest, self.send.clone(), Arc::clone(&self.wake));
        let work = move || {
            let found = ready(board, &options, &stop);
            // Nobody listens any more when the window has been closed.
            if send.send((revision, found)).is_ok() {
                wake();
            }
        };
        match self.place {
            Place::Here => work(),
            Place::Beside => beside("ruling", work),
        }
    }

    /// Stops what runs; what it has so far is still an answer.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Stops what runs and forgets it.
    pub fn forget(&mut self) {
        self.stop();
        self.stop = Arc::default();
        self.newest += 1;
    }

    /// The answer to the newest job, once.
    pub fn answer(&self) -> Option<Found> {
        self.receive
            .try_iter()
            .filter(|(revision, _)| *revision == self.newest)
            .map(|(_, found)| found)
            .last()
    }
}

/// Runs something on a thread with a name.
pub fn beside(name: &str, work: impl FnOnce() + Send + 'static) {
    if let Err(error) = thread::Builder::new().name(name.to_owned()).spawn(work) {
        tracing::error!("the thread `{name}` could not be started: {error}");
    }
}

fn ready(board: Opened, options: &Options, stop: &AtomicBool) -> Found {
    let ruling = board.rule(options).map_err(|error| format!("{error:#}"))?;
    tracing::debug!(moments = ruling.graph().node_count(), "ruling built");
    Ok(Box::new(Shown::of(board, ruling, stop)))
}
