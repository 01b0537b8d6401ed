//! What is still to be done, one thing taken or added.

use super::Table;
use super::asking_back::AskingBack;
use super::ledger::Ledger;
use super::queue::{Queue, Todo};
use statements::ids::{BlockId, LedgerId, QueueId};

/// About how many bytes it takes to find again what is kept.
const KEPT: usize = 32;

impl Table {
    /// Up to where the instructions of a block ask back. That is gone through once, however many of them are followed one after
    /// another.
    pub(crate) fn asking_back(&mut self, block: BlockId) -> AskingBack {
        if let Some(known) = self.asking_back.get(&block) {
            return *known;
        }
        let asks = AskingBack::of(self.block(block));
        self.asking_back.insert(block, asks);
        asks
    }

    /// Keeps a ledger.
    pub(crate) fn keep_ledger(&mut self, ledger: Ledger) -> LedgerId {
        let (known, bytes) = (self.ledgers.len(), size_of_val(ledger.entries()) + size_of::<Ledger>());
        let at = self.ledgers.add(ledger);
        self.bytes += if at == known { bytes + KEPT } else { 0 };
        LedgerId::at(at)
    }

    /// Keeps what is still to be done.
    pub(crate) fn keep_queue(&mut self, queue: Queue) -> QueueId {
        let (known, bytes) = (self.queues.len(), size_of_val(&queue[..]) + size_of::<Queue>());
        let at = self.queues.add(queue);
        self.bytes += if at == known { bytes + KEPT } else { 0 };
        QueueId::at(at)
    }

    /// Adds something that is to be done before all that is there.
    pub(crate) fn push_todo(&mut self, queue: &mut QueueId, todo: Todo) {
        let mut all: Queue = self.queues.get(queue.index()).clone();
        all.push(todo);
        *queue = self.keep_queue(all);
    }

    /// The next thing to be done, and the queue without it.
    pub(crate) fn pop_todo(&self, queue: QueueId) -> Option<(Queue, Todo)> {
        let mut all: Queue = self.queues.get(queue.index()).clone();
        let todo = all.pop()?;
        Some((all, todo))
    }
}
