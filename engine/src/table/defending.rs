//! Who is the defending player of an attacker.

use super::after_layers::AfterLayers;
use super::object::ObjectState;
use super::state::State;
use crate::table::Table;
use language::board::CardType;
use statements::ids::{ObjectId, PlayerId, Target};

/// An attacking creature, as it is or as it last was.
#[derive(Clone, Copy)]
pub(crate) struct Attack<'a> {
    pub(crate) attacker: &'a ObjectState,
    /// Who controls or controlled it; where nobody does, its owner counts.
    pub(crate) controller: Option<PlayerId>,
}

/// The one player who is the defending player of an attacker, or was as it was removed from combat. None where the board does
/// not say whom it attacks.
pub(crate) fn defender_of(
    table: &Table,
    state: &State,
    seen: &[AfterLayers],
    id: ObjectId,
) -> Option<PlayerId> {
    let attacker = state.object(id);
    if !attacker.attacking || attacker.fight.defender.is_some() {
        return attacker.fight.defender;
    }
    let attack = Attack { attacker, controller: seen[id.index()].controller };
    let mut players = (0..state.players.len()).map(PlayerId::at);
    attacker.fight.attacks.and_then(|_| players.find(|&player| attack.is_on(player, table, state, seen)))
}

impl Attack<'_> {
    /// Whether a player is the defending player: whom it attacks, who controls the planeswalker or protects the battle
    /// that it attacks (CR 508.5 (2026-04-17), 602.2a (2006-10-01)). Where the board does not say what it attacks, and
    /// where that is gone, it is any opponent of its controller. `seen` is what the objects of `state` are.
    pub(crate) fn is_on(self, player: PlayerId, table: &Table, state: &State, seen: &[AfterLayers]) -> bool {
        let Self { attacker, controller } = self;
        if let Some(defender) = attacker.fight.defender {
            return defender == player;
        }
        match attacker.fight.attacks {
            Some(Target::Player(defender)) => defender == player,
            Some(Target::Object(id)) if state.is_permanent(id) => {
                let there = &seen[id.index()];
                let defender =
                    if there.is.is(CardType::Battle) { state.object(id).protector } else { there.controller };
                defender == Some(player)
            }
            Some(Target::Object(_)) | None => {
                table.team(player) != table.team(controller.unwrap_or(attacker.owner))
            }
        }
    }
}
