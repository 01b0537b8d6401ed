//! What the window is told of the panel.

use super::{build, keys, view};
use crate::definition::{Definition, Ground};

/// The table, as a panel.
pub(crate) const PANEL: Definition = Definition {
    ground: Ground::Own,
    keys: keys::keys,
    held_keys: keys::held_keys,
    keep_up: build::keep_up,
    ..Definition::new(|ui, seen, queue| view::show(ui, seen.state, queue))
};
