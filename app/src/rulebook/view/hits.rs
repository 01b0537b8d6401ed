//! What was found, a line each; the one that is chosen stands in its place below.

use egui::{RichText, ScrollArea, Ui};

use crate::command::{Command, Queue};
use crate::rulebook::{Found, Page, RulebookCommand};
use crate::state::State;
use crate::theme::size;
use crate::widgets::palette;

/// Shows the hits.
pub(crate) fn show(ui: &mut Ui, state: &State, found: &Found, queue: &mut Queue) {
    let weak = palette(ui).weak;
    let count = match (found.results.total, found.lines.len()) {
        (0, 0) => "Nothing found.".to_owned(),
        (0, _) => "No number of these rules. It is one of another day:".to_owned(),
        (1, _) => "1 found".to_owned(),
        (total, shown) if total > shown => format!("{total} found, the best {shown}:"),
        (total, _) => format!("{total} found:"),
    };
    ui.label(RichText::new(count).small().color(weak));
    let height = (ui.available_height() * 0.35).max(size::ROW * 2.0);
    let area = ScrollArea::vertical().max_height(height).id_salt("hits").auto_shrink([false, true]);
    area.show(ui, |ui| {
        for (at, line) in found.lines.iter().enumerate() {
            let is_chosen = at == found.chosen;
            let words = format!("{}  {}", line.label, line.title);
            let response = ui.add(egui::Button::selectable(is_chosen, words).truncate());
            if is_chosen && state.rulebook.reveal {
                response.scroll_to_me(None);
            }
            if response.clicked() {
                queue.send(Command::Rulebook(RulebookCommand::Open(Page::Spot(line.spot.clone()))));
            }
        }
    });
}
