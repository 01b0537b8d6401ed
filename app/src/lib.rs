//! The window and the command line of Instead.
//!
//! Data flows one way: a board file is opened, ruled on, put into words, and shown: as a text by `export`,
//! or in the window by `views`, which send commands to `update`, the only place where the state changes.

pub mod after;
pub mod asking;
mod boards_of;
pub mod cards;
pub mod cli;
pub mod collection;
pub mod columns;
pub mod command;
pub mod comparing;
pub mod condition;
pub mod course;
pub mod data;
pub mod desk;
pub mod dialog;
pub mod draft;
pub mod edit;
pub mod ends;
pub mod export;
pub mod finder;
pub mod graph;
pub mod job;
pub mod label;
pub mod layout;
pub mod look;
pub mod lookup;
pub mod named;
pub mod open;
pub mod own;
pub mod reading;
pub mod recovery;
pub mod rounds;
pub mod shown;
pub mod state;
pub mod theme;
pub mod timeline;
pub mod trace;
pub mod update;
mod views;
pub mod walk;
pub mod window;
