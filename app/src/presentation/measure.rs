//! How large boxes and labels of the graph are, and how far apart; no font is asked, so that a layout can be made
//! anywhere.

use egui::Vec2;

use super::face::Face;
use super::layout::shape::Spacing;
use crate::theme::size::{BOX_PADDING, BOX_TEXT, LABEL_MARK, LINE, MARK, MOMENT_TEXT, STEP_TEXT, text_width};

/// The box of a moment with these words.
#[expect(clippy::cast_precision_loss, reason = "a box has a few lines")]
pub fn moment(face: &Face) -> Vec2 {
    let mover = face.mover.as_ref().map_or(0.0, |mover| text_width(mover) + MARK + 6.0);
    let widest = face.lines.iter().map(|line| text_width(line)).fold(mover.max(100.0), f32::max);
    let lines = face.lines.len() + usize::from(face.player.is_some());
    Vec2::new(widest.min(MOMENT_TEXT) + 2.0 * BOX_PADDING.x, lines as f32 * LINE + 2.0 * BOX_PADDING.y)
}

/// The label of a step.
pub fn label(words: &str) -> Vec2 {
    Vec2::new((text_width(words).min(MOMENT_TEXT)) * STEP_TEXT / BOX_TEXT + LABEL_MARK + 12.0, LINE + 4.0)
}

/// Distances in the graph.
pub const fn spacing(detailed: bool) -> Spacing {
    if detailed {
        Spacing { beside: 18.0, between: 26.0, farther: 220.0 }
    } else {
        Spacing { beside: 24.0, between: 80.0, farther: 900.0 }
    }
}
