//! The list of everything that can be asked for.

use super::Outside;
use crate::command::FinderCommand;
use crate::finder::Finder;
use crate::state::State;

/// Does a command.
pub(super) fn update(state: &mut State, outside: &mut Outside, command: FinderCommand) {
    if command == FinderCommand::Open {
        let is_open = state.finder.is_some();
        state.finder = (!is_open).then(Finder::default);
        return;
    }
    let Some(finder) = &mut state.finder else { return };
    match command {
        FinderCommand::Open => {}
        FinderCommand::Close => state.finder = None,
        FinderCommand::Typed(typed) => *finder = Finder { typed, chosen: 0 },
        FinderCommand::Choose(by) => {
            let chosen = finder.chosen.saturating_add_signed(by);
            let last = finder.clone().found(state).len().saturating_sub(1);
            if let Some(finder) = &mut state.finder {
                finder.chosen = chosen.min(last);
            }
        }
        FinderCommand::Do(place) => {
            let finder = finder.clone();
            let found = finder.found(state);
            state.finder = None;
            if let Some(offer) = found.into_iter().nth(place.unwrap_or(finder.chosen)) {
                super::update(state, outside, offer.command);
            }
        }
    }
}
