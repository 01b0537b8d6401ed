//! Players, as an effect or an instruction names them.

use serde::{Deserialize, Serialize};

use super::{Condition, Past, What};
use crate::board::PlayerDesignation;

/// Some of the players. As a filter it asks "is this player one of them?"; where one player or each player is
/// wanted, it is the list in turn order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Who {
    /// Every player in the game.
    Anyone,
    /// The controller of the effect or instruction.
    You,
    /// Everyone but its controller.
    Opponents,
    /// The active player.
    Active,
    /// The player of this name.
    Named(String),
    /// The player that the event being replaced affects, or who controls or owns what it affects; in what a
    /// `ForEachPlayer` does: that player.
    Affected,
    /// The controllers of these objects.
    ControllerOf(Box<What>),
    /// The owners of these objects.
    OwnerOf(Box<What>),
    /// The players that one of these spells targets.
    TargetedBy(Box<What>),
    /// The players to whom one of these is attached: the enchanted player.
    EnchantedBy(Box<What>),
    /// The defending player of each of these attackers: whom it attacks, who controls the planeswalker or protects the
    /// battle that it attacks. Where the board does not say what it attacks: its controller's opponents.
    Defending(Box<What>),
    /// The controller of the source of the damage that is being replaced.
    SourceController,
    /// The player chosen as the source entered.
    ChosenPlayer,
    /// The players that a spell or an ability targets by this name.
    Chosen(String),
    /// Players to whom such an event has happened, or who controlled or owned that to which it happened.
    HappenedTo(Box<Past>),
    /// Players who have this designation: the monarch.
    Designated(PlayerDesignation),
    /// Players who have this mark of the board's author.
    HasMark(String),
    /// Players of whom this is so, each of them as `Affected`.
    Such(Box<Condition>),
    /// Any of these.
    OneOf(Vec<Self>),
    /// Every player that is not one of these.
    Not(Box<Self>),
}
