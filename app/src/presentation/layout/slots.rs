//! Everything that takes a place in a row: moments, labels, and bends of steps that pass a row.

use egui::Vec2;

use super::rows::Ranks;
use super::shape::Link;

/// What takes a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot {
    /// A moment, by its place.
    Node(usize),
    /// The label of a step.
    Label(usize),
    /// A step that passes.
    Bend(usize),
}

/// A place in a row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Placed {
    /// What stands there.
    pub(super) what: Slot,
    /// The row that it is in, from the top.
    pub(super) row: usize,
    /// How much room it takes.
    pub(super) size: Vec2,
}

/// A piece of a step between two rows that follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    /// The slot in the upper row.
    pub(super) upper: usize,
    /// The slot in the lower row.
    pub(super) lower: usize,
    /// The step that it is a piece of, by its place.
    pub(super) link: usize,
    /// Whether the step leads up.
    pub(super) reversed: bool,
}

/// All slots, rows and pieces.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Slots {
    /// Every slot; the moments come first, in their order.
    pub(super) all: Vec<Placed>,
    /// The slots of each row from left to right.
    pub(super) rows: Vec<Vec<usize>>,
    /// The pieces of the steps.
    pub(super) pieces: Vec<Piece>,
}

impl Slots {
    /// Slots in the order in which a walk in depth from the first moment meets them.
    pub(super) fn new(sizes: &[Vec2], links: &[Link], ranks: &Ranks) -> Self {
        // With labels there is a row for them below each row of moments.
        let each = if links.iter().any(|link| link.label.is_some()) { 2 } else { 1 };
        let nodes = sizes.iter().enumerate();
        let all =
            nodes.map(|(i, &size)| Placed { what: Slot::Node(i), row: ranks.of[i] * each, size }).collect();
        let mut slots = Self { all, rows: Vec::new(), pieces: Vec::new() };
        for (at, link) in links.iter().enumerate().filter(|(_, link)| link.from != link.to) {
            slots.link(at, *link, ranks.reversed[at]);
        }
        slots.fill_rows();
        slots
    }

    fn link(&mut self, at: usize, link: Link, reversed: bool) {
        let (first, last) = if reversed { (link.to, link.from) } else { (link.from, link.to) };
        let mut upper = first;
        for row in self.all[first].row + 1..self.all[last].row {
            let is_first = row == self.all[first].row + 1;
            let (what, size) = match link.label {
                Some(size) if is_first => (Slot::Label(at), size),
                Some(_) | None => (Slot::Bend(at), Vec2::ZERO),
            };
            self.all.push(Placed { what, row, size });
            let lower = self.all.len() - 1;
            self.pieces.push(Piece { upper, lower, link: at, reversed });
            upper = lower;
        }
        self.pieces.push(Piece { upper, lower: last, link: at, reversed });
    }

    /// Puts every slot into its row, in the order of a walk in depth: near to what it hangs from.
    fn fill_rows(&mut self) {
        self.rows = vec![Vec::new(); self.all.iter().map(|slot| slot.row + 1).max().unwrap_or(0)];
        let (below, _) = self.neighbours();
        let mut met = vec![false; self.all.len()];
        for start in 0..self.all.len() {
            let mut way = vec![start];
            while let Some(slot) = way.pop() {
                if !std::mem::replace(&mut met[slot], true) {
                    self.rows[self.all[slot].row].push(slot);
                    way.extend(below[slot].iter().rev());
                }
            }
        }
    }

    /// The slots below and above each slot that a piece joins it to.
    pub(super) fn neighbours(&self) -> (Vec<Vec<usize>>, Vec<Vec<usize>>) {
        let mut below = vec![Vec::new(); self.all.len()];
        let mut above = vec![Vec::new(); self.all.len()];
        for piece in &self.pieces {
            below[piece.upper].push(piece.lower);
            above[piece.lower].push(piece.upper);
        }
        (below, above)
    }
}
