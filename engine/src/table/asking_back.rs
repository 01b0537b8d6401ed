//! Up to where the instructions of a block ask what the event before them did.

use super::Table;
use crate::check::pronouns::{mentions_done, mentions_result};
use statements::ids::BlockId;

/// How many instructions of a block, from its beginning, there are up to the last one that asks back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct AskingBack {
    /// How much that event did.
    pub(crate) result: usize,
    /// To what it did something.
    pub(crate) done: usize,
}

impl Table {
    /// Up to where the instructions of a block ask back. That is gone through once, however many of them are followed one after
    /// another.
    pub(crate) fn asking_back(&mut self, block: BlockId) -> AskingBack {
        if let Some(known) = self.asking_back.get(&block) {
            return *known;
        }
        let mut asks = AskingBack::default();
        for (at, one) in (1..).zip(self.block(block).iter()) {
            let one = std::slice::from_ref(one);
            asks.result = if mentions_result(one) { at } else { asks.result };
            asks.done = if mentions_done(one) { at } else { asks.done };
        }
        self.asking_back.insert(block, asks);
        asks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::setup::from_board::lay;
    use crate::terms::Terms;
    use language::board::Board;
    use language::event::{Event, Instruction};
    use language::select::{Amount, What, Who};

    #[test]
    fn the_last_one_that_asks_is_found() {
        let board = Board::default();
        let (mut table, _) = lay(&board, Terms::of(&board, &Options::default()));
        let gains = |amount| Event::GainLife { who: Who::You, amount };
        let destroys = Event::Destroy { what: What::Done, no_regeneration: false };
        let all = [gains(Amount::Result), destroys, gains(Amount::N(1))];
        let block = all.map(|event| Instruction::Do { events: vec![event], unless: Vec::new() });
        let block = table.keep_block(&block);
        let found = AskingBack { result: 1, done: 2 };
        assert_eq!([table.asking_back(block), table.asking_back(block)], [found; 2]);
    }
}
