//! Many moments in a row: in columns, each some moments high, so that the whole can be seen without being a thin line.
//!
//! Moments keep their order from left to right, so that steps lead as little aside as they do in one row. Steps are
//! straight, and pass under the moments in between.

use egui::{Pos2, Rect, Vec2};

use super::shape::{Head, Layout, Line, Link, Row, Spacing, toward};
use super::slots::{Slot, Slots};

/// With more moments in one row than this they are put into columns.
pub(super) const MOST_BESIDE: usize = 100;

/// How wide the whole is to be, for its height.
const ASPECT: f32 = 1.6;

/// Between moments in a column: room for the label of a step.
const BELOW: f32 = 34.0;

/// Places the moments of rows that are ordered already.
pub(super) fn place(links: &[Link], slots: &Slots, spacing: Spacing, nodes: usize) -> Layout {
    let mut layout = Layout::empty(nodes, links.len());
    let rows: Vec<Vec<usize>> = slots.rows.iter().map(|row| nodes_of(slots, row)).collect();
    let cell = cell(slots, nodes, spacing);
    let columns = columns(nodes, cell);
    let mut top = 0.0;
    for row in rows.iter().filter(|row| !row.is_empty()) {
        top = stack(&mut layout, slots, row, columns, cell, top) + spacing.between;
    }
    layout.lines = links.iter().enumerate().filter_map(|(at, link)| line(&layout, at, *link)).collect();
    layout.bounds = layout.nodes.iter().fold(Rect::NOTHING, |all, node| all.union(*node));
    layout
}

fn nodes_of(slots: &Slots, row: &[usize]) -> Vec<usize> {
    let node = |&slot: &usize| match slots.all[slot].what {
        Slot::Node(node) => Some(node),
        Slot::Label(_) | Slot::Bend(_) => None,
    };
    row.iter().filter_map(node).collect()
}

/// The room for one moment: as large as the largest.
fn cell(slots: &Slots, nodes: usize, spacing: Spacing) -> Vec2 {
    let largest = slots.all.iter().take(nodes).fold(Vec2::ZERO, |most, slot| most.max(slot.size));
    largest + Vec2::new(spacing.beside, BELOW)
}

/// How many columns make a shape that fits a window.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "some thousands of moments"
)]
fn columns(nodes: usize, cell: Vec2) -> usize {
    let area = nodes as f32 * cell.x * cell.y;
    (((area * ASPECT).sqrt() / cell.x) as usize).max(1)
}

/// Places the moments of one row in columns. Returns where the last ends.
#[expect(clippy::cast_precision_loss, reason = "some thousands of moments")]
fn stack(layout: &mut Layout, slots: &Slots, row: &[usize], columns: usize, cell: Vec2, top: f32) -> f32 {
    let high = row.len().div_ceil(columns);
    let wide = row.len().div_ceil(high);
    let left = -(wide as f32) * cell.x / 2.0;
    let first = layout.rows.len();
    for line in 0..high {
        let top = top + line as f32 * cell.y;
        layout.rows.push(Row { top, bottom: top + cell.y - BELOW, nodes: Vec::new() });
    }
    for (at, &node) in row.iter().enumerate() {
        let (column, line) = (at / high, at % high);
        let size = slots.all[node].size;
        let middle = left + (column as f32 + 0.5) * cell.x;
        let corner = Pos2::new(middle - size.x / 2.0, top + line as f32 * cell.y);
        layout.nodes[node] = Rect::from_min_size(corner, size);
        layout.rows[first + line].nodes.push(node);
    }
    top + high as f32 * cell.y - BELOW
}

fn line(layout: &Layout, at: usize, link: Link) -> Option<Line> {
    if link.from == link.to {
        return None;
    }
    let (from, to) = (layout.nodes[link.from], layout.nodes[link.to]);
    let back = from.top() > to.top();
    let (upper, lower) = if back { (to, from) } else { (from, to) };
    Some(Line {
        from: Pos2::new(toward(upper, lower), upper.bottom()),
        to: Pos2::new(toward(lower, upper), lower.top()),
        link: at,
        head: if back { Head::Upper } else { Head::Lower },
    })
}
