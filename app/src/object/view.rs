//! What an object is at the selected moment, and what made that of it; or all objects of the moment.
//!
//! Known gap: where nobody has to decide anything, the first moment is the end, and what objects are before that is told on
//! the command line only.

use egui::{CollapsingHeader, RichText, ScrollArea, Ui};
use petgraph::graph::NodeIndex;
use rulebook::words::layers::{LayersTold, StepTold, UnappliedTold};
use statements::ids::ObjectId;

use super::ObjectCommand;
use crate::command::Queue;
use crate::presentation::Presentation;
use crate::presentation::reading::number;
use crate::state::State;
use crate::theme::{bold, size};
use crate::widgets::sentence::Teller;
use crate::widgets::{palette, sentence};

/// Shows the object that is looked at, or the list of all.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let Some(shown) = state.presentation().filter(|shown| shown.ruling.graph().node_count() > 0) else {
        ui.label(RichText::new("Once there is a ruling, its objects are here.").color(palette(ui).weak));
        return;
    };
    let at = state.moment();
    let told = Teller { state, shown };
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| match &state.inspected.name {
        Some(name) => named(ui, told, at, name, queue),
        None => list(ui, shown, at, queue),
    });
}

/// Every object of the moment, with what it is; a click shows what made that of it.
fn list(ui: &mut Ui, shown: &Presentation, at: NodeIndex, queue: &mut Queue) {
    ui.heading(format!("Objects at moment {}", number(at)));
    let words = "What each is, after all layers. A click tells what made that of it.";
    ui.label(RichText::new(words).color(palette(ui).weak));
    ui.add_space(size::INDENT / 2.0);
    for id in shown.ruling.objects_at(Some(at)) {
        let name = shown.ruling.object(id);
        ui.push_id(id, |ui| {
            ui.horizontal_wrapped(|ui| {
                if ui.link(name).clicked() {
                    queue.send(ObjectCommand::Show(name.to_owned()));
                }
                ui.label(RichText::new(shown.look(at, id).unwrap_or_default()).color(palette(ui).weak));
            });
        });
    }
}

/// The objects of this name; several are new tokens.
fn named(ui: &mut Ui, told: Teller<'_>, at: NodeIndex, name: &str, queue: &mut Queue) {
    if ui.link("All objects").clicked() {
        queue.send(ObjectCommand::List);
    }
    let Ok(called) = told.shown.ruling.objects_called(Some(at), name) else {
        ui.heading(name);
        let words = format!("There is nothing of this name at moment {}.", number(at));
        ui.label(RichText::new(words).color(palette(ui).weak));
        return;
    };
    for id in called {
        ui.push_id(id, |ui| object(ui, told, at, id, queue));
    }
}

fn object(ui: &mut Ui, told: Teller<'_>, at: NodeIndex, id: ObjectId, queue: &mut Queue) {
    let Some(layers) = told.shown.by_layer(at, id) else { return };
    let LayersTold { object, start, steps, is, unapplied } = &*layers;
    ui.heading(object);
    ui.label(RichText::new(format!("At moment {}", number(at))).small().color(palette(ui).weak));
    ui.label(RichText::new(is).family(bold()));
    sentence::heading(ui, "LAYER BY LAYER");
    told.sentence(ui, start, queue);
    if steps.is_empty() {
        ui.label(RichText::new("Nothing is applied to it.").color(palette(ui).weak));
    }
    for (place, one) in steps.iter().enumerate() {
        ui.push_id(place, |ui| step(ui, told, one, queue));
    }
    let (elsewhere, here): (Vec<_>, Vec<_>) = unapplied.iter().partition(|one| one.is_elsewhere);
    if !here.is_empty() {
        sentence::heading(ui, "NOT APPLIED");
    }
    for one in here {
        not_applied(ui, told, one, queue);
    }
    if !elsewhere.is_empty() {
        let words = format!("Looking only at something else: {}", elsewhere.len());
        CollapsingHeader::new(RichText::new(words).color(palette(ui).weak)).id_salt("elsewhere").show(
            ui,
            |ui| {
                for one in elsewhere {
                    not_applied(ui, told, one, queue);
                }
            },
        );
    }
}

/// A step: the layer in front, what is done there, and below it what the object is then.
fn step(ui: &mut Ui, told: Teller<'_>, step: &StepTold, queue: &mut Queue) {
    ui.horizontal_top(|ui| {
        ui.scope(|ui| {
            ui.set_min_width(size::LAYER);
            ui.label(RichText::new(step.layer.unwrap_or("rule")).family(bold()));
        });
        ui.vertical(|ui| {
            told.sentence(ui, &step.said, queue);
            if !step.then.is_empty() {
                ui.label(RichText::new(format!("Now {}", step.then)).family(bold()));
            }
        });
    });
}

fn not_applied(ui: &mut Ui, told: Teller<'_>, one: &UnappliedTold, queue: &mut Queue) {
    told.sentence(ui, &one.said, queue);
    ui.indent(&one.effect, |ui| told.weak(ui, &one.effect, queue));
}
