//! The boards that have been gone through, and loops on them.

mod command;
mod keys;
pub mod loops;
pub(crate) mod panel;
mod state;
pub(crate) mod update;
mod view;

pub use command::TimelineCommand;
pub use loops::work::Loops;
pub use state::Timeline;
