//! Reading a ruling a little in each frame: it can't be read on another thread, since the window shows it.

use std::time::{Duration, Instant};

use crate::job::{JobContext, Place, Wake};

/// So long is read in a frame.
const SLICE: Duration = Duration::from_millis(6);

/// How fast a ruling is read.
pub struct Pace {
    place: Place,
    wake: Wake,
}

impl Pace {
    /// As fast as jobs may be: beside frames a slice in each, otherwise all at once.
    pub fn new(context: JobContext<'_>) -> Self {
        Self { place: context.place, wake: Wake::clone(context.wake) }
    }

    /// Whether one may go on, asked after each moment of what is read in a frame.
    pub(super) fn slice(&self) -> impl FnMut() -> bool + use<> {
        let (place, began) = (self.place, Instant::now());
        move || place == Place::Here || began.elapsed() < SLICE
    }

    /// Has another frame come.
    pub(super) fn ask_for_more(&self) {
        (self.wake)();
    }
}
