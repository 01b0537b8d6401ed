//! Work beside the window: one job of a kind runs, the newest replaces it, and a stale answer is thrown away.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use crate::fault::{caught, tell_later};

/// Called from another thread when there is something new to show.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

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

/// What work beside the window is given.
#[derive(Clone, Copy)]
pub struct JobContext<'a> {
    /// The folder in which things are kept; none when nothing is.
    pub data: Option<&'a Path>,
    /// Where jobs run.
    pub place: Place,
    /// Is called when there is an answer.
    pub wake: &'a Wake,
}

impl JobContext<'_> {
    /// Work of one kind; nothing to do yet.
    pub fn newest<T: Send + 'static>(&self) -> Newest<T> {
        Newest::new(self.place, Arc::clone(self.wake))
    }
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

    /// How long work may take by the clock. In a test no clock runs: there only no time at all is up, at once.
    pub fn clocked(&self, time: Duration) -> Option<Duration> {
        (self.place == Place::Beside || time.is_zero()).then_some(time)
    }

    /// Starts work, on a thread with this name; what was started before is forgotten.
    pub fn start(&mut self, name: &str, work: impl FnOnce() -> T + Send + 'static) {
        self.forget();
        let (revision, send, wake) = (self.revision, self.send.clone(), Arc::clone(&self.wake));
        let at_end = Arc::clone(&self.wake);
        let work = move || {
            // Nobody listens any more when the window has been closed.
            if send.send((revision, work())).is_ok() {
                wake();
            }
        };
        match self.place {
            Place::Here => work(),
            Place::Nowhere => {}
            Place::Beside => beside(name, move || {
                if let Err(fault) = caught(work) {
                    tell_later(fault);
                    at_end();
                }
            }),
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

/// Runs something on a thread with a name.
pub fn beside(name: &str, work: impl FnOnce() + Send + 'static) {
    if let Err(error) = thread::Builder::new().name(name.to_owned()).spawn(work) {
        tracing::error!("the thread `{name}` could not be started: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::untold;

    #[test]
    fn work_that_ends_in_a_fault_is_told_of_and_wakes_the_window() {
        let (send, woken) = channel();
        let wake: Wake = Arc::new(move || send.send(()).unwrap_or_default());
        let mut work = Newest::<u8>::new(Place::Beside, wake);
        work.start("lamps", || panic!("the lamp fell"));
        assert_eq!(woken.recv_timeout(Duration::from_mins(1)), Ok(()));
        assert_eq!(work.answer(), None);
        let told = untold();
        assert!(told.iter().any(|fault| fault.what == "the lamp fell"), "{told:?}");
    }
}
