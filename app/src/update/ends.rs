//! Asking about outcomes, and listing them.

use crate::command::EndsCommand;
use crate::desk::Panel;
use crate::state::{Stage, State};

/// Does what is asked of the outcomes.
pub(super) fn update(state: &mut State, command: EndsCommand) {
    match command {
        EndsCommand::Search => {
            state.ends.wants_keyboard = true;
            state.desk.open(Panel::Outcomes);
        }
        EndsCommand::HasKeyboard => state.ends.wants_keyboard = false,
        EndsCommand::Words(words) => state.ends.words = words,
        EndsCommand::Player(player) => state.ends.player = player,
        EndsCommand::Sort(by) => state.ends.sort_by(by),
    }
    if let Stage::Ready(shown) = &state.ruling {
        state.ends.keep_up(shown);
    }
}
