//! How it can end: one row for each outcome, one column for each difference; and what can be made sure of.

mod ask;

use egui::{Align, Button, Color32, Label, Layout, RichText, ScrollArea, Sense, Ui, Vec2};
use egui_extras::{Column, TableBuilder, TableRow};

use super::{By, OutcomesCommand, Sort, update};
use crate::command::{Command, Queue};
use crate::presentation::label::capital;
use crate::presentation::{Ending, Presentation};
use crate::selection::SelectionCommand;
use crate::state::State;
use crate::theme::{bold, size};
use crate::widgets::{mark, palette};
use rulebook::words::tally::ways;
use statements::ids::PlayerId;

/// So many steps of a shortest way are told; of a longer one how many there are.
const STEPS_TOLD: usize = 3;

/// Shows the table, once there is a ruling.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let Some(shown) = state.presentation().filter(|shown| shown.has_events()) else {
        ui.label(
            RichText::new("Once something happens, you see here how it can end.").color(palette(ui).weak),
        );
        return;
    };
    heading(ui, state, shown, queue);
    if shown.outcomes.len() > 1 {
        ask::show(ui, state, shown, queue);
    }
    if !shown.columns.common.is_empty() {
        let common = format!("In every outcome: {}.", shown.columns.common.join(". "));
        ui.label(RichText::new(common).color(palette(ui).weak));
    }
    if shown.outcomes.is_empty() {
        if let Some(unending) = shown.words().unending() {
            ui.label(unending.to_string());
        }
        return;
    }
    ScrollArea::horizontal().auto_shrink(false).show(ui, |ui| table(ui, state, shown, queue));
}

fn heading(ui: &mut Ui, state: &State, shown: &Presentation, queue: &mut Queue) {
    ui.horizontal_wrapped(|ui| {
        let count = shown.outcomes.len();
        ui.heading(match (count, state.outcomes.rows.len()) {
            (0, _) => "No outcome was reached".to_owned(),
            (1, _) => "1 outcome".to_owned(),
            (_, rows) if rows < count => format!("{rows} of {count} outcomes"),
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
        if let Some(place) = update::chosen(state) {
            let button = ui.button(format!("Go on from outcome {}", place + 1));
            if button.on_hover_text("The board after it, to say what happens next (N)").clicked() {
                queue.send(Command::Outcomes(OutcomesCommand::GoOn));
            }
        }
        if state.highlight.is_some() {
            if ui.button("Show all ways").clicked() {
                queue.send(Command::Clear);
            }
        } else if count > 1 {
            ui.label(RichText::new("Click one to see the ways to it.").small().color(palette(ui).weak));
        }
    });
}

/// The columns of the table: what they are about, and by what they sort. First what parts the outcomes.
fn columns(shown: &Presentation) -> Vec<(&str, By)> {
    let mut columns = vec![("Outcome", By::Number)];
    let headers = shown.columns.headers.iter().enumerate();
    columns.extend(headers.map(|(place, header)| (header.as_str(), By::Fact(place))));
    columns.push(("Ways", By::Ways));
    if shown.outcomes.len() > 1 {
        columns.extend([("Can force it", By::Force), ("Can avoid it", By::Avoid)]);
    }
    columns.push(("Shortest way", By::Shortest));
    columns
}

fn table(ui: &mut Ui, state: &State, shown: &Presentation, queue: &mut Queue) {
    let columns = columns(shown);
    let weak = palette(ui).weak;
    ui.spacing_mut().item_spacing.x = size::COLUMN_SPACING;
    let table = TableBuilder::new(ui)
        .striped(true)
        .sense(Sense::click())
        .auto_shrink([true, false])
        .min_scrolled_height(0.0)
        .cell_layout(Layout::left_to_right(Align::Center))
        .column(Column::auto().at_least(96.0))
        .columns(Column::auto().at_least(70.0), columns.len() - 1);
    let header = table.header(size::ROW, |mut row| {
        for (words, by) in &columns {
            row.col(|ui| header(ui, state, words, *by, queue));
        }
    });
    header.body(|body| {
        body.rows(size::ROW, state.outcomes.rows.len(), |mut row| {
            let Some(&place) = state.outcomes.rows.get(row.index()) else { return };
            let Some(ending) = shown.outcomes.get(place) else { return };
            row.set_selected(state.highlight.as_ref().is_some_and(|h| h.outcome == place));
            if outcome(&mut row, shown, place, ending, weak) || row.response().clicked() {
                queue.send(Command::Selection(SelectionCommand::Highlight(place)));
            }
        });
    });
}

/// The head of a column: a click sorts by it.
fn header(ui: &mut Ui, state: &State, words: &str, by: By, queue: &mut Queue) {
    let sorted = state.outcomes.sort.filter(|sort| sort.by == by);
    let text = RichText::new(words).family(bold()).color(palette(ui).weak);
    let button = ui.add(Button::new(text).frame(false).wrap_mode(egui::TextWrapMode::Extend));
    if let Some(Sort { falls, .. }) = sorted {
        arrow(ui, falls);
    }
    if button.on_hover_text("Sort by this; again the other way round").clicked() {
        queue.send(Command::Outcomes(OutcomesCommand::Sort(by)));
    }
}

/// Up where the smallest comes first, down where the largest does.
fn arrow(ui: &mut Ui, falls: bool) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(10.0), Sense::hover());
    let words = if falls { "largest first" } else { "smallest first" };
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, words));
    let (tip, base) = if falls { (rect.bottom(), rect.top()) } else { (rect.top(), rect.bottom()) };
    let points = vec![
        egui::Pos2::new(rect.center().x, tip),
        egui::Pos2::new(rect.right(), base),
        egui::Pos2::new(rect.left(), base),
    ];
    ui.painter().add(egui::Shape::convex_polygon(points, palette(ui).accent, egui::Stroke::NONE));
}

/// One row. Whether its name was clicked.
fn outcome(
    row: &mut TableRow<'_, '_>,
    shown: &Presentation,
    place: usize,
    ending: &Ending,
    weak: Color32,
) -> bool {
    let Ending { outcome, forced_by, avoided_by } = ending;
    let mut clicked = false;
    row.col(|ui| clicked = ui.selectable_label(false, format!("Outcome {}", place + 1)).clicked());
    for value in shown.columns.rows.get(place).into_iter().flatten() {
        row.col(|ui| {
            if value.is_empty() {
                ui.label(RichText::new("-").color(weak)).on_hover_text("as it was before");
            } else {
                ui.add(Label::new(value).extend());
            }
        });
    }
    row.col(|ui| {
        ui.label(rulebook::words::tally::paths(outcome.paths));
    });
    if shown.outcomes.len() > 1 {
        for who in [forced_by, avoided_by] {
            row.col(|ui| players(ui, shown, who.as_deref()));
        }
    }
    row.col(|ui| {
        ui.add(Label::new(RichText::new(shortest(shown, outcome.node)).color(weak)).extend());
    });
    clicked
}

/// The steps of a shortest way: "Furnace, Shield".
fn shortest(shown: &Presentation, at: petgraph::graph::NodeIndex) -> String {
    let way = shown.ruling.shortest(at);
    let told: Vec<_> = way.iter().take(STEPS_TOLD).map(|step| shown.step(*step)).collect();
    match way.len() {
        0 => "no step".to_owned(),
        many if many > STEPS_TOLD => format!("{} and {} more", told.join(", "), many - STEPS_TOLD),
        _ => told.join(", "),
    }
}

fn players(ui: &mut Ui, shown: &Presentation, players: Option<&[PlayerId]>) {
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
