//! Leaving the game (CR 800.4a (2026-04-17), 600.4a (2006-10-01)): who has lost while others play on takes along what
//! they own. It is no event and nothing replaces it.
//!
//! Known gap: until 2026-04-17 a spell that a player controls and somebody else owns ceases to exist; here it is exiled,
//! as by the newest text. What other effects than a change of control do for that player goes on.

use super::zone::put;
use crate::board::{ObjectKind, Zone};
use crate::ids::{ObjectId, PlayerId};
use crate::table::{ObjectState, Standing, State};

/// Everyone who has lost in this event leaves: what they own goes; control that they gained ends; then what is on the
/// stack and no card ceases to exist, and what they still control is exiled. `before` is the board before the event.
///
/// Judgement: what the board lists under another's control than its owner's was gained by an effect.
pub(crate) fn leave(before: &State, after: &mut State) {
    for player in (0..after.players.len()).map(PlayerId::at) {
        let lost = |state: &State| state.player(player).standing == Standing::Lost;
        if lost(after) && !lost(before) {
            after.player_mut(player).left = true;
            for id in after.ids() {
                taken_along(after, id, player);
            }
        }
    }
}

fn taken_along(state: &mut State, id: ObjectId, player: PlayerId) {
    let object = state.object(id);
    if object.owner == player {
        if object.zone != Zone::Outside {
            put(state, id, Zone::Outside);
        }
        return;
    }
    let controlled = matches!(object.zone, Zone::Battlefield | Zone::Stack) && object.controller == player;
    if !controlled {
        return;
    }
    if object.entered_under != player && !state.player(object.entered_under).left {
        let back = object.entered_under;
        state.object_mut(id).controller = back;
    } else if ceases(object) {
        put(state, id, Zone::Outside);
    } else {
        put(state, id, Zone::Exile);
    }
}

/// What is on the stack and not represented by a card.
fn ceases(object: &ObjectState) -> bool {
    let card = match object.kind {
        ObjectKind::Card => true,
        ObjectKind::Token
        | ObjectKind::SpellCopy
        | ObjectKind::CardCopy
        | ObjectKind::Ability
        | ObjectKind::Emblem => false,
    };
    object.zone == Zone::Stack && !card
}
