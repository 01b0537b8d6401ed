//! What comes between events: state-based actions.

mod state_based;

pub(crate) use state_based::{Due, ceases, due, same_names};
