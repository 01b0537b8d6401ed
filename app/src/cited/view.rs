//! The list of the rules that a ruling cites.

use egui::{Align, Label, Layout, RichText, ScrollArea, Ui};

use super::{By, Cited, CitedCommand, MOST, Row};
use crate::command::{Command, Queue};
use crate::state::State;
use crate::theme::size;
use crate::widgets::{palette, toggle};

/// Shows the rules that the ruling cites, each with how often.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let cited = &state.cited;
    if state.presentation().is_none() {
        ui.label(RichText::new("Once there is a ruling, its rules are here.").color(palette(ui).weak));
        return;
    }
    heading(ui, cited, queue);
    ui.separator();
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        for one in &cited.rows {
            row(ui, one, queue);
        }
    });
}

/// A number of things, in digits: they are compared from row to row.
fn many(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// How many there are, and in which order.
fn heading(ui: &mut Ui, cited: &Cited, queue: &mut Queue) {
    ui.horizontal_wrapped(|ui| {
        ui.heading(many(cited.rows.len(), "rule"));
        for (by, words) in [(By::Number, "By number"), (By::Often, "By how often")] {
            if toggle(ui, cited.by == by, words).clicked() {
                queue.send(CitedCommand::Sort(by));
            }
        }
    });
    if !cited.is_read() {
        let words = format!("Reading: {} of {} so far.", cited.read, many(cited.moments.min(MOST), "moment"));
        ui.label(RichText::new(words).color(palette(ui).weak));
    } else if cited.moments > MOST {
        let words = format!("Read from the first {MOST} of {}.", many(cited.moments, "moment"));
        ui.label(RichText::new(words).color(palette(ui).weak));
    }
}

/// A rule: its number opens the rulebook there, how often it is cited goes to the next such moment.
fn row(ui: &mut Ui, row: &Row, queue: &mut Queue) {
    ui.horizontal_top(|ui| {
        ui.scope(|ui| {
            ui.set_min_width(size::NUMBER);
            let words = if row.number.is_some() { row.rule.short() } else { "no number".to_owned() };
            if ui.link(words).on_hover_text(row.rule.to_string()).clicked() {
                queue.send(Command::cite(row.rule));
            }
        });
        ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
            let next = ui.link(RichText::new(many(row.at.len(), "moment")).small());
            if next.on_hover_text("Select the next moment at which it is cited").clicked() {
                queue.send(CitedCommand::Next(row.rule));
            }
            ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
                ui.add(Label::new(RichText::new(row.title).color(palette(ui).weak)).wrap());
            });
        });
    });
}
