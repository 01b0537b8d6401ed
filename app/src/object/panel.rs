//! What the window is told of the panel.

use super::{keys, view};
use crate::definition::Definition;

/// What objects are, as a panel.
pub(crate) const PANEL: Definition =
    Definition { keys: keys::keys, ..Definition::new(|ui, seen, queue| view::show(ui, seen.state, queue)) };
