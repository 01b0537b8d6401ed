//! Everything about the selected moment: what is pending, who orders and why, what is offered, what is not and
//! why not, and what each step changes.

mod step;

use egui::{Button, CollapsingHeader, RichText, ScrollArea, Ui};
use engine::ruling::{Moment, Ruling};
use petgraph::graph::NodeIndex;

use super::{mark, palette, said};
use crate::command::{Command, Queue};
use crate::reading::{Judgement, Reading, number};
use crate::shown::Shown;
use crate::state::{Selection, State};
use crate::theme::size;

/// Shows the selected moment.
pub(super) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    ui.set_min_width(ui.available_width());
    ui.add_space(4.0);
    let (Some(shown), Some(selection)) = (state.shown(), &state.selection) else {
        ui.label(RichText::new("Click a moment to read about it.").color(palette(ui).weak));
        return;
    };
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.push_id(selection.moment, |ui| moment(ui, shown, selection, queue));
    });
}

fn moment(ui: &mut Ui, shown: &Shown, selection: &Selection, queue: &mut Queue) {
    let Selection { moment, reading, .. } = selection;
    ui.heading(title(shown, *moment));
    match reading.moment {
        Moment::Ordering | Moment::Deciding | Moment::Passing => between(ui, shown, selection, queue),
        Moment::Outcome | Moment::Loop => ending(ui, shown, *moment, queue),
        Moment::Split => {
            if let Some(split) = shown.words().split() {
                said::sentence(ui, &split, queue);
            }
            between(ui, shown, selection, queue);
        }
        Moment::Open => {
            ui.label("A limit was reached before this moment was worked out.");
        }
    }
}

fn title(shown: &Shown, at: NodeIndex) -> String {
    let name = match shown.columns.place(at) {
        Some(place) => format!("Outcome {} (moment {})", place + 1, number(at)),
        None => format!("Moment {}", number(at)),
    };
    match shown.ruling.lane_of(at) {
        Some(lane) => format!("{name}, lane {}: {}", lane + 1, shown.words().lane_name(lane)),
        None => name,
    }
}

fn between(ui: &mut Ui, shown: &Shown, selection: &Selection, queue: &mut Queue) {
    let Reading { pending, who, waiting, refused, .. } = &selection.reading;
    said::heading(ui, "ABOUT TO HAPPEN");
    parts(ui, pending);
    costs(ui, shown, selection.moment, queue);
    if let Some(who) = who {
        said::heading(
            ui,
            if selection.reading.moment == Moment::Ordering { "WHO ORDERS" } else { "THE QUESTION" },
        );
        ui.horizontal_top(|ui| {
            if let Some(player) = player(&shown.ruling, selection.moment) {
                mark::show(ui, palette(ui), player);
            }
            ui.vertical(|ui| said::sentence(ui, who, queue));
        });
    }
    step::all(ui, shown, selection, queue);
    judgements(ui, "WAITING", waiting, queue);
    let (elsewhere, refused): (Vec<&Judgement>, Vec<_>) = refused.iter().partition(|one| one.is_elsewhere);
    judgements(ui, "NOT OFFERED", refused, queue);
    if !elsewhere.is_empty() {
        let words = format!("Looking at other events: {}", elsewhere.len());
        CollapsingHeader::new(RichText::new(words).color(palette(ui).weak)).id_salt("elsewhere").show(
            ui,
            |ui| {
                for one in elsewhere {
                    judgement(ui, one, queue);
                }
            },
        );
    }
}

/// What the spells that would be cast cost, line by line.
fn costs(ui: &mut Ui, shown: &Shown, at: NodeIndex, queue: &mut Queue) {
    for cost in shown.words().costs(at) {
        said::heading(ui, "WHAT IT COSTS");
        ui.label(RichText::new(cost.head()).strong());
        egui::Grid::new(("cost", &cost.spell)).num_columns(2).show(ui, |ui| {
            for line in &cost.lines {
                ui.monospace(&line.mana);
                said::sentence(ui, &line.why, queue);
                ui.end_row();
            }
        });
    }
}

fn player(ruling: &Ruling, at: NodeIndex) -> Option<engine::ids::PlayerId> {
    ruling.orderer(at).or_else(|| ruling.asked(at)?.decider)
}

/// The parts of an event, those that are contained in others indented.
fn parts(ui: &mut Ui, parts: &[(usize, String)]) {
    for (depth, words) in parts {
        ui.horizontal_top(|ui| {
            for _ in 0..*depth {
                ui.add_space(size::INDENT);
            }
            ui.add(egui::Label::new(words).wrap());
        });
    }
}

fn judgements<'a>(
    ui: &mut Ui,
    heading: &str,
    list: impl IntoIterator<Item = &'a Judgement>,
    queue: &mut Queue,
) {
    let mut list = list.into_iter().peekable();
    if list.peek().is_some() {
        said::heading(ui, heading);
    }
    for one in list {
        judgement(ui, one, queue);
    }
}

fn judgement(ui: &mut Ui, one: &Judgement, queue: &mut Queue) {
    ui.label(RichText::new(&one.label).strong()).on_hover_text(&one.does.text);
    ui.indent(one.effect, |ui| {
        said::all(ui, one.origin.as_slice(), queue);
        said::all(ui, &one.because, queue);
    });
}

fn ending(ui: &mut Ui, shown: &Shown, at: NodeIndex, queue: &mut Queue) {
    let Some((place, ending)) = shown.columns.place(at).and_then(|p| Some((p, shown.outcomes.get(p)?)))
    else {
        return;
    };
    let words = shown.words();
    said::all(ui, &words.outcome(&ending.outcome), queue);
    said::heading(ui, "WHO DECIDES");
    said::sentence(ui, &words.ways_to(&ending.outcome), queue);
    if ending.forced_by.is_some() {
        said::all(ui, &words.control(at), queue);
    }
    if shown.outcomes.len() > 1 && ui.button("Show the ways here").clicked() {
        queue.send(Command::Highlight(place));
    }
    let way = shown.ruling.shortest(at);
    if !way.is_empty() {
        said::heading(ui, "A SHORTEST WAY");
    }
    for step in way {
        let words = words.step(step).map(|words| words.text).unwrap_or_default();
        if ui.add(Button::new(words).wrap()).clicked() {
            queue.send(Command::SelectStep(step));
        }
    }
}
