//! Where everything lies: seats around the stack, rows of cards, and how large those are.
//!
//! All cards have one size. They shrink together as long as that makes them fit; then like ones lie on heaps; then the
//! rows of a player scroll.

mod laid;
mod rail;
pub(crate) mod rows;

use egui::{Rect, Vec2, pos2, vec2};

use super::scene::Scene;
use crate::theme::size::table as size;
pub use laid::{Field, Heap, Laid, LaidPile};
use laid::{Seat, count};
use rows::{Cells, Rows};

/// Lays everything out in a rectangle; `scrolled` says how far each battlefield is.
pub fn lay_out(scene: &Scene, room: Rect, scrolled: &[f32]) -> Laid {
    let lane = lane_height(scene, room);
    let plain = Cells::of(scene, false);
    let height = room.height() - lane;
    let rows = seats(scene.sides.len(), room.width());
    let fits = |cells: &Cells, scale: f32| needed(scene, &rows, cells, room.width(), scale) <= height;
    let found = size::SCALES.into_iter().find(|scale| fits(&plain, *scale));
    let (cells, scale) = if let Some(scale) = found {
        (plain, scale)
    } else {
        let heaped = Cells::of(scene, true);
        let found = size::SCALES.into_iter().find(|scale| *scale <= 1.0 && fits(&heaped, *scale));
        (heaped, found.unwrap_or(least()))
    };
    let (seats, lane) = placed(scene, (&rows, &cells), room, lane, scale);
    let mut laid = Laid {
        scale,
        heaps: Vec::new(),
        fields: vec![
            Field { rect: Rect::NOTHING, height: 0.0, scrolled: 0.0, is_above: false };
            scene.sides.len()
        ],
        plates: vec![Rect::NOTHING; scene.sides.len()],
        piles: Vec::new(),
        shields: vec![Rect::NOTHING; scene.shields.len()],
        lane,
        stack: Vec::new(),
        event: None,
    };
    for seat in seats {
        seat_out(scene, &cells, seat, scrolled.get(seat.player).copied().unwrap_or(0.0), &mut laid);
    }
    on_guarded(scene, &mut laid);
    stack_out(scene, &mut laid);
    laid
}

/// The smallest scale.
fn least() -> f32 {
    size::SCALES.into_iter().fold(1.0, f32::min)
}

/// Who sits where, in rows from above, those below the stack marked so: turn order goes round clockwise, and the first
/// player sits below.
fn seats(players: usize, width: f32) -> Vec<(bool, Vec<usize>)> {
    let below = (players / 2).max(1).min(players);
    let above: Vec<usize> = (1..=players - below).collect();
    let below: Vec<usize> =
        std::iter::once(0).chain((players - below + 1..players).rev()).take(players).collect();
    let beside = if width >= 2.0 * size::SEAT && players > 2 { 2 } else { 1 };
    let above = above.chunks(beside).map(|row| (true, row.to_vec()));
    let below = below.chunks(beside).map(|row| (false, row.to_vec()));
    above.chain(below).collect()
}

/// How high all rows of seats are together at a scale.
fn needed(scene: &Scene, rows: &[(bool, Vec<usize>)], cells: &Cells, width: f32, scale: f32) -> f32 {
    rows.iter().map(|(_, row)| row_needed(scene, row, cells, width, scale)).sum()
}

fn row_needed(scene: &Scene, row: &[usize], cells: &Cells, width: f32, scale: f32) -> f32 {
    let width = width / count(row.len());
    let seat =
        |player: &usize| rail::height(scene, *player, width) + Rows::of(cells, *player, width, scale).height;
    row.iter().map(seat).fold(0.0, f32::max)
}

/// Divides the room: each row has what it needs, and an equal part of the rest; where there is too little, its part of what
/// there is. Also says where the stack is.
fn placed(
    scene: &Scene,
    (rows, cells): (&[(bool, Vec<usize>)], &Cells),
    room: Rect,
    lane: f32,
    scale: f32,
) -> (Vec<Seat>, Rect) {
    let mut stack = None;
    let needs: Vec<f32> =
        rows.iter().map(|(_, row)| row_needed(scene, row, cells, room.width(), scale)).collect();
    let (height, total) = ((room.height() - lane).max(0.0), needs.iter().sum::<f32>());
    let left = height - total;
    let least = height / count(rows.len()) * 0.5;
    let given = |need: f32| {
        if left >= 0.0 {
            need + left / count(rows.len())
        } else {
            (need * height / total.max(1.0)).max(least)
        }
    };
    let shares: Vec<f32> = needs.iter().map(|need| given(*need)).collect();
    let fit = height / shares.iter().sum::<f32>().max(1.0);
    let (mut seats, mut y) = (Vec::new(), room.top());
    for ((is_above, row), share) in rows.iter().zip(shares) {
        if !is_above && stack.is_none() {
            stack = Some(Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), lane)));
            y += lane;
        }
        let each = vec2(room.width() / count(row.len()), share * fit);
        for (at, player) in row.iter().enumerate() {
            let rect = Rect::from_min_size(pos2(room.left() + each.x * count(at), y), each);
            seats.push(Seat { player: *player, rect, is_above: *is_above });
        }
        y += each.y;
    }
    (seats, stack.unwrap_or(Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), lane))))
}

