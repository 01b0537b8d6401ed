//! How it can end: one row for each outcome, one column for each difference.

use egui::{Align, Color32, Label, Layout, RichText, ScrollArea, Sense, Ui};
use egui_extras::{Column, TableBuilder, TableRow};
use engine::ids::PlayerId;
use rulebook::words::grammar::list;
use rulebook::words::tally::ways;

use super::{mark, palette};
use crate::command::{Command, Queue};
use crate::label::capital;
use crate::shown::{Ending, Shown};
use crate::state::State;
use crate::theme::size;

/// Shows the table, once there is a ruling.
pub(super) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let Some(shown) = state.shown() else { return };
    ui.horizontal_wrapped(|ui| {
        let count = shown.outcomes.len();
        ui.heading(match count {
            0 => "No outcome was reached".to_owned(),
            1 => "1 outcome".to_owned(),
            _ => format!("{count} outcomes"),
        });
        if count == 0 {
            return;
        }
        if shown.ruling.lane_count() > 0 {
            let lanes = format!("in {} lanes", shown.ruling.lane_count());
            ui.label(RichText::new(lanes).color(palette(ui).weak));
        }
        ui.label(RichText::new(capital(&ways(shown.ruling.paths()))).color(palette(ui).weak));
        if state.highlight.is_some() {
            if ui.button("Show all ways").clicked() {
                queue.send(Command::Clear);
            }
        } else if shown.outcomes.len() > 1 {
            ui.label(RichText::new("Click one to see the ways to it.").small().color(palette(ui).weak));
        }
    });
    if !shown.columns.common.is_empty() {
        let common = format!("In every outcome: {}.", list(&shown.columns.common));
        ui.label(RichText::new(common).color(palette(ui).weak));
    }
    if shown.outcomes.is_empty() {
        return;
    }
    ScrollArea::horizontal().auto_shrink(false).show(ui, |ui| table(ui, state, shown, queue));
}

/// The columns on who has it in hand how it ends; none when it can end in one way only.
fn powers(shown: &Shown) -> &'static [&'static str] {
    if shown.outcomes.len() > 1 { &["Can force it", "Can avoid it"] } else { &[] }
}

fn table(ui: &mut Ui, state: &State, shown: &Shown, queue: &mut Queue) {
    let columns = &shown.columns;
    let weak = palette(ui).weak;
    ui.spacing_mut().item_spacing.x = size::COLUMN_SPACING;
    let table = TableBuilder::new(ui)
        .striped(true)
        .sense(Sense::click())
        .auto_shrink([true, false])
        .min_scrolled_height(0.0)
        .cell_layout(Layout::left_to_right(Align::Center))
        .column(Column::auto().at_least(96.0))
        .columns(Column::auto().at_least(70.0), columns.headers.len() + 1 + powers(shown).len());
    let header = table.header(size::ROW, |mut row| {
        let headers = columns.headers.iter().map(String::as_str);
        let powers = powers(shown).iter().copied();
        for words in ["Outcome", "Ways"].into_iter().chain(powers).chain(headers) {
            row.col(|ui| {
                ui.add(Label::new(RichText::new(words).strong().color(weak)).extend());
            });
        }
    });
    header.body(|body| {
        body.rows(size::ROW, shown.outcomes.len(), |mut row| {
            let place = row.index();
            row.set_selected(state.highlight.as_ref().is_some_and(|h| h.outcome == place));
            if outcome(&mut row, shown, place, weak) || row.response().clicked() {
                queue.send(Command::Highlight(place));
            }
        });
    });
}

/// One row. Whether its name was clicked.
fn outcome(row: &mut TableRow<'_, '_>, shown: &Shown, place: usize, weak: Color32) -> bool {
    let Ending { outcome, forced_by, avoided_by } = &shown.outcomes[place];
    let mut clicked = false;
    row.col(|ui| clicked = ui.selectable_label(false, format!("Outcome {}", place + 1)).clicked());
    row.col(|ui| {
        ui.label(rulebook::words::tally::paths(outcome.paths));
    });
    for who in [forced_by, avoided_by].into_iter().take(powers(shown).len()) {
        row.col(|ui| players(ui, shown, who.as_deref()));
    }
    for value in &shown.columns.rows[place] {
        row.col(|ui| {
            if value.is_empty() {
                ui.label(RichText::new("-").color(weak)).on_hover_text("as it was before");
            } else {
                ui.add(Label::new(value).extend());
            }
        });
    }
    clicked
}

fn players(ui: &mut Ui, shown: &Shown, players: Option<&[PlayerId]>) {
    let palette = palette(ui);
    match players {
        None => {
            ui.label(RichText::new("not worked out").color(palette.weak));
        }
        Some([]) => {
            ui.label(RichText::new("nobody").color(palette.weak));
        }
        Some(players) => {
            ui.spacing_mut().item_spacing.x = size::ITEM_SPACING.x;
            for player in players {
                mark::show(ui, palette, *player);
                ui.label(shown.ruling.player(*player));
            }
        }
    }
}
