//! What the window is told of the panel.

use super::{keys, update, view};
use crate::definition::Definition;

/// What a card meets, as a panel.
pub(crate) const PANEL: Definition = Definition {
    keys: keys::keys,
    take_answers: |state, outside| update::take_answers(state, outside),
    ..Definition::new(|ui, seen, queue| view::show(ui, seen.state, queue))
};
