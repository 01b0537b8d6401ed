//! What is laid out.

use egui::Rect;

use language::board::Zone;

/// Where everything lies.
#[derive(Clone, PartialEq, Debug)]
pub struct Laid {
    /// How large cards are.
    pub scale: f32,
    /// The cards on the battlefield.
    pub heaps: Vec<Heap>,
    /// The battlefield of each player.
    pub fields: Vec<Field>,
    /// Each player.
    pub plates: Vec<Rect>,
    /// The other zones.
    pub piles: Vec<LaidPile>,
    /// Each effect that has left its source.
    pub shields: Vec<Rect>,
    /// The stack with all that is on it.
    pub lane: Rect,
    /// What lies on the stack, as far as there is room.
    pub stack: Vec<Rect>,
    /// What is about to happen, where nothing on the stack does it.
    pub event: Option<Rect>,
}

/// Cards that lie on one another.
#[derive(Clone, PartialEq, Debug)]
pub struct Heap {
    /// The pieces that look alike, by their places; the top one first.
    pub pieces: Vec<usize>,
    /// Where the top card lies.
    pub rect: Rect,
    /// What is attached to it, below it.
    pub under: Vec<(usize, Rect)>,
    /// The player on whose side it lies.
    pub player: usize,
}

/// The battlefield of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Field {
    /// What can be seen of it.
    pub rect: Rect,
    /// How high all of it is.
    pub height: f32,
    /// How far it is scrolled, from the row at the stack.
    pub scrolled: f32,
    /// Whether it lies above the stack, so that its last row is the one at the stack.
    pub is_above: bool,
}

impl Field {
    /// How far it can be scrolled.
    pub fn most(&self) -> f32 {
        (self.height - self.rect.height()).max(0.0)
    }
}

/// A zone that lies as a pile.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LaidPile {
    /// Whose it is.
    pub player: usize,
    /// Which zone.
    pub zone: Zone,
    /// Where it lies.
    pub rect: Rect,
}

/// A player's place at the table.
#[derive(Clone, Copy)]
pub(super) struct Seat {
    pub(super) player: usize,
    pub(super) rect: Rect,
    pub(super) is_above: bool,
}

/// A number of things, to reckon with.
#[expect(clippy::cast_precision_loss, reason = "a few of anything")]
pub(super) const fn count(number: usize) -> f32 {
    number as f32
}
