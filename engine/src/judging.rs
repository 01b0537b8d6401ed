//! Judging and ordering: which effects are applicable to which parts, what can't happen, who picks and from what.

pub(crate) mod cant;
pub(crate) mod judged;
pub(crate) mod order;
pub(crate) mod payable;
pub(crate) mod pending_event;

#[cfg(test)]
mod tests;
