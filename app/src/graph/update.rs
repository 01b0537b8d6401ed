//! Looking for something in the graph, and folding branches of it away.

use super::{Camera, GraphCommand};
use crate::outside::Outside;
use crate::panels::Panel;
use crate::ruling::Stage;
use crate::selection;
use crate::state::State;
use crate::theme::size;

/// Does what is asked of the graph.
pub(crate) fn update(state: &mut State, _outside: &mut Outside, command: GraphCommand) {
    if let GraphCommand::Look(camera) = command {
        look(state, camera);
        return;
    }
    let Stage::Ready(shown) = &state.ruling else { return };
    match command {
        GraphCommand::Look(_) => {}
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

/// Looks from there; what was to be brought into view has been.
fn look(state: &mut State, camera: Camera) {
    state.camera = match camera {
        Camera::At { center, zoom } => {
            Camera::At { center, zoom: zoom.clamp(size::ZOOM_LEAST, size::ZOOM_MOST) }
        }
        Camera::Beginning | Camera::Everything => camera,
    };
    state.graph.zoom = None;
    state.graph.frame = None;
    if let Some(selection) = &mut state.selection {
        selection.reveal = false;
    }
}
