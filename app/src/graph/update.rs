//! Looking for something in the graph, and folding branches of it away.

use super::GraphCommand;
use crate::panels::Panel;
use crate::ruling::Stage;
use crate::selection;
use crate::state::State;

/// Does what is asked of the graph.
pub(crate) fn update(state: &mut State, command: GraphCommand) {
    let Stage::Ready(shown) = &state.ruling else { return };
    match command {
        GraphCommand::Search => {
            state.graph.wants_keyboard = true;
            state.panels.open(Panel::Ruling);
        }
        GraphCommand::HasKeyboard => state.graph.wants_keyboard = false,
        GraphCommand::Find(words) => state.graph.find(shown, words),
        GraphCommand::Next(by) => {
            if let Some(found) = state.graph.next(by) {
                selection::update::moment(state, found);
            }
        }
        GraphCommand::Fold(moment) => state.graph.fold(shown, moment),
        GraphCommand::FoldSelected => {
            if let Some(selection) = &state.selection {
                state.graph.fold(shown, selection.moment);
            }
        }
        GraphCommand::UnfoldAll => state.graph.folds = None,
        GraphCommand::Zoom(by) => state.graph.zoom = Some(state.graph.zoom.unwrap_or(1.0) * by),
    }
}
