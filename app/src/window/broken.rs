//! What the window shows when something that it did or showed was a fault of the program: nothing that may be wrong,
//! where the board is kept, and what to do now.

use std::path::PathBuf;

use egui::{CentralPanel, Frame, Margin, RichText, Ui};

use crate::fault::Fault;
use crate::log::Log;
use crate::share::Enclosed;
use crate::theme::size;
use crate::widgets::palette;

/// A window that has met a fault.
pub(crate) struct Broken {
    /// The fault.
    pub(crate) fault: Fault,
    /// Where the board is kept; none when there was none, or it could not be kept.
    pub(crate) kept: Option<PathBuf>,
}

/// What somebody wants now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// To have this on the clipboard.
    Copy(Enclosed),
    /// To go on, with another board.
    Anew,
    /// To end.
    Close,
}

impl Broken {
    /// Shows it. What somebody wants now.
    pub(crate) fn show(&self, ui: &mut Ui, log: &Log) -> Option<Next> {
        let palette = palette(ui);
        let frame = Frame::NONE.fill(palette.panel).inner_margin(Margin::same(size::PANEL_MARGIN));
        let shown = CentralPanel::no_frame().frame(frame).show(ui, |ui| {
            ui.heading("The program has a fault");
            ui.label(RichText::new(self.fault.to_string()).color(palette.error_text));
            for words in self.fault.told(self.kept.as_deref(), log) {
                ui.label(words);
            }
            let mut next = None;
            ui.horizontal_wrapped(|ui| {
                for (words, help, wanted) in [
                    ("Copy diagnostics", "Without the board", Next::Copy(Enclosed::Nothing)),
                    (
                        "Copy diagnostics and the board",
                        "If others may see the board",
                        Next::Copy(Enclosed::Board),
                    ),
                    ("Go on", "With a board that comes with the program", Next::Anew),
                    ("Close the window", "The board stays where it is kept", Next::Close),
                ] {
                    if ui.button(words).on_hover_text(help).clicked() {
                        next = Some(wanted);
                    }
                }
            });
            next
        });
        shown.inner
    }
}
