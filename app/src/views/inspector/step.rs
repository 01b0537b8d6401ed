//! The steps from a moment: what can be picked or answered, and what each changes.

use egui::{Button, RichText, Ui};
use engine::ruling::{Moment, Step};
use petgraph::graph::{EdgeIndex, NodeIndex};

use super::parts;
use crate::command::{Command, Queue};
use crate::reading::{Judgement, number, steps};
use crate::shown::Shown;
use crate::state::Selection;
use crate::views::{palette, said};

/// At most so many steps are listed; a question can have thousands of answers.
const MOST: usize = 200;

/// Shows all steps from the selected moment.
pub(super) fn all(ui: &mut Ui, shown: &Shown, selection: &Selection, queue: &mut Queue) {
    said::heading(ui, heading(selection.reading.moment));
    let steps = steps(&shown.ruling, selection.moment);
    for step in steps.iter().take(MOST) {
        one(ui, shown, selection, *step, queue);
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

fn one(ui: &mut Ui, shown: &Shown, selection: &Selection, step: EdgeIndex, queue: &mut Queue) {
    let is_selected = selection.step == Some(step);
    let words = shown.words().step(step).map(|words| words.text).unwrap_or_default();
    if ui.add(Button::new(words).wrap().selected(is_selected)).clicked() {
        queue.send(Command::SelectStep(step));
    }
    let offered = offered(shown, selection, step);
    if offered.is_none() && !is_selected {
        return;
    }
    ui.indent(step, |ui| {
        if let Some(judgement) = offered {
            ui.label(RichText::new(&judgement.does.text).color(palette(ui).weak));
            said::all(ui, judgement.origin.as_slice(), queue);
            said::all(ui, &judgement.because, queue);
        }
        if is_selected {
            changes(ui, shown, selection, step, queue);
        }
    });
}

fn offered<'a>(shown: &Shown, selection: &'a Selection, step: EdgeIndex) -> Option<&'a Judgement> {
    match shown.ruling.graph()[step] {
        Step::Pick { effect, .. } => selection.reading.offered.iter().find(|one| one.effect == effect),
        Step::Answer(_) | Step::Happens | Step::Lane(_) => None,
    }
}

/// What a step does: the event before and after, what became applicable and what stopped.
fn changes(ui: &mut Ui, shown: &Shown, selection: &Selection, step: EdgeIndex, queue: &mut Queue) {
    let Some((_, to)) = shown.ruling.graph().edge_endpoints(step) else { return };
    let words = shown.words();
    said::heading(ui, "BEFORE");
    parts(ui, &selection.reading.pending);
    said::heading(ui, "AFTER");
    after(ui, shown, to);
    match words.changes(step) {
        Some(changes) => {
            said::heading(ui, "CHANGES");
            said::sentence(ui, &changes, queue);
        }
        None => {
            ui.label(RichText::new("No other effect becomes applicable or stops.").color(palette(ui).weak));
        }
    }
    if ui.button(format!("Go on to moment {}", number(to))).clicked() {
        queue.send(Command::Select(to));
    }
}

fn after(ui: &mut Ui, shown: &Shown, to: NodeIndex) {
    let pending = shown.words().parts(to);
    match shown.columns.place(to) {
        Some(place) => {
            ui.label(format!("It ends: outcome {}.", place + 1));
        }
        None => parts(ui, &pending),
    }
}
