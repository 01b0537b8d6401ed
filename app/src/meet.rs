//! What meets what: two cards on one event, where their order matters.
//!
//! There is no table of pairs. Small boards, on which the two cards lie among a few plain permanents, are ruled on, each with
//! one event at which effects of both may look ([`probe`]). The order matters where, at some moment, an effect of each can be
//! applied to the same part, and what can come of it is not the same with the one picked as with the other ([`pair`]).
//! [`seek`] goes through many cards, and [`share`] cuts all pairs into parts that are worked out apart.

mod candidate;
mod command;
pub mod job;
mod keys;
mod pair;
pub(crate) mod panel;
mod probe;
mod seek;
mod share;
mod state;
pub(crate) mod update;
mod view;

pub use candidate::Candidate;
pub use command::MeetCommand;
pub use job::Seekers;
pub use pair::{Meeting, Pair};
pub use seek::partners;
pub use share::{Share, pairs};
pub use state::Meets;
