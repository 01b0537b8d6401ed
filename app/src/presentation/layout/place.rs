//! The places within the rows: as near as possible to what each slot is joined to, without overlap.

use egui::{Pos2, Rect, Vec2};

use super::shape::Spacing;
use super::slots::{Slot, Slots};

/// How often all rows are placed, downward and upward in turn.
const SWEEPS: usize = 12;

/// Rows are farther apart by this part of how far aside the widest step between them leads.
const SLOPE: f32 = 0.06;

/// With a wider row than this, rows are kept close to the middle, so that what belongs together near the start
/// can be seen together; else moments stand above the middle of what follows.
const WIDE: f32 = 4_500.0;

/// For each slot the slots on one side that it is joined to.
type Neighbours = Vec<Vec<usize>>;

/// Where everything stands.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Places {
    /// The middle of each slot, across.
    across: Vec<f32>,
    /// The upper and lower edge of each row.
    pub(super) rows: Vec<(f32, f32)>,
}

impl Places {
    /// Places all slots in the order of their rows.
    pub(super) fn of(slots: &Slots, spacing: Spacing) -> Self {
        let mut places = Self { across: vec![0.0; slots.all.len()], rows: Vec::new() };
        let (below, above) = slots.neighbours();
        for row in &slots.rows {
            places.place(slots, row, spacing, &[]);
        }
        if slots.rows.iter().any(|row| width(slots, row, spacing) > WIDE) {
            for row in &slots.rows {
                places.place(slots, row, spacing, &[&above]);
            }
        } else {
            places.sweep(slots, spacing, &above, &below);
        }
        places.rows = places.heights(slots, spacing);
        places
    }

    /// Places all rows, downward and upward in turn; in the end each between what is above and what is below.
    fn sweep(&mut self, slots: &Slots, spacing: Spacing, above: &Neighbours, below: &Neighbours) {
        let count = slots.rows.len();
        for sweep in 0..SWEEPS {
            let last = sweep + 2 >= SWEEPS;
            for step in 0..count {
                let (row, sides): (_, &[&Neighbours]) = match (sweep % 2 == 0, last) {
                    (true, false) => (step, &[above]),
                    (false, false) => (count - 1 - step, &[below]),
                    (true, true) => (step, &[above, below]),
                    (false, true) => (count - 1 - step, &[above, below]),
                };
                self.place(slots, &slots.rows[row], spacing, sides);
            }
        }
    }

    /// The edges of the rows: each as high as the highest slot in it, and farther from the next where steps
    /// lead far aside, so that they don't run flat.
    fn heights(&self, slots: &Slots, spacing: Spacing) -> Vec<(f32, f32)> {
        let mut aside = vec![0.0_f32; slots.rows.len()];
        for piece in &slots.pieces {
            let widest = &mut aside[slots.all[piece.upper].row];
            *widest = widest.max((self.across[piece.upper] - self.across[piece.lower]).abs());
        }
        let mut top = 0.0;
        let mut rows = Vec::with_capacity(slots.rows.len());
        for (row, aside) in slots.rows.iter().zip(aside) {
            let height = row.iter().map(|&slot| slots.all[slot].size.y).fold(0.0, f32::max);
            rows.push((top, top + height));
            top += height + spacing.between + (aside * SLOPE).min(spacing.farther);
        }
        rows
    }

    /// The rectangle of a slot; a bend is as high as its row.
    pub(super) fn rect(&self, slots: &Slots, slot: usize) -> Rect {
        let placed = slots.all[slot];
        let (top, bottom) = self.rows[placed.row];
        let (x, height) = match placed.what {
            Slot::Bend(_) => (self.across[slot], bottom - top),
            Slot::Node(_) | Slot::Label(_) => (self.across[slot], placed.size.y),
        };
        let left = x - placed.size.x / 2.0;
        Rect::from_min_size(Pos2::new(left, top), Vec2::new(placed.size.x, height))
    }

    /// Places one row: least squares to where each slot would like to be, in order and without overlap.
    fn place(&mut self, slots: &Slots, row: &[usize], spacing: Spacing, sides: &[&Neighbours]) {
        let mut blocks: Vec<Block> = Vec::with_capacity(row.len());
        let mut offset = 0.0;
        let mut offsets = Vec::with_capacity(row.len());
        for (at, &slot) in row.iter().enumerate() {
            if let Some(&before) = at.checked_sub(1).and_then(|at| row.get(at)) {
                let widths = slots.all[before].size.x + slots.all[slot].size.x;
                offset += widths / 2.0 + spacing.beside;
            }
            offsets.push(offset);
            let (wanted, weight) = self.wanted(slots, slot, sides);
            push(&mut blocks, Block { sum: (wanted - offset) * weight, weight, slots: 1 });
        }
        let mut at = 0;
        for block in blocks {
            for (&slot, offset) in row[at..at + block.slots].iter().zip(&offsets[at..]) {
                self.across[slot] = block.mean() + offset;
            }
            at += block.slots;
        }
    }

    /// Where a slot would like to be, and how much it insists: steps that pass want to be straight.
    fn wanted(&self, slots: &Slots, slot: usize, sides: &[&Neighbours]) -> (f32, f32) {
        let (mut sum, mut weights) = (0.0, 0.0);
        for &other in sides.iter().flat_map(|side| &side[slot]) {
            let weight = insistence(slots.all[other].what).min(insistence(slots.all[slot].what));
            sum += self.across[other] * weight;
            weights += weight;
        }
        let wanted = if weights > 0.0 { sum / weights } else { self.across[slot] };
        (wanted, insistence(slots.all[slot].what))
    }
}

/// How much room a row needs.
#[expect(clippy::cast_precision_loss, reason = "rows are far shorter than what an f32 counts exactly")]
fn width(slots: &Slots, row: &[usize], spacing: Spacing) -> f32 {
    row.iter().map(|&slot| slots.all[slot].size.x).sum::<f32>() + row.len() as f32 * spacing.beside
}

const fn insistence(what: Slot) -> f32 {
    match what {
        Slot::Node(_) => 1.0,
        Slot::Label(_) => 2.0,
        Slot::Bend(_) => 8.0,
    }
}

/// Neighbours that touch and move together.
struct Block {
    sum: f32,
    weight: f32,
    slots: usize,
}

impl Block {
    fn mean(&self) -> f32 {
        self.sum / self.weight
    }
}

/// Adds a block, and joins it with those before it that it would overlap (pool adjacent violators).
fn push(blocks: &mut Vec<Block>, mut new: Block) {
    while let Some(last) = blocks.pop_if(|last| last.mean() > new.mean()) {
        new = Block {
            sum: last.sum + new.sum,
            weight: last.weight + new.weight,
            slots: last.slots + new.slots,
        };
    }
    blocks.push(new);
}
