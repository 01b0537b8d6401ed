//! The list of everything that can be asked for, over the window.

use egui::{Button, Key, Modal, Modifiers, RichText, ScrollArea, TextEdit, Ui};

use super::offers::{Offer, found};
use super::{Finder, FinderCommand};
use crate::command::{Command, Queue};
use crate::state::State;
use crate::theme::size;
use crate::widgets::palette;

/// Shows it, while it is open.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let Some(finder) = &state.finder else { return };
    let modal = Modal::new(ui.make_persistent_id("finder")).show(ui.ctx(), |ui| {
        ui.set_width(size::FINDER.min(ui.ctx().content_rect().width() - size::MARGIN * 2.0));
        let found = found(&finder.typed, state);
        field(ui, finder, queue);
        list(ui, finder, &found, queue);
    });
    if modal.should_close() {
        send(queue, FinderCommand::Close);
    }
}

fn send(queue: &mut Queue, command: FinderCommand) {
    queue.send(Command::Finder(command));
}

/// The field: the keys above and below choose, Enter does it.
fn field(ui: &mut Ui, finder: &Finder, queue: &mut Queue) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (down, up, enter) = (pressed(Key::ArrowDown), pressed(Key::ArrowUp), pressed(Key::Enter));
    let mut typed = finder.typed.clone();
    let hint = "What do you want to do? Type a few letters of it";
    let field = TextEdit::singleline(&mut typed).hint_text(hint).desired_width(f32::INFINITY);
    let response = ui.add(field).accessible_name("Find a command");
    response.request_focus();
    if response.changed() {
        send(queue, FinderCommand::Typed(typed));
    }
    for by in [(down, 1), (up, -1)].into_iter().filter(|(pressed, _)| *pressed).map(|(_, by)| by) {
        send(queue, FinderCommand::Choose(by));
    }
    if enter {
        send(queue, FinderCommand::Do(None));
    }
}

fn list(ui: &mut Ui, finder: &Finder, found: &[Offer], queue: &mut Queue) {
    if found.is_empty() {
        ui.label(RichText::new("Nothing is called so.").color(palette(ui).weak));
    }
    let height = (ui.ctx().content_rect().height() * 0.6).max(size::ROW * 4.0);
    ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]).show(
        ui,
        |ui| {
            for (at, offer) in found.iter().take(MOST).enumerate() {
                let keys = offer.keys.map(|keys| ui.ctx().format_shortcut(&keys)).unwrap_or_default();
                let is_chosen = at == finder.chosen;
                let weak = palette(ui).weak;
                let words = (RichText::new(&offer.label), RichText::new(&offer.help).small().color(weak));
                let button = Button::selectable(is_chosen, words)
                    .truncate()
                    .right_text(RichText::new(keys).monospace());
                let response = ui.add(button.min_size(egui::vec2(ui.available_width(), 0.0)));
                let response = response.accessible_name(&offer.label);
                if is_chosen && !response.rect.intersects(ui.clip_rect().shrink(size::ROW / 2.0)) {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    send(queue, FinderCommand::Do(Some(at)));
                }
            }
        },
    );
}

/// More are not listed at once.
const MOST: usize = 60;
