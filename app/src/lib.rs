//! The window and the command line of Instead.
//!
//! Data flows one way: a board file is opened, ruled on, put into words, and shown: as a text by `export`,
//! or in the window by the views of the features, which send commands to `update`, the only place where the state changes.

pub mod board;
pub mod budget;
pub mod bundled_cards;
pub mod cards;
pub mod cli;
pub mod collection;
pub mod command;
pub mod compare;
pub mod data;
pub mod dialog;
pub mod effect;
pub mod export;
pub mod files;
pub mod finder;
pub mod graph;
pub mod history;
pub mod job;
pub mod keys;
pub mod moment;
pub mod opened;
pub mod outcomes;
pub mod outside;
pub mod panels;
pub mod preferences;
pub mod presentation;
pub mod recovery;
pub mod registry;
pub mod rulebook;
pub mod ruling;
pub mod selection;
pub mod share;
pub mod state;
pub mod theme;
pub mod timeline;
pub mod trace;
pub mod update;
pub mod walk;
mod widgets;
pub mod window;
