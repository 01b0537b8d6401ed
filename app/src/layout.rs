//! Where the moments and steps of a ruling stand: time runs downward, in rows.
//!
//! A layered layout: every moment stands in the row of its longest way from the start; a step that passes
//! rows bends there; a step's label has a place of its own between two rows, so that labels never cover each
//! other. Rows are ordered by eight barycentre sweeps, and placed by least squares. The same graph always
//! gives the same places. Cost: sweeps times moments and bends.

pub mod beside;
mod map;
mod order;
mod passing;
mod place;
mod rows;
mod slots;
mod stacked;
#[cfg(test)]
mod tests;

use egui::{Pos2, Rect, Vec2};

pub use map::{Map, PARTS, part};
pub use passing::Passing;

use place::Places;
use slots::{Slot, Slots};

/// A step to be laid out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Link {
    /// The moment before, by its place in the list.
    pub from: usize,
    /// The moment after.
    pub to: usize,
    /// The size of its label; none when labels are left out.
    pub label: Option<Vec2>,
}

/// Distances between what is laid out, in the same units as the sizes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spacing {
    /// Between neighbours in a row.
    pub beside: f32,
    /// Between rows.
    pub between: f32,
    /// Besides that between rows, at most, where steps lead far aside.
    pub farther: f32,
}

/// The places of everything.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// Where each moment stands.
    pub nodes: Vec<Rect>,
    /// Where each step's label stands, if it has one.
    pub labels: Vec<Option<Rect>>,
    /// Rows from top to bottom.
    pub rows: Vec<Row>,
    /// The lines of the steps, piece by piece.
    pub lines: Vec<Line>,
    /// What encloses everything.
    pub bounds: Rect,
    /// What encloses each lane, where there are some.
    pub lanes: Vec<Rect>,
}

impl Layout {
    /// Room for so many moments and steps, which stand nowhere yet.
    fn empty(nodes: usize, links: usize) -> Self {
        Self {
            nodes: vec![Rect::ZERO; nodes],
            labels: vec![None; links],
            rows: Vec::new(),
            lines: Vec::new(),
            bounds: Rect::NOTHING,
            lanes: Vec::new(),
        }
    }
}

/// A row of moments or labels. In a ruling of lanes each lane has rows of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The upper edge.
    pub top: f32,
    /// The lower edge.
    pub bottom: f32,
    /// The moments in it, from left to right.
    pub nodes: Vec<usize>,
}

/// A piece of a step's line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line {
    /// The upper end.
    pub from: Pos2,
    /// The lower end.
    pub to: Pos2,
    /// The step.
    pub link: usize,
    /// Where the arrow head belongs.
    pub head: Head,
}

/// The end of a line that has an arrow head.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Head {
    /// Neither.
    None,
    /// The lower end.
    Lower,
    /// The upper end: the step leads back up.
    Upper,
}

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

/// Where a line meets a box that it goes to: nearer to the side that it comes from.
fn toward(rect: Rect, other: Rect) -> f32 {
    let most = (rect.width() / 2.0 - 14.0).max(0.0);
    rect.center().x + ((other.center().x - rect.center().x) * 0.3).clamp(-most, most)
}
