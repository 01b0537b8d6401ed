//! What a player does: mill, scry, vote, search and the like, each a number of times or with a number of cards.

use serde::{Deserialize, Serialize};

use crate::board::Period;

/// Something that a player does, with a number: so many cards, so many times.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Act {
    /// Puts so many cards from the top of the library into the graveyard.
    Mill,
    /// Discards so many cards of which nothing is known.
    DiscardUnknown,
    /// Looks at so many cards on top of the library and puts any of them on the bottom.
    Scry,
    /// Looks at so many cards on top of the library and puts any of them into the graveyard.
    Surveil,
    /// So many times, gives any permanents and players another counter of each kind that they have.
    Proliferate,
    /// Searches so many cards of a library, from the top; what is found is up to `with_it`.
    Search,
    /// Shuffles the library.
    Shuffle,
    /// Votes so many times; what a vote is, is up to `with_it`, which is followed for each.
    Vote,
    /// Takes so many extra turns.
    TakeExtraTurn,
    /// Has so many additional phases or steps of this kind.
    AddPeriod(Period),
    /// Spends so much mana.
    SpendMana,
    /// Loses the game.
    Lose,
    /// Wins the game.
    Win,
    /// The game is a draw.
    DrawGame,
}

impl Act {
    /// Whether it happens once and has no number.
    pub const fn is_single(self) -> bool {
        match self {
            Self::Shuffle | Self::Lose | Self::Win | Self::DrawGame => true,
            Self::Mill
            | Self::DiscardUnknown
            | Self::Scry
            | Self::Surveil
            | Self::Proliferate
            | Self::Search
            | Self::Vote
            | Self::TakeExtraTurn
            | Self::AddPeriod(_)
            | Self::SpendMana => false,
        }
    }
}
