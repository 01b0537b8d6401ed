//! What is still to be done, one thing taken or added.

use super::Table;
use super::queue::{Queue, Todo};
use statements::ids::QueueId;

impl Table {
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
