//! The stack in the middle, and what is about to happen.

use egui::{
    Align2, Color32, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::look::Look;
use super::paint::{Fit, band, glow, letters, tiny, words};
use super::{card, hold, menu, tip};
use crate::board::Pick;
use crate::command::Queue;
use crate::table::TableCommand;
use crate::table::scene::{Lying, Piece};
use crate::theme::size::table as size;
use crate::theme::{proportional, strong};
use crate::widgets::mark::shape;

/// How high the head of something on the stack is.
const HEAD: f32 = 26.0;

/// Shows what lies there.
pub(super) fn show(ui: &mut Ui, look: Look<'_>, queue: &mut Queue) {
    let (lane, palette) = (look.laid.lane, look.palette);
    ui.painter().rect_filled(lane, 0, palette.panel);
    for y in [lane.top(), lane.bottom()] {
        ui.painter().hline(lane.x_range(), y, Stroke::new(1.0, palette.faded));
    }
    label(ui, look);
    if let Some(rect) = look.laid.event {
        event(ui, look, rect);
    }
    for (at, (lying, rect)) in look.scene.stack.iter().zip(&look.laid.stack).enumerate() {
        one(ui, look, at, lying, *rect, queue);
    }
}

/// What this is, and how much lies here; also what there is no room for.
fn label(ui: &Ui, look: Look<'_>) {
    let (lane, palette) = (look.laid.lane, look.palette);
    let number = look.scene.stack.len();
    let from = pos2(lane.left() + size::MARGIN, lane.top());
    if lane.height() <= size::EMPTY_STACK {
        let at = pos2(from.x, lane.center().y);
        ui.painter().text(at, Align2::LEFT_CENTER, "Stack: empty", tiny(), palette.weak);
        return;
    }
    ui.painter().text(from + vec2(0.0, 10.0), Align2::LEFT_TOP, "Stack", strong(13.0), palette.text);
    let hidden = number.saturating_sub(look.laid.stack.len());
    let said = match (number, hidden) {
        (0, _) => "empty".to_owned(),
        (1, 0) => "1 object".to_owned(),
        (_, 0) => format!("{number} objects"),
        (_, _) => format!("{number}, top {} shown", number - hidden),
    };
    let fit = Fit { width: size::STACK_LABEL - 4.0, lines: 3 };
    let galley = words(ui.painter(), &said, tiny(), palette.weak, fit);
    ui.painter().galley(from + vec2(0.0, 28.0), galley, palette.weak);
}

/// What is about to happen, where nothing on the stack does it.
fn event(ui: &Ui, look: Look<'_>, rect: Rect) {
    let (palette, painter) = (look.palette, ui.painter());
    painter.rect(rect, 6, palette.accent_ground, Stroke::new(1.0, palette.accent), StrokeKind::Inside);
    let head = if look.scene.moment.is_some() { "About to happen" } else { "Happens next" };
    painter.text(rect.min + vec2(10.0, 6.0), Align2::LEFT_TOP, head, tiny(), palette.weak);
    told(
        ui,
        &told_words(&look.scene.pending),
        Rect::from_min_max(rect.min + vec2(0.0, 20.0), rect.max),
        palette.text,
    );
    let response = ui.interact(rect, look.id_of("event"), Sense::hover());
    let said = format!("{head}: {}", look.scene.pending.join(" "));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    response.on_hover_text(look.scene.pending.join("\n"));
}

/// The first of what happens, and how much more.
fn told_words(pending: &[String]) -> String {
    match pending {
        [] => String::new(),
        [only] => only.clone(),
        [first, rest @ ..] => format!("{first} And {} more.", rest.len()),
    }
}

fn told(ui: &Ui, said: &str, rect: Rect, color: Color32) {
    let large = rect.height() > 44.0 && said.len() < 60;
    let font = if large { strong(14.0) } else { proportional(12.0) };
    let line = if large { 18.0 } else { 16.0 };
    let lines = if rect.height() > 2.0 * line + 4.0 { 2 } else { 1 };
    let lines = if rect.height() > 3.0 * line + 4.0 { 3 } else { lines };
    let galley = words(ui.painter(), said, font, color, Fit { width: rect.width() - 20.0, lines });
    ui.painter().galley(rect.min + vec2(10.0, 3.0), galley, color);
}

fn one(ui: &mut Ui, look: Look<'_>, at: usize, lying: &Lying, rect: Rect, queue: &mut Queue) {
    let piece = lying.piece.and_then(|at| look.scene.pieces.get(at));
    face(ui, look, lying, piece, rect);
    let id = look.id_of(("stack", at, piece.map(|piece| piece.object)));
    let sense = if piece.is_some() { Sense::click_and_drag() } else { Sense::hover() };
    let response = ui.interact(rect, id, sense);
    let said = format!("{}, {} on the stack. {}", lying.name, lying.sort.to_lowercase(), lying.does);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, said.trim_end()));
    let Some(piece) = piece else { return };
    if let Some(offered) = piece.light.offered {
        let painter = ui.painter().clone();
        card::number(ui, look, &painter, (rect.right_top(), offered), &piece.name, id, queue);
    }
    if let Some(place) = piece.place {
        if response.clicked() {
            queue.send(TableCommand::Pick(piece.id.clone(), Pick::Alone));
        }
        if look.scene.can_edit {
            hold::take(ui, look, &response, place);
            menu::show(look, &response, piece, place, queue);
        }
    }
    tip::of_piece(look, response, piece);
}

