//! How long and how large rulings of a command may become, and telling meanwhile how far they are.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use clap::Args;

use crate::budget::{Budget, Clock};
use engine::{Cancel, Options};
use rulebook::words::grammar::thousands;

/// How long and how large rulings may become.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct Spend {
    /// Stop after so many seconds, and say so.
    #[arg(long, value_name = "N", default_value_t = Budget::default().time.as_secs())]
    seconds: u64,
    /// Stop at about so much memory, like `500MB` or `4GB`, and say so.
    #[arg(long, value_name = "SIZE", default_value = "1GB", value_parser = size)]
    memory: usize,
}

/// Work is told of after this long.
const PATIENCE: Duration = Duration::from_millis(500);

/// So often it is told anew how far it is.
const BEAT: Duration = Duration::from_millis(100);

impl Spend {
    /// The budget, with so many moments where a number is given.
    pub(super) fn budget(self, moments: Option<usize>) -> Budget {
        let usual = Budget::default();
        let moments = moments.unwrap_or(usual.moments);
        Budget { moments, bytes: self.memory, time: Duration::from_secs(self.seconds) }
    }

    /// Work begins; it is told of and stopped in time as long as what is returned is kept.
    pub(super) fn begin(self, moments: Option<usize>) -> Work {
        let mut work = self.begin_untold(moments);
        let (done, is_done) = channel();
        let told = Told {
            is_found: Arc::clone(&work.is_found),
            so_far: work.options.progress.clone().unwrap_or_default(),
            since: Instant::now(),
            seconds: self.seconds,
        };
        let teller =
            std::thread::Builder::new().name("progress".to_owned()).spawn(move || told.tell(&is_done));
        (work.done, work.teller) = (Some(done), teller.ok());
        work
    }

    /// The same without telling of it: other work goes on beside it.
    pub(super) fn begin_untold(self, moments: Option<usize>) -> Work {
        let budget = self.budget(moments);
        let cancel = Cancel::default();
        let clock = Clock::with_memory(budget, cancel.clone());
        let options = Options {
            limits: budget.limits(),
            cancel: Some(cancel),
            progress: Some(Arc::default()),
            ..Options::default()
        };
        Work { options, is_found: Arc::default(), _clock: clock, done: None, teller: None }
    }
}

/// Work that has begun.
pub(super) struct Work {
    options: Options,
    is_found: Arc<AtomicBool>,
    _clock: Clock,
    done: Option<Sender<()>>,
    teller: Option<JoinHandle<()>>,
}

impl Work {
    /// How rulings are to be built.
    pub(super) const fn options(&self) -> &Options {
        &self.options
    }

    /// All that is asked has been worked out; it is put into words now.
    pub(super) fn found(&self) {
        self.is_found.store(true, Ordering::Relaxed);
    }
}

impl Drop for Work {
    /// What is told of it is wiped away before anything else is printed.
    fn drop(&mut self) {
        self.done = None;
        if let Some(teller) = self.teller.take() {
            // Nothing is lost if it has failed to print.
            teller.join().ok();
        }
    }
}

/// What is told of work.
struct Told {
    is_found: Arc<AtomicBool>,
    so_far: Arc<AtomicUsize>,
    since: Instant,
    seconds: u64,
}

impl Told {
    /// Tells of it until it is done: again and again on a terminal, once elsewhere.
    fn tell(&self, done: &Receiver<()>) {
        let waits = |time| done.recv_timeout(time) == Err(RecvTimeoutError::Timeout);
        if !waits(PATIENCE) {
            return;
        }
        let mut out = io::stderr();
        // Whoever can't be told works on.
        if !out.is_terminal() {
            writeln!(out, "instead: {}", once(self.seconds)).ok();
            return;
        }
        while waits(BEAT) {
            let moments = self.so_far.load(Ordering::Relaxed);
            let line = if self.is_found.load(Ordering::Relaxed) {
                "Putting it into words".to_owned()
            } else {
                line(moments, self.since.elapsed(), self.seconds)
            };
            write!(out, "\r\u{1b}[K{line}").ok();
            out.flush().ok();
        }
        write!(out, "\r\u{1b}[K").ok();
        out.flush().ok();
    }
}

/// What is told where nothing can be wiped away.
fn once(seconds: u64) -> String {
    format!("still working out every way; it stops after {seconds} s (`--seconds`)")
}

/// What is told on a terminal.
fn line(moments: usize, since: Duration, seconds: u64) -> String {
    let moments = thousands(u128::try_from(moments).unwrap_or(u128::MAX));
    format!("Working out every way: {moments} moments so far, {} of at most {seconds} s", since.as_secs())
}

/// Reads an amount of memory.
fn size(text: &str) -> Result<usize, String> {
    let wrong = || format!("`{text}` is not an amount of memory; write it like 500MB or 4GB");
    let (number, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    let unit = match unit.trim().to_ascii_uppercase().as_str() {
        "MB" => 1_000_000,
        "GB" => 1_000_000_000,
        _ => return Err(wrong()),
    };
    number.parse::<usize>().ok().and_then(|number| number.checked_mul(unit)).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_written_with_its_unit() {
        assert_eq!(
            ["500MB", "4 gb", "1GB"].map(size),
            [Ok(500_000_000), Ok(4_000_000_000), Ok(1_000_000_000)]
        );
        assert!(["", "GB", "12", "1TB", "99999999999999999999GB"].iter().all(|text| size(text).is_err()));
    }

    #[test]
    fn what_is_told_names_how_far_it_is_and_when_it_ends() {
        let told = line(12_345, Duration::from_millis(3_400), 10);
        assert_eq!(told, "Working out every way: 12,345 moments so far, 3 of at most 10 s");
        assert_eq!(once(10), "still working out every way; it stops after 10 s (`--seconds`)");
    }

    #[test]
    fn without_time_nothing_is_begun() {
        let none = Spend { seconds: 0, memory: 1 };
        assert!(none.begin(None).options().stopped().is_some());
        let some = Spend { seconds: 1_000, memory: 1 };
        let work = some.begin(Some(7));
        assert_eq!((work.options().stopped(), work.options().limits.nodes), (None, 7));
    }
}
