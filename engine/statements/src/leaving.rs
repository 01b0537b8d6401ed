//! What the rules decide since a player has left the game.

use crate::ids::{AbilityId, ObjectId, PlayerId};

/// What is so since a player has left the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leaving {
    /// What the player owns leaves with them, and what they control on the stack and is no card ceases to exist.
    With {
        /// Who has left.
        player: PlayerId,
        /// What they own.
        owned: Vec<ObjectId>,
        /// What somebody else owns and ceases to exist.
        ceases: Vec<ObjectId>,
        /// Their abilities on the stack.
        abilities: Vec<AbilityId>,
    },
    /// A player makes another's choices no longer, since they have left.
    ChoosesNoLonger {
        /// Who made the choices.
        player: PlayerId,
        /// Whose choices they were.
        of: PlayerId,
    },
    /// The player's turn goes on without them.
    TurnGoesOn(PlayerId),
    /// The player's turn would have come now, and does not begin.
    NoTurn(PlayerId),
    /// What was to last until the player's turn is over, since that would have begun now.
    UntilTheirTurn(PlayerId),
    /// A player makes a choice in place of one who has left.
    InPlace {
        /// Who makes it; nobody where nobody is left to.
        player: Option<PlayerId>,
        /// Who would have made it.
        of: PlayerId,
    },
    /// The player would pay a cost, and does not.
    Unpaid(PlayerId),
    /// A player is the monarch, since who was it has left.
    MonarchLeft(PlayerId),
}
