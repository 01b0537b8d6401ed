//! What the window is told of the panel.

use super::{keys, view};
use crate::definition::{Definition, Ground};

/// The ruling, as a panel.
pub(crate) const PANEL: Definition = Definition {
    ground: Ground::Own,
    keys: keys::keys,
    ..Definition::new(|ui, seen, queue| view::show(ui, seen.state, queue))
};
