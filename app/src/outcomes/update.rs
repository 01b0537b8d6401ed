//! Asking about outcomes, and listing them.

use super::EndsCommand;
use crate::outside::Outside;
use crate::panels::Panel;
use crate::ruling::Stage;
use crate::state::State;
use crate::timeline::update;

/// Does what is asked of the outcomes.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: EndsCommand) {
    match command {
        EndsCommand::Search => {
            // With one outcome there is nothing to ask.
            state.ends.wants_keyboard = state.shown().is_some_and(|shown| shown.outcomes.len() > 1);
            state.desk.open(Panel::Outcomes);
        }
        EndsCommand::HasKeyboard => state.ends.wants_keyboard = false,
        EndsCommand::Words(words) => state.ends.words = words,
        EndsCommand::Player(player) => state.ends.player = player,
        EndsCommand::Sort(by) => state.ends.sort_by(by),
        EndsCommand::GoOn => {
            if let Some(place) = chosen(state) {
                update::go_on(state, outside, place);
            }
        }
    }
    if let Stage::Ready(shown) = &state.ruling {
        state.ends.keep_up(shown);
    }
}

/// The outcome to which the ways are highlighted, or the only one, by its place; none where nothing is about to happen.
pub(crate) fn chosen(state: &State) -> Option<usize> {
    state.board.as_ref().filter(|board| !board.board.events.is_empty())?;
    let highlighted = state.highlight.as_ref().map(|highlight| highlight.outcome);
    let only = || state.shown().is_some_and(|shown| shown.outcomes.len() == 1).then_some(0);
    highlighted.or_else(only)
}
