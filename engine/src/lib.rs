//! Every way in which replacement and prevention effects can be applied to an event.
//!
//! A [`language::board::Board`] goes in, a [`Ruling`] comes out, and what it answers is plain data
//! ([`statements`]). The crate knows no file, clock, thread or screen.
//!
//! # Example
//!
//! Bob would be dealt 3 damage. One effect doubles it, one adds 1; Bob, who is affected, says which comes first.
//!
//! ```
//! use engine::{Options, rule};
//! use language::board::{Ability, Board, Object, Player};
//! use language::effect::{Effect, EventPattern, Rewrite, Scale};
//! use language::event::{Event, Instruction, Script};
//! use language::select::{Amount, What, Who, Whom};
//! use statements::fact::Fact;
//! use statements::predicate::Predicate;
//!
//! let permanent = |name: &str, scale| {
//!     let damage = EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None };
//!     let mut object = Object { id: name.into(), count: 1, ..Object::default() };
//!     object.is.abilities.push(Ability::Effect(Effect::new(damage, Rewrite::Scale(scale))));
//!     object
//! };
//! let damage = Event::Damage {
//!     from: What::This,
//!     to: Whom::Player(Who::Named("Bob".into())),
//!     amount: Amount::N(3),
//!     combat: false,
//!     unpreventable: false,
//!     excess: None,
//! };
//! let does = vec![Instruction::Do { events: vec![damage], unless: vec![] }];
//! let board = Board {
//!     players: vec![Player::new("Alice"), Player::new("Bob")],
//!     objects: vec![permanent("Furnace", Scale::Times(2)), permanent("Torch", Scale::Plus(Amount::N(1)))],
//!     events: vec![Script { does, ..Script::default() }],
//!     ..Board::default()
//! };
//!
//! let ruling = rule(&board, &Options::default())?;
//! // Doubled first it is 7, the other way round 8.
//! assert_eq!(ruling.outcomes().len(), 2);
//! // Bob can make sure that it is no more than 7.
//! let answer = ruling.answer_to(&Predicate::AtMost(Fact::Dealt("Bob".into(), 7)))?;
//! let names: Vec<&str> = answer.forced_by.iter().map(|player| ruling.player(*player)).collect();
//! assert_eq!(names, ["Bob"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `examples/ruling.rs` prints a whole ruling, `examples/force.rs` who can force what.
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

// Each kind of event: what it contains, when it is nothing, its next stage, what happens.
pub(crate) mod events;

// Judging, once in each situation, and ordering.
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
pub mod notes;
pub(crate) mod ruling;
pub mod timeline;
pub(crate) mod why;

#[cfg(test)]
mod tests;

pub use check::validate;
pub use options::cancel::Cancel;
pub use options::{InForce, Lanes, Limits, Options};
pub use ruling::chronicle::Chronicle;
pub use ruling::{Ruling, rule};
pub use table::asked::past_asked;
pub use why::why;
