//! What a judge states: boards, and the events, effects, abilities, selectors, keywords and dates that they are made of.
//!
//! Plain data, nothing checked and nothing worked out: files hold it, the window edits it, the engine reads it. It may be
//! recursive (a board holds abilities, these hold effects, events, instructions and tokens), and it knows nothing of what
//! is made of it.

pub mod date;
pub mod dispute;
pub mod rule;

pub mod board;
pub mod cards;
pub mod effect;
pub mod event;
pub mod select;

pub mod path;
pub mod walk;
