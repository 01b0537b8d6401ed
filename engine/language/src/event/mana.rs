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

    /// What it is called: `red mana`.
    pub const fn said(self) -> &'static str {
        match self {
            Self::White => "white mana",
            Self::Blue => "blue mana",
            Self::Black => "black mana",
            Self::Red => "red mana",
            Self::Green => "green mana",
            Self::Colorless => "colorless mana",
        }
    }

    /// Its symbol: `{R}` (CR 107.4 (2026-04-17)).
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::White => "{W}",
            Self::Blue => "{U}",
            Self::Black => "{B}",
            Self::Red => "{R}",
            Self::Green => "{G}",
            Self::Colorless => "{C}",
        }
    }

    /// Of which types mana may be where an ability is called "mana", or "green mana": any that adds such mana is meant. None for
    /// another name.
    pub fn wanted(ability: &str) -> Option<Vec<Self>> {
        if ability.eq_ignore_ascii_case("mana") {
            return Some(Self::ALL.to_vec());
        }
        Self::ALL.into_iter().find(|mana| mana.said().eq_ignore_ascii_case(ability)).map(|one| vec![one])
    }

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
