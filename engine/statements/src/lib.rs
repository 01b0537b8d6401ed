//! What the engine answers: events about to happen, who orders them, verdicts with their reasons, moments and steps,
//! outcomes and facts, what happened on a way, costs, loops, and what is wrong with a board.
//!
//! Plain data in the engine's small ids; it works nothing out. [`account::Account`] is what one may ask of whoever made it.

pub mod ids;

pub mod happening;
pub mod part;
pub mod past;
pub mod question;
pub mod shown;
pub mod verdict;

pub mod chronicle;
pub mod completion;
pub mod decided;
pub mod forbids;
pub mod lacking;
pub mod moment;
pub mod note;

pub mod fact;
pub mod layers;
pub mod leaving;
pub mod outcome;
pub mod piece;
pub mod position;
pub mod predicate;

pub mod after;
pub mod compare;
pub mod cost;
pub mod loops;
pub mod state_based;

pub mod combat;
pub mod error;

pub mod origin;
pub mod unread;

pub mod account;
