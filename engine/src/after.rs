//! What comes between events: state-based actions, and abilities that have triggered.

mod state_based;
mod triggering;
mod triggers;

pub(crate) use state_based::{Due, ceases, due, same_names};
pub(crate) use triggers::{Trigger, on_prevention, triggered};
