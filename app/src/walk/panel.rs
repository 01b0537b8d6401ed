//! What the window is told of the panel.

use super::{keys, update, view};
use crate::definition::{Definition, Room};

/// The walk, as a panel.
pub(crate) const PANEL: Definition = Definition {
    keys: keys::keys,
    front_keys: keys::front_keys,
    keep_up: |state, _| update::keep_up(state),
    ..Definition::new(|ui, seen, queue| view::show(ui, seen.state, seen.room == Room::Whole, queue))
};