/// A seat: the line with the player and the piles at its outer edge, the battlefield towards the stack.
fn seat_out(scene: &Scene, cells: &Cells, seat: Seat, scrolled: f32, laid: &mut Laid) {
    // In a room that is too low there is no battlefield, and never less than none.
    let rail = rail::height(scene, seat.player, seat.rect.width()).min(seat.rect.height());
    let (line, field) = if seat.is_above {
        seat.rect.split_top_bottom_at_y(seat.rect.top() + rail)
    } else {
        let (field, line) = seat.rect.split_top_bottom_at_y(seat.rect.bottom() - rail);
        (line, field)
    };
    rail::lay_out(scene, seat.player, line, laid);
    let rows = Rows::of(cells, seat.player, field.width(), laid.scale);
    let mut there = Field { rect: field, height: rows.height, scrolled: 0.0, is_above: seat.is_above };
    there.scrolled = scrolled.clamp(0.0, there.most());
    // Cards lie towards the stack.
    let top = if seat.is_above {
        field.bottom() - rows.height + there.scrolled
    } else {
        field.top() - there.scrolled
    };
    laid.heaps.extend(rows.placed(cells, seat, top, laid.scale));
    if let Some(place) = laid.fields.get_mut(seat.player) {
        *place = there;
    }
}

/// Effects that guard one card on the battlefield stand on its edge.
fn on_guarded(scene: &Scene, laid: &mut Laid) {
    let Laid { heaps, shields, .. } = laid;
    for (at, rect) in shields.iter_mut().enumerate() {
        let Some(guards) = scene.shields.get(at).and_then(|shield| shield.guards) else { continue };
        let here = |heap: &Heap| {
            let under = heap.under.iter().find(|(piece, _)| *piece == guards).map(|(_, rect)| *rect);
            if heap.pieces.contains(&guards) { Some(heap.rect) } else { under }
        };
        if let Some(card) = heaps.iter().find_map(here) {
            let before = scene.shields.iter().take(at).filter(|other| other.guards == Some(guards)).count();
            let from = card.left_top() + vec2(-4.0, size::BAND * 0.9 + count(before) * (size::BADGE + 2.0));
            *rect = Rect::from_min_size(from, vec2(card.width() * 0.9, size::BADGE));
        }
    }
}

/// How high the stack is.
fn lane_height(scene: &Scene, room: Rect) -> f32 {
    let is_empty = scene.stack.is_empty() && scene.pending.is_empty();
    if is_empty { size::EMPTY_STACK } else { size::STACK.min((room.height() * 0.24).max(size::EMPTY_STACK)) }
}

/// What lies on the stack, the top on the left, what is about to happen before it.
fn stack_out(scene: &Scene, laid: &mut Laid) {
    let does = scene.stack.iter().any(|lying| !lying.does.is_empty());
    let has_event = !scene.pending.is_empty() && !does;
    let number = scene.stack.len() + usize::from(has_event);
    if number == 0 {
        return;
    }
    let left = laid.lane.left() + size::MARGIN + size::STACK_LABEL;
    let room = (laid.lane.right() - size::MARGIN - left).max(0.0);
    let each = ((room - size::GAP * count(number - 1)) / count(number)).clamp(size::LYING_LEAST, size::LYING);
    let card = Vec2::new(each.min(room), (laid.lane.height() - 14.0).max(0.0));
    let at = |place: usize| {
        let from = pos2(left + (each + size::GAP) * count(place), laid.lane.top() + 7.0);
        Rect::from_min_size(from, card)
    };
    let fits = |rect: &Rect| rect.right() <= laid.lane.right();
    let mut all = (0..number).map(at).take_while(fits);
    laid.event = if has_event { all.next() } else { None };
    laid.stack = all.collect();
}

#[cfg(test)]
mod tests;
