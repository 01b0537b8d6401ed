//! Which lines pass where: so that of many lines only those near what is looked at are looked through.

use std::ops::RangeInclusive;

use egui::Rect;

use super::map::{PARTS, part, place};
use super::shape::{Layout, Line};

/// So far a curved line leads off the straight one between its ends, as a part of how far it leads aside.
const BEND: f32 = 0.15;

/// Putting lines in order takes as long as looking at so many.
const DEAR: usize = 4;

/// The lines of a layout by the parts of it that they pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineIndex {
    /// Where the lines of each part begin in `lines`, row by row, and the end of the last.
    starts: Vec<u32>,
    /// Lines by their places in the layout; in each part from the first to the last.
    lines: Vec<u32>,
}

impl LineIndex {
    /// The lines of a layout, straight or curved.
    pub fn of(layout: &Layout) -> Self {
        let mut starts = vec![0_u32; PARTS.0 * PARTS.1 + 1];
        for_each(layout, |part, _| starts[part + 1] += 1);
        for part in 1..starts.len() {
            starts[part] += starts[part - 1];
        }
        let mut next = starts.clone();
        let mut lines = vec![0; starts.last().map_or(0, |count| *count as usize)];
        for_each(layout, |part, line| {
            lines[next[part] as usize] = line;
            next[part] += 1;
        });
        Self { starts, lines }
    }

    /// The lines that may pass what is seen of a layout, by their places, each once and in order. At least all that
    /// do.
    pub fn through(&self, layout: &Layout, seen: Rect) -> Vec<usize> {
        let (across, down) = parts(layout.bounds, seen);
        let in_row = |y: usize| {
            let row = y * PARTS.0;
            let (from, to) = (self.starts[row + across.start()], self.starts[row + across.end() + 1]);
            &self.lines[from as usize..to as usize]
        };
        let near: usize = down.clone().map(|y| in_row(y).len()).sum();
        if near * DEAR > layout.lines.len() {
            return (0..layout.lines.len()).collect();
        }
        let mut found: Vec<u32> = down.flat_map(in_row).copied().collect();
        found.sort_unstable();
        found.dedup();
        found.into_iter().map(|line| line as usize).collect()
    }
}

/// Calls for every line with each part that it may pass.
fn for_each(layout: &Layout, mut call: impl FnMut(usize, u32)) {
    for (at, line) in (0_u32..).zip(&layout.lines) {
        passed(layout.bounds, line, |part| call(part, at));
    }
}

/// Calls with each part that a line may pass: row by row what lies below it, with room for a curve.
fn passed(bounds: Rect, line: &Line, mut call: impl FnMut(usize)) {
    let height = part(bounds).y;
    let (from, to) = (line.from, line.to);
    let (_, down) = parts(bounds, Rect::from_two_pos(from, to));
    let bend = (to.x - from.x).abs() * BEND;
    let whole = from.x.min(to.x)..=from.x.max(to.x);
    let slope = if to.y > from.y { (to.x - from.x) / (to.y - from.y) } else { 0.0 };
    for y in down {
        #[expect(clippy::cast_precision_loss, reason = "a few dozen parts")]
        let top = bounds.top() + y as f32 * height;
        let at = |y: f32| from.x + (y.clamp(from.y, to.y.max(from.y)) - from.y) * slope;
        let (one, other) = (at(top), at(top + height));
        let left = (one.min(other) - bend).max(*whole.start());
        let right = (one.max(other) + bend).min(*whole.end());
        let is_level = to.y <= from.y;
        let (left, right) = if is_level { (*whole.start(), *whole.end()) } else { (left, right) };
        let (across, _) = parts(bounds, Rect::from_x_y_ranges(left..=right, top..=top));
        across.for_each(|x| call(y * PARTS.0 + x));
    }
}

/// The parts that a rectangle lies in, across and down; what lies outside belongs to those at the edges.
fn parts(bounds: Rect, rect: Rect) -> (RangeInclusive<usize>, RangeInclusive<usize>) {
    let size = part(bounds);
    let (from, to) = ((rect.min - bounds.min) / size, (rect.max - bounds.min) / size);
    (place(from.x, PARTS.0)..=place(to.x, PARTS.0), place(from.y, PARTS.1)..=place(to.y, PARTS.1))
}
