//! The whole ruling very small: how much stands in each part of it.

use egui::{Rect, Vec2};

use super::Layout;

/// So many parts across and down.
pub const PARTS: (usize, usize) = (64, 40);

/// How full each part of the graph is.
#[derive(Clone, PartialEq, Debug)]
pub struct Map {
    /// Row by row, how much of each part is covered by moments, from 0 to 1.
    pub cover: Vec<f32>,
}

impl Map {
    /// The map of a layout.
    pub fn of(layout: &Layout) -> Self {
        let mut cover = vec![0.0; PARTS.0 * PARTS.1];
        let size = part(layout.bounds);
        for node in &layout.nodes {
            for (x, y) in touched(layout.bounds, size, *node) {
                let part = Rect::from_min_size(corner(layout.bounds, size, (x, y)), size);
                let area = part.intersect(*node).size().max(Vec2::ZERO);
                cover[y * PARTS.0 + x] += area.x * area.y / (size.x * size.y);
            }
        }
        for one in &mut cover {
            *one = one.min(1.0);
        }
        Self { cover }
    }
}

/// The size of one part.
#[expect(clippy::cast_precision_loss, reason = "a few dozen parts")]
pub fn part(bounds: Rect) -> Vec2 {
    let parts = Vec2::new(PARTS.0 as f32, PARTS.1 as f32);
    bounds.size().max(Vec2::splat(1.0)) / parts
}

#[expect(clippy::cast_precision_loss, reason = "a few dozen parts")]
fn corner(bounds: Rect, size: Vec2, (x, y): (usize, usize)) -> egui::Pos2 {
    bounds.min + Vec2::new(x as f32 * size.x, y as f32 * size.y)
}

/// The parts that a moment lies in.
fn touched(bounds: Rect, size: Vec2, node: Rect) -> impl Iterator<Item = (usize, usize)> {
    let (from, to) = ((node.min - bounds.min) / size, (node.max - bounds.min) / size);
    let across = place(from.x, PARTS.0)..=place(to.x, PARTS.0);
    let down = place(from.y, PARTS.1)..=place(to.y, PARTS.1);
    down.flat_map(move |y| across.clone().map(move |x| (x, y)))
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a saturating cast, then clamped"
)]
fn place(at: f32, parts: usize) -> usize {
    (at as usize).min(parts - 1)
}

#[cfg(test)]
mod tests {
    use egui::Pos2;

    use super::*;
    use crate::layout::{Link, Spacing, lay_out};

    #[test]
    fn the_map_is_full_where_moments_stand_and_empty_elsewhere() {
        let links: Vec<Link> = (1..9).map(|to| Link { from: 0, to, label: None }).collect();
        let spacing = Spacing { beside: 10.0, between: 30.0, farther: 0.0 };
        let layout = lay_out(&[Vec2::new(100.0, 40.0); 9], &links, spacing);
        let map = Map::of(&layout);
        let size = part(layout.bounds);
        let cover = |at: Pos2| {
            let (x, y) = touched(layout.bounds, size, Rect::from_min_max(at, at)).next().expect("a part");
            map.cover[y * PARTS.0 + x]
        };
        assert!(cover(layout.nodes[0].center()) > 0.9);
        assert!(cover(layout.bounds.left_top()) < 0.1);
        assert!(map.cover.iter().all(|part| (0.0..=1.0).contains(part)));
    }
}
