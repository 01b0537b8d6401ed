//! A paragraph on the page: its words flow, references can be followed, what was found is marked.

use egui::{Label, Link, RichText, Ui};

use crate::command::{Command, Queue};
use crate::rulebook::line::{Line, Piece};
use crate::rulebook::{Page, RulebookCommand};
use crate::theme::bold;
use crate::widgets::{flowing, palette};

/// Shows a paragraph, with something in front of it.
pub(crate) fn line(ui: &mut Ui, line: &Line, front: Option<RichText>, queue: &mut Queue) {
    flowing(ui, 0.0, |ui| {
        if let Some(front) = front {
            ui.label(front);
        }
        if line.is_example {
            ui.label(RichText::new("Example: ").italics());
        }
        for one in &line.pieces {
            piece(ui, one, line.is_example, queue);
        }
    });
}

fn piece(ui: &mut Ui, piece: &Piece, is_example: bool, queue: &mut Queue) {
    let palette = palette(ui);
    let mut text = RichText::new(&piece.text);
    if is_example {
        text = text.color(palette.weak);
    }
    if piece.is_found {
        text = text.background_color(palette.found).color(palette.text).family(bold());
    }
    match &piece.leads {
        Some(spot) => {
            if ui.add(Link::new(text)).clicked() {
                queue.send(Command::Rulebook(RulebookCommand::Open(Page::Spot(spot.clone()))));
            }
        }
        None => {
            ui.add(Label::new(text).wrap());
        }
    }
}
