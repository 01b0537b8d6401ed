//! Where the moments and steps of a ruling stand: time runs downward, in rows.
//!
//! A layered layout: every moment stands in the row of its longest way from the start; a step that passes
//! rows bends there; a step's label has a place of its own between two rows, so that labels never cover each
//! other. Rows are ordered by eight barycentre sweeps, and placed by least squares. The same graph always
//! gives the same places. Cost: sweeps times moments and bends.

pub mod lanes;
mod line_index;
mod map;
mod order;
mod place;
mod rows;
pub mod shape;
mod slots;
mod stacked;
#[cfg(test)]
mod tests;

use egui::{Pos2, Rect, Vec2};

pub use line_index::LineIndex;
pub use map::{Map, PARTS, part};

use place::Places;
use shape::{Head, Layout, Line, Link, Row, Spacing};
use slots::{Slot, Slots};

use shape::toward;

/// Whether so many moments stand in one row that they are put into columns; steps have no labels then.
pub fn is_wide(nodes: usize, links: &[Link]) -> bool {
    nodes > stacked::MOST_BESIDE && rows::rank(nodes, links).widest() > stacked::MOST_BESIDE
}

/// Lays out moments of these sizes and the steps between them. A step from a moment to itself gets no line.
pub fn lay_out(sizes: &[Vec2], links: &[Link], spacing: Spacing) -> Layout {
    let ranks = rows::rank(sizes.len(), links);
    let is_wide = ranks.widest() > stacked::MOST_BESIDE;
    let unlabelled: Vec<Link>;
    let links = if is_wide {
        unlabelled = links.iter().map(|link| Link { label: None, ..*link }).collect();
        &unlabelled
    } else {
        links
    };
    let mut slots = Slots::new(sizes, links, &ranks);
    order::sweep(&mut slots);
    if is_wide {
        return stacked::place(links, &slots, spacing, sizes.len());
    }
    let places = Places::of(&slots, spacing);
    drawn(sizes.len(), links, &slots, &places)
}

fn drawn(nodes: usize, links: &[Link], slots: &Slots, places: &Places) -> Layout {
    let mut layout = Layout {
        rows: places.rows.iter().map(|&(top, bottom)| Row { top, bottom, nodes: Vec::new() }).collect(),
        ..Layout::empty(nodes, links.len())
    };
    for (row, members) in slots.rows.iter().enumerate() {
        for &slot in members {
            let rect = places.rect(slots, slot);
            layout.bounds = layout.bounds.union(rect);
            stand(&mut layout, slots, row, slot, rect);
        }
    }
    for piece in &slots.pieces {
        let line = line(slots, places, links, piece);
        layout.lines.push(line);
    }
    layout
}

/// Notes where a moment or label stands; what a step passes is a line straight down.
fn stand(layout: &mut Layout, slots: &Slots, row: usize, slot: usize, rect: Rect) {
    let link = match slots.all[slot].what {
        Slot::Node(node) => {
            layout.nodes[node] = rect;
            layout.rows[row].nodes.push(node);
            return;
        }
        Slot::Label(link) => {
            layout.labels[link] = Some(rect);
            link
        }
        Slot::Bend(link) => link,
    };
    let through = Line { from: rect.center_top(), to: rect.center_bottom(), link, head: Head::None };
    layout.lines.push(through);
}

fn line(slots: &Slots, places: &Places, links: &[Link], piece: &slots::Piece) -> Line {
    let (upper, lower) = (places.rect(slots, piece.upper), places.rect(slots, piece.lower));
    let end = |slot: usize, rect: Rect, other: Rect| match slots.all[slot].what {
        Slot::Node(_) => toward(rect, other),
        Slot::Label(_) | Slot::Bend(_) => rect.center().x,
    };
    let link = links[piece.link];
    let (arrives_at, points_up) = if piece.reversed { (piece.upper, true) } else { (piece.lower, false) };
    let head = match slots.all[arrives_at].what {
        Slot::Node(node) if node == link.to && points_up => Head::Upper,
        Slot::Node(node) if node == link.to => Head::Lower,
        Slot::Node(_) | Slot::Label(_) | Slot::Bend(_) => Head::None,
    };
    Line {
        from: Pos2::new(end(piece.upper, upper, lower), upper.bottom()),
        to: Pos2::new(end(piece.lower, lower, upper), lower.top()),
        link: piece.link,
        head,
    }
}
