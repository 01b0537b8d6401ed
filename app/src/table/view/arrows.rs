//! Arrows, over the cards: the event in the colour of whom it affects, attacks, blocks and targets.

use egui::epaint::CubicBezierShape;
use egui::{Color32, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::look::Look;
use super::paint::{Pill, pill};
use crate::table::scene::{Arrow, ArrowSort, End};
use crate::theme::size::table as size;
use crate::theme::strong;
use language::board::Zone;

/// Paints every arrow, that of the event last.
pub(super) fn show(ui: &Ui, look: Look<'_>) {
    let is_event = |arrow: &&Arrow| matches!(arrow.sort, ArrowSort::Happens(..));
    let (event, others): (Vec<&Arrow>, Vec<&Arrow>) = look.scene.arrows.iter().partition(is_event);
    for arrow in others.into_iter().chain(event) {
        one(ui, look, arrow);
    }
}

/// How an arrow is drawn.
struct Line {
    stroke: Stroke,
    is_dashed: bool,
}

fn line(look: Look<'_>, sort: &ArrowSort) -> Line {
    let palette = look.palette;
    let drawn = |width: f32, color: Color32, is_dashed| Line { stroke: Stroke::new(width, color), is_dashed };
    match sort {
        ArrowSort::Attacks => drawn(size::FIGHT_LINE, palette.error_text, false),
        ArrowSort::Blocks => drawn(size::FIGHT_LINE, palette.error_text, true),
        ArrowSort::Targets => drawn(size::TARGET_LINE, palette.step, false),
        ArrowSort::Happens(player, _) => {
            let color = player.map_or(palette.accent, |player| palette.player(player));
            drawn(size::EVENT_LINE, color, false)
        }
    }
}

fn one(ui: &Ui, look: Look<'_>, arrow: &Arrow) {
    let (Some(from), Some(to)) = (place(look, arrow.from), place(look, arrow.to)) else { return };
    let Line { stroke, is_dashed } = line(look, &arrow.sort);
    let (start, end) = between(from, to);
    let curve = curve(start, end, stroke);
    let points = curve.flatten(Some(0.5));
    let painter = ui.painter();
    let tip = end;
    let back = curve.sample(0.94);
    let way = (tip - back).normalized();
    let short = tip - way * size::HEAD_OF_ARROW * 0.7;
    let mut body: Vec<Pos2> =
        points.into_iter().filter(|at| at.distance(tip) > size::HEAD_OF_ARROW).collect();
    body.push(short);
    if is_dashed {
        painter.extend(Shape::dashed_line(&body, stroke, 6.0, 4.0));
    } else {
        painter.add(Shape::line(body, stroke));
    }
    let aside = vec2(-way.y, way.x) * (size::HEAD_OF_ARROW * 0.5 + stroke.width * 0.6);
    let foot = tip - way * (size::HEAD_OF_ARROW + stroke.width);
    painter.add(Shape::convex_polygon(vec![tip, foot + aside, foot - aside], stroke.color, Stroke::NONE));
    if let ArrowSort::Happens(_, amount) = &arrow.sort
        && !amount.is_empty()
    {
        let colors = Pill::plain(stroke.color, look.palette.on_accent);
        pill(painter, curve.sample(0.55), amount, strong(15.0), colors);
    }
}

/// Where an end is: of what is scrolled out of its field, the edge of that.
fn place(look: Look<'_>, end: End) -> Option<Rect> {
    let laid = look.laid;
    match end {
        End::Player(player) => laid.plates.get(player).copied(),
        End::Pile(player, zone) => {
            // A pile without cards is left out where there is little room: it is the player's then.
            let pile = laid.piles.iter().find(|pile| (pile.player, pile.zone) == (player, zone));
            pile.map(|pile| pile.rect).or(laid.plates.get(player).copied())
        }
        End::Battlefield(player) => {
            let field = laid.fields.get(player)?;
            Some(Rect::from_center_size(field.rect.center(), Vec2::splat(8.0)))
        }
        End::Stack(at) => Some(laid.stack.get(at).copied().unwrap_or(laid.lane)),
        End::Event => Some(laid.event.unwrap_or(laid.lane)),
        End::Piece(at) => piece(look, at),
    }
}

fn piece(look: Look<'_>, at: usize) -> Option<Rect> {
    let laid = look.laid;
    let piece = look.scene.pieces.get(at)?;
    match piece.zone {
        Zone::Battlefield => {
            let under = |heap: &crate::table::layout::Heap| {
                heap.under.iter().find(|(piece, _)| *piece == at).map(|(_, rect)| *rect)
            };
            let on = |heap: &crate::table::layout::Heap| heap.pieces.contains(&at).then_some(heap.rect);
            let rect = laid.heaps.iter().find_map(|heap| on(heap).or_else(|| under(heap)))?;
            let field = laid.fields.get(piece.player)?.rect;
            let y = rect.center().y.max(field.top()).min(field.bottom());
            Some(if field.intersects(rect) {
                rect
            } else {
                Rect::from_center_size(pos2(rect.center().x, y), Vec2::splat(2.0))
            })
        }
        Zone::Stack => {
            let lying = look.scene.stack.iter().position(|lying| lying.piece == Some(at))?;
            Some(laid.stack.get(lying).copied().unwrap_or(laid.lane))
        }
        Zone::Hand | Zone::Library | Zone::Graveyard | Zone::Exile | Zone::Command => {
            place(look, End::Pile(piece.player, piece.zone))
        }
        Zone::Outside => None,
    }
}

/// From the edge of one to the edge of the other.
fn between(from: Rect, to: Rect) -> (Pos2, Pos2) {
    let (one, other) = (from.center(), to.center());
    let apart = other - one;
    // What is above or below is pointed at from there; what is beside it, from the side.
    if apart.y.abs() > from.height() / 2.0 + to.height() / 2.0 {
        let start = if apart.y < 0.0 { from.center_top() } else { from.center_bottom() };
        let end = if apart.y < 0.0 { to.center_bottom() } else { to.center_top() };
        let aside = (to.width() / 2.0 - 14.0).max(0.0);
        let end = pos2((start.x).clamp(end.x - aside, end.x + aside), end.y);
        (start, end + vec2(0.0, if apart.y < 0.0 { 4.0 } else { -4.0 }))
    } else if apart.x < 0.0 {
        (from.left_center(), to.right_center() + vec2(4.0, 0.0))
    } else {
        (from.right_center(), to.left_center() - vec2(4.0, 0.0))
    }
}

/// A curve that leaves and comes in straight.
fn curve(start: Pos2, end: Pos2, stroke: Stroke) -> CubicBezierShape {
    let apart = end - start;
    let is_upright = apart.y.abs() > apart.x.abs() * 0.4;
    let bend = if is_upright { vec2(0.0, apart.y * 0.5) } else { vec2(apart.x * 0.5, -18.0) };
    let bow = if is_upright { bend } else { vec2(apart.x * 0.5, 18.0) };
    CubicBezierShape::from_points_stroke(
        [start, start + bend, end - bow, end],
        false,
        Color32::TRANSPARENT,
        stroke,
    )
}
