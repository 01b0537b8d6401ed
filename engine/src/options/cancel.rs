//! Telling a ruling that is being built to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use statements::completion::Completion;

/// Tells what is being worked out to stop early, from another thread. The engine has no clock: whoever has one says
/// with it that the time is up. What says so first is what the ruling then says.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicU8>);

const BY_HAND: u8 = 1;
const TIME: u8 = 2;
const MEMORY: u8 = 3;

impl Cancel {
    /// Somebody wants it no more.
    pub fn by_hand(&self) {
        self.set(BY_HAND);
    }

    /// Its time is up.
    pub fn time_is_up(&self) {
        self.set(TIME);
    }

    /// What works it out takes as much memory as it may, as whoever has looked says.
    pub fn memory_is_up(&self) {
        self.set(MEMORY);
    }

    /// Why to stop; nothing while nobody has said to.
    pub fn why(&self) -> Option<Completion> {
        match self.0.load(Ordering::Relaxed) {
            0 => None,
            TIME => Some(Completion::Time),
            MEMORY => Some(Completion::ByteLimit),
            _ => Some(Completion::Cancelled),
        }
    }

    fn set(&self, why: u8) {
        // Already told to stop: the first reason stands.
        self.0.compare_exchange(0, why, Ordering::Relaxed, Ordering::Relaxed).ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_said_to_stop_first_is_the_reason() {
        let [cancel, other, third] = [(); 3].map(|()| Cancel::default());
        assert_eq!(cancel.why(), None);
        cancel.clone().time_is_up();
        cancel.by_hand();
        other.by_hand();
        third.memory_is_up();
        third.time_is_up();
        let why = [cancel, other, third].map(|one| one.why());
        assert_eq!(why, [Completion::Time, Completion::Cancelled, Completion::ByteLimit].map(Some));
    }
}
