//! A board by two rules dates.

use egui::{ComboBox, Key, RichText, TextEdit, Ui};

use super::sides::{first_difference, two};
use crate::command::{Command, Queue};
use crate::compare::{CompareCommand, Compared};
use crate::presentation::label;
use crate::ruling::RulingCommand;
use crate::state::State;
use crate::widgets::sentence::Teller;
use crate::widgets::{palette, sentence};
use engine::Ruling;
use language::date::Date;
use rulebook::words::compare::aspects;
use rulebook::words::tally::ways;
use rulebook::words::{Words, fact};
use statements::compare::Parting;
use statements::completion::Completion;

/// Dates that are a step away.
const PRESETS: [Date; 6] = [
    Date::new(2006, 10, 1),
    Date::new(2008, 2, 1),
    Date::new(2009, 7, 11),
    Date::new(2012, 5, 1),
    Date::new(2017, 9, 29),
    Date::new(2026, 4, 17),
];

/// So many outcomes that only one date has are listed.
const LISTED: usize = 20;

fn send(queue: &mut Queue, command: CompareCommand) {
    queue.send(Command::Compare(command));
}

/// The choice of the two dates.
pub(crate) fn choose(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let Some(dates) = state.comparison.dates else { return };
    two(ui, |ui, side| {
        ui.horizontal_wrapped(|ui| {
            let now = dates[side];
            let combo =
                ComboBox::from_id_salt(("date", side)).selected_text(format!("By the rules of {now}"));
            let combo = combo.show_ui(ui, |ui| {
                for date in PRESETS {
                    if ui.selectable_label(date == now, date.to_string()).clicked() {
                        send(queue, CompareCommand::Date(side, date));
                    }
                }
            });
            combo.response.on_hover_text("The rules date of this side");
            let mut text = state.comparison.fields[side].clone();
            let field = TextEdit::singleline(&mut text).hint_text("any date").desired_width(90.0);
            let response = ui.add(field).on_hover_text("Any rules date, like 2009-07-11; then Enter");
            if response.changed() {
                send(queue, CompareCommand::Field(side, text));
            }
            if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                send(queue, CompareCommand::ByField(side));
            }
        });
    });
    if let Some(wrong) = &state.comparison.wrong {
        ui.label(RichText::new(wrong).color(palette(ui).error_text));
    }
    ui.separator();
}

/// What came of it.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let comparing = &state.comparison;
    match &comparing.found {
        Some(Ok(compared)) => both(ui, state, compared, queue),
        Some(Err(problem)) => {
            ui.label(RichText::new(problem).color(palette(ui).error_text));
        }
        None if comparing.is_working => {
            ui.label("Ruling by both dates, and looking for what is responsible...");
            if ui.button("Stop").clicked() {
                send(queue, CompareCommand::Stop);
            }
        }
        None => {
            ui.label("Choose two dates that are different.");
        }
    }
}

fn both(ui: &mut Ui, state: &State, compared: &Compared, queue: &mut Queue) {
    let rulings = [&compared.dates.first, &compared.dates.second];
    let words = rulings.map(|ruling| compared.opened.words(ruling));
    two(ui, |ui, side| header(ui, rulings[side], words[side], queue));
    ui.separator();
    let difference = &compared.dates.difference;
    if difference.is_none() {
        ui.heading("Both dates rule this board alike.");
        return;
    }
    if !compared.dates.switches.is_empty() {
        sentence::heading(ui, "WHAT IS RESPONSIBLE");
        for &switch in &compared.dates.switches {
            two(ui, |ui, side| tell(ui, state, &words[side].switch(switch), queue));
        }
        if compared.dates.switches.len() > 1 {
            ui.label("Only all of these together make the whole difference.");
        }
    }
    if !difference.partings.is_empty() {
        parting(ui, state, &difference.partings, rulings, words, queue);
    }
    let only = [&difference.only_first, &difference.only_second];
    if only.iter().any(|list| !list.is_empty()) {
        sentence::heading(ui, "OUTCOMES BY ONE OF THEM ONLY");
        two(ui, |ui, side| outcomes(ui, rulings[side], words[side], only[side]));
    }
}

fn tell(ui: &mut Ui, state: &State, sentence: &rulebook::words::Sentence, queue: &mut Queue) {
    if let Some(shown) = state.presentation() {
        Teller { state, shown }.sentence(ui, sentence, queue);
    }
}

fn header(ui: &mut Ui, ruling: &Ruling, words: Words<'_>, queue: &mut Queue) {
    let date = ruling.as_of();
    ui.heading(format!("Rules of {date}"));
    ui.label(format!("{}.", label::capital(&label::ways_to_outcomes(ruling))));
    if ruling.completion() != Completion::Whole {
        ui.label(RichText::new(words.completion().text).color(palette(ui).warning_text));
    }
    if ui.button(format!("Show the ruling of {date}")).clicked() {
        queue.send(Command::Ruling(RulingCommand::AsOf(Some(date))));
        queue.send(Command::Alone(None));
    }
}

/// A moment at which the dates part: the way to it, which both have, and then both.
fn parting(
    ui: &mut Ui,
    state: &State,
    partings: &[Parting],
    rulings: [&Ruling; 2],
    words: [Words<'_>; 2],
    queue: &mut Queue,
) {
    let place = state.comparison.parting.min(partings.len() - 1);
    let Some(parting) = partings.get(place) else { return };
    sentence::heading(ui, "WHERE THEY PART");
    if partings.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            ui.label(format!("Moment {} of {} at which they part", place + 1, partings.len()));
            let before = ui.add_enabled(place > 0, egui::Button::new("Previous"));
            if before.clicked() {
                send(queue, CompareCommand::Parting(place - 1));
            }
            let next = ui.add_enabled(place + 1 < partings.len(), egui::Button::new("Next"));
            if next.clicked() {
                send(queue, CompareCommand::Parting(place + 1));
            }
        });
    }
    let moments = [parting.first, parting.second];
    let way = rulings[0].shortest(parting.first);
    if way.is_empty() {
        ui.label(RichText::new("They part at the start.").color(palette(ui).weak));
    }
    for step in way {
        // Until here both go the same way.
        let said = words[0].step(step);
        two(ui, |ui, _| {
            if let Some(said) = &said {
                ui.label(RichText::new(&said.text).color(palette(ui).weak));
            }
        });
    }
    first_difference(ui, &format!("FIRST DIFFERENCE: {}", aspects(parting).text));
    two(ui, |ui, side| {
        for sentence in words[side].glance(moments[side]) {
            tell(ui, state, &sentence, queue);
        }
    });
    ui.separator();
}

fn outcomes(ui: &mut Ui, ruling: &Ruling, words: Words<'_>, places: &[usize]) {
    if places.is_empty() {
        ui.label(RichText::new("none").color(palette(ui).weak));
    }
    for &end in places.iter().take(LISTED).filter_map(|&place| ruling.ends().get(place)) {
        let facts = fact::facts(words.vocabulary(), &ruling.facts(end));
        ui.label(format!("{} ({})", label::capital(&facts), ways(ruling.paths_to(end))));
    }
    if places.len() > LISTED {
        ui.label(format!("and {} more", places.len() - LISTED));
    }
}
