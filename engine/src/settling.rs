//! From one situation to the next in which somebody picks or decides, or nothing is left.

pub(crate) mod ahead;
pub(crate) mod arriving;
pub(crate) mod choosing;
pub(crate) mod counting;
pub(crate) mod drawing;
pub(crate) mod enchanting;
pub(crate) mod entering;
pub(crate) mod going_on;
pub(crate) mod happening;
pub(crate) mod leaving;
mod like_effects;
pub(crate) mod loops;
mod no_more_counters;
pub(crate) mod settle;
pub(crate) mod several_places;
pub(crate) mod stamping;
pub(crate) mod stranded;
pub(crate) mod void;
mod watch;

#[cfg(test)]
mod tests;
