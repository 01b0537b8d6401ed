//! The boards that have been gone through, as a tree, and the loop at the one at which one is.

mod loops;

use egui::{Align, Button, Frame, Margin, RichText, ScrollArea, Ui};

use super::TimelineCommand;
use crate::command::{Command, Queue};
use crate::history::rows::Row;
use crate::presentation::Presentation;
use crate::state::State;
use crate::theme::{bold, size};
use crate::widgets::form::{button, weak};
use crate::widgets::palette;

/// So many outcomes are listed to go on from; others are chosen in their table.
const LISTED: usize = 8;

/// So many facts are told of an outcome; the others where the pointer rests.
const TOLD: usize = 5;

fn send(queue: &mut Queue, command: TimelineCommand) {
    queue.send(Command::Timeline(command));
}

/// Shows the boards, once there is one.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    if state.editing.history.here().is_none() {
        ui.label(RichText::new("The boards that you go through stand here.").color(palette(ui).weak));
        return;
    }
    bar(ui, state, queue);
    let area = ScrollArea::vertical().id_salt("timeline").auto_shrink(false);
    area.show(ui, |ui| {
        for row in state.timeline.rows() {
            ui.push_id(("board", row.at), |ui| board(ui, state, row, queue));
        }
        if state.timeline.rows().len() == 1 {
            weak(
                ui,
                "Go on from an outcome (N), and the board after it stands here: say what happens next, come back, and \
                 take another branch.",
            );
        }
    });
}

/// What can be done with the board at which one is.
fn bar(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let history = &state.editing.history;
    let comes_from = history.here().is_some_and(|here| here.origin.is_some());
    ui.horizontal_wrapped(|ui| {
        let count = history.entries().len();
        ui.heading(if count == 1 { "1 board".to_owned() } else { format!("{count} boards") });
        let before = ui.add_enabled(comes_from, Button::new("Board before"));
        if before.on_hover_text("Back to the board that this one comes from (P)").clicked() {
            send(queue, TimelineCommand::Back);
        }
        let other = ui.add_enabled(comes_from, Button::new("Branch"));
        let help = "The board once more as it came of its outcome, beside this one, to try something else";
        if other.on_hover_text(help).clicked() {
            send(queue, TimelineCommand::Branch);
        }
        let whole = ui.add_enabled(comes_from, Button::new("As one board"));
        let help = "The first board with all that happened on the way here, to be saved in one file";
        if whole.on_hover_text(help).clicked() {
            send(queue, TimelineCommand::Whole);
        }
        let loops = ui.button("How does this loop?");
        let help =
            "Takes what is about to happen, or happened last, as a round that is done again and again (L)";
        if loops.on_hover_text(help).clicked() {
            send(queue, TimelineCommand::Loop);
        }
    });
}

/// A board: where it comes from, what came of that, and what happens on it.
fn board(ui: &mut Ui, state: &State, row: &Row, queue: &mut Queue) {
    let is_here = row.at == state.editing.history.current();
    let ground = if is_here { palette(ui).accent_ground } else { palette(ui).panel };
    #[expect(clippy::cast_precision_loss, reason = "few branchings")]
    let indent = row.depth as f32 * size::INDENT;
    let shown = ui.horizontal_top(|ui| {
        ui.add_space(indent);
        let frame = Frame::NONE.fill(ground).corner_radius(4).inner_margin(Margin::symmetric(6, 3));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.vertical(|ui| {
                head(ui, row, is_here, queue);
                said(ui, row, is_here);
                if is_here {
                    loops::show(ui, state, queue);
                    outcomes(ui, state, queue);
                }
            });
        });
    });
    if is_here && state.editing.history.reveal {
        shown.response.scroll_to_me(Some(Align::Min));
        send(queue, TimelineCommand::Revealed);
    }
}

fn head(ui: &mut Ui, row: &Row, is_here: bool, queue: &mut Queue) {
    let palette = palette(ui);
    ui.horizontal_wrapped(|ui| {
        let name = ui.selectable_label(is_here, RichText::new(&row.name).family(bold()));
        if name.on_hover_text("Go to this board").clicked() {
            send(queue, TimelineCommand::GoTo(row.at));
        }
        ui.label(RichText::new(&row.from).color(if is_here { palette.text } else { palette.weak }));
        if is_here {
            ui.label(RichText::new("you are here").family(bold()).color(palette.accent));
        }
        if !row.gone_on.is_empty() {
            weak(ui, &row.gone_on);
        }
    });
    if row.is_stale {
        ui.horizontal_wrapped(|ui| {
            ui.label("The board that this comes from has been changed since.");
            if button(ui, "Back to it as it was", "Makes that board what it was then; Ctrl+Z takes it back") {
                send(queue, TimelineCommand::Restore(row.at));
            }
        });
    }
}

fn said(ui: &mut Ui, row: &Row, is_here: bool) {
    let palette = palette(ui);
    if !row.told.is_empty() {
        few(ui, "", &row.told, " ");
    }
    for left in &row.left {
        let frame = Frame::NONE.fill(palette.warning).inner_margin(Margin::symmetric(6, 2));
        frame.show(ui, |ui| {
            ui.label(RichText::new(format!("Not on this board: {left}")).color(palette.warning_text));
        });
    }
    match &row.events[..] {
        [] if is_here => {
            weak(ui, "Nothing is about to happen on it: type what happens next (Ctrl+E).");
        }
        [] => weak(ui, "Nothing is about to happen on it."),
        [event] => {
            ui.label(format!("Then: {event}"));
        }
        events => {
            for (number, event) in (1..).zip(events) {
                ui.label(format!("{number}. {event}"));
            }
        }
    }
}

/// The outcomes of the board at which one is, to go on from.
fn outcomes(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let is_ruled = state.working.is_none() && !state.is_outdated;
    let Some(shown) = state.presentation().filter(|_| is_ruled) else { return };
    if shown.opened.file.board.events.is_empty() || shown.ruling.lane_count() > 0 {
        return;
    }
    let taken = state.editing.history.taken(state.editing.history.current());
    for place in 0..shown.outcomes.len().min(LISTED) {
        ui.horizontal_wrapped(|ui| {
            let is_taken = taken.contains(&place);
            let button = ui.add(Button::new(if is_taken { "Go there" } else { "Go on" }));
            let name = format!("Go on from outcome {}", place + 1);
            if button.accessible_name(name).clicked() {
                send(queue, TimelineCommand::GoOn(place));
            }
            few(ui, &format!("Outcome {}: ", place + 1), facts(shown, place), ", ");
        });
    }
    if shown.outcomes.len() > LISTED {
        weak(ui, "Click another one in the table of outcomes, then N.");
    }
}

/// What makes an outcome different from the others; all that it says if it is the only one.
fn facts(shown: &Presentation, place: usize) -> &[String] {
    let own = shown.columns.said(place);
    if own.is_empty() { &shown.columns.common } else { own }
}

/// The first of some facts behind some words; where the pointer rests, all of them.
fn few(ui: &mut Ui, name: &str, facts: &[String], between: &str) {
    let told = facts.get(..TOLD).unwrap_or(facts).join(between);
    let words = if facts.is_empty() { "nothing has changed" } else { &told };
    let response = ui.label(format!("{name}{words}"));
    if facts.len() > TOLD {
        response.on_hover_text(facts.join("\n"));
        let more = format!("and {} more", facts.len() - TOLD);
        ui.label(RichText::new(more).small().color(palette(ui).weak)).on_hover_text(facts.join("\n"));
    }
}
