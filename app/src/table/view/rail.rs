//! Players, the zones that lie as piles, and the effects that have left their source.

use egui::{
    Align2, Color32, Painter, Popup, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::card::number;
use super::look::Look;
use super::paint::{Fit, glow, heart, shield, tiny, words};
use super::tip::pile_name;
use super::{hold, tip};
use crate::board::Pick;
use crate::command::Queue;
use crate::table::TableCommand;
use crate::table::layout::LaidPile;
use crate::table::scene::{Light, Pile, Shield, Side};
use crate::theme::size::table as size;
use crate::theme::{proportional, strong};
use crate::widgets::mark::shape;
use language::board::Zone;

/// Shows players and piles.
pub(super) fn show(ui: &mut Ui, look: Look<'_>, queue: &mut Queue) {
    for (player, (side, rect)) in look.scene.sides.iter().zip(&look.laid.plates).enumerate() {
        plate(ui, look, player, side, *rect);
    }
    for laid in &look.laid.piles {
        pile(ui, look, *laid, queue);
    }
}

/// A player: mark, name, counters, and life, with what it was at first.
fn plate(ui: &Ui, look: Look<'_>, player: usize, side: &Side, rect: Rect) {
    let (palette, painter) = (look.palette, ui.painter());
    let color = palette.player(player);
    if side.is_affected {
        glow(painter, rect, 6.0, color);
    }
    painter.rect_filled(rect, 6, palette.ordering);
    let stroke = if side.is_affected { Stroke::new(2.0, color) } else { Stroke::new(1.0, palette.border) };
    painter.rect_stroke(rect, 6, stroke, StrokeKind::Inside);
    let middle = rect.center().y;
    painter.add(shape(player, pos2(rect.left() + 18.0, middle), 7.0, color));
    let text = if side.is_out { palette.faded_text } else { palette.text };
    let life = painter.layout_no_wrap(side.life.to_string(), strong(size::LIFE), text);
    let mut right = rect.right() - 12.0 - life.size().x;
    painter.galley(pos2(right, middle - life.size().y / 2.0), life, text);
    if let Some(before) = side.life_before {
        let arrow = [pos2(right - 18.0, middle), pos2(right - 6.0, middle)];
        painter.line_segment(arrow, Stroke::new(1.5, palette.weak));
        let head = vec![arrow[1] + vec2(1.0, 0.0), arrow[1] + vec2(-5.0, -4.0), arrow[1] + vec2(-5.0, 4.0)];
        painter.add(egui::Shape::convex_polygon(head, palette.weak, Stroke::NONE));
        let was = painter.layout_no_wrap(before.to_string(), proportional(size::LIFE), palette.weak);
        right -= 24.0 + was.size().x;
        painter.galley(pos2(right, middle - was.size().y / 2.0), was, palette.weak);
    }
    heart(painter, pos2(right - 15.0, middle), 15.0, text);
    let room = right - 28.0 - (rect.left() + 32.0);
    let active = if side.is_active { " active" } else { "" };
    let name = words(painter, &side.name, strong(15.0), text, Fit { width: room, lines: 1 });
    let x = rect.left() + 32.0;
    let end = x + name.size().x;
    painter.galley(pos2(x, middle - name.size().y / 2.0), name, text);
    let more = format!("{active} {}", side.counters.join(" ")).trim_end().to_owned();
    let more = words(painter, &more, tiny(), palette.weak, Fit { width: right - 28.0 - end, lines: 1 });
    painter.galley(pos2(end + 3.0, middle - more.size().y / 2.0), more, palette.weak);
    let response = ui.interact(rect, look.id_of(("player", player)), Sense::hover());
    let affected = if side.is_affected { ", affected" } else { "" };
    let said = format!("{} at {} life{active}{affected}", side.name, side.life);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    tip::of_player(response, side);
}

fn pile(ui: &mut Ui, look: Look<'_>, LaidPile { player, zone, rect }: LaidPile, queue: &mut Queue) {
    let Some(side) = look.scene.sides.get(player) else { return };
    let Some(pile) = side.piles.iter().find(|pile| pile.zone == zone) else { return };
    let painter = ui.painter().clone();
    let id = look.id_of(("pile", player, zone));
    pile_face(&painter, look, pile, rect);
    let response = ui.interact(rect, id, Sense::click());
    let said = format!("{}'s {}: {}", side.name, pile_name(zone), pile.count);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
    if let Some(offered) = pile.light.offered {
        number(ui, look, &painter, (rect.right_top(), offered), pile_name(zone), id, queue);
    }
    let response = tip::of_pile(look, response, side, pile);
    if pile.pieces.is_empty() {
        return;
    }
    Popup::menu(&response).show(|ui| {
        for piece in pile.pieces.iter().filter_map(|at| look.scene.pieces.get(*at)) {
            let button = egui::Button::new(&piece.name).sense(Sense::click_and_drag());
            let row = ui.add(button);
            if row.clicked() && piece.place.is_some() {
                queue.send(TableCommand::Pick(piece.id.clone(), Pick::Alone));
            }
            if let Some(place) = piece.place.filter(|_| look.scene.can_edit) {
                hold::take(ui, look, &row, place);
            }
            tip::of_piece(look, row, piece);
        }
        let counts = pile.pieces.iter().filter_map(|at| look.scene.pieces.get(*at)).map(|piece| piece.count);
        let unknown = pile.count.saturating_sub(counts.fold(0, u64::saturating_add));
        if unknown > 0 {
            ui.weak(format!("{unknown} more, of which nothing is known"));
        }
    });
}

fn pile_face(painter: &Painter, look: Look<'_>, pile: &Pile, rect: Rect) {
    let palette = look.palette;
    let text = if pile.count == 0 { palette.faded_text } else { palette.text };
    if pile.count == 0 {
        let corners =
            [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
        painter.extend(egui::Shape::dashed_line(&corners, Stroke::new(1.0, palette.faded), 4.0, 3.0));
    } else {
        let layers = pile.count.min(3) - 1;
        for layer in (1..=layers).rev() {
            let by = 2.0 * f32::from(u8::try_from(layer).unwrap_or(0));
            painter.rect(
                rect.translate(vec2(by, by)),
                5,
                palette.ordering,
                edge(palette.border),
                StrokeKind::Inside,
            );
        }
        painter.rect(rect, 5, palette.ordering, edge(palette.border), StrokeKind::Inside);
    }
    lit(painter, look, &pile.light, rect, 5.0);
    let middle = rect.center();
    painter.text(
        middle - vec2(0.0, 7.0),
        Align2::CENTER_CENTER,
        pile.count.to_string(),
        strong(size::FIGURE),
        text,
    );
    let weak = if pile.count == 0 { palette.faded_text } else { palette.weak };
    let fit = Fit { width: rect.width() - 2.0, lines: 1 };
    let is_small = rect.width() < size::PILE.x;
    let short = [(Zone::Command, "cmd"), (Zone::Graveyard, "grave")];
    let short = short.into_iter().find(|(zone, _)| is_small && *zone == pile.zone);
    let said = short.map_or(pile_name(pile.zone), |(_, words)| words);
    let name = words(painter, said, tiny(), weak, fit);
    painter.galley(pos2(middle.x - name.size().x / 2.0, middle.y), name, weak);
}

fn edge(color: Color32) -> Stroke {
    Stroke::new(1.0, color)
}

/// The outline of what is affected or offered.
fn lit(painter: &Painter, look: Look<'_>, light: &Light, rect: Rect, round: f32) {
    let color = match (light.affected, light.offered) {
        (Some(player), _) => look.palette.player(player),
        (None, Some(_)) => look.palette.accent,
        (None, None) => return,
    };
    glow(painter, rect, round, color);
    painter.rect_stroke(rect, round, Stroke::new(2.0, color), StrokeKind::Inside);
}

/// Shows the effects that have left their source: beside a player, or on the edge of the card that one guards.
pub(super) fn badges(ui: &mut Ui, look: Look<'_>, queue: &mut Queue) {
    for (at, (shield, rect)) in look.scene.shields.iter().zip(&look.laid.shields).enumerate() {
        if rect.width() > 24.0
            && look.laid.fields.iter().all(|field| is_seen(look, shield, field.rect, *rect))
        {
            badge(ui, look, at, shield, *rect, queue);
        }
    }
}

/// A badge on a card that is scrolled out of its field is not seen.
fn is_seen(look: Look<'_>, shield: &Shield, field: Rect, rect: Rect) -> bool {
    let player = shield.guards.and_then(|at| look.scene.pieces.get(at)).map(|piece| piece.player);
    let own = player.and_then(|player| look.laid.fields.get(player)).map(|field| field.rect);
    own != Some(field) || field.intersects(rect) || rect.height() > size::BADGE
}

fn badge(ui: &mut Ui, look: Look<'_>, at: usize, one: &Shield, rect: Rect, queue: &mut Queue) {
    let (palette, painter) = (look.palette, ui.painter().clone());
    let is_dim = one.light.is_dim;
    let (ground, text) = match (is_dim, one.light.offered.is_some()) {
        (true, _) => (palette.panel, palette.faded_text),
        (false, true) => (palette.accent_ground, palette.text),
        (false, false) => (palette.deciding, palette.text),
    };
    painter.rect(
        rect,
        4,
        ground,
        edge(if is_dim { palette.faded } else { palette.border }),
        StrokeKind::Inside,
    );
    lit(&painter, look, &one.light, rect, 4.0);
    let mut x = rect.left() + size::CHIP;
    if one.prevents {
        shield(&painter, pos2(x + 4.0, rect.center().y), rect.height() * 0.5, text);
        x += 16.0;
    }
    let fit = Fit { width: rect.right() - 4.0 - x, lines: 1 };
    let font = strong(if rect.height() > size::BADGE { 13.0 } else { size::TINY });
    let name = words(&painter, &one.words, font, text, fit);
    painter.galley(pos2(x, rect.center().y - name.size().y / 2.0), name, text);
    let id = look.id_of(("shield", at));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &one.words));
    if let Some(offered) = one.light.offered {
        number(ui, look, &painter, (rect.right_top(), offered), &one.words, id, queue);
    }
    tip::of_shield(look, response, one);
}
