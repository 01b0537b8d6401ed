//! Working on requests, one after the other, and stopping one.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{io, thread};

use serde::Serialize;

use super::answers::Answers;
use super::request::{Id, Request};
use crate::budget::Clock;
use crate::cli::spend::Spend;
use crate::export::Report;
use crate::export::questions::Answers as NothingAsked;
use crate::fault::{Fault, caught};
use crate::opened::{open_bundled, open_text};
use anyhow::anyhow;
use engine::{Cancel, Options};
use saves::bundled;

/// So often it is told how far a ruling is.
const BEAT: Duration = Duration::from_millis(500);

/// A ruling that waits, or is being worked out.
pub(super) struct Job {
    number: u64,
    request: Request,
    cancel: Cancel,
}

/// All that wait or are being worked out.
#[derive(Default)]
pub(super) struct Jobs {
    open: Mutex<Vec<Open>>,
    came: AtomicU64,
}

/// A request that has no answer yet.
struct Open {
    number: u64,
    id: Id,
    cancel: Cancel,
}

/// What is answered.
#[derive(Serialize)]
struct Answer<'a> {
    id: &'a Id,
    #[serde(flatten)]
    what: What,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum What {
    Ruling(Box<Report>),
    Error(String),
    Progress(Progress),
}

#[derive(Serialize)]
struct Progress {
    moments: usize,
}

impl Jobs {
    fn open(&self) -> MutexGuard<'_, Vec<Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A request comes in.
    pub(super) fn add(&self, request: Request) -> Job {
        let (number, cancel) = (self.came.fetch_add(1, Ordering::Relaxed), Cancel::default());
        self.open().push(Open { number, id: request.id.clone(), cancel: cancel.clone() });
        Job { number, request, cancel }
    }

    /// A request is not wanted any more. One that is answered already, or never came, is nothing.
    pub(super) fn cancel(&self, id: &Id) {
        self.open().iter().filter(|open| open.id == *id).for_each(|open| open.cancel.by_hand());
    }

    /// Answers a request, and tells meanwhile how far it is.
    pub(super) fn answer(&self, job: &Job, spend: Spend, answers: &Answers<'_, '_>) -> io::Result<()> {
        let id = &job.request.id;
        let so_far = Arc::<AtomicUsize>::default();
        let what = thread::scope(|scope| {
            let (done, is_done) = channel::<()>();
            let counted = Arc::clone(&so_far);
            let tell = move || {
                while is_done.recv_timeout(BEAT) == Err(RecvTimeoutError::Timeout) {
                    let progress = Progress { moments: counted.load(Ordering::Relaxed) };
                    // Whoever can't be told gets no answer either, and that is an error.
                    answers.give(&Answer { id, what: What::Progress(progress) }).ok();
                }
            };
            // Without another thread nothing is told meanwhile.
            let _teller = thread::Builder::new().name("progress".to_owned()).spawn_scoped(scope, tell);
            let ruled = caught(|| job.rule(spend, so_far)).unwrap_or_else(|fault| Err(told(&fault)));
            drop(done);
            ruled
        });
        self.open().retain(|open| open.number != job.number);
        let what = what
            .map_or_else(|error| What::Error(format!("{error:#}")), |ruling| What::Ruling(Box::new(ruling)));
        answers.give(&Answer { id, what })
    }
}

/// What is answered where the program itself was at fault: other requests have their answers all the same.
fn told(fault: &Fault) -> anyhow::Error {
    anyhow!("the program has a fault: {fault}")
}

impl Job {
    fn rule(&self, spend: Spend, so_far: Arc<AtomicUsize>) -> anyhow::Result<Report> {
        let board = self.request.board.as_str();
        // Nothing is taken for a path: whoever asks may be far away.
        let is_name = !board.contains(['(', '/', '.', ':']);
        let opened = match bundled::find(board) {
            Some(found) => open_bundled(found),
            None if is_name => Err(anyhow!("there is no bundled board `{board}`")),
            None => open_text("the board", board),
        }?;
        let budget = spend.budget(None);
        let _clock = Clock::with_memory(budget, self.cancel.clone());
        let options = Options {
            as_of: self.request.as_of,
            limits: budget.limits(),
            cancel: Some(self.cancel.clone()),
            progress: Some(so_far),
            ..Options::default()
        };
        let ruling = opened.rule(&options)?;
        Ok(Report::of(&opened, &ruling, &NothingAsked::default()))
    }
}
