//! Every way in which replacement and prevention effects can be applied to an event.
//!
//! Data flows one way: [`board::Board`] -> [`ruling::Ruling`] -> [`answer`]. The crate knows no file, clock,
//! thread or screen.

pub mod answer;
pub(crate) mod applying;
pub mod cards;
pub(crate) mod check;
pub mod combat;
pub mod compare;
pub mod cost;
pub(crate) mod events;
pub(crate) mod graph;
pub(crate) mod judging;
pub(crate) mod keyword;
pub(crate) mod lanes;
pub(crate) mod options;
pub(crate) mod pending;
pub mod ruling;
pub(crate) mod script;
pub(crate) mod settling;
pub(crate) mod setup;
pub(crate) mod state_based;
pub(crate) mod table;
pub(crate) mod terms;
pub mod timeline;
pub(crate) mod triggers;
pub(crate) mod why;

pub use language::{board, date, dispute, effect, event, rule, select};

pub use crate::options::Options;
pub use check::validate;
pub use ruling::{Ruling, rule};
