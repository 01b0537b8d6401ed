//! Carrying out what is asked of the rules that a ruling cites.

use super::CitedCommand;
use crate::outside::Outside;
use crate::panels::Panel;
use crate::selection;
use crate::state::State;

/// Does what is asked of the rules that a ruling cites.
pub(crate) fn update(state: &mut State, _outside: &mut Outside, command: CitedCommand) {
    match command {
        CitedCommand::Toggle if state.panels.is_in_front(Panel::Cited) => state.panels.close(Panel::Cited),
        CitedCommand::Toggle => state.panels.open(Panel::Cited),
        CitedCommand::Sort(by) => state.cited.sort(by),
        CitedCommand::Next(rule) => {
            let now = state.selection.as_ref().map(|selection| selection.moment);
            if let Some(next) = state.cited.next(rule, now) {
                selection::update::moment(state, next);
            }
        }
    }
}

/// Reads on in the ruling while the panel is open.
pub(crate) fn take_answers(state: &mut State, outside: &Outside) {
    let mut cited = std::mem::take(&mut state.cited);
    if let Some(shown) = state.presentation().filter(|_| state.panels.is_open(Panel::Cited)) {
        cited.read_on(shown, outside.pace.slice());
        if !cited.is_read() {
            outside.pace.ask_for_more();
        }
    }
    state.cited = cited;
}
