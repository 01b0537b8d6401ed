//! Every way in which replacement and prevention effects can be applied to an event.
//!
//! Data flows one way: [`board::Board`] -> [`ruling::Ruling`] -> [`answer`]. The crate knows no file, clock,
//! thread or screen.

pub use language::{board, date, dispute, effect, event, rule, select};

mod events;
mod readings;

pub mod cards;
mod check;

pub mod after;
pub mod combat;
pub mod cost;
mod keyword;
mod table;

pub mod ruling;

pub mod timeline;

pub mod answer;
pub mod compare;

pub use check::validate;
pub use ruling::{Options, Ruling, rule};
