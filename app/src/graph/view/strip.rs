//! The strip above the graph: looking for something in it, zoom, folding, and other ways to look at the ruling.

use egui::{Button, Frame, Key, Margin, Modifiers, Panel, RichText, TextEdit, Ui};

use crate::command::{Command, Queue};
use crate::compare::CompareCommand;
use crate::graph::{Camera, GraphCommand, ZOOM};
use crate::presentation::{FACED, Presentation};
use crate::state::State;
use crate::theme::size;
use crate::walk::WalkCommand;
use crate::widgets::palette;

/// Shows the strip.
pub(crate) fn show(ui: &mut Ui, state: &State, shown: &Presentation, queue: &mut Queue) {
    let frame = Frame::NONE.fill(palette(ui).panel).inner_margin(Margin::symmetric(6, 3));
    Panel::top("graph strip").frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let is_wide = ui.available_width() >= size::STRIP_WIDE;
            search(ui, state, shown, queue);
            if is_wide {
                ui.separator();
                looks(ui, queue);
                folding(ui, state, shown, queue);
                ui.separator();
            } else {
                ui.menu_button("Graph", |ui| {
                    looks(ui, queue);
                    folding(ui, state, shown, queue);
                    compare(ui, queue);
                });
            }
            let walk = ui.button("Walk").on_hover_text("One moment at a time, in large letters: W");
            if walk.clicked() {
                queue.send(Command::Walk(WalkCommand::Toggle));
            }
            if is_wide {
                compare(ui, queue);
            }
        });
    });
}

fn compare(ui: &mut Ui, queue: &mut Queue) {
    let compare = ui.button("Compare").on_hover_text("Two ways, or two rules dates, side by side: C");
    if compare.clicked() {
        queue.send(Command::Compare(CompareCommand::Open));
    }
}

fn send(queue: &mut Queue, command: GraphCommand) {
    queue.send(Command::Graph(command));
}

fn search(ui: &mut Ui, state: &State, shown: &Presentation, queue: &mut Queue) {
    let graph = &state.graph;
    let id = ui.make_persistent_id("find in the graph");
    if ui.memory(|memory| memory.has_focus(id)) {
        for (modifiers, by) in [(Modifiers::SHIFT, -1), (Modifiers::NONE, 1)] {
            if ui.input_mut(|input| input.consume_key(modifiers, Key::Enter)) {
                send(queue, GraphCommand::Next(by));
            }
        }
    }
    let mut words = graph.words.clone();
    let field =
        TextEdit::singleline(&mut words).id(id).hint_text("Find in the graph").desired_width(size::FIND);
    let response = ui.add(field).on_hover_text("Words of a moment or an outcome; Enter goes to the next: /");
    if graph.wants_keyboard {
        response.request_focus();
        send(queue, GraphCommand::HasKeyboard);
    }
    if response.changed() {
        send(queue, GraphCommand::Find(words));
    }
    if graph.words.trim().is_empty() {
        return;
    }
    let found = match (graph.at, graph.found.len()) {
        (_, 0) => "not found".to_owned(),
        (None, count) => format!("{count} found"),
        (Some(at), count) => format!("{} of {count}", at + 1),
    };
    let found = ui.label(RichText::new(found).color(palette(ui).weak));
    if shown.ruling.graph().node_count() > FACED {
        found.on_hover_text(format!("looked for among the first {FACED} moments"));
    }
    for (words, by) in [("Previous", -1), ("Next", 1)] {
        if ui.add_enabled(!graph.found.is_empty(), Button::new(words)).clicked() {
            send(queue, GraphCommand::Next(by));
        }
    }
}

fn looks(ui: &mut Ui, queue: &mut Queue) {
    if ui.button("Fit").on_hover_text("The whole ruling into view: F").clicked() {
        queue.send(Command::Graph(GraphCommand::Look(Camera::Everything)));
    }
    for (words, help, by) in [("-", "Farther: -", 1.0 / ZOOM), ("+", "Nearer: +", ZOOM)] {
        if ui.button(words).on_hover_text(help).clicked() {
            send(queue, GraphCommand::Zoom(by));
        }
    }
}

/// Folding away what is behind the selected moment.
fn folding(ui: &mut Ui, state: &State, shown: &Presentation, queue: &mut Queue) {
    let selected = state.selection.as_ref().map(|selection| selection.moment);
    let can = selected.filter(|at| at.index() > 0 && !shown.is_end(*at));
    let is_folded = can.is_some_and(|at| state.graph.is_folded(at));
    let words = if is_folded { "Unfold" } else { "Fold" };
    let help = "Hide what is behind the selected moment, or show it again: X";
    if ui.add_enabled(can.is_some(), Button::new(words)).on_hover_text(help).clicked() {
        send(queue, GraphCommand::FoldSelected);
    }
    if state.graph.folds.is_some()
        && ui.button("Unfold all").on_hover_text("Show what was folded away: U").clicked()
    {
        send(queue, GraphCommand::UnfoldAll);
    }
}
