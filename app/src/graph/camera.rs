//! Where the graph is looked at from.

use super::Camera;
use crate::state::State;
use crate::theme::size;

/// Looks from there; what was to be brought into view has been.
pub(crate) fn look(state: &mut State, camera: Camera) {
    state.camera = match camera {
        Camera::At { center, zoom } => {
            Camera::At { center, zoom: zoom.clamp(size::ZOOM_LEAST, size::ZOOM_MOST) }
        }
        Camera::Beginning | Camera::Everything => camera,
    };
    state.graph.zoom = None;
    if let Some(selection) = &mut state.selection {
        selection.reveal = false;
    }
}
