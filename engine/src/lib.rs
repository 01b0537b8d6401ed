//! Every way in which replacement and prevention effects can be applied to an event.
//!
//! Data flows one way: [`board::Board`] -> [`ruling::Ruling`] -> [`answer`]. The crate knows no file, clock,
//! thread or screen.
//!
//! # Example
//!
//! Bob would be dealt 3 damage. One effect doubles it, one adds 1; Bob, who is affected, says which comes first.
//!
//! ```
//! use engine::answer::{Fact, Predicate};
//! use engine::board::{Ability, Board, Object, Player};
//! use engine::effect::{Effect, EventPattern, Rewrite, Scale};
//! use engine::event::{Event, Instruction, Script};
//! use engine::select::{Amount, What, Who, Whom};
//! use engine::{Options, rule};
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

pub mod date;
pub mod dispute;
pub mod rule;

pub mod board;
pub mod effect;
pub mod event;
pub mod select;

pub mod cards;
mod check;
pub mod error;

pub mod after;
pub mod combat;
pub mod cost;
mod keyword;
mod table;

pub mod ids;
pub mod ruling;

pub mod timeline;

pub mod answer;
pub mod compare;

pub use check::validate;
pub use error::BoardError;
pub use ruling::{Options, Ruling, rule};
