//! Everything about the selected moment: what is pending, who orders and why, what is offered, what is not and
//! why not, and what each step changes.

mod parts;
mod step;

use egui::{Button, CollapsingHeader, RichText, ScrollArea, Ui};
use petgraph::graph::NodeIndex;

use parts::parts;

use crate::cards::CardsCommand;
use crate::command::{Command, Queue};
use crate::object::ObjectCommand;
use crate::presentation::Presentation;
use crate::presentation::reading::{Judgement, Reading, number};
use crate::selection::{Selection, SelectionCommand};
use crate::state::State;
use crate::theme::{bold, size};
use crate::widgets::sentence::Teller;
use crate::widgets::{mark, palette, sentence, tooltip};
use engine::Ruling;
use statements::moment::Moment;

/// Shows the selected moment.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    ui.set_min_width(ui.available_width());
    ui.add_space(4.0);
    let shown = state.presentation().filter(|shown| shown.has_events());
    let (Some(shown), Some(selection)) = (shown, &state.selection) else {
        let words = if shown.is_some() {
            "Click a moment to read about it."
        } else {
            "Once something happens, you read here who orders what applies, what is offered, and what isn't and why."
        };
        ui.label(RichText::new(words).color(palette(ui).weak));
        return;
    };
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let told = Teller { state, shown };
        ui.push_id(selection.moment, |ui| moment(ui, told, selection, queue));
    });
}

fn moment(ui: &mut Ui, told: Teller<'_>, selection: &Selection, queue: &mut Queue) {
    let Selection { moment, reading, .. } = selection;
    let shown = told.shown;
    ui.heading(title(shown, *moment));
    match reading.moment {
        Moment::Ordering | Moment::Deciding | Moment::Passing => between(ui, told, selection, queue),
        Moment::Outcome | Moment::Loop => ending(ui, told, *moment, queue),
        Moment::Split => {
            if let Some(split) = shown.words().split() {
                told.sentence(ui, &split, queue);
            }
            between(ui, told, selection, queue);
        }
        Moment::Open => {
            ui.label("A limit was reached before this moment was worked out.");
        }
    }
}

fn title(shown: &Presentation, at: NodeIndex) -> String {
    let name = match shown.columns.place(at) {
        Some(place) => format!("Outcome {} (moment {})", place + 1, number(at)),
        None => format!("Moment {}", number(at)),
    };
    match shown.ruling.lane_of(at) {
        Some(lane) => format!("{name}, lane {}: {}", lane + 1, shown.words().lane_name(lane)),
        None => name,
    }
}

fn between(ui: &mut Ui, told: Teller<'_>, selection: &Selection, queue: &mut Queue) {
    let Reading { pending, who, waiting, refused, .. } = &selection.reading;
    happened(ui, told, selection.moment, "WHAT HAS HAPPENED", queue);
    if !pending.is_empty() {
        sentence::heading(ui, "ABOUT TO HAPPEN");
        parts(ui, told, pending, queue);
    }
    costs(ui, told, selection.moment, queue);
    if let Some(who) = who {
        sentence::heading(
            ui,
            if selection.reading.moment == Moment::Ordering { "WHO ORDERS" } else { "THE QUESTION" },
        );
        ui.horizontal_top(|ui| {
            if let Some(player) = player(&told.shown.ruling, selection.moment) {
                mark::show(ui, palette(ui), player);
            }
            ui.vertical(|ui| told.sentence(ui, who, queue));
        });
    }
    step::all(ui, told, selection, queue);
    judgements(ui, told, "WAITING", waiting, queue);
    let (elsewhere, refused): (Vec<&Judgement>, Vec<_>) = refused.iter().partition(|one| one.is_elsewhere);
    judgements(ui, told, "NOT OFFERED", refused, queue);
    if !elsewhere.is_empty() {
        let words = format!("Looking at other events: {}", elsewhere.len());
        CollapsingHeader::new(RichText::new(words).color(palette(ui).weak)).id_salt("elsewhere").show(
            ui,
            |ui| {
                for one in elsewhere {
                    judgement(ui, told, one, queue);
                }
            },
        );
    }
    named(ui, told, selection, queue);
}

/// What happens on a shortest way to a moment, where anything does.
fn happened(ui: &mut Ui, told: Teller<'_>, at: NodeIndex, heading: &str, queue: &mut Queue) {
    let happened = told.shown.happened(at);
    if !happened.is_empty() {
        sentence::heading(ui, heading);
        told.all(ui, happened, queue);
    }
}

/// What the spells that would be cast cost, line by line.
fn costs(ui: &mut Ui, told: Teller<'_>, at: NodeIndex, queue: &mut Queue) {
    for cost in told.shown.words().costs(at) {
        sentence::heading(ui, "WHAT IT COSTS");
        ui.label(RichText::new(cost.head()).family(bold()));
        egui::Grid::new(("cost", &cost.spell)).num_columns(2).show(ui, |ui| {
            for line in &cost.lines {
                ui.label(RichText::new(&line.mana).family(bold()));
                told.sentence(ui, &line.why, queue);
                ui.end_row();
            }
        });
    }
}

