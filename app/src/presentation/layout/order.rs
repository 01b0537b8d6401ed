//! The order within each row: barycentre sweeps, which leave few crossings.

use super::slots::Slots;

/// How often all rows are ordered, downward and upward in turn.
const SWEEPS: usize = 8;

/// Orders every row by the middle of the neighbours above it, then below it, and so on. What has no
/// neighbours stays where it is, and what is equal stays in its order.
pub(super) fn sweep(slots: &mut Slots) {
    let (below, above) = slots.neighbours();
    let mut position = vec![0.0_f32; slots.all.len()];
    for row in &slots.rows {
        number(row, &mut position);
    }
    for sweep in 0..SWEEPS {
        let downward = sweep % 2 == 0;
        let neighbours = if downward { &above } else { &below };
        let count = slots.rows.len();
        for step in 0..count {
            let row = &mut slots.rows[if downward { step } else { count - 1 - step }];
            order(row, neighbours, &mut position);
        }
    }
}

fn order(row: &mut [usize], neighbours: &[Vec<usize>], position: &mut [f32]) {
    let mut keyed: Vec<(f32, usize)> = row
        .iter()
        .map(|&slot| (middle(&neighbours[slot], position).unwrap_or(position[slot]), slot))
        .collect();
    keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (place, (_, slot)) in row.iter_mut().zip(keyed) {
        *place = slot;
    }
    number(row, position);
}

/// Positions as parts of the row, so that rows of different lengths can be compared.
#[expect(clippy::cast_precision_loss, reason = "rows are far shorter than what an f32 counts exactly")]
fn number(row: &[usize], position: &mut [f32]) {
    let length = row.len() as f32;
    for (at, &slot) in row.iter().enumerate() {
        position[slot] = (at as f32 + 0.5) / length;
    }
}

#[expect(clippy::cast_precision_loss, reason = "no moment has so many steps")]
fn middle(neighbours: &[usize], position: &[f32]) -> Option<f32> {
    let sum: f32 = neighbours.iter().map(|&slot| position[slot]).sum();
    (!neighbours.is_empty()).then(|| sum / neighbours.len() as f32)
}
