//! The whole ruling very small: how much stands in each part of it.

use std::ops::Range;

use egui::{Rect, Vec2};

use super::shape::Layout;

/// So many parts across and down.
pub const PARTS: (usize, usize) = (64, 40);

/// So many shades are told apart.
const SHADES: f32 = 8.0;

/// Even where little stands there is something to see.
const LEAST: f32 = 0.25;

/// How full the parts of the graph are.
#[derive(Clone, PartialEq, Debug)]
pub struct Map {
    /// Row by row, what is not empty.
    pub strips: Vec<Strip>,
}

/// Parts beside each other that are about as full.
#[derive(Clone, PartialEq, Debug)]
pub struct Strip {
    /// The row that they are in, from the top.
    pub row: usize,
    /// The parts in it, from left to right.
    pub parts: Range<usize>,
    /// How strongly they are painted: 1 where all is covered by moments.
    pub shade: f32,
}

impl Map {
    /// The map of a layout.
    pub fn of(layout: &Layout) -> Self {
        let mut strips: Vec<Strip> = Vec::new();
        for (row, parts) in cover(layout).chunks(PARTS.0).enumerate() {
            for (at, shade) in parts.iter().map(|cover| shade(*cover)).enumerate() {
                match strips.last_mut() {
                    Some(last) if last.row == row && last.parts.end == at && is_same(last.shade, shade) => {
                        last.parts.end = at + 1;
                    }
                    _ if shade > 0.0 => strips.push(Strip { row, parts: at..at + 1, shade }),
                    _ => {}
                }
            }
        }
        Self { strips }
    }
}

/// Row by row, how much of each part is covered by moments, from 0 to 1.
fn cover(layout: &Layout) -> Vec<f32> {
    let mut cover = vec![0.0; PARTS.0 * PARTS.1];
    let size = part(layout.bounds);
    for node in &layout.nodes {
        for (x, y) in touched(layout.bounds, size, *node) {
            let part = Rect::from_min_size(corner(layout.bounds, size, x, y), size);
            let area = part.intersect(*node).size().max(Vec2::ZERO);
            cover[y * PARTS.0 + x] += area.x * area.y / (size.x * size.y);
        }
    }
    cover
}

/// One of few shades; 0 only where nothing stands.
fn shade(cover: f32) -> f32 {
    let shade = (cover.sqrt().min(1.0) * SHADES).round() / SHADES;
    if cover > 0.0 { shade.max(LEAST) } else { 0.0 }
}

fn is_same(one: f32, other: f32) -> bool {
    (one - other).abs() < 0.5 / SHADES
}

/// The size of one part.
#[expect(clippy::cast_precision_loss, reason = "a few dozen parts")]
pub fn part(bounds: Rect) -> Vec2 {
    let parts = Vec2::new(PARTS.0 as f32, PARTS.1 as f32);
    bounds.size().max(Vec2::splat(1.0)) / parts
}

#[expect(clippy::cast_precision_loss, reason = "a few dozen parts")]
fn corner(bounds: Rect, size: Vec2, x: usize, y: usize) -> egui::Pos2 {
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
pub(super) fn place(at: f32, parts: usize) -> usize {
    (at as usize).min(parts - 1)
}

#[cfg(test)]
mod tests {
    use egui::Pos2;

    use super::*;
    use crate::presentation::layout::lay_out;
    use crate::presentation::layout::shape::{Link, Spacing};

    #[test]
    fn the_map_is_full_where_moments_stand_and_empty_elsewhere() {
        let links: Vec<Link> = (1..9).map(|to| Link { from: 0, to, label: None }).collect();
        let spacing = Spacing { beside: 10.0, between: 30.0, farther: 0.0 };
        let layout = lay_out(&[Vec2::new(100.0, 40.0); 9], &links, spacing);
        let map = Map::of(&layout);
        let size = part(layout.bounds);
        let shade = |at: Pos2| {
            let (x, y) = touched(layout.bounds, size, Rect::from_min_max(at, at)).next().expect("a part");
            let here = |strip: &&Strip| strip.row == y && strip.parts.contains(&x);
            map.strips.iter().find(here).map_or(0.0, |strip| strip.shade)
        };
        assert!(shade(layout.nodes[0].center()) > 0.9);
        assert!(shade(layout.bounds.left_top()) < 0.1);
        assert!(map.strips.iter().all(|strip| (LEAST..=1.0).contains(&strip.shade)));
        let parts: usize = map.strips.iter().map(|strip| strip.parts.len()).sum();
        assert!(map.strips.len() * 2 < parts, "{} strips of {parts} parts", map.strips.len());
    }
}
