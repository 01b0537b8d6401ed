//! Producing mana (CR 106.4 (2026-04-17)). It contains nothing; the mana is added to the pool. `AddMana` in FORMAT.md.

use serde::{Deserialize, Serialize};

use super::happen::Change;
use super::spawn::Spawning;
use crate::ids::PlayerId;
use crate::ruling::Happening;
use crate::select::{Amount, What, Who};
use crate::table::{Entry, TooLarge};

/// A type of mana.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Mana {
    /// White.
    White,
    /// Blue.
    Blue,
    /// Black.
    Black,
    /// Red.
    Red,
    /// Green.
    Green,
    /// Colorless.
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

/// Each of these players adds so much mana of one type; the source is what produces it.
pub(super) fn spawn(
    spawning: &mut Spawning<'_>,
    (who, from): (&Who, &What),
    mana: Mana,
    amount: &Amount,
    tapped: bool,
) -> Result<(), TooLarge> {
    let look = spawning.look();
    let (players, amount, source) =
        (look.players(who), look.amount(amount)?, look.objects(from).first().copied());
    for player in players {
        spawning.add(Happening::AddMana { player, source, mana, amount, tapped });
    }
    Ok(())
}

/// Mana is added.
pub(super) fn add(
    change: &mut Change<'_>,
    player: PlayerId,
    mana: Mana,
    amount: u64,
) -> Result<(), TooLarge> {
    let pool = &mut change.state.player_mut(player).mana[mana as usize];
    *pool = pool.checked_add(amount).ok_or(TooLarge)?;
    change.ledger.add(Entry::Added(player, mana), amount)
}
