//! The window and the command line of Instead.
//!
//! Data flows one way: a board file is opened, ruled on, put into words, and shown: as a text by `export`,
//! or in the window by the views of the features, which send commands to `update`, the only place where the state changes.

pub mod budget;
pub mod bundled_cards;
pub mod cli;
pub mod command;
pub mod data;
mod definition;
pub mod diagnostics;
pub mod dialog;
pub mod drafts;
pub mod effect;
pub mod export;
pub mod fault;
mod features;
pub mod history;
pub mod job;
pub mod keys;
pub mod link;
pub mod log;
pub mod memory;
pub mod message;
pub mod opened;
pub mod outside;
pub mod panels;
pub mod plain;
pub mod preferences;
pub mod presentation;
pub mod recovery;
pub mod registry;
pub mod state;
pub mod system;
pub mod theme;
pub mod trace;
pub mod update;
mod widgets;
pub mod window;

/// The modules of the features.
macro_rules! modules {
    ($($feature:ident: $panel:tt $state:tt $command:tt $([$($jobs:tt)*])?;)*) => {
        $(pub mod $feature;)*
    };
}
features::every_feature!(modules);
