//! What the window is told of the panel.

use super::view;
use crate::definition::Definition;

/// The moment, as a panel.
pub(crate) const PANEL: Definition = Definition::new(|ui, seen, queue| view::show(ui, seen.state, queue));
