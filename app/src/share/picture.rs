//! Shows the code of the board as a QR picture, for another laptop or a phone to read from the screen.

use egui::{Color32, Modal, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use super::ShareCommand;
use crate::command::{Command, Queue};
use crate::export::Qr;
use crate::state::State;
use crate::theme::size;

/// A square of the picture is at most so many points wide, and no fraction of a pixel: readers look at its edges.
const SQUARE: f32 = 8.0;

/// What stands around the picture, in points: heading, sentence, button and margins.
const AROUND: Vec2 = Vec2::new(60.0, 170.0);

/// Shows it, while it is asked for.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let Some(shown) = state.picture.as_ref().map(|picture| &picture.qr) else { return };
    let room = ui.ctx().content_rect().size() - AROUND;
    let modal = Modal::new(ui.make_persistent_id("picture")).show(ui.ctx(), |ui| {
        let pixel = ui.ctx().pixels_per_point();
        let square = (room.min_elem() / count(shown.side())).min(SQUARE);
        let square = ((square * pixel).floor() / pixel).max(1.0 / pixel);
        let side = square * count(shown.side());
        ui.set_width(side.max(size::BESIDE));
        ui.heading("This board as a picture");
        ui.label("What reads it gets the board's code, which opens here when it is pasted.");
        draw(ui, shown, square);
        ui.horizontal(|ui| {
            if ui.button("Done").clicked() {
                queue.send(Command::Share(ShareCommand::HideCode));
            }
            if ui.button("Copy the code").clicked() {
                queue.send(Command::Share(ShareCommand::CopyCode));
            }
        });
    });
    if modal.should_close() {
        queue.send(Command::Share(ShareCommand::HideCode));
    }
}

/// Black on white in both themes: not every reader takes light squares for dark ones.
fn draw(ui: &mut Ui, qr: &Qr, square: f32) {
    let side = Vec2::splat(square * count(qr.side()));
    let (response, painter) = ui.allocate_painter(side, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, "QR picture of the board's code"));
    let corner = response.rect.min;
    painter.rect_filled(response.rect, 0.0, Color32::WHITE);
    for (column, row) in qr.dark() {
        let at = Pos2::new(corner.x + count(column) * square, corner.y + count(row) * square);
        painter.rect_filled(Rect::from_min_size(at, Vec2::splat(square)), 0.0, Color32::BLACK);
    }
}

/// A number of squares; a picture has at most some two hundred in a row.
fn count(squares: usize) -> f32 {
    u16::try_from(squares).map_or(f32::from(u16::MAX), f32::from)
}
