//! The steps from a moment: what can be picked or answered, and what each changes.

use egui::{Button, RichText, Ui};
use petgraph::graph::{EdgeIndex, NodeIndex};

use super::parts::parts;
use crate::command::{Command, Queue};
use crate::presentation::Presentation;
use crate::presentation::reading::{Judgement, number, steps};
use crate::selection::{Selection, SelectionCommand};
use crate::widgets::sentence::Teller;
use crate::widgets::{palette, sentence};
use statements::moment::{Moment, Step};

/// At most so many steps are listed; a question can have thousands of answers.
const MOST: usize = 200;

/// Shows all steps from the selected moment.
pub(crate) fn all(ui: &mut Ui, told: Teller<'_>, selection: &Selection, queue: &mut Queue) {
    sentence::heading(ui, heading(selection.reading.moment));
    let steps = steps(&told.shown.ruling, selection.moment);
    for step in steps.iter().take(MOST) {
        one(ui, told, selection, *step, queue);
    }
    if steps.len() > MOST {
        ui.label(RichText::new(format!("and {} more", steps.len() - MOST)).color(palette(ui).weak));
    }
}

const fn heading(moment: Moment) -> &'static str {
    match moment {
        Moment::Ordering => "OFFERED",
        Moment::Deciding => "ANSWERS",
        Moment::Split => "LANES",
        Moment::Passing | Moment::Outcome | Moment::Loop | Moment::Open => "WHAT FOLLOWS",
    }
}

fn one(ui: &mut Ui, told: Teller<'_>, selection: &Selection, step: EdgeIndex, queue: &mut Queue) {
    let is_selected = selection.step == Some(step);
    let words = told.shown.words().step(step).map(|words| words.text).unwrap_or_default();
    if ui.add(Button::new(words).wrap().selected(is_selected)).clicked() {
        queue.send(Command::Selection(SelectionCommand::SelectStep(step)));
    }
    if told.shown.is_new(step) {
        ui.label(
            RichText::new("new: it could not be applied before the last step")
                .color(palette(ui).warning_text),
        );
    }
    let offered = offered(told.shown, selection, step);
    if offered.is_none() && !is_selected {
        return;
    }
    ui.indent(step, |ui| {
        if let Some(judgement) = offered {
            told.weak(ui, &judgement.does.text, queue);
            told.all(ui, judgement.origin.as_slice(), queue);
            told.all(ui, &judgement.because, queue);
            told.all(ui, &judgement.not_for, queue);
        }
        if is_selected {
            changes(ui, told, selection, step, queue);
        }
    });
}

fn offered<'a>(shown: &Presentation, selection: &'a Selection, step: EdgeIndex) -> Option<&'a Judgement> {
    match shown.ruling.graph()[step] {
        Step::Pick { effect, .. } => selection.reading.offered.iter().find(|one| one.effect == effect),
        Step::Answer(_) | Step::Happens | Step::Lane(_) => None,
    }
}

/// What a step does: the event before and after, what became applicable and what stopped.
fn changes(ui: &mut Ui, told: Teller<'_>, selection: &Selection, step: EdgeIndex, queue: &mut Queue) {
    let Some((_, to)) = told.shown.ruling.graph().edge_endpoints(step) else { return };
    let words = told.shown.words();
    sentence::heading(ui, "BEFORE");
    parts(ui, told, &selection.reading.pending, queue);
    sentence::heading(ui, "AFTER");
    after(ui, told, to, queue);
    match words.changes(step) {
        Some(changes) => {
            sentence::heading(ui, "CHANGES");
            told.sentence(ui, &changes, queue);
        }
        None => {
            ui.label(RichText::new("No other effect becomes applicable or stops.").color(palette(ui).weak));
        }
    }
    if ui.button(format!("Go on to moment {}", number(to))).clicked() {
        queue.send(Command::Selection(SelectionCommand::Select(to)));
    }
}

fn after(ui: &mut Ui, told: Teller<'_>, to: NodeIndex, queue: &mut Queue) {
    let pending = told.shown.words().parts(to);
    match told.shown.columns.place(to) {
        Some(place) => {
            ui.label(format!("It ends: outcome {}.", place + 1));
        }
        None => parts(ui, told, &pending, queue),
    }
}