fn face(ui: &Ui, look: Look<'_>, lying: &Lying, piece: Option<&Piece>, rect: Rect) {
    let (palette, painter) = (look.palette, ui.painter());
    let affected = piece.and_then(|piece| piece.light.affected);
    if let Some(player) = affected {
        glow(painter, rect, 6.0, palette.player(player));
    } else if piece.is_some_and(|piece| piece.light.offered.is_some()) {
        glow(painter, rect, 6.0, palette.accent);
    }
    painter.rect_filled(rect, 6, palette.ordering);
    let top = Rect::from_min_size(rect.min, vec2(rect.width(), HEAD));
    let ground = piece.map_or(palette.bands.none, |piece| band(palette, piece.band));
    painter.rect_filled(top, CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 }, ground);
    let is_picked = piece.is_some_and(|piece| look.state.editing.picked.contains(&piece.id));
    let does = !lying.does.is_empty();
    let stroke = match (affected, is_picked || does) {
        (Some(player), _) => Stroke::new(2.0, palette.player(player)),
        (None, true) => Stroke::new(2.0, palette.text),
        (None, false) => Stroke::new(1.0, palette.border),
    };
    painter.rect_stroke(rect, 6, stroke, StrokeKind::Inside);
    let middle = top.center().y;
    let from = pos2(rect.left() + 8.0, middle - size::CIRCLE / 2.0);
    let wide = piece.map_or(0.0, |piece| letters(painter, palette, &piece.letters, from, palette.text));
    painter.add(shape(lying.player, pos2(rect.right() - 14.0, middle), 5.5, palette.player(lying.player)));
    let times =
        if lying.times > 1 { format!("{} ×{}", lying.name, lying.times) } else { lying.name.clone() };
    let width = rect.width() - wide - 36.0;
    let name = words(painter, &times, strong(14.0), palette.text, Fit { width, lines: 1 });
    let x = rect.left() + 9.0 + wide;
    let end = x + name.size().x + 8.0;
    painter.galley(pos2(x, middle - name.size().y / 2.0), name, palette.text);
    if rect.right() - 26.0 - end > 30.0 {
        let fit = Fit { width: rect.right() - 26.0 - end, lines: 1 };
        let sort = words(painter, &lying.sort, tiny(), palette.weak, fit);
        painter.galley(pos2(end, middle - sort.size().y / 2.0), sort, palette.weak);
    }
    let below = Rect::from_min_max(pos2(rect.left(), top.bottom() + 1.0), rect.max);
    let said = if does { lying.does.clone() } else { whose(look, lying) };
    told(ui, &said, below, if does { palette.text } else { palette.weak });
}

fn whose(look: Look<'_>, lying: &Lying) -> String {
    look.scene
        .sides
        .get(lying.player)
        .map(|side| format!("{}, waits to resolve", side.name))
        .unwrap_or_default()
}