fn player(ruling: &Ruling, at: NodeIndex) -> Option<statements::ids::PlayerId> {
    ruling.orderer(at).or_else(|| ruling.asked(at)?.decider)
}

fn judgements<'a>(
    ui: &mut Ui,
    told: Teller<'_>,
    heading: &str,
    list: impl IntoIterator<Item = &'a Judgement>,
    queue: &mut Queue,
) {
    let mut list = list.into_iter().peekable();
    if list.peek().is_some() {
        sentence::heading(ui, heading);
    }
    for one in list {
        judgement(ui, told, one, queue);
    }
}

fn judgement(ui: &mut Ui, told: Teller<'_>, one: &Judgement, queue: &mut Queue) {
    told.strong(ui, &one.label, queue);
    ui.indent(one.effect, |ui| {
        told.weak(ui, &one.does.text, queue);
        told.all(ui, one.origin.as_slice(), queue);
        told.all(ui, &one.because, queue);
        told.all(ui, &one.not_for, queue);
    });
}

/// The names that the panel tells of, as links: what the pointer finds in the sentences, for the keyboard too.
fn named(ui: &mut Ui, told: Teller<'_>, selection: &Selection, queue: &mut Queue) {
    let Selection { reading, moment: at, .. } = selection;
    let labels = [&reading.offered, &reading.waiting, &reading.refused].into_iter().flatten();
    let texts = labels.filter(|one| !one.is_elsewhere).map(|one| one.label.as_str());
    let texts = texts.chain(reading.pending.iter().map(|(_, words)| words.as_str()));
    let mut objects: Vec<usize> =
        texts.flat_map(|text| told.shown.names.mentions(text)).map(|mention| mention.object).collect();
    objects.sort_unstable();
    objects.dedup();
    if objects.is_empty() {
        return;
    }
    sentence::heading(ui, "NAMED HERE");
    ui.horizontal_wrapped(|ui| {
        for object in objects.into_iter().filter_map(|place| told.shown.opened.board.objects.get(place)) {
            let name = if object.is.name.is_empty() { &object.id } else { &object.is.name };
            let link =
                ui.link(&object.id).on_hover_ui(|ui| tooltip::object(ui, told.state, told.shown, object));
            if link.clicked() {
                queue.send(Command::Cards(CardsCommand::Open(name.clone())));
            }
            size_now(ui, told.shown, *at, &object.id, queue);
        }
    });
}

/// The size of an object at a moment, if it has one. A click tells what made it that.
fn size_now(ui: &mut Ui, shown: &Presentation, at: NodeIndex, name: &str, queue: &mut Queue) {
    let called = shown.ruling.objects_called(Some(at), name).ok();
    let Some(look) = called.and_then(|called| shown.ruling.look(Some(at), *called.first()?)) else { return };
    let Some((power, toughness)) = look.is.power.zip(look.is.toughness) else { return };
    let words = RichText::new(format!("{power}/{toughness}")).small();
    if ui.link(words).on_hover_text("What made it that, layer by layer").clicked() {
        queue.send(ObjectCommand::Show(name.to_owned()));
    }
    ui.add_space(size::INDENT / 2.0);
}

fn ending(ui: &mut Ui, told: Teller<'_>, at: NodeIndex, queue: &mut Queue) {
    let shown = told.shown;
    let Some((place, ending)) = shown.columns.place(at).and_then(|p| Some((p, shown.outcomes.get(p)?)))
    else {
        return;
    };
    let words = shown.words();
    told.all(ui, &words.outcome(&ending.outcome), queue);
    sentence::heading(ui, "WHO DECIDES");
    told.sentence(ui, &words.ways_to(&ending.outcome), queue);
    if ending.forced_by.is_some() {
        told.all(ui, &words.control(at), queue);
    }
    let is_lit = told.state.highlight.as_ref().is_some_and(|highlight| highlight.outcome == place);
    let button = if is_lit { "Show all ways again" } else { "Show the ways here" };
    if shown.outcomes.len() > 1 && ui.button(button).clicked() {
        queue.send(Command::Selection(SelectionCommand::Highlight(place)));
    }
    let way = shown.ruling.shortest(at);
    let heading = if way.is_empty() { "WHAT HAPPENS" } else { "WHAT HAPPENS ON IT" };
    if !way.is_empty() {
        sentence::heading(ui, "A SHORTEST WAY");
    }
    for step in way {
        let words = words.step(step).map(|words| words.text).unwrap_or_default();
        if ui.add(Button::new(words).wrap()).clicked() {
            queue.send(Command::Selection(SelectionCommand::SelectStep(step)));
        }
    }
    happened(ui, told, at, heading, queue);
}
