//! The rows of a battlefield.

use egui::{Rect, Vec2, pos2, vec2};

use super::laid::{Heap, Seat, count};
use crate::table::scene::{Piece, Row, Scene};
use crate::theme::size::table as size;
use language::board::Zone;

/// The cards on the battlefields, without their places yet.
pub(super) struct Cells {
    /// By player and row.
    of: Vec<Vec<Cell>>,
}

/// Cards that lie on one another.
struct Cell {
    pieces: Vec<usize>,
    /// What is attached, the nearest to the top card first.
    under: Vec<usize>,
    is_tapped: bool,
    row: Row,
}

impl Cells {
    /// The cards of a scene; with `all` like ones lie on one heap, otherwise only tokens and lands.
    pub(super) fn of(scene: &Scene, all: bool) -> Self {
        let pieces = &scene.pieces;
        let mut of: Vec<Vec<Cell>> = scene.sides.iter().map(|_| Vec::new()).collect();
        let mut under: Vec<Vec<usize>> = vec![Vec::new(); pieces.len()];
        let mut heap: Vec<Option<(usize, usize)>> = vec![None; pieces.len()];
        let lies = |piece: &Piece| piece.zone == Zone::Battlefield;
        for (at, piece) in pieces.iter().enumerate().filter(|(_, piece)| lies(piece)) {
            if let Some(root) = root(pieces, at) {
                under[root].push(at);
                continue;
            }
            let Some(side) = of.get_mut(piece.player) else { continue };
            let heaped = heap[piece.like].filter(|_| all || piece.heaps);
            if let Some((_, place)) = heaped.filter(|(player, _)| *player == piece.player) {
                side[place].pieces.push(at);
            } else {
                heap[piece.like] = Some((piece.player, side.len()));
                let is_tapped = piece.lies.tapped;
                side.push(Cell { pieces: vec![at], under: Vec::new(), is_tapped, row: piece.row });
            }
        }
        for cell in of.iter_mut().flatten() {
            cell.under = cell.pieces.first().map(|top| std::mem::take(&mut under[*top])).unwrap_or_default();
        }
        for side in &mut of {
            side.sort_by_key(|cell| cell.row);
        }
        Self { of }
    }
}

/// The permanent under which a piece lies; none where it lies by itself. What is attached in a ring lies by itself.
fn root(pieces: &[Piece], at: usize) -> Option<usize> {
    let host = |at: usize| {
        let host = pieces.get(at)?.host?;
        pieces.get(host).filter(|piece| piece.zone == Zone::Battlefield).map(|_| host)
    };
    let mut root = host(at)?;
    for _ in 0..pieces.len() {
        match host(root) {
            Some(next) if next == at => return None,
            Some(next) => root = next,
            None => return Some(root),
        }
    }
    None
}

impl Cell {
    fn card(&self, scale: f32) -> Vec2 {
        if self.is_tapped { vec2(size::CARD.y, size::CARD.x) * scale } else { size::CARD * scale }
    }

    /// All that it covers.
    fn size(&self, scale: f32) -> Vec2 {
        let layers = self.pieces.len().saturating_sub(1).min(size::LAYERS);
        let aside = if self.under.is_empty() { 0.0 } else { size::UNDER.x * scale };
        let more = vec2(aside, under(scale) * count(self.under.len()));
        self.card(scale) + more + Vec2::splat(size::LAYER * count(layers))
    }
}

/// The rows of a player's battlefield.
pub(super) struct Rows {
    /// How high they are together, with what is around them.
    pub(super) height: f32,
    /// The cells of each line by their places, the front row first, and how high the line is.
    lines: Vec<(Vec<usize>, f32)>,
}

impl Rows {
    /// Breaks a player's cards into lines of a width.
    pub(super) fn of(cells: &Cells, player: usize, width: f32, scale: f32) -> Self {
        let side = cells.of.get(player).map_or(&[][..], Vec::as_slice);
        let room = width - 2.0 * size::MARGIN;
        let mut lines: Vec<(Vec<usize>, f32)> = Vec::new();
        let (mut used, mut is_front) = (f32::INFINITY, true);
        for (at, cell) in side.iter().enumerate() {
            let whole = cell.size(scale);
            // Those that fight have rows of their own.
            let fights = cell.row == Row::Front;
            let is_new = used + size::GAP + whole.x > room || fights != is_front;
            if let Some((line, height)) = lines.last_mut().filter(|_| !is_new) {
                line.push(at);
                *height = height.max(whole.y);
                used += size::GAP + whole.x;
            } else {
                lines.push((vec![at], whole.y));
                used = whole.x;
            }
            is_front = fights;
        }
        let gaps = size::GAP * count(lines.len() + 1);
        let height = lines.iter().map(|(_, height)| height).sum::<f32>() + gaps;
        Self { height, lines }
    }

    /// Gives each card its place; the rows begin at this height. Above the stack the front row is the lowest.
    pub(super) fn placed(mut self, cells: &Cells, seat: Seat, top: f32, scale: f32) -> Vec<Heap> {
        let side = cells.of.get(seat.player).map_or(&[][..], Vec::as_slice);
        if seat.is_above {
            self.lines.reverse();
        }
        let (mut heaps, mut y) = (Vec::new(), top + size::GAP);
        for (line, height) in self.lines {
            let mut x = seat.rect.left() + size::MARGIN;
            for cell in line.into_iter().filter_map(|at| side.get(at)) {
                let whole = cell.size(scale);
                let from = pos2(x, y + height - whole.y);
                let rect = Rect::from_min_size(from, cell.card(scale));
                let under = cell.under.iter().zip(1..);
                let under = under.map(|(piece, at)| (*piece, attached(rect, at, scale))).collect();
                heaps.push(Heap { pieces: cell.pieces.clone(), rect, under, player: seat.player });
                x += whole.x + size::GAP;
            }
            y += height + size::GAP;
        }
        heaps
    }
}

/// How far what is attached sticks out: so far that its name can be read.
pub(crate) fn under(scale: f32) -> f32 {
    (size::UNDER.y * scale).max(17.0)
}

/// Where the card lies that is attached as the so-manieth: below its host, and its name sticks out.
fn attached(host: Rect, at: usize, scale: f32) -> Rect {
    let by = vec2(size::UNDER.x * scale, under(scale) * count(at));
    Rect::from_min_max(host.min + vec2(by.x, size::BAND * scale), host.max + by)
}
