//! Up to where the instructions of a block ask what the event before them did.

use crate::check::pronouns::{mentions_done, mentions_result};
use language::event::Instruction;

/// How many instructions of a block, from its beginning, there are up to the last one that asks back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct AskingBack {
    /// How much that event did.
    pub(crate) result: usize,
    /// To what it did something.
    pub(crate) done: usize,
}

impl AskingBack {
    /// Up to where these instructions ask back.
    pub(crate) fn of(block: &[Instruction]) -> Self {
        let mut asks = Self::default();
        for (at, one) in (1..).zip(block) {
            let one = std::slice::from_ref(one);
            asks.result = if mentions_result(one) { at } else { asks.result };
            asks.done = if mentions_done(one) { at } else { asks.done };
        }
        asks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::event::Event;
    use language::select::{Amount, What, Who};

    #[test]
    fn the_last_one_that_asks_is_found() {
        let gains = |amount| Event::GainLife { who: Who::You, amount };
        let destroys = Event::Destroy { what: What::Done, no_regeneration: false };
        let all = [gains(Amount::Result), destroys, gains(Amount::N(1))];
        let block = all.map(|event| Instruction::Do { events: vec![event], unless: Vec::new() });
        assert_eq!(AskingBack::of(&block), AskingBack { result: 1, done: 2 });
    }
}
