//! The line with a player, the effects beside them, and the zones that lie as piles.

use egui::{Rect, Vec2, pos2, vec2};

use super::laid::{Laid, LaidPile};
use crate::table::scene::{Pile, Scene, Shield, Side};
use crate::theme::size::{self as sizes, table as size};
use language::board::Zone;

/// How high it is: two lines where one is too short.
pub(super) fn height(scene: &Scene, player: usize, width: f32) -> f32 {
    let lines = if is_broken(scene, player, width) { 2.0 } else { 1.0 };
    size::MARGIN * 0.5 + (size::RAIL + 6.0) * lines
}

/// Whether a player and the effects beside them have no room beside the piles, however small those are.
fn is_broken(scene: &Scene, player: usize, width: f32) -> bool {
    piles_width(scene, player, Piles::Filled) + beside(scene, player) > width
}

/// How much room a player and the effects beside them take, with what is around all.
fn beside(scene: &Scene, player: usize) -> f32 {
    let shields: f32 = shields(scene, player).map(|(_, shield)| shield_width(shield) + sizes::CHIP_GAP).sum();
    2.0 * size::MARGIN + shields + scene.sides.get(player).map_or(0.0, plate_width)
}

/// How large piles are.
#[derive(Clone, Copy, PartialEq)]
enum Piles {
    Usual,
    /// So that a player has room beside them.
    Small,
    /// The same, without those where no card is.
    Filled,
}

fn pile_width(pile: &Pile, piles: Piles) -> f32 {
    match piles {
        Piles::Usual => size::PILE.x,
        Piles::Small if pile.count == 0 => size::EMPTY_PILE,
        Piles::Filled if pile.count == 0 => 0.0,
        Piles::Small | Piles::Filled => size::SMALL_PILE,
    }
}

/// The largest piles beside which there is so much room for the rest.
fn piles_beside(scene: &Scene, player: usize, rest: f32, width: f32) -> Piles {
    let fits = |piles: &Piles| piles_width(scene, player, *piles) + rest <= width;
    [Piles::Usual, Piles::Small].into_iter().find(fits).unwrap_or(Piles::Filled)
}

fn piles_width(scene: &Scene, player: usize, piles: Piles) -> f32 {
    let all = scene.sides.get(player).map_or(&[][..], |side| &side.piles);
    let wide = all.iter().map(|pile| pile_width(pile, piles)).filter(|wide| *wide > 0.0);
    wide.map(|wide| wide + size::PILE_GAP).sum()
}

/// The effects that stand beside a player, with their places among all.
fn shields(scene: &Scene, player: usize) -> impl Iterator<Item = (usize, &Shield)> {
    let guards_card = move |shield: &Shield| {
        let piece = shield.guards.and_then(|at| scene.pieces.get(at));
        piece.is_some_and(|piece| piece.zone == Zone::Battlefield)
    };
    let all = scene.shields.iter().enumerate();
    all.filter(move |(_, shield)| shield.player == player && !guards_card(shield))
}

fn shield_width(shield: &Shield) -> f32 {
    sizes::text_width(&shield.words) + 2.0 * size::CHIP + 18.0
}

fn plate_width(side: &Side) -> f32 {
    let figures = size::LIFE / sizes::BOX_TEXT;
    let before = side.life_before.map_or(0.0, |life| sizes::text_width(&format!("{life} > ")) * figures);
    let active = if side.is_active { sizes::text_width("active") } else { 0.0 };
    let counters: f32 = side.counters.iter().map(|one| sizes::text_width(one) + size::CHIP).sum();
    let life = sizes::text_width(&side.life.to_string()) * figures;
    sizes::text_width(&side.name) * 1.15 + before + active + counters + life + 76.0
}

/// Lays it out.
pub(super) fn lay_out(scene: &Scene, player: usize, line: Rect, laid: &mut Laid) {
    let Some(side) = scene.sides.get(player) else { return };
    let is_broken = is_broken(scene, player, line.width());
    let room = line.shrink2(vec2(size::MARGIN, size::MARGIN * 0.25));
    let (upper, lower) = if is_broken { room.split_top_bottom_at_fraction(0.5) } else { (room, room) };
    let others = if is_broken { 2.0 * size::MARGIN } else { beside(scene, player) };
    let piles = piles_beside(scene, player, others, line.width());
    let mut x = room.left();
    for pile in side.piles.iter().filter(|pile| pile_width(pile, piles) > 0.0) {
        let wide = vec2(pile_width(pile, piles), size::PILE.y);
        let rect = Rect::from_min_size(pos2(x, lower.center().y - wide.y / 2.0), wide);
        laid.piles.push(LaidPile { player, zone: pile.zone, rect });
        x += wide.x + size::PILE_GAP;
    }
    let width = plate_width(side).min(room.width());
    let right = upper.right();
    let plate = Vec2::new(width, size::RAIL);
    let from = pos2(right - width, upper.center().y - plate.y / 2.0);
    if let Some(place) = laid.plates.get_mut(player) {
        *place = Rect::from_min_size(from, plate);
    }
    let mut end = from.x - sizes::CHIP_GAP;
    for (at, shield) in shields(scene, player) {
        let wide = shield_width(shield).min(end - room.left()).max(0.0);
        let from = pos2(end - wide, upper.center().y - size::SHIELD / 2.0);
        if let Some(place) = laid.shields.get_mut(at) {
            *place = Rect::from_min_size(from, vec2(wide, size::SHIELD));
        }
        end -= wide + sizes::CHIP_GAP;
    }
}
