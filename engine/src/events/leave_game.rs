//! Leaving the game (CR 800.4a (2026-04-17), 600.4a (2006-10-01)): who has lost while others play on takes along what
//! they own. That is no event and nothing replaces it; that what they still control then is exiled is one.
//!
//! Known gap: until 2026-04-17 a spell that a player controls and somebody else owns ceases to exist; here it is exiled,
//! as by the newest text. What other effects than a change of control do for that player goes on.

use super::deed::title::give;
use super::zone::put;
use crate::table::object::{Gain, ObjectState};
use crate::table::state::{PlayerState, State};
use crate::table::{NO_ORIGIN, Table};
use language::board::{ObjectKind, PlayerDesignation, Standing, Zone};
use language::effect::Cause;
use language::event::{Deed, Place};
use language::rule::Switch;
use statements::happening::Happening;
use statements::ids::{BoardId, ObjectId, PlayerId};
use statements::part::{Marks, Part};

/// Everyone who has lost in this event leaves: what they own goes; control that they gained ends; then what is on the
/// stack and no card ceases to exist. `before` is the board before the event. What they still control is [`stranded`].
/// Returns how permanents that were there before it have left the battlefield by that: abilities that trigger on
/// permanents leaving it trigger on this as well (CR 603.6c (2026-04-17); by 410.10c and the glossary (2006-10-01), too).
/// What is phased out leaves without that (CR 702.26k (2026-04-17)).
///
/// Judgement: what the board lists under another's control than its owner's was gained by an effect.
///
/// Judgement: what is phased out and would be exiled if it were not is exiled, as the newest texts have it, once it is no
/// zone that it is in.
pub(crate) fn leave(table: &Table, before: &State, after: &mut State) -> Vec<Part> {
    let mut left = Vec::new();
    for player in (0..after.players.len()).map(PlayerId::at) {
        let lost = |state: &State| state.player(player).standing == Standing::Lost;
        if lost(after) && !lost(before) {
            after.player_mut(player).left = true;
            let counts = cards_of(after, player);
            for id in after.ids() {
                let there = before.is_permanent(id) && after.is_permanent(id);
                let to = taken_along(table, after, id, player);
                left.extend(to.filter(|_| there).map(|to| gone(id, to)));
            }
            remember(after, player, counts);
        }
    }
    left.extend(passed_on(table, after));
    left
}

/// How many cards a player has in hand, graveyard and library.
fn cards_of(state: &State, player: PlayerId) -> [u64; 3] {
    let listed = |zone: Zone| {
        let is_there = |object: &&ObjectState| {
            object.kind == ObjectKind::Card && object.zone == zone && object.owner == player
        };
        state.objects.iter().filter(is_there).map(|object| object.count).fold(0, u64::saturating_add)
    };
    let known = state.player(player);
    [
        known.unknown_hand.saturating_add(listed(Zone::Hand)),
        known.unknown_graveyard.saturating_add(listed(Zone::Graveyard)),
        known.library(),
    ]
}

/// Of who has left it stays known how many cards they had (CR 800.4i (2026-04-17)).
fn remember(state: &mut State, player: PlayerId, [hand, graveyard, library]: [u64; 3]) {
    let known = state.player_mut(player);
    (known.unknown_hand, known.unknown_graveyard, known.unknown_library) = (hand, graveyard, library);
    known.top.clear();
    known.bottom.clear();
}

/// What only one player at a time has and somebody had who leaves goes to the active player, or to the next one in turn order,
/// at the same time (CR 725.4, 726.4 (2026-04-17), 716.4 (2017-04-28)).
fn passed_on(table: &Table, state: &mut State) -> Vec<Part> {
    let mut all = Vec::new();
    for one in PlayerDesignation::ALL.into_iter().filter(|one| one.is_of_one()) {
        let has = |player: &PlayerState| player.left && player.designations.contains(&one);
        if state.players.iter().any(has)
            && let Some(next) = table.players_from_active(state).next()
        {
            give(state, next, one);
            let happening = Happening::does(next, Deed::Get(one), 1);
            all.push(Part::new(happening, Cause::Rules, NO_ORIGIN, Marks::default()));
        }
    }
    all
}

fn gone(object: ObjectId, to: Zone) -> Part {
    let happening = Happening::Move { object, to, place: Place::Top, milled: false };
    Part::new(happening, Cause::Rules, NO_ORIGIN, Marks::default())
}

/// Where an object goes with the player; none where it stays.
fn taken_along(table: &Table, state: &mut State, id: ObjectId, player: PlayerId) -> Option<Zone> {
    let object = state.object(id);
    if object.owner == player {
        let goes = object.zone != Zone::Outside;
        if goes {
            put(state, id, Zone::Outside);
        }
        return goes.then_some(Zone::Outside);
    }
    if object.gained_before.iter().any(|gain| gain.player == player) {
        state.object_mut(id).gained_before.retain(|gain| gain.player != player);
    }
    let object = state.object(id);
    let controlled = matches!(object.zone, Zone::Battlefield | Zone::Stack) && object.controller == player;
    if !controlled {
        return None;
    }
    if object.zone == Zone::Battlefield
        && let Some(Gain { player: back, over }) = had_before(state, id, player)
    {
        let object = state.object_mut(id);
        object.gained_before.retain(|gain| gain.player != back);
        object.controller = back;
        object.gained_over = over;
        return None;
    }
    let phased_out = object.phased_out.is_some();
    // In a zone of its own nobody controlled what was phased out (217.8c (2006-10-01)).
    if phased_out && table.on(Switch::PhasedOutZone) {
        return None;
    }
    let to = if ceases(object) { Some(Zone::Outside) } else { phased_out.then_some(Zone::Exile) };
    if let Some(to) = to {
        put(state, id, to);
        state.object_mut(id).just_moved = table.asks_of_commander(id);
    }
    to
}

/// What is exiled since a player who has left the game has come to control it by this event: by leaving, or because the
/// control of another has ended. It is an event of its own, right after the other (CR 800.4a, 800.4c (2026-04-17), 600.4a
/// (2006-10-01)).
///
/// Judgement: that another's control has ended counts also before 2012-05-01, when no text speaks of it.
pub(crate) fn stranded(table: &Table, before: BoardId, now: BoardId) -> Vec<Part> {
    let state = table.board(now);
    if state.players.iter().all(|player| !player.left) {
        return Vec::new();
    }
    let is_stranded = |board: BoardId, id: ObjectId| {
        let (state, seen) = (table.board(board), &table.view(board).seen);
        id.index() < state.objects.len()
            && matches!(state.object(id).zone, Zone::Battlefield | Zone::Stack)
            && state.object(id).phased_out.is_none()
            && seen[id.index()].controller.is_some_and(|player| state.player(player).left)
    };
    let new = state.ids().filter(|&id| is_stranded(now, id) && !is_stranded(before, id));
    new.map(|id| gone(id, Zone::Exile)).collect()
}

/// Who has an object again when control that a player has gained ends: whoever gained it last before, or had it as it entered.
fn had_before(state: &State, id: ObjectId, player: PlayerId) -> Option<Gain> {
    let object = state.object(id);
    let there = |gain: &&Gain| gain.player != player && !state.player(gain.player).left;
    let gained = object.gained_before.iter().rev().find(there).cloned();
    let entered = Gain { player: object.entered_under, over: Vec::new() };
    gained.or(Some(entered).filter(|entered| there(&entered)))
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
