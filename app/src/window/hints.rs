//! The hints of the first start.

use egui::{Align, Frame, Layout, Margin, Panel, RichText, Ui};

use crate::command::{Command, Queue};
use crate::state::State;
use crate::theme::bold;
use crate::widgets::palette;

/// What the tool does, in three hints.
const HINTS: [(&str, &str); 3] = [
    (
        "1. Look at the ruling",
        "Each box is a moment: who orders the effects, and what can be chosen. Click one, or walk with the arrow keys.",
    ),
    (
        "2. See how it ends",
        "Below are all ways in which it can end, and who can make sure of them. Click one to light up the ways to it.",
    ),
    (
        "3. Enter your own board",
        "Ctrl+N, then one line and Enter: Furnace of Rath; Ogre 3/3 deals 3 to Bob. Ctrl+K finds everything else.",
    ),
];

/// Shows them, until they are closed.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    if !state.hints {
        return;
    }
    let frame = Frame::NONE.fill(palette(ui).accent_ground).inner_margin(Margin::symmetric(10, 6));
    Panel::top("hints").frame(frame).show(ui, |ui| {
        ui.columns(HINTS.len(), |columns| {
            for (column, (title, words)) in columns.iter_mut().zip(HINTS) {
                let left = Layout::top_down(Align::Min);
                column.with_layout(left, |ui| {
                    ui.label(RichText::new(title).family(bold()));
                    ui.label(words);
                });
            }
        });
        if ui
            .button("Got it")
            .on_hover_text("Show the hints, in the list of Ctrl+K, brings them back")
            .clicked()
        {
            queue.send(Command::Hints(false));
        }
    });
}
