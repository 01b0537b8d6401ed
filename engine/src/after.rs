//! What comes between events: state-based actions, and abilities that have triggered.

mod daytime;
mod state_based;
mod state_triggers;
mod triggering;
mod triggers;
mod witnessed;

pub(crate) use daytime::{check_daytime, turns};
pub(crate) use state_based::{Due, Found, cease, ceases, due, forgotten_sectors, to_graveyard};
pub(crate) use state_triggers::{StateTrigger, state_triggered};
pub(crate) use triggering::with_those_on_triggering;
pub(crate) use triggers::{Trigger, lasting, on_prevention, triggered};
