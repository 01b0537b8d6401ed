//! Carrying out what is asked of what objects are.

use super::ObjectCommand;
use crate::outside::Outside;
use crate::panels::Panel;
use crate::state::State;

/// Does what is asked of what objects are.
pub(crate) fn update(state: &mut State, _outside: &mut Outside, command: ObjectCommand) {
    match command {
        ObjectCommand::Toggle if state.panels.is_in_front(Panel::Object) => state.panels.close(Panel::Object),
        ObjectCommand::Toggle => state.panels.open(Panel::Object),
        ObjectCommand::Show(name) => {
            state.inspected.name = Some(name);
            state.panels.open(Panel::Object);
        }
        ObjectCommand::List => state.inspected.name = None,
    }
}
