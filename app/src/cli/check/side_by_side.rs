//! Checking many boards on all cores of a machine: what is told comes in the order of the boards.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::sync_channel;
use std::{iter, thread};

/// So many answers may wait for an earlier one, for each thread.
const AHEAD: usize = 64;

/// Does something with each, on all cores, and tells what came of them in their order. Ends at the first error of `tell`.
pub(super) fn each<T: Sync, A: Send, E>(
    all: &[T],
    work: impl Fn(&T) -> A + Sync,
    mut tell: impl FnMut(A) -> Result<(), E>,
) -> Result<(), E> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get).min(all.len());
    if threads < 2 {
        return all.iter().try_for_each(|one| tell(work(one)));
    }
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (send, receive) = sync_channel(AHEAD * threads);
        let started = (0..threads).map(|_| {
            let (send, next, work) = (send.clone(), &next, &work);
            thread::Builder::new().spawn_scoped(scope, move || {
                // Whoever has stopped listening has an error to tell.
                iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed))
                    .map_while(|place| Some((place, work(all.get(place)?))))
                    .try_for_each(|answer| send.send(answer))
                    .ok();
            })
        });
        let started = started.flatten().count();
        drop(send);
        if started == 0 {
            return all.iter().try_for_each(|one| tell(work(one)));
        }
        let mut waiting: Vec<Option<A>> = iter::repeat_with(|| None).take(all.len()).collect();
        let mut told = 0;
        for (place, answer) in receive {
            if let Some(slot) = waiting.get_mut(place) {
                *slot = Some(answer);
            }
            while let Some(answer) = waiting.get_mut(told).and_then(Option::take) {
                told += 1;
                tell(answer)?;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::each;

    #[test]
    fn answers_come_in_order_whoever_is_first() {
        let all: Vec<u64> = (0..500).collect();
        let slow_first = |one: &u64| {
            std::thread::sleep(std::time::Duration::from_micros(if one.is_multiple_of(50) {
                2_000
            } else {
                10
            }));
            one * 3
        };
        let mut told = Vec::new();
        let done: Result<(), ()> = each(&all, slow_first, |answer| {
            told.push(answer);
            Ok(())
        });
        assert_eq!((done, told), (Ok(()), all.iter().map(|one| one * 3).collect()));
    }

    #[test]
    fn it_ends_at_the_first_error() {
        let all: Vec<u64> = (0..10_000).collect();
        let mut told = 0;
        let done = each(
            &all,
            |one| *one,
            |answer| {
                told += 1;
                if answer == 7 { Err(answer) } else { Ok(()) }
            },
        );
        assert_eq!((done, told), (Err(7), 8));
    }
}
