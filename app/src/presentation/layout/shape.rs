//! What is laid out, and what a layout says.

use egui::{Pos2, Rect, Vec2};

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
    /// Between one row and the next.
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
    pub(crate) fn empty(nodes: usize, links: usize) -> Self {
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
    /// The step that the line belongs to, by its place.
    pub link: usize,
    /// Where the arrow head belongs.
    pub head: Head,
}

/// The end of a line that has an arrow head.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Head {
    /// Neither end: a piece in the middle of a line.
    None,
    /// The lower end.
    Lower,
    /// The upper end: the step leads back up.
    Upper,
}

/// Where a line meets a box that it goes to: nearer to the side that it comes from.
pub(crate) fn toward(rect: Rect, other: Rect) -> f32 {
    let most = (rect.width() / 2.0 - 14.0).max(0.0);
    rect.center().x + ((other.center().x - rect.center().x) * 0.3).clamp(-most, most)
}
