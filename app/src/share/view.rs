//! Asks for the path at which a ruling is written, where no dialog answered.

use egui::{Key, RichText, TextEdit, Ui};

use super::{ShareCommand, Unplaced};
use crate::command::{Command, Queue};
use crate::theme::size;
use crate::widgets::palette;

/// Shows the question.
pub(crate) fn show(ui: &mut Ui, unplaced: &Unplaced, queue: &mut Queue) {
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(
            RichText::new("Not written yet: no place was chosen. Write the ruling to")
                .color(palette(ui).text),
        );
        let mut place = unplaced.place.clone();
        let field = TextEdit::singleline(&mut place).desired_width(size::PATH);
        let response = ui.add(field).labelled_by(label.id);
        if response.changed() {
            queue.send(Command::Share(ShareCommand::PlaceField(place.clone())));
        }
        let enter = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if ui.button("Write it").clicked() || enter {
            queue.send(Command::Share(ShareCommand::WriteTo(place.trim().into())));
        }
        if ui.button("Leave it").on_hover_text("Nothing is written").clicked() {
            queue.send(Command::Share(ShareCommand::LeaveIt));
        }
    });
}
