//! Every way in which replacement and prevention effects can be applied to an event.
//!
//! A [`language::board::Board`] goes in, a [`Ruling`] comes out, and what it answers is plain data
//! ([`statements`]). The crate knows no file, clock, thread or screen.
//!
//! The rooms stand in floors, lowest first; none imports from one above it.

// What is read before anything happens: boards that make no sense, what keywords stand for, cards, the terms.
pub mod cards;
pub(crate) mod check;
pub(crate) mod keyword;
pub(crate) mod options;
pub(crate) mod terms;

// The state of the table: everything that a ruling has met, each thing once.
pub(crate) mod table;

// The pending event in its situation; from a board to the table and back.
pub(crate) mod pending;
pub(crate) mod setup;

// Each kind of event: what it contains, what looks at it, when it is nothing, what happens.
pub(crate) mod events;

// Judging and ordering.
pub(crate) mod combat;
pub(crate) mod cost;
pub(crate) mod judging;
pub(crate) mod triggers;

// Applying effects; state-based actions; following instructions.
pub(crate) mod applying;
pub(crate) mod script;
pub(crate) mod state_based;

// What happens until somebody picks or decides.
pub(crate) mod settling;

// The graph, whole or in lanes.
pub(crate) mod graph;
pub(crate) mod lanes;

// What one may ask.
pub(crate) mod answer;
pub mod compare;
pub mod dates;
pub(crate) mod ruling;
pub mod timeline;
pub(crate) mod why;

pub use check::validate;
pub use options::{InForce, Lanes, Limits, Options};
pub use ruling::chronicle::Chronicle;
pub use ruling::{Ruling, rule};
pub use why::why;
