//! Sizes of what lies on the table; those of cards at a scale of 1.

use egui::Vec2;

/// A card that stands upright; one that is tapped lies on its side, its letters upright.
pub const CARD: Vec2 = Vec2::new(92.0, 108.0);
/// The scales at which cards are drawn, the largest first; where none fits, like ones lie on heaps, and then rows scroll.
pub const SCALES: [f32; 7] = [1.25, 1.15, 1.05, 0.95, 0.85, 0.77, 0.7];
/// Below this scale a card says what it is by letters only.
pub const WORDS: f32 = 0.8;
/// The band of a card with its name, in two lines.
pub const BAND: f32 = 36.0;
/// A band is not lower, so that two lines have room in it.
pub const BAND_LEAST: f32 = 29.0;
/// How far cards stand apart, and rows of them.
pub const GAP: f32 = 12.0;
/// How far what is attached sticks out below its host, and to the right.
pub const UNDER: Vec2 = Vec2::new(8.0, 19.0);
/// How far each further card of a heap sticks out.
pub const LAYER: f32 = 3.0;
/// So many further cards of a heap are seen.
pub const LAYERS: usize = 3;
/// Around everything on a side.
pub const MARGIN: f32 = 12.0;
/// The line with a player and piles.
pub const RAIL: f32 = 38.0;
/// A pile.
pub const PILE: Vec2 = Vec2::new(62.0, 36.0);
/// A pile where there is little room.
pub const SMALL_PILE: f32 = 50.0;
/// The same of a pile without cards.
pub const EMPTY_PILE: f32 = 32.0;
/// Between piles.
pub const PILE_GAP: f32 = 10.0;
/// What stands between the edge of a chip and its words.
pub const CHIP: f32 = 8.0;
/// An effect that has left its source.
pub const SHIELD: f32 = 26.0;
/// The same on the edge of what it guards.
pub const BADGE: f32 = 18.0;
/// The stack while nothing is there.
pub const EMPTY_STACK: f32 = 26.0;
/// The stack.
pub const STACK: f32 = 88.0;
/// What stands in front of the stack.
pub const STACK_LABEL: f32 = 64.0;
/// Something on the stack.
pub const LYING: f32 = 236.0;
/// It is not narrower where there are several.
pub const LYING_LEAST: f32 = 148.0;
/// Two players sit beside each other where each has so much room.
pub const SEAT: f32 = 290.0;
/// The line above the table.
pub const HEAD: f32 = 28.0;
/// The name on a card.
pub const NAME: f32 = 12.5;
/// Everything else on a card, and the names of piles.
pub const TINY: f32 = 11.0;
/// The letters in circles.
pub const LETTER: f32 = 10.0;
/// The circle around a letter.
pub const CIRCLE: f32 = 13.0;
/// Numbers: power and toughness, cards in a pile.
pub const FIGURE: f32 = 14.0;
/// The life of a player.
pub const LIFE: f32 = 18.0;
/// How much goes by with a turn of the wheel, where rows scroll.
pub const BAR: f32 = 5.0;
/// The line of an event.
pub const EVENT_LINE: f32 = 3.0;
/// The line of an attack or a block.
pub const FIGHT_LINE: f32 = 2.0;
/// The line to a target.
pub const TARGET_LINE: f32 = 1.5;
/// The head of an arrow.
pub const HEAD_OF_ARROW: f32 = 10.0;
/// The two outlines of what glows.
pub const GLOW: f32 = 3.0;
