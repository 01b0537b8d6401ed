//! Lanes side by side: each is laid out by itself, under the moment at which the event splits.

use egui::{Pos2, Rect, Vec2};

use super::shape::{Head, Layout, Line, Link, Row, Spacing};

/// How far lanes stand apart.
const GAP: f32 = 60.0;

/// Lanes that are wider together are read from the left.
const WIDE: f32 = 4_000.0;

/// Lays out a ruling of lanes. `lanes` says for each moment in which it lies; the split lies in none.
pub fn lay_out(sizes: &[Vec2], links: &[Link], lanes: &[Option<usize>], spacing: Spacing) -> Layout {
    let count = lanes.iter().flatten().map(|lane| lane + 1).max().unwrap_or(0);
    let mut whole = Layout::empty(sizes.len(), links.len());
    let head = sizes.first().copied().unwrap_or_default();
    let label = links.iter().filter_map(|link| link.label).map(|size| size.y).fold(0.0, f32::max);
    let below = head.y + 2.0 * spacing.between + label;
    let mut left = 0.0;
    for lane in 0..count {
        let part = Part::of(sizes, links, lanes, lane);
        let laid = super::lay_out(&part.sizes, &part.links, spacing);
        let shift = Vec2::new(left - laid.bounds.left(), below - laid.bounds.top());
        left += laid.bounds.width() + GAP;
        whole.lanes.push(laid.bounds.translate(shift));
        part.place(&laid, shift, &mut whole);
    }
    // Above the lanes; above the first one where the middle would be far from all that one can read.
    let middle = if left > WIDE {
        whole.lanes.first().map_or(0.0, |lane| lane.center().x)
    } else {
        ((left - GAP) / 2.0).max(0.0)
    };
    let split = Rect::from_min_size(Pos2::new(middle - head.x / 2.0, 0.0), head);
    for (at, rect) in whole.nodes.iter_mut().enumerate() {
        if lanes.get(at).copied().flatten().is_none() {
            *rect = split;
        }
    }
    let inside = whole.lanes.iter().fold(split, |all, lane| all.union(*lane));
    whole.bounds = whole.bounds.union(inside);
    let above = Row { top: split.top(), bottom: below, nodes: vec![0] };
    let entries = entries(&mut whole, links, lanes, spacing);
    whole.rows.insert(0, above);
    whole.lines.extend(entries);
    whole
}

/// The steps from the split into the lanes, with their labels above each lane.
fn entries(whole: &mut Layout, links: &[Link], lanes: &[Option<usize>], spacing: Spacing) -> Vec<Line> {
    let mut drawn = Vec::new();
    for (at, link) in links.iter().enumerate().filter(|(_, link)| lanes[link.from].is_none()) {
        let (from, to) = (whole.nodes[link.from], whole.nodes[link.to]);
        let start = from.center_bottom();
        let end = to.center_top();
        let Some(size) = link.label else {
            drawn.push(Line { from: start, to: end, link: at, head: Head::Lower });
            continue;
        };
        let label = Rect::from_center_size(end - Vec2::new(0.0, spacing.between + size.y / 2.0), size);
        whole.labels[at] = Some(label);
        whole.bounds = whole.bounds.union(label);
        drawn.push(Line { from: start, to: label.center_top(), link: at, head: Head::None });
        drawn.push(Line { from: label.center_bottom(), to: end, link: at, head: Head::Lower });
    }
    drawn
}

/// The moments and steps of one lane, numbered anew.
struct Part {
    sizes: Vec<Vec2>,
    links: Vec<Link>,
    /// For each of its moments and steps the place in the whole.
    nodes: Vec<usize>,
    steps: Vec<usize>,
}

impl Part {
    fn of(sizes: &[Vec2], links: &[Link], lanes: &[Option<usize>], lane: usize) -> Self {
        let mut number = vec![usize::MAX; sizes.len()];
        let nodes: Vec<usize> = (0..sizes.len()).filter(|&at| lanes[at] == Some(lane)).collect();
        for (new, &old) in nodes.iter().enumerate() {
            number[old] = new;
        }
        let inside = |link: &Link| lanes[link.from] == Some(lane) && lanes[link.to] == Some(lane);
        let steps: Vec<usize> = (0..links.len()).filter(|&at| inside(&links[at])).collect();
        let renumbered = |&at: &usize| Link {
            from: number[links[at].from],
            to: number[links[at].to],
            label: links[at].label,
        };
        Self {
            sizes: nodes.iter().map(|&at| sizes[at]).collect(),
            links: steps.iter().map(renumbered).collect(),
            nodes,
            steps,
        }
    }

    /// Puts what was laid out into the whole.
    fn place(&self, laid: &Layout, by: Vec2, whole: &mut Layout) {
        for (rect, &at) in laid.nodes.iter().zip(&self.nodes) {
            whole.nodes[at] = rect.translate(by);
        }
        for (label, &at) in laid.labels.iter().zip(&self.steps) {
            whole.labels[at] = label.map(|rect| rect.translate(by));
        }
        for row in &laid.rows {
            let nodes = row.nodes.iter().map(|&node| self.nodes[node]).collect();
            whole.rows.push(Row { top: row.top + by.y, bottom: row.bottom + by.y, nodes });
        }
        let moved = |line: &Line| Line {
            from: line.from + by,
            to: line.to + by,
            link: self.steps[line.link],
            head: line.head,
        };
        whole.lines.extend(laid.lines.iter().map(moved));
    }
}
