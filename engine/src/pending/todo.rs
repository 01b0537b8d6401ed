//! What is still to be done, one thing taken or added.

use crate::table::Table;
use crate::table::queue::{Queue, Todo};
use statements::ids::QueueId;

/// Adds something that is to be done before all that is there.
pub(crate) fn push(table: &mut Table, queue: &mut QueueId, todo: Todo) {
    let mut all: Queue = table.queues.get(queue.index()).clone();
    all.push(todo);
    *queue = table.keep_queue(all);
}

/// The next thing to be done, and the queue without it.
pub(crate) fn pop(table: &Table, queue: QueueId) -> Option<(Queue, Todo)> {
    let mut all: Queue = table.queues.get(queue.index()).clone();
    let todo = all.pop()?;
    Some((all, todo))
}
