//! Asking about outcomes, and listing them.

use super::OutcomesCommand;
use crate::outside::Outside;
use crate::panels::Panel;
use crate::ruling::Stage;
use crate::state::State;
use crate::timeline::update;

/// Does what is asked of the outcomes.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: OutcomesCommand) {
    match command {
        OutcomesCommand::Search => {
            // With one outcome there is nothing to ask.
            state.outcomes.wants_keyboard =
                state.presentation().is_some_and(|shown| shown.outcomes.len() > 1);
            state.panels.open(Panel::Outcomes);
        }
        OutcomesCommand::HasKeyboard => state.outcomes.wants_keyboard = false,
        OutcomesCommand::Words(words) => state.outcomes.words = words,
        OutcomesCommand::Player(player) => state.outcomes.player = player,
        OutcomesCommand::Sort(by) => state.outcomes.sort_by(by),
        OutcomesCommand::GoOn => {
            if let Some(place) = chosen(state) {
                update::go_on(state, outside, place);
            }
        }
    }
    if let Stage::Ready(shown) = &state.ruling {
        state.outcomes.keep_up(shown);
    }
}

/// The outcome to which the ways are highlighted, or the only one, by its place; none where nothing is about to happen.
pub(crate) fn chosen(state: &State) -> Option<usize> {
    state.board.as_ref().filter(|board| !board.board.events.is_empty())?;
    let highlighted = state.highlight.as_ref().map(|highlight| highlight.outcome);
    let only = || state.presentation().is_some_and(|shown| shown.outcomes.len() == 1).then_some(0);
    highlighted.or_else(only)
}
