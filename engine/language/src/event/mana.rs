//! Types of mana.

use serde::{Deserialize, Serialize};

/// A type of mana.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Mana {
    /// White mana, `{W}`.
    White,
    /// Blue mana, `{U}`.
    Blue,
    /// Black mana, `{B}`.
    Black,
    /// Red mana, `{R}`.
    Red,
    /// Green mana, `{G}`.
    Green,
    /// Colourless mana, `{C}`: a type, but no colour.
    Colorless,
}

impl Mana {
    /// Every type, in the usual order.
    pub const ALL: [Self; 6] =
        [Self::White, Self::Blue, Self::Black, Self::Red, Self::Green, Self::Colorless];

    /// Its colour, if it has one.
    pub const fn color(self) -> Option<crate::board::Color> {
        use crate::board::Color;
        match self {
            Self::White => Some(Color::White),
            Self::Blue => Some(Color::Blue),
            Self::Black => Some(Color::Black),
            Self::Red => Some(Color::Red),
            Self::Green => Some(Color::Green),
            Self::Colorless => None,
        }
    }
}
