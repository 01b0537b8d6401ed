//! The board editor: players, objects, effects that have left their source, and what happens.

pub mod apply;
mod command;
mod dragged;
mod edit;
pub(crate) mod editing;
mod keys;
mod line;
pub(crate) mod panel;
pub(crate) mod picking;
pub mod refused;
mod state;
#[cfg(test)]
mod tests;
pub(crate) mod update;
pub(crate) mod view;

pub(crate) use dragged::Dragged;

pub use command::{BoardCommand, FormCommand, Pick, PickedCommand};
pub use edit::{Characteristic, Chosen, Edit, EffectEdit, ObjectEdit, PlayerEdit, Status, Until, Waiting};
pub use line::{Chip, Line, Opens};
pub use state::{Editing, Field};
