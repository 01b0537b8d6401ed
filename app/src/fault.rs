//! A fault of the program itself: where it would have ended without a word, it is caught, noted in the log, and told.

use std::any::Any;
use std::backtrace::Backtrace;
use std::cell::RefCell;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::log::Log;
use crate::plain::shown;
use crate::system;

/// Something that the program did not expect of itself: a panic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What it says, for whoever mends it.
    pub what: String,
    /// The line of the sources; none where that is not known.
    pub place: Option<String>,
    /// The thread on which it came; empty where that is not known.
    pub thread: String,
}

impl Fault {
    /// Where the board is kept and the log is, as whole sentences.
    pub fn told(&self, kept: Option<&Path>, log: &Log) -> [String; 2] {
        let kept = kept.map_or_else(
            || "No board was kept: there was none, or no place for it.".to_owned(),
            |path| format!("The board is kept in {}.", path.display()),
        );
        let log = log.path().map_or_else(
            || "Nothing was noted, as there is no data folder.".to_owned(),
            |path| format!("How it came to it is noted in {}.", path.display()),
        );
        [kept, log]
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.what)?;
        self.place.as_ref().map_or(Ok(()), |place| write!(f, " ({place})"))
    }
}

thread_local! {
    /// The last fault of this thread, with the place that only the hook is told.
    static LAST: RefCell<Option<Fault>> = const { RefCell::new(None) };
}

/// Faults of work beside the window, of which nobody was told yet.
static UNTOLD: Mutex<Vec<Fault>> = Mutex::new(Vec::new());

/// From now on faults of all threads are noted in the log, with the calls that led to them.
pub fn watch(log: Log) {
    set_hook(Box::new(move |panic| {
        let fault = Fault {
            what: words(panic.payload()),
            place: panic.location().map(ToString::to_string),
            thread: thread::current().name().unwrap_or("without a name").to_owned(),
        };
        log.note(&format!(
            "{}: a fault in the thread `{}`: {}\n{}\n{}",
            system::now(),
            fault.thread,
            shown(&fault.to_string()),
            system::program(),
            Backtrace::force_capture()
        ));
        // A thread that ends may have no memory of its own any more.
        LAST.try_with(|last| last.replace(Some(fault))).ok();
    }));
}

/// Does something. A fault comes back in its place; whatever was being changed may be half changed then.
///
/// # Errors
/// The fault.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|payload| {
        let what = words(payload.as_ref());
        // What came here from another thread is not what was noted last on this one.
        let noted = LAST.take().filter(|fault| fault.what == what);
        noted.unwrap_or_else(|| Fault { what, place: None, thread: String::new() })
    })
}

/// Keeps a fault of work beside the window until the window asks.
pub(crate) fn tell_later(fault: Fault) {
    UNTOLD.lock().unwrap_or_else(PoisonError::into_inner).push(fault);
}

/// The faults of work beside the window since the last time.
pub fn untold() -> Vec<Fault> {
    std::mem::take(&mut *UNTOLD.lock().unwrap_or_else(PoisonError::into_inner))
}

/// What a panic says.
fn words(payload: &(dyn Any + Send)) -> String {
    let fixed = payload.downcast_ref::<&str>().map(|words| (*words).to_owned());
    let made = || payload.downcast_ref::<String>().cloned();
    fixed.or_else(made).unwrap_or_else(|| "it says nothing".to_owned())
}

#[cfg(test)]
mod tests {
    use super::caught;

    #[test]
    fn a_fault_comes_back_with_its_words() {
        let said = |work: fn() -> u8| caught(work).map_err(|fault| fault.what);
        assert_eq!(said(|| 7), Ok(7));
        assert_eq!(said(|| panic!("the lamp fell")), Err("the lamp fell".to_owned()));
        assert_eq!(said(|| std::panic::panic_any(3_u8)), Err("it says nothing".to_owned()));
        assert_eq!(
            said(|| usize::from(7_u8).checked_sub(9).map_or_else(|| panic!("{} < {}", 7, 9), |_| 0)),
            Err("7 < 9".to_owned())
        );
    }
}
