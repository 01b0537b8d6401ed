//! Every way in which replacement and prevention effects can be applied to an event.
//!
//! Data flows one way: [`board::Board`] -> [`ruling::Ruling`] -> [`answer`]. The crate knows no file, clock,
//! thread or screen.

pub mod answer;
pub mod board;
pub mod date;
pub mod effect;
pub mod error;
pub mod event;
pub mod ids;
pub mod rule;
pub mod ruling;
pub mod select;

pub use error::BoardError;
pub use ruling::{Options, Ruling, rule};
