//! Two ways through the ruling.

use egui::{ComboBox, RichText, Ui};
use petgraph::graph::{EdgeIndex, NodeIndex};

use super::sides::{first_difference, two};
use crate::command::{Command, Queue};
use crate::compare::{CompareCommand, Comparison, Line, Way};
use crate::presentation::Presentation;
use crate::presentation::reading::number;
use crate::selection::SelectionCommand;
use crate::state::State;
use crate::widgets::sentence::Teller;
use crate::widgets::{mark, palette};
use statements::moment::Moment;

/// At most so many outcomes can be chosen from.
const MOST: usize = 200;

/// The choice of the two ways.
pub(crate) fn choose(ui: &mut Ui, state: &State, shown: &Presentation, queue: &mut Queue) {
    two(ui, |ui, side| {
        let chosen = state.comparison.ways[side];
        let combo = ComboBox::from_id_salt(("way", side)).selected_text(name(shown, chosen)).truncate();
        let combo = combo.width(ui.available_width().min(340.0)).show_ui(ui, |ui| {
            let mut option = |way: Way| {
                if ui.selectable_label(way == chosen, name(shown, way)).clicked() {
                    queue.send(Command::Compare(CompareCommand::Way(side, way)));
                }
            };
            if state.walk.is_some() {
                option(Way::Walked);
            }
            if !state.comparison.kept.is_empty() {
                option(Way::Kept);
            }
            for place in 0..shown.outcomes.len().min(MOST) {
                option(Way::Shortest(place));
            }
        });
        combo.response.on_hover_text(if side == 0 { "The way on the left" } else { "The way on the right" });
    });
    ui.separator();
}

fn name(shown: &Presentation, way: Way) -> String {
    match way {
        Way::Walked => "As far as you have walked".to_owned(),
        Way::Kept => "The way that you kept".to_owned(),
        Way::Shortest(place) => {
            let place = place.min(shown.outcomes.len().saturating_sub(1));
            let said = shown.columns.said(place).first().map(|fact| format!(": {fact}")).unwrap_or_default();
            format!("A shortest way to outcome {}{said}", place + 1)
        }
    }
}

/// The two ways line by line.
pub(crate) fn show(ui: &mut Ui, told: Teller<'_>, comparing: &Comparison, queue: &mut Queue) {
    let first = comparing.first_difference();
    if first.is_none() {
        ui.label("Both are the same way. Choose another one above, or walk one and keep it.");
    }
    for (at, line) in comparing.lines.iter().enumerate() {
        if first == Some(at) {
            first_difference(ui, "FIRST DIFFERENCE");
        }
        two(ui, |ui, side| one(ui, told, line, side, queue));
        ui.separator();
    }
}

fn one(ui: &mut Ui, told: Teller<'_>, line: &Line, side: usize, queue: &mut Queue) {
    let Some((at, step)) = line.sides[side] else {
        ui.label(RichText::new("It has ended.").color(palette(ui).weak));
        return;
    };
    ui.push_id((side, at), |ui| {
        station(ui, told, at, queue);
        if let Some(step) = step {
            picked(ui, told, at, step, queue);
        }
    });
}

fn station(ui: &mut Ui, told: Teller<'_>, at: NodeIndex, queue: &mut Queue) {
    let shown = told.shown;
    let name = match shown.place(at) {
        Some(place) => format!("Outcome {}", place + 1),
        None => format!("Moment {}", number(at)),
    };
    let link = ui.link(name).on_hover_text("Show it in the graph");
    if link.clicked() {
        queue.send(Command::Selection(SelectionCommand::Select(at)));
        queue.send(Command::Alone(None));
    }
    if let Some(ending) = shown.place(at).and_then(|place| shown.outcomes.get(place)) {
        told.all(ui, &shown.words().outcome(&ending.outcome), queue);
    } else if shown.ruling.graph()[at] == Moment::Open {
        ui.label("Not worked out.");
    } else {
        for (_, words) in shown.words().parts(at) {
            told.words(ui, &words, queue);
        }
    }
}

fn picked(ui: &mut Ui, told: Teller<'_>, at: NodeIndex, step: EdgeIndex, queue: &mut Queue) {
    let said = told.shown.words().step(step);
    ui.horizontal_top(|ui| {
        if let Some(player) = told.shown.ruling.mover(at) {
            mark::show(ui, palette(ui), player);
        }
        ui.vertical(|ui| told.all(ui, said.as_slice(), queue));
    });
}
