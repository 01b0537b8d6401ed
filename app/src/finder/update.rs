//! The list of everything that can be asked for.

use super::offers::found;
use super::{Finder, FinderCommand};
use crate::command::Command;
use crate::outside::Outside;
use crate::state::State;

/// Does a command. Returns what was found and is to be done now.
pub(crate) fn update(state: &mut State, _outside: &mut Outside, command: FinderCommand) -> Option<Command> {
    if command == FinderCommand::Open {
        let is_open = state.finder.is_some();
        state.finder = (!is_open).then(Finder::default);
        return None;
    }
    let finder = state.finder.as_mut()?;
    match command {
        FinderCommand::Open => {}
        FinderCommand::Close => state.finder = None,
        FinderCommand::Typed(typed) => *finder = Finder { typed, chosen: 0 },
        FinderCommand::Choose(by) => {
            let chosen = finder.chosen.saturating_add_signed(by);
            let typed = finder.typed.clone();
            let last = found(&typed, state).len().saturating_sub(1);
            if let Some(finder) = &mut state.finder {
                finder.chosen = chosen.min(last);
            }
        }
        FinderCommand::Do(place) => {
            let finder = finder.clone();
            let found = found(&finder.typed, state);
            state.finder = None;
            let offer = found.into_iter().nth(place.unwrap_or(finder.chosen));
            return offer.map(|offer| offer.command);
        }
    }
    None
}
