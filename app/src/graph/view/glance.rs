//! What a large ruling comes to, beside its graph: how many outcomes, from which to which, and where first picks lead.

use egui::WidgetInfo;
use egui::{
    Align, CursorIcon, Label, Layout, Pos2, Rect, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, Vec2,
};

use super::scene::Scene;
use crate::command::{Command, Queue};
use crate::presentation::glance::{Glance, Leading, Range, Scale};
use crate::selection::SelectionCommand;
use crate::theme::{bold, size};
use crate::widgets::{palette, sentence};
use rulebook::words::grammar::{counted, signed, thousands};
use rulebook::words::tally::ways;

/// How high the bars are.
const BARS: f32 = 56.0;

/// How high the line of a pick's range is.
const LINE: f32 = 6.0;

/// Shows it in a part of the screen.
pub(crate) fn show(ui: &mut Ui, part: Rect, scene: &Scene<'_>, glance: &Glance, queue: &mut Queue) {
    let inner = part.shrink2(Vec2::new(f32::from(size::PANEL_MARGIN), 4.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner).id_salt("glance"), |ui| {
        ui.set_clip_rect(inner.intersect(ui.clip_rect()));
        ScrollArea::vertical().id_salt("at a glance").auto_shrink(false).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - size::SCROLL);
            whole(ui, scene, glance);
            if let Some(scale) = &glance.scale {
                bars(ui, scale);
            }
            sentence::heading(ui, "WHERE THE FIRST PICK LEADS");
            for leading in &glance.first {
                first(ui, scene, glance, leading, queue);
            }
        });
    });
}

/// How many outcomes, from which to which, by how many ways.
fn whole(ui: &mut Ui, scene: &Scene<'_>, glance: &Glance) {
    let ruling = &scene.shown.ruling;
    let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    ui.label(RichText::new(counted(count(scene.shown.outcomes.len()), "outcome")).heading());
    if let Some(Scale { about, range, .. }) = &glance.scale {
        ui.label(RichText::new(format!("{about} {}", said(*range))).family(bold()));
    }
    let moments = thousands(u128::from(count(ruling.graph().node_count())));
    let words = format!("{} through {moments} moments", ways(ruling.paths()));
    ui.label(RichText::new(words).small().color(palette(ui).weak));
}

/// "63 to 198", or "63" where there is one.
fn said(Range { least, most }: Range) -> String {
    let (least, most) = (signed(least), signed(most));
    if least == most { least } else { format!("{least} to {most}") }
}

/// How many ways end where.
#[expect(clippy::cast_precision_loss, reason = "a few bars")]
fn bars(ui: &mut Ui, scale: &Scale) {
    if scale.bars.is_empty() {
        return;
    }
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), BARS), Sense::hover());
    let words = format!("How many ways end where, {}", said(scale.range));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, words.clone()));
    let each = rect.width() / scale.bars.len() as f32;
    for (at, bar) in scale.bars.iter().enumerate() {
        let left = rect.left() + at as f32 * each;
        let least = if *bar > 0.0 { 2.0 } else { 0.0 };
        let top = rect.bottom() - (bar * BARS).max(least);
        let bar = Rect::from_min_max(Pos2::new(left + 0.5, top), Pos2::new(left + each - 0.5, rect.bottom()));
        ui.painter().rect_filled(bar, 0, palette(ui).outcome_border);
    }
    response.on_hover_text(words);
}

/// Where a first pick leads; a click goes there.
fn first(ui: &mut Ui, scene: &Scene<'_>, glance: &Glance, leading: &Leading, queue: &mut Queue) {
    let all = scene.shown.outcomes.len();
    let leads = match leading.range {
        Some(range) => said(range),
        None => format!("{} of {all}", leading.outcomes),
    };
    let help = format!("{} of {all} outcomes can still come of it; a click goes there", leading.outcomes);
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(&leads).small().color(palette(ui).weak));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(&leading.label).truncate().sense(Sense::click()))
            })
            .inner
        })
        .inner
    });
    let name = row.inner;
    name.widget_info(|| WidgetInfo::labeled(Role::Link, true, format!("{}: {leads}", leading.label)));
    if name.on_hover_text(help).on_hover_cursor(CursorIcon::PointingHand).clicked()
        && let Some((_, to)) = scene.shown.ruling.graph().edge_endpoints(leading.step)
    {
        queue.send(Command::Selection(SelectionCommand::Select(to)));
    }
    if let (Some(range), Some(scale)) = (leading.range, &glance.scale) {
        line(ui, range, scale.range);
    }
}

/// A range as a part of another.
#[expect(clippy::cast_precision_loss, reason = "a place on a line")]
fn line(ui: &mut Ui, range: Range, of: Range) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), LINE), Sense::hover());
    let whole = of.most.abs_diff(of.least).max(1) as f32;
    let at = |number: i64| rect.left() + rect.width() * number.abs_diff(of.least) as f32 / whole;
    let middle = rect.center().y;
    ui.painter().hline(rect.x_range(), middle, egui::Stroke::new(1.0, palette(ui).border));
    let (from, to) = (at(range.least), at(range.most));
    let bar = Rect::from_min_max(Pos2::new(from, rect.top()), Pos2::new(to.max(from + 3.0), rect.bottom()));
    ui.painter().rect_filled(bar, 1, palette(ui).outcome_border);
}
