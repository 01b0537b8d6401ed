//! The cards panel: what is known of a card.

mod command;
mod keys;
pub(crate) mod panel;
mod state;
pub(crate) mod update;
mod view;

pub use command::CardsCommand;
pub use state::{CardShelf, Cards, Hit, Known, Stock};
