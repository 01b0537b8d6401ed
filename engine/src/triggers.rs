//! Abilities that have triggered: on an event, on something being so, on another ability's triggering.

mod again;
pub(crate) mod noting;
pub(crate) mod on_events;
pub(crate) mod on_states;
pub(crate) mod on_triggering;
mod sight;
mod targeter;
pub(crate) mod telling;
pub(crate) mod waiting;
pub(crate) mod witnessed;

#[cfg(test)]
mod tests;
