//! Work beside the window: one job of a kind runs, the newest replaces it, and a stale answer is thrown away.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

use crate::comparing::Compared;
use crate::open::Opened;
use crate::shown::Shown;
use engine::dates::dates;
use engine::{Limits, Options};
use language::date::Date;

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
    /// Never: for tests of what needs no answer.
    Nowhere,
}

/// Work of one kind, of which only the newest counts: an answer to anything older is thrown away.
pub struct Newest<T> {
    place: Place,
    wake: Wake,
    revision: u64,
    send: Sender<(u64, T)>,
    receive: Receiver<(u64, T)>,
}

impl<T: Send + 'static> Newest<T> {
    /// Nothing to do yet.
    pub fn new(place: Place, wake: Wake) -> Self {
        let (send, receive) = channel();
        Self { place, wake, revision: 0, send, receive }
    }

    /// Starts work, on a thread with this name; what was started before is forgotten.
    pub fn start(&mut self, name: &str, work: impl FnOnce() -> T + Send + 'static) {
        self.forget();
        let (revision, send, wake) = (self.revision, self.send.clone(), Arc::clone(&self.wake));
        let work = move || {
            // Nobody listens any more when the window has been closed.
            if send.send((revision, work())).is_ok() {
                wake();
            }
        };
        match self.place {
            Place::Here => work(),
            Place::Nowhere => {}
            Place::Beside => beside(name, work),
        }
    }

    /// Forgets what was started.
    pub fn forget(&mut self) {
        self.revision += 1;
    }

    /// The answer to what was started last, once.
    pub fn answer(&self) -> Option<T> {
        let answers = self.receive.try_iter().filter(|(revision, _)| *revision == self.revision);
        answers.map(|(_, found)| found).last()
    }
}

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
    pub fn new(place: Place, wake: Wake) -> Self {
        Self { rulings: Newest::new(place, wake), stop: Arc::default() }
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
            let dates = dates(&opened.board, &options, first, second).map_err(|error| error.to_string())?;
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
